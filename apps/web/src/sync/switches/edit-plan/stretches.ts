import { isSameList } from '../made/moments.ts';
import { type EditedRow, type InstantRows, instantsOf, keyOf } from './rows.ts';
import type { EditPlan, FrontStretch } from './types.ts';

type Instant = InstantRows<EditedRow>;

/** Compares two sorted histories: where they differ, with one stretch on either side. */
export function comparedFronts(
  rowsBefore: readonly EditedRow[],
  rowsAfter: readonly EditedRow[],
): Pick<EditPlan, 'before' | 'after'> {
  const [before, after] = [instantsOf(rowsBefore), instantsOf(rowsAfter)];
  const isSame = (one: Instant | undefined, other: Instant | undefined) =>
    one !== undefined &&
    other !== undefined &&
    keyOf(one.timestamp) === keyOf(other.timestamp) &&
    one.rows.length === other.rows.length &&
    // Also a change of one of several that leaves the front as it is has its place in the lanes.
    one.rows.every((row, index) => isSameList(row.memberIds, other.rows[index]?.memberIds ?? []));
  let head = 0;
  while (isSame(before[head], after[head])) head += 1;
  const most = Math.min(before.length, after.length) - head;
  let tail = 0;
  while (tail < most && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const start = Math.max(0, head - 1);
  const cut = (instants: readonly Instant[]) => ({
    shown: instants.slice(start, instants.length - tail + 1),
    // What follows the last one shown.
    end: instants[instants.length - tail + 1]?.timestamp ?? null,
  });
  const [left, right] = [cut(before), cut(after)];
  const from = earliest(left.shown[0]?.timestamp, right.shown[0]?.timestamp);
  return { before: stretchesOf(left, from), after: stretchesOf(right, from) };
}

function stretchesOf(
  { shown, end }: { readonly shown: readonly Instant[]; readonly end: string | null },
  from: string | undefined,
): readonly FrontStretch[] {
  const [first] = shown;
  if (from === undefined) return [];
  const stretches = shown.map(({ timestamp, memberIds }, index) => {
    return { from: timestamp, to: shown[index + 1]?.timestamp ?? end, memberIds };
  });
  if (first !== undefined && keyOf(first.timestamp) === keyOf(from)) return stretches;
  return [{ from, to: first?.timestamp ?? end, memberIds: null }, ...stretches];
}

function earliest(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return keyOf(one) < keyOf(other) ? one : other;
}
