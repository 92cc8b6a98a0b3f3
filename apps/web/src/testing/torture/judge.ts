import { parseMicros, type SwitchRow } from '@frontboard/sandbox';
import { type Deed, SMALL_STEP_BACK_MS } from './diary.ts';

/** The results for the switches of one schedule. */
export interface Verdict {
  /** How many switches were recorded, including undone ones. */
  readonly recorded: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Arrived once, but not as recorded: other members, or another time than the tap's. */
  readonly wrong: readonly string[];
}

/** What has happened outside of the app. */
interface MadeElsewhere {
  /** Switches from the beginning. */
  readonly planted: readonly SwitchRow[];
  /** Switches that another device has made since, with the members they had then. */
  readonly others: readonly SwitchRow[];
  /** Switches as they were before another device has changed them. */
  readonly former?: readonly FormerSwitch[];
}

interface JudgeOptions {
  /** Ids of switches that were opened and changed: `judgeChanges` compares those. */
  readonly changed?: ReadonlySet<string>;
  /** All actions, also about switches that were opened and changed. */
  readonly allDeeds?: readonly Deed[];
  /** How far the service's clock was ahead of the device's: a tap may be at the time of either. */
  readonly skewsMs?: readonly number[];
}

interface FormerSwitch {
  readonly uuid: string;
  readonly timestamp: string;
  readonly members: readonly string[];
}

/** Times differ by single milliseconds, and at most this many are equal. */
const NEAR_MS = 60;

/** The clock of the service is known to about this, also from a slow first answer. */
const MEASURED_MS = 20_000;

/**
 * Compares what the app said with what the service has.
 *
 * @param rows the switches of the service, oldest first
 */
export function judge(
  deeds: readonly Deed[],
  rows: readonly SwitchRow[],
  { planted, others, former = [] }: MadeElsewhere,
  { changed = new Set(), allDeeds = deeds, skewsMs = [] }: JudgeOptions = {},
): Verdict {
  const lost: string[] = [];
  const doubled: string[] = [];
  const wrong: string[] = [];
  const unchanged = rows.filter(({ uuid }) => !changed.has(uuid));
  const otherMembers = new Map(
    [...planted, ...others]
      .filter(({ uuid }) => !changed.has(uuid))
      .map(({ timestamp, members }) => [timestamp, members]),
  );
  // With a service whose clock is behind, another device's later switch may be before ours.
  const laterElsewhere = new Set(others.map(({ timestamp }) => timestamp));
  const groups = new Map<bigint, Deed[]>();
  for (const deed of deeds) {
    const moment = parseMicros(deed.shown.timestamp) ?? 0n;
    groups.set(moment, [...(groups.get(moment) ?? []), deed]);
  }

  for (const [moment, group] of groups) {
    const found = unchanged.filter(({ timestamp }) => timestamp === moment);
    const wanted = outcomes(group, otherMembers.get(moment) ?? null);
    const name = `${group.map(({ id }) => id.slice(0, 8)).join('+')} at ${group[0]?.shown.timestamp}`;
    if (found.length > 1) doubled.push(name);
    const [row] = found;
    if (row === undefined) {
      if (!wanted.includes(null) && !isSoAnyway(group, moment, { rows, laterElsewhere, former }))
        lost.push(name);
    } else if (!wanted.includes(row.members.join())) {
      if (wanted.every((it) => it === null)) doubled.push(`${name} was taken back`);
      else wrong.push(`${name} has other members`);
    }
    const [first] = group;
    // A tap that was undone while it waited was perhaps never compared with the clock of the service.
    const isNeverSent = first?.isUndone === true && first.shown.state === 'waiting';
    if (first && first.shown.kind === 'record' && !isNeverSent && !isNearTap(first, skewsMs))
      wrong.push(`${name} is at another moment`);
  }
  const missing = [...otherMembers].filter(([moment]) => !rows.some(({ timestamp }) => timestamp === moment));
  for (const { timestamp, members } of unchanged) {
    if (groups.has(timestamp) || otherMembers.has(timestamp)) continue;
    // A switch of another device cannot be distinguished from a row of ours that stayed at the service's own time, if it has the same members and was
    // made at the time of an attempt without an answer. Either may have been moved.
    const swapped = missing.findIndex(([, others]) => others.join() === members.join());
    if (swapped < 0) doubled.push(`a stranger at ${timestamp}`);
    else missing.splice(swapped, 1);
  }
  for (const [timestamp, members] of missing) {
    const isAmbiguous = allDeeds.some(
      ({ shown }) => shown.members.map(({ uuid }) => uuid).join() === members.join(),
    );
    if (!isAmbiguous) lost.push(`one of another device at ${timestamp}`);
  }
  return { recorded: deeds.length, lost, doubled, wrong };
}

/** The possible members at one time at the end; null is not a switch. */
function outcomes(group: readonly Deed[], before: readonly string[] | null): readonly (string | null)[] {
  const sorted = [...group].sort((a, b) => a.order - b.order);
  let possible: (string | null)[] = [before === null ? null : before.join()];
  for (const { shown, isUndone } of sorted) {
    const members = shown.members.map(({ uuid }) => uuid).join();
    if (isUndone === false) possible = [members];
    else if (isUndone === 'maybe') possible = [...possible, members];
  }
  return possible;
}

interface Fronts {
  readonly rows: readonly SwitchRow[];
  readonly laterElsewhere: ReadonlySet<bigint>;
  readonly former: readonly FormerSwitch[];
}

/** No switch was made because the same members were in front already: then they must be. */
function isSoAnyway(
  group: readonly Deed[],
  moment: bigint,
  { rows, laterElsewhere, former }: Fronts,
): boolean {
  const top = group.filter(({ isUndone }) => isUndone === false).sort((a, b) => b.order - a.order)[0];
  if (top?.shown.state !== 'sent' || top.shown.switchId !== null) return false;
  const members = top.shown.members.map(({ uuid }) => uuid).join();
  if (former.some((it) => (parseMicros(it.timestamp) ?? 0n) < moment && it.members.join() === members))
    return true;
  const before = rows.filter((row) => row.timestamp < moment);
  // What another device has moved there may have come after it was asked, and so may the rows that it made.
  const isMoved = ({ uuid }: SwitchRow) => former.some((it) => it.uuid === uuid);
  const lastOurs = before.findLastIndex((row) => !laterElsewhere.has(row.timestamp) && !isMoved(row));
  return before.slice(Math.max(lastOurs, 0)).some((row) => row.members.join() === members);
}

function isNearTap(deed: Deed, skewsMs: readonly number[]): boolean {
  const { meantMs, slackMs, lastTapMs, shown } = deed;
  if (meantMs === null) return true;
  const nearMs = NEAR_MS + slackMs;
  const isNear = shown.atMs >= meantMs && shown.atMs - meantMs <= nearMs;
  const isSetBack = meantMs <= lastTapMs && lastTapMs - meantMs <= SMALL_STEP_BACK_MS + nearMs;
  // Right after the latest tap before it that was not undone since.
  const isAfterLast = isSetBack && shown.atMs >= meantMs && shown.atMs - lastTapMs <= nearMs;
  return isNear || isAfterLast || isAtServiceTime(deed, skewsMs);
}

/** Whether a tap is where the service's clock was, which is known from the latest answer; or right after the tap before it. */
function isAtServiceTime({ meantMs, slackMs, lastTapMs, shown }: Deed, skewsMs: readonly number[]): boolean {
  const nearMs = MEASURED_MS + slackMs;
  const isNear = (tapMs: number, isAfter: boolean) =>
    skewsMs.some((skewMs) => {
      if (skewMs === 0) return false;
      const byMs = shown.atMs - tapMs - skewMs;
      return byMs >= -nearMs && byMs <= nearMs + (isAfter ? SMALL_STEP_BACK_MS : 0);
    });
  return isNear(meantMs ?? 0, false) || isNear(lastTapMs, true);
}
