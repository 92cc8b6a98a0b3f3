import { areSameMembers, type EditedRow, keyOf } from './rows.ts';
import type { FrontStretch } from './types.ts';

/** A history before and after an edit, where the two differ and one stretch on either side. */
interface ComparedFronts {
  readonly before: readonly FrontStretch[];
  readonly after: readonly FrontStretch[];
}

/** Compares two sorted histories. */
export function comparedFronts(before: readonly EditedRow[], after: readonly EditedRow[]): ComparedFronts {
  const isSame = (one: EditedRow | undefined, other: EditedRow | undefined) =>
    one !== undefined &&
    other !== undefined &&
    keyOf(one.timestamp) === keyOf(other.timestamp) &&
    areSameMembers(one.memberIds, other.memberIds);
  let head = 0;
  while (isSame(before[head], after[head])) head += 1;
  const most = Math.min(before.length, after.length) - head;
  let tail = 0;
  while (tail < most && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const start = Math.max(0, head - 1);
  const cut = (rows: readonly EditedRow[]) => ({
    shown: rows.slice(start, rows.length - tail + 1),
    // What follows the last one shown.
    end: rows[rows.length - tail + 1]?.timestamp ?? null,
  });
  const [left, right] = [cut(before), cut(after)];
  const from = earliest(left.shown[0]?.timestamp, right.shown[0]?.timestamp);
  return { before: stretchesOf(left, from), after: stretchesOf(right, from) };
}

function stretchesOf(
  { shown, end }: { readonly shown: readonly EditedRow[]; readonly end: string | null },
  from: string | undefined,
): readonly FrontStretch[] {
  const [first] = shown;
  if (from === undefined) return [];
  const stretches = shown
    .map(({ timestamp, memberIds }, index) => {
      return { from: timestamp, to: shown[index + 1]?.timestamp ?? end, memberIds };
    })
    .filter(({ from: start, to }) => to === null || keyOf(start) !== keyOf(to));
  if (first !== undefined && keyOf(first.timestamp) === keyOf(from)) return stretches;
  return [{ from, to: first?.timestamp ?? end, memberIds: null }, ...stretches];
}

function earliest(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return keyOf(one) < keyOf(other) ? one : other;
}
