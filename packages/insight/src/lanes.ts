import type { CompactHistory } from './compact-history.ts';

/** What is counted separately: a member, or the members of a group together. */
export interface Lane {
  readonly id: string;
  readonly memberIds: readonly string[];
}

/** A lane for each member of a history, in the order of `history.members`. */
export function laneForEach({ members }: CompactHistory): Lane[] {
  return members.map((id) => ({ id, memberIds: [id] }));
}

/** For each member index of the history: the indexes of the lanes it counts in. */
export function lanesOfMembers({ members }: CompactHistory, lanes: readonly Lane[]): readonly Uint32Array[] {
  const found = new Map<string, number[]>();
  for (const [lane, { memberIds }] of lanes.entries()) {
    for (const id of new Set(memberIds)) found.set(id, [...(found.get(id) ?? []), lane]);
  }
  return members.map((id) => Uint32Array.from(found.get(id) ?? []));
}
