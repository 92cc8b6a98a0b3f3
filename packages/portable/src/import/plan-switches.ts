import { parseTimestamp, timestampSortKey } from '@frontboard/model';
import { hasSameMembers, hasSameOrder } from '../same-members.ts';
import type { FileSwitch } from '../system-file.ts';
import type { ImportChoice } from './import-choice.ts';

/** Why a switch of the file is not imported. */
export type SwitchSkip =
  /** The service has it. */
  | 'exists'
  /** The service has another one at its time, which stays. */
  | 'differs'
  /** The switch before it has the same members, in the same order if that is known. */
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
  /** Called for each switch of the file. */
  readonly onStep: () => void;
}

const MOST_DIFFERING = 100;

/** The imported switches beside the existing ones. */
export function planSwitches(
  file: readonly FileSwitch[],
  now: readonly FileSwitch[],
  { identityOf, nowMs, choice, onStep }: SwitchPlanning,
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
  /** The existing switches that the file has, too, in its order. */
  const ordered = new Map<string, readonly string[]>();
  let nextMs = parseTimestamp(file[0]?.timestamp);
  for (const [index, { timestamp, members }] of file.entries()) {
    onStep();
    const startMs = nextMs;
    nextMs = parseTimestamp(file[index + 1]?.timestamp);
    const identities = members.map(identityOf);
    const front = identities.filter((identity) => typeof identity === 'string');
    const skip =
      front.length === 0 && identities.includes(null)
        ? 'no-members'
        : (startMs ?? nowMs) > nowMs
          ? 'future'
          : isShort(startMs, nextMs, choice.joinWithinMs)
            ? 'short'
            : null;
    if (skip !== null) {
      skipped[skip] += 1;
      continue;
    }
    const there = existing.get(timestamp);
    if (there !== undefined) {
      const isSame = hasSameMembers(there, front);
      skipped[isSame ? 'exists' : 'differs'] += 1;
      if (isSame) ordered.set(timestamp, front);
      else if (differing.length < MOST_DIFFERING) differing.push(timestamp);
    } else if (isInside(timestamp)) {
      const known = members.filter((_, place) => typeof identities[place] === 'string');
      wanted.push({ timestamp, front, members: known });
    } else skipped.outside += 1;
  }
  const added = withoutRepeats(wanted, now, ordered);
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
function isShort(startMs: number | null, nextMs: number | null, joinWithinMs: number): boolean {
  return startMs !== null && nextMs !== null && nextMs - startMs < joinWithinMs;
}

/**
 * The new switches that change the front, in the order of both histories together: each is in its order already. The service refuses the newest
 * one otherwise. Another order of the same members is a change between switches of the file; lists of the service's switches have no order.
 */
function withoutRepeats(
  wanted: readonly Entry[],
  now: readonly FileSwitch[],
  ordered: ReadonlyMap<string, readonly string[]>,
): readonly Entry[] {
  const nextKey = (list: readonly FileSwitch[], at: number) => timestampSortKey(list[at]?.timestamp) ?? '';
  const added: Entry[] = [];
  let front: readonly string[] | null = null;
  let isOrdered = false;
  let at = 0;
  let key = nextKey(now, at);
  for (const entry of wanted) {
    const entryKey = timestampSortKey(entry.timestamp) ?? '';
    for (; at < now.length && key <= entryKey; key = nextKey(now, at)) {
      const known = ordered.get(now[at]?.timestamp ?? '');
      front = known ?? now[at]?.members ?? front;
      isOrdered = known !== undefined;
      at += 1;
    }
    const isSame = isOrdered ? hasSameOrder : hasSameMembers;
    if (front !== null && isSame(entry.front, front)) continue;
    front = entry.front;
    isOrdered = true;
    added.push(entry);
  }
  return added;
}
