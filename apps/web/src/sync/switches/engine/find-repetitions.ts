import type { Client } from '@frontboard/client';
import { brandId, type FrontSwitch, type SwitchId } from '@frontboard/model';
import {
  isSameList,
  momentOf,
  type QueuedSwitch,
  type SentSwitch,
  switchIdOf,
  uuidsOf,
  wantedMembers,
} from './queued-switch.ts';
import { justAfter, memberUuids, OWN, switchWith } from './service-switches.ts';
import { type RequestTimes, strayedRows, timesOf } from './strayed-rows.ts';

/** What repeated requests have left at the service. */
export interface Repetitions {
  /** Rows beside the one that is known, with members that were sent for it: at its moment, or left at the service's own time. */
  readonly twins: readonly SwitchId[];
  /** Those in whose switch the service has somebody more than once. */
  readonly repeated: readonly QueuedSwitch[];
}

interface CheckOptions extends RequestTimes {
  readonly service: Pick<Client['switches'], 'list' | 'fetch'>;
  /** Of one account, settled, each with something that was sent. */
  readonly checked: readonly QueuedSwitch[];
  /** All of the account. */
  readonly queue: readonly QueuedSwitch[];
  readonly signal: AbortSignal;
}

/** Rows that are read beyond those that were sent: twins, and what others recorded in between. */
const MARGIN = 10;

/** The service gives no more at once. */
const MOST_ROWS = 100;

/** Switches of many days apart are looked for one after the other; what lies beyond is left as it is. */
const MOST_READS = 20;

/**
 * Looks for what repeated requests have left of the switches of `queue`. One read when they lie close together and nothing is wrong.
 * Rejects as the client does.
 */
export async function findRepetitions(options: CheckOptions): Promise<Repetitions> {
  const { checked } = options;
  const rows = await readAround(options);
  const twins = new Set<SwitchId>();
  for (const queued of checked) {
    for (const id of await twinsOf(queued, rows, options)) twins.add(id);
  }
  const repeated = checked.filter((queued) => {
    const row = rows.find(({ id }) => id !== null && id === switchIdOf(queued));
    return row?.hasRepeatedMembers === true && wantedMembers(queued) !== null;
  });
  return { twins: [...twins], repeated };
}

/** All rows at the moments of what is checked, with others between them. */
async function readAround({
  service,
  checked,
  signal,
  ...times
}: CheckOptions): Promise<readonly FrontSwitch[]> {
  let left = checked
    .flatMap((queued) => [
      queued.timestamp,
      ...queued.unchecked.flatMap((sent) =>
        isLost(sent) ? [sent.timestamp, ...timesOf(sent, times)] : [sent.timestamp],
      ),
    ])
    .toSorted((one, other) => momentOf({ timestamp: other }).localeCompare(momentOf({ timestamp: one })));
  let before = justAfter(left[0] ?? '');
  const rows: FrontSwitch[] = [];
  for (let reads = 0; left.length > 0 && reads < MOST_READS; reads += 1) {
    const limit = Math.min(MOST_ROWS, left.length + MARGIN);
    const { switches } = await service.list(OWN, { before, limit, signal });
    rows.push(...switches);
    const last = switches.length < limit ? undefined : switches.at(-1);
    // Further rows at the moment of the last one may be on the next page.
    left = last === undefined ? [] : left.filter((timestamp) => momentOf({ timestamp }) <= momentOf(last));
    before = justAfter(left[0] ?? '');
  }
  return rows;
}

async function twinsOf(
  queued: QueuedSwitch,
  rows: readonly FrontSwitch[],
  options: CheckOptions,
): Promise<readonly SwitchId[]> {
  const knownId = switchIdOf(queued);
  const moments = new Set(queued.unchecked.map(momentOf));
  const atMoments = rows.filter((row) => row.id !== knownId && moments.has(momentOf(row)));
  const wanted = wantedMembers(queued);
  // Where the switch is still to be made, the row that was left is moved to its moment instead.
  const isMade = knownId !== null || wanted === null;
  const lost = { ...queued, unchecked: queued.unchecked.filter(isLost) };
  const left = isMade ? strayedRows(rows, { ...options, queued: lost }) : [];
  const sent = queued.unchecked.map(({ members }) => members);
  const found = new Set([
    ...(await rowsWith(atMoments, wanted === null ? sent : [...sent, uuidsOf(wanted)], options)),
    ...(await rowsWith(
      left,
      lost.unchecked.map(({ members }) => members),
      options,
    )),
  ]);
  const twins = [...found];
  if (twins.length === 0 || wanted === null) return twins;
  // What the person wants stays, whichever row it is in.
  if (knownId === null) return twins.slice(1);
  const known = await switchWith(options, brandId('SwitchId', knownId));
  return known === null ? twins.slice(1) : twins;
}

/** Whether a request got no answer, or nobody knows since its page was closed. */
function isLost({ isLost, endedAtMs }: SentSwitch): boolean {
  return isLost || endedAtMs === null;
}

/** The ids of the rows that have one of these lists of members, in the same order. The list of rows gives them in no promised order. */
async function rowsWith(
  rows: readonly FrontSwitch[],
  lists: readonly (readonly string[])[],
  options: CheckOptions,
): Promise<readonly SwitchId[]> {
  const found: SwitchId[] = [];
  for (const { id } of rows) {
    const row = id === null ? null : await switchWith(options, id);
    if (row === null || row.id === null) continue;
    const members = memberUuids(row);
    if (lists.some((list) => isSameList(list, members))) found.push(row.id);
  }
  return found;
}
