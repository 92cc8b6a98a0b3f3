import type { TimedSwitch } from '@frontboard/insight';

/** How a list becomes another: at `start`, so many entries are removed, and those from `start` to before `end` of the new list are inserted. */
export interface ListSplice {
  readonly start: number;
  readonly deleteCount: number;
  readonly end: number;
}

/** The one change between two lists that share their beginning and their end. Null when they are the same. */
export function spliceBetween(
  before: readonly TimedSwitch[],
  after: readonly TimedSwitch[],
): ListSplice | null {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let tail = 0;
  while (tail < shorter - start && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const deleteCount = before.length - tail - start;
  const end = after.length - tail;
  return deleteCount === 0 && end === start ? null : { start, deleteCount, end };
}

function isSame(one: TimedSwitch | undefined, other: TimedSwitch | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  return (
    one.atMs === other.atMs &&
    one.memberIds.length === other.memberIds.length &&
    one.memberIds.every((id, index) => id === other.memberIds[index])
  );
}
