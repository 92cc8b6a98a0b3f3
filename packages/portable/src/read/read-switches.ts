import { microsecondAfter, timestampSortKey } from '@frontboard/model';
import { hasSameMembers } from '../same-members.ts';
import type { FileSwitch } from '../system-file.ts';
import { settleTime } from './doubtful-times.ts';
import { timeText } from './read-value.ts';
import type { Notes } from './reading.ts';

/** A switch as a reader found it. */
export interface FoundSwitch {
  readonly timestamp: unknown;
  readonly members: readonly unknown[];
  readonly path: string;
}

/**
 * Switches oldest first, one per time: if two share one, the later in the file moves by a microsecond. Members that the file does not have are left out; a switch that would be empty because of that
 * is left out too, since it would look like a switch-out.
 *
 * @param keyOf the key of the member that a switch names; null for an unknown one
 * @param nowMs with it, a person is asked about times that no history has
 */
export function orderSwitches(
  found: readonly FoundSwitch[],
  keyOf: (name: unknown) => string | null,
  notes: Notes,
  nowMs: number | null = null,
): readonly FileSwitch[] {
  const byTime = new Map<string, FileSwitch>();
  for (const { timestamp, members, path } of found) {
    const time = timeText(timestamp, notes, (ms) => settleTime(ms, `${path}.timestamp`, { nowMs, notes }));
    if (time === null) continue;
    const keys = [...new Set(members.map((name) => keyOf(name)))];
    const known = keys.filter((key) => key !== null);
    if (known.length < keys.length) notes.add('unknown-member', `${path}.members`);
    if (known.length === 0 && members.length > 0) continue;
    addSwitch(byTime, { timestamp: time, members: known }, (kind) => notes.add(kind, path));
  }
  return [...byTime.entries()]
    .map(([time, one]) => [timestampSortKey(time) ?? '', one] as const)
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, one]) => one);
}

/** More switches than these at one time are not a history. */
const MOST_MOVES = 20;

/** Adds a switch at its time, or at the next free one. An existing one with the same members is not added. */
function addSwitch(
  byTime: Map<string, FileSwitch>,
  { timestamp, members }: FileSwitch,
  note: (kind: 'same-time' | 'moved') => void,
): void {
  let free: string | null = timestamp;
  let there = byTime.get(free);
  for (
    let moves = 0;
    there !== undefined && free !== null && !hasSameMembers(there.members, members);
    moves += 1
  ) {
    free = moves < MOST_MOVES ? microsecondAfter(free) : null;
    there = byTime.get(free ?? '');
  }
  if (there !== undefined || free === null) {
    note('same-time');
    return;
  }
  if (free !== timestamp) note('moved');
  byTime.set(free, { timestamp: free, members });
}
