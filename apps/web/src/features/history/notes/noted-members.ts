import { type Member, recordKey } from '@frontboard/model';
import type { SwitchNote } from '../../../session/local/local-tables.ts';
import type { EntryNames } from '../use-entry-names.ts';

type Front = Parameters<EntryNames['membersOf']>[0];

/** The members in front, then members with a note who were not in front, such as somebody near. Former members have no name. */
export function notedMembers(
  names: EntryNames,
  front: Front,
  note: Pick<SwitchNote, 'members'> | undefined,
): readonly Member[] {
  const there = names.membersOf(front);
  const others = new Set(Object.keys(note?.members ?? {}));
  for (const member of there) others.delete(recordKey(member));
  return [...there, ...names.withUuids(others)];
}

/** The names of members who were near without being in front. */
export function nearBeside(names: EntryNames, front: Front, note: SwitchNote): readonly string[] {
  const inFront = new Set(front.memberIds);
  return notedMembers(names, front, note)
    .filter((member) => !inFront.has(member.id) && note.members[recordKey(member)]?.role === 'near')
    .map(names.nameOf);
}
