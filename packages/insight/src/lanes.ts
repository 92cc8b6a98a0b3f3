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
