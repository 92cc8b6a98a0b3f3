import { type FrontSwitch, microsecondAfter, type SwitchId } from '@frontboard/model';
import { orderKey } from '../../../cache/switches/switch-order.ts';
import { OWN } from '../../../session/active-token.ts';
import type { MadeSwitch, SentSwitch } from './made-switch.ts';
import { isSameList } from './moments.ts';
import { memberUuids, type SwitchCalls, switchWith } from './service-switches.ts';
import { type RequestTimes, strayedRows, timesOf } from './strayed-rows.ts';

/** What repeated requests have left at the service. */
export interface Repetitions<Made> {
  /** The switches that were checked: all, or the first of them if many rows were found. */
  readonly looked: readonly Made[];
  /** Extra rows with members that were sent for it: at its time, or left at the service's own time. */
  readonly twins: readonly SwitchId[];
  /** Switches in which the service has a member more than once. */
  readonly repeated: readonly Made[];
}

interface CheckOptions<Made extends MadeSwitch = MadeSwitch>
  extends RequestTimes,
    SwitchCalls<'list' | 'fetch'> {
  /** Switches of one account, each with requests that were sent and none that may still be running. */
  readonly checked: readonly Made[];
  /** All switches requested in the account: their rows are not twins. */
  readonly all: readonly MadeSwitch[];
}

/** Extra rows to read: twins, and what others recorded in between. */
const MARGIN = 10;

/** The service returns at most this many. */
const MOST_ROWS = 100;

/** How many are removed before more are looked for, so that a page that is soon closed makes progress. */
const MOST_TWINS = 8;

/** Switches many days apart are looked for one after the other; the rest is not checked. */
const MOST_READS = 20;

/**
 * Looks for what repeated requests have left of the switches in `checked`. One read if they are close together and nothing is wrong.
 * Rejects as the client does.
 */
export async function findRepetitions<Made extends MadeSwitch>(
  options: CheckOptions<Made>,
): Promise<Repetitions<Made>> {
  const { checked } = options;
  const rows = await readAround(options);
  const twins = new Set<SwitchId>();
  const looked: Made[] = [];
  for (const made of checked) {
    if (twins.size >= MOST_TWINS) break;
    for (const id of await twinsOf(made, rows, options)) twins.add(id);
    looked.push(made);
  }
  const repeated = looked.filter(({ switchId, wanted }) => {
    const row = rows.find(({ id }) => id !== null && id === switchId);
    return row?.hasRepeatedMembers === true && wanted !== null;
  });
  return { looked, twins: [...twins], repeated };
}

/** All rows at the times of the checked switches, with others between them. */
async function readAround({
  service,
  checked,
  signal,
  ...times
}: CheckOptions): Promise<readonly FrontSwitch[]> {
  let left = checked
    .flatMap((made) => [
      made.timestamp,
      ...made.unchecked.flatMap((sent) =>
        isLost(sent) ? [sent.timestamp, ...timesOf(sent, times)] : [sent.timestamp],
      ),
    ])
    .toSorted((one, other) => (orderKey({ timestamp: one }) < orderKey({ timestamp: other }) ? 1 : -1));
  const rows: FrontSwitch[] = [];
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const [newest] = left;
    if (newest === undefined) break;
    const limit = Math.min(MOST_ROWS, left.length + MARGIN);
    const before = microsecondAfter(newest);
    const { switches } = await service.list(OWN, { before, limit, signal });
    rows.push(...switches);
    const last = switches.length < limit ? undefined : switches.at(-1);
    // More rows at the time of the last one may be on the next page.
    left = last === undefined ? [] : left.filter((timestamp) => orderKey({ timestamp }) <= orderKey(last));
  }
  return rows;
}

async function twinsOf(
  made: MadeSwitch,
  rows: readonly FrontSwitch[],
  options: CheckOptions,
): Promise<readonly SwitchId[]> {
  const { switchId, wanted } = made;
  const moments = new Set(made.unchecked.map(orderKey));
  // Another switch may have been moved to the time of a request that the service then refused.
  const known = new Set([switchId, ...options.all.map((it) => it.switchId)]);
  const atMoments = rows.filter((row) => !known.has(row.id) && moments.has(orderKey(row)));
  // If the switch is still to be created, the row that was left is moved to its time instead.
  const isMade = switchId !== null || wanted === null;
  const lost = made.unchecked.filter(isLost);
  const left = isMade
    ? strayedRows(rows, { ...options, made: { ...made, unchecked: lost }, others: options.all })
    : [];
  const sent = made.unchecked.map(({ members }) => members);
  const found = new Set([
    ...(await rowsWith(atMoments, wanted === null ? sent : [...sent, wanted], options)),
    ...(await rowsWith(
      left,
      lost.map(({ members }) => members),
      options,
    )),
  ]);
  const twins = [...found];
  if (twins.length === 0 || wanted === null) return twins;
  // The wanted switch stays, whichever row it is in.
  if (switchId === null) return twins.slice(1);
  const own = await switchWith(options, switchId);
  return own === null ? twins.slice(1) : twins;
}

/** Whether a request got no answer, or its outcome is unknown because its page closed. */
function isLost({ isLost, endedAtMs }: SentSwitch): boolean {
  return isLost || endedAtMs === null;
}

/** The ids of the rows with one of these lists of members, in the same order. The list of rows does not promise their order. */
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
