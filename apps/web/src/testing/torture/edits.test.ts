import { createRandom, formatMicros, insertMember, insertSwitch, newMemberRow } from '@frontboard/sandbox';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../../persistence/database.ts';
import { SETTINGS_KEY } from '../../state/settings.ts';
import { planEdit } from '../../sync/switches/edit-plan/plan-edit.ts';
import type { EditStep, HistoryEdit } from '../../sync/switches/edit-plan/types.ts';
import { readQueue } from '../../sync/switches/engine/stored-switch.ts';
import type { EditRequest, SwitchCopy } from '../../sync/switches/types.ts';
import { emptyDatabase } from '../empty-database.ts';
import { createOrigin } from '../fake-browser.ts';
import { createFakeClock } from '../fake-clock.ts';
import { installFakeDatabase } from '../fake-database.ts';
import { type OpenApp, openApp } from '../open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../small-world.ts';

installFakeDatabase();

const RUNS = inject('isLong') ? 1_000 : 8;
const OWN = systemUuidOf(0);
const MEMBERS = [
  { uuid: '11111111-0000-4000-8000-000000000000', id: 'memaaa', name: 'Member 0' },
  { uuid: '11111111-0000-4000-8000-00000000feed', id: 'memaab', name: 'Member 1' },
  { uuid: '11111111-0000-4000-8000-00000000beef', id: 'memaac', name: 'Member 2' },
];
const START_MS = Date.UTC(2023, 4, 3, 12);

/** A switch without its id, which changes when a deletion is undone. */
interface Row {
  readonly timestamp: string;
  readonly members: string;
}

/**
 * A person edits the history again and again, in two tabs that crash, on a bad connection, and undoes edits while they are sent, after they are
 * sent and after a reload. At the end of each round the history must be the result of the remaining edits. Returns what is wrong.
 */
async function live(seed: number): Promise<readonly string[]> {
  await emptyDatabase();
  const random = createRandom(`edits ${seed}`);
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const { state, faults } = world.sandbox;
  const created = '2023-01-01T00:00:00Z';
  for (const member of MEMBERS.slice(1))
    insertMember(state, newMemberRow({ ...member, system: OWN, created }));
  for (let index = 0; index < 5; index += 1) {
    insertSwitch(state, {
      uuid: `33333333-0000-4000-8000-00000000000${index}`,
      system: OWN,
      timestamp: BigInt(START_MS + index * 600_000) * 1_000n + BigInt(index),
      members: someMembers(random).map(({ uuid }) => uuid),
    } as Parameters<typeof insertSwitch>[1]);
  }
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const open = () => openApp({ world, clock, origin, latencyMs: random.pick([20, 20, 400]) });
  const tabs = [open(), open()] as [OpenApp, OpenApp];
  const wrong: string[] = [];
  /** The remaining edits, latest last, each with the history before it. */
  const standing: { readonly id: string; readonly before: readonly Row[] }[] = [];

  async function until(isSo: () => boolean): Promise<void> {
    for (let step = 0; step < 20_000 && !isSo(); step += 1) await clock.advance(20);
    if (!isSo()) throw new Error(`Seed ${seed} comes to no end.`);
  }
  async function come<T>(promise: Promise<T>): Promise<T> {
    let isThere = false;
    const settled = promise.finally(() => {
      isThere = true;
    });
    settled.catch(() => {});
    await until(() => isThere);
    return settled;
  }
  const ownRows = () =>
    [...state.switches.values()]
      .filter(({ system }) => system === OWN)
      .sort((one, other) => Number(one.timestamp - other.timestamp))
      .map(({ uuid, timestamp, members }) => ({ id: uuid, timestamp: formatMicros(timestamp), members }));
  const rows = (): readonly Row[] =>
    ownRows().map(({ timestamp, members }) => ({ timestamp, members: members.join() }));
  const idOf = (uuid: string) => MEMBERS.find((member) => member.uuid === uuid)?.id ?? uuid;
  const memberOf = (id: string) => MEMBERS.find((member) => member.id === id) ?? { uuid: id, id, name: id };

  function copyOf(switchId: string): SwitchCopy {
    const found = ownRows().find(({ id }) => id === switchId);
    if (found === undefined) throw new Error('A step is about a switch that is there.');
    const { timestamp, members } = found;
    return { switchId, timestamp, members: members.map((uuid) => memberOf(idOf(uuid))), isWhole: true };
  }

  function requestOf(step: EditStep): EditRequest {
    if (step.kind === 'record') {
      const follows = step.follows == null ? step.follows : copyOf(step.follows);
      return { kind: 'record', timestamp: step.timestamp, members: step.memberIds.map(memberOf), follows };
    }
    const base = copyOf(step.id);
    if (step.kind === 'move') return { kind: 'move', base, timestamp: step.timestamp };
    if (step.kind === 'delete') return { kind: 'delete', base };
    return { kind: 'edit-members', base, members: step.memberIds.map(memberOf) };
  }

  /** What the history becomes by an edit. */
  function after(steps: readonly EditStep[]): readonly Row[] {
    const kept = ownRows().flatMap(({ id, timestamp, members }): Row[] => {
      const step = steps.find((it) => 'id' in it && it.id === id);
      if (step?.kind === 'delete') return [];
      if (step?.kind === 'move') return [{ timestamp: exact(step.timestamp), members: members.join() }];
      if (step?.kind === 'edit-members') return [{ timestamp, members: uuids(step.memberIds) }];
      return [{ timestamp, members: members.join() }];
    });
    const made = steps.flatMap((step) =>
      step.kind === 'record' ? [{ timestamp: exact(step.timestamp), members: uuids(step.memberIds) }] : [],
    );
    return [...kept, ...made].toSorted((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
  }
  const uuids = (ids: readonly string[]) => ids.map((id) => memberOf(id).uuid).join();
  // In the service's format.
  const exact = (timestamp: string) => formatMicros((BigInt(Date.parse(timestamp)) * 1_000n) as never);

  function someEdit(): HistoryEdit {
    const at = () => new Date(START_MS + random.between(-10, 60) * 61_000).toISOString();
    const known = ownRows();
    const id = random.pick(known.map((row) => row.id));
    const memberIds = someMembers(random).map((member) => member.id);
    const [from, to] = [at(), at()].sort() as [string, string];
    switch (
      random.pick([
        'insert',
        'insert',
        'take-out',
        'add',
        'move',
        'change-members',
        'delete',
        'split',
      ] as const)
    ) {
      case 'insert':
        return { kind: 'insert', memberIds, from, to };
      case 'take-out':
        return { kind: 'take-out', memberIds, from, to };
      case 'add':
        return { kind: 'add', at: from, memberIds };
      case 'move':
        return { kind: 'move', id, to: from };
      case 'change-members':
        return { kind: 'change-members', id, memberIds };
      case 'delete':
        return { kind: 'delete', id };
      case 'split':
        return { kind: 'split', id, at: from, memberIds };
    }
  }

  async function healed(): Promise<void> {
    faults.clear();
    const isCalm = ({ switchQueue, session }: OpenApp) =>
      switchQueue.getSnapshot().isReady &&
      switchQueue.getSnapshot().waiting === 0 &&
      session.getState().state === 'logged-in';
    let calm = 0;
    while (calm < 3) {
      await until(() => tabs.every(isCalm));
      await clock.advance(1_000);
      const stored = readQueue(await (await openDatabase()).getAll('outbox'));
      calm = stored.every(({ uncheckedSinceMs }) => uncheckedSinceMs === null) ? calm + 1 : 0;
    }
  }
  function breakSomething(): void {
    const kind = random.pick(['lost-answer', 'drop', 'status', 'cut'] as const);
    const method = random.pick(['POST', 'PATCH', 'DELETE', 'GET']);
    const dicing = { seed: random.between(1, 1_000_000), probability: random.pick([0.3, 0.8]) };
    faults.add({
      kind,
      match: { method },
      ...dicing,
      ...(kind === 'status' && { status: 503 }),
      ...(kind === 'cut' && { ms: [1, 20] as const }),
    });
  }
  function reload(): void {
    const index = random.pick([0, 1] as const);
    tabs[index].close();
    tabs[index] = open();
  }

  await until(() => tabs.every(({ switchQueue }) => switchQueue.getSnapshot().isReady));
  await healed();
  for (let left = random.between(2, 6); left > 0; left -= 1) {
    const before = rows();
    const last = standing.at(-1);
    let wanted = before;
    if (last !== undefined && random.chance(0.3)) {
      if (random.chance(0.4)) reload();
      if (random.chance(0.5)) breakSomething();
      const undone = await come(random.pick(tabs).switchQueue.undoEdit(last.id));
      if (undone.ok) {
        standing.pop();
        wanted = last.before;
      } else if (tabs.every(({ switchQueue }) => switchQueue.getSnapshot().isReady))
        wrong.push(`no undo: ${undone.message}`);
    } else {
      const known = ownRows().map((row) => ({ ...row, memberIds: row.members.map(idOf) }));
      const edit = someEdit();
      const plan = planEdit({ rows: known, isComplete: true, nowMs: clock.now() }, edit);
      if (!plan.ok) continue;
      wanted = after(plan.steps);
      if (random.chance(0.6)) breakSomething();
      const requests = plan.steps.map(requestOf);
      const stored = await come(random.pick(tabs).switchQueue.edit({ kind: edit.kind, requests }, OWN));
      if (!stored.ok) throw new Error(stored.message);
      await clock.advance(random.pick([0, 20, 100, 700, 4_000]));
      if (random.chance(0.3)) reload();
      if (random.chance(0.3)) {
        await until(() => tabs.every(({ switchQueue }) => switchQueue.getSnapshot().isReady));
        const undone = await come(random.pick(tabs).switchQueue.undoEdit(stored.id));
        if (undone.ok) wanted = before;
        else wrong.push(`no undo at once: ${undone.message}`);
      }
      if (wanted !== before) standing.push({ id: stored.id, before });
    }
    await healed();
    if (JSON.stringify(rows()) !== JSON.stringify(wanted))
      wrong.push(
        `${JSON.stringify(before)} became ${JSON.stringify(rows())} and not ${JSON.stringify(wanted)}`,
      );
    if (wrong.length > 0) break;
  }
  for (const tab of tabs) tab.close();
  return wrong;
}

function someMembers(random: ReturnType<typeof createRandom>) {
  const pool = [...MEMBERS];
  return Array.from({ length: random.pick([0, 1, 1, 2]) }, () =>
    pool.splice(random.between(0, pool.length - 1), 1),
  ).flat();
}

test('under random faults, every edit of the history is carried out or undone as a whole, once', async () => {
  for (let seed = 1; seed <= RUNS; seed += 1) expect(await live(seed), `seed ${seed}`).toEqual([]);
});
