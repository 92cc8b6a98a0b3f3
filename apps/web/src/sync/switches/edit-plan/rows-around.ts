import { firstBefore } from '../../../cache/switches/switch-order.ts';
import { haveEqualMembers } from '../made/moments.ts';
import { enteredTimes } from './edited-rows.ts';
import { type EditedRow, keyOf } from './rows.ts';
import type { HistoryEdit } from './types.ts';

/** How many more instants are included on each side of an edit: its neighbours, and their ends. */
const MARGIN = 3;

/**
 * The part of a history (newest first) on which the plan of an edit depends, so that planning takes as long for 50,000 switches as for
 * a few. The plan is the same as with all of them.
 */
export function rowsAround<One extends EditedRow>(rows: readonly One[], edit: HistoryEdit): readonly One[] {
  const row = 'id' in edit ? rows.find(({ id }) => id === edit.id) : undefined;
  // Why the edit is refused depends on the oldest switch.
  if ('id' in edit && row === undefined) return rows;
  const times = [...enteredTimes(edit), ...(row === undefined ? [] : [row.timestamp])].toSorted(
    (one, other) => (keyOf(one) < keyOf(other) ? -1 : 1),
  );
  const [earliest, latest] = [times[0], times.at(-1)];
  if (earliest === undefined || latest === undefined || keyOf(earliest) === '') return rows;
  const frontOf = ({ timestamp }: One) => {
    const instant = rows.slice(firstBefore(rows, timestamp, true), firstBefore(rows, timestamp));
    return [...new Set(instant.flatMap(({ memberIds }) => memberIds))];
  };
  const front = edit.kind === 'merge' && row !== undefined ? frontOf(row) : null;
  // Neighbours with the same members are merged, however many there are; a list does not promise their order.
  const isPart = (it: One) => front !== null && haveEqualMembers(frontOf(it), front);
  const isOpenEnded = 'to' in edit && edit.to === null;
  const newest = isOpenEnded ? 0 : edgeOf(rows, firstBefore(rows, latest, true) - 1, -1, isPart) + 1;
  return rows.slice(newest, edgeOf(rows, firstBefore(rows, earliest, true), 1, isPart));
}

/** The index after the margin, going from `start` in steps of 1 or -1. Switches of one instant stay together. */
function edgeOf<One extends EditedRow>(
  rows: readonly One[],
  start: number,
  step: 1 | -1,
  isPart: (row: One) => boolean,
): number {
  let index = start;
  const skipWhile = (isSkipped: (row: One) => boolean) => {
    for (let row = rows[index]; row !== undefined && isSkipped(row); row = rows[index]) index += step;
  };
  skipWhile(isPart);
  for (let left = MARGIN; left > 0; left -= 1) {
    const instant = keyOf(rows[index]?.timestamp ?? '');
    skipWhile(({ timestamp }) => keyOf(timestamp) === instant);
  }
  return index;
}
