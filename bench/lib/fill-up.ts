import { insertMember, newMemberRow, type SandboxState } from '@frontboard/sandbox';

/** A system of the large world. All of its members are public once it is filled. */
export const FILLED_SYSTEM = 'annex';

/** Gives a system `count` members: copies of the members of the large system, with similar fields. */
export function fillUp(state: SandboxState, count: number, system = FILLED_SYSTEM): void {
  const find = (name: string) => {
    const row = [...state.systems.values()].find(({ id }) => id === name);
    if (row === undefined) throw new Error(`The world has no system ${name}.`);
    return row;
  };
  const target = find(system);
  const source = find('large');
  const all = [...state.members.values()];
  const missing = count - all.filter(({ system }) => system === target.uuid).length;
  const models = all.filter(({ system }) => system === source.uuid);
  for (let index = 0; index < missing; index += 1) {
    const model = models[index % models.length];
    if (model === undefined) throw new Error('The large system has no members.');
    // All are public.
    const { privacy: _, ...facts } = model;
    insertMember(
      state,
      newMemberRow({
        ...facts,
        uuid: crypto.randomUUID(),
        id: `m${String(index)
          .padStart(5, '0')
          .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
        system: target.uuid,
        name: `${facts.name} ${index}`,
        created: target.created,
      }),
    );
  }
}
