import type { HistorySwitch } from '../src/index.ts';

/** All times of the random histories are whole units after this. The clocks of several time zones change in the 35 days that follow. */
const BASE_MS = Date.UTC(2026, 9, 1);
export const UNIT_MS = 1_800_000;
export const UNITS = 35 * 48;

/** A random switch: its time in units, and members by single letters. */
export interface SampleSwitch {
  readonly at: number;
  readonly members: readonly string[];
}

/** A period and the present, in units. */
export interface SamplePeriod {
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

export function msOf(unit: number): number {
  return BASE_MS + unit * UNIT_MS;
}

export function entryOf({ at, members }: SampleSwitch, index: number): HistorySwitch {
  return {
    id: `switch-${index}` as HistorySwitch['id'],
    timestamp: new Date(msOf(at)).toISOString(),
    memberIds: members as unknown as HistorySwitch['memberIds'],
  };
}

/** Who is in front in one unit: the members of all switches at the last instant before it. Null before the first switch. */
export function frontAt(switches: readonly SampleSwitch[], unit: number): ReadonlySet<string> | null {
  const past = switches.filter(({ at }) => at <= unit);
  if (past.length === 0) return null;
  const last = Math.max(...past.map(({ at }) => at));
  return new Set(past.filter(({ at }) => at === last).flatMap(({ members }) => members));
}

/** The front in each unit of a period, up to the present: the whole reference is this list. */
export function frontsOf(switches: readonly SampleSwitch[], { from, to, now }: SamplePeriod) {
  const units: { unit: number; front: ReadonlySet<string> }[] = [];
  for (let unit = from; unit < Math.min(to, now); unit += 1) {
    const front = frontAt(switches, unit);
    if (front !== null) units.push({ unit, front });
  }
  return units;
}

/** The lengths of the runs of true, in units. */
export function runsOf(values: readonly boolean[]): number[] {
  const runs: number[] = [];
  for (const [index, value] of values.entries()) {
    if (!value) continue;
    if (index > 0 && values[index - 1]) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  }
  return runs;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const clocks = new Map<string, readonly { day: string; hour: number }[]>();

/** The local day and the hour of the week of each unit, as `Intl` says. */
export function clockOf(timeZone: string): readonly { day: string; hour: number }[] {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    weekday: 'short',
    hourCycle: 'h23',
  });
  const read = Array.from({ length: UNITS }, (_, unit) => {
    const part = Object.fromEntries(
      format.formatToParts(msOf(unit)).map(({ type, value }) => [type, value.replace('.', '')]),
    );
    return {
      day: `${part.year}-${part.month}-${part.day}`,
      hour: WEEKDAYS.indexOf(part.weekday ?? '') * 24 + Number(part.hour),
    };
  });
  clocks.set(timeZone, read);
  return read;
}
