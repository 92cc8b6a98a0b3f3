import { parseTimestamp, timestampSortKey } from '@frontboard/model';
import { hasSameMembers } from '../same-members.ts';
import type { FileSwitch } from '../system-file.ts';
import type { ImportChoice } from './import-choice.ts';

/** Why a switch of the file is not imported. */
export type SwitchSkip =
  /** The service has it. */
  | 'exists'
  /** The service has another one at its time, which stays. */
  | 'differs'
  /** The switch before it has the same members. */
  | 'same-front'
  /** Its members are not imported. */
  | 'no-members'
  | 'future'
  /** It is shorter than the person's minimum. */
  | 'short'
  /** It is outside the chosen part of the history. */
  | 'outside';

/** What happens to the switches of a file. */
export interface PlannedSwitches {
  /** Oldest first; members by the key of the file. */
  readonly added: readonly FileSwitch[];
  readonly skipped: Readonly<Record<SwitchSkip, number>>;
  /** Times at which the service has other members than the file; the first of them. */
  readonly differing: readonly string[];
}

interface SwitchPlanning {
  /** What a member of the file is in both histories; null if they are not imported. Custom fronts that are left out are undefined. */
  readonly identityOf: (key: string) => string | null | undefined;
  readonly nowMs: number;
  readonly choice: Pick<ImportChoice, 'history' | 'joinWithinMs'>;
}

const MOST_DIFFERING = 100;

/** The imported switches beside the existing ones. */
export function planSwitches(
  file: readonly FileSwitch[],
  now: readonly FileSwitch[],
  { identityOf, nowMs, choice }: SwitchPlanning,
): PlannedSwitches {
  const skipped = {
    exists: 0,
    differs: 0,
    'same-front': 0,
    'no-members': 0,
    future: 0,
    short: 0,
    outside: 0,
  };
  const differing: string[] = [];
  const existing = new Map(now.map((one) => [one.timestamp, one.members]));
  const isInside = periodOf(now, choice.history);
  const wanted: Entry[] = [];
  for (const [index, { timestamp, members }] of file.entries()) {
    const known = members.filter((key) => typeof identityOf(key) === 'string');
    const skip =
      known.length === 0 && members.some((key) => identityOf(key) === null)
        ? 'no-members'
        : (parseTimestamp(timestamp) ?? nowMs) > nowMs
          ? 'future'
          : isShort(file, index, choice.joinWithinMs)
            ? 'short'
            : null;
    if (skip !== null) {
      skipped[skip] += 1;
      continue;
    }
    const front = known.map((key) => identityOf(key) ?? '');
    const there = existing.get(timestamp);
    if (there !== undefined) {
      const isSame = hasSameMembers(there, front);
      skipped[isSame ? 'exists' : 'differs'] += 1;
      if (!isSame && differing.length < MOST_DIFFERING) differing.push(timestamp);
    } else if (isInside(timestamp)) wanted.push({ timestamp, front, members: known });
    else skipped.outside += 1;
  }
  const added = withoutRepeats(wanted, now);
  skipped['same-front'] = wanted.length - added.length;
  return { added: added.map(({ timestamp, members }) => ({ timestamp, members })), skipped, differing };
}

interface Entry extends FileSwitch {
  /** Who it is in both histories. */
  readonly front: readonly string[];
}

function periodOf(
  now: readonly FileSwitch[],
  history: ImportChoice['history'],
): (timestamp: string) => boolean {
  const first = timestampSortKey(now[0]?.timestamp);
  const last = timestampSortKey(now.at(-1)?.timestamp);
  if (history === 'all' || first === null || last === null) return () => true;
  return (timestamp) => {
    const key = timestampSortKey(timestamp) ?? '';
    return history === 'before' ? key < first : key > last;
  };
}

/** Whether the next switch of the file came sooner than the minimum. */
function isShort(file: readonly FileSwitch[], index: number, joinWithinMs: number): boolean {
  const [start, end] = [file[index], file[index + 1]].map((one) => parseTimestamp(one?.timestamp));
  return typeof start === 'number' && typeof end === 'number' && end - start < joinWithinMs;
}

/** The new switches that change the front, in the order of both histories together. The service refuses the newest one otherwise. */
function withoutRepeats(wanted: readonly Entry[], now: readonly FileSwitch[]): readonly Entry[] {
  const entries = [
    ...now.map(({ timestamp, members }) => ({ timestamp, front: members, entry: null })),
    ...wanted.map((entry) => ({ timestamp: entry.timestamp, front: entry.front, entry })),
  ].map((one) => ({ ...one, sortKey: timestampSortKey(one.timestamp) ?? '' }));
  entries.sort((one, other) => Number(one.sortKey > other.sortKey) - Number(one.sortKey < other.sortKey));
  let front: readonly string[] | null = null;
  return entries.flatMap((one) => {
    const isRepeat = one.entry !== null && front !== null && hasSameMembers(one.front, front);
    if (!isRepeat) front = one.front;
    return one.entry === null || isRepeat ? [] : [one.entry];
  });
}
