import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  compactHistory,
  frontingSince,
  type HistorySwitch,
  knownPart,
  laneFigures,
  pairsOf,
  periodFigures,
  shareOf,
  stretchesOf,
  stretchTotals,
  switchesPerDay,
  switchesPerHour,
  timePerHour,
  withNewest,
} from '../src/index.ts';
import {
  clockOf,
  entryOf,
  frontAt,
  frontsOf,
  msOf,
  runsOf,
  type SamplePeriod,
  type SampleSwitch,
  UNIT_MS,
  UNITS,
} from './reference.ts';

const RUNS = { numRuns: inject('isLong') ? 20_000 : 400 };
const MEMBERS = ['a', 'b', 'c', 'd'];

const unit = fc.integer({ min: 0, max: UNITS });
const switches: fc.Arbitrary<SampleSwitch[]> = fc.array(
  fc.record({ at: unit, members: fc.array(fc.constantFrom(...MEMBERS), { maxLength: 4 }) }),
  { maxLength: 14 },
);
/** Few distinct times, so that several switches are at one instant. */
const crowded: fc.Arbitrary<SampleSwitch[]> = fc.array(
  fc.record({ at: fc.integer({ min: 700, max: 706 }), members: fc.subarray(MEMBERS) }),
  { maxLength: 14 },
);
const history = fc.oneof(switches, crowded);
const period: fc.Arbitrary<SamplePeriod> = fc.record({ from: unit, to: unit, now: unit });
const timeZone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
);

const timed = ({ timestamp, memberIds }: HistorySwitch) => ({ atMs: Date.parse(timestamp), memberIds });
const build = (list: readonly SampleSwitch[]) => compactHistory(list.map(entryOf));
const periodOf = ({ from, to }: SamplePeriod) => ({ fromMs: msOf(from), toMs: msOf(to) });
const isIn =
  ({ from, to, now }: SamplePeriod) =>
  (at: number) =>
    at >= from && at < Math.min(to, now);

describe('statistics of random histories agree with a count of every half hour', () => {
  it('in totals, sessions, mean, median, shortest, longest, first and last of each member', () => {
    fc.assert(
      fc.property(history, period, (list, when) => {
        const { members } = periodFigures(build(list), periodOf(when), msOf(when.now));
        const units = frontsOf(list, when);
        const expected = MEMBERS.flatMap((id) => {
          const isFronting = units.map(({ front }) => front.has(id));
          const runs = runsOf(isFronting).sort((a, b) => a - b);
          if (runs.length === 0) return [];
          const middle = runs.slice(Math.floor((runs.length - 1) / 2), Math.floor(runs.length / 2) + 1);
          const totalMs = UNIT_MS * isFronting.filter(Boolean).length;
          const [first, last] = [isFronting.indexOf(true), isFronting.lastIndexOf(true)];
          const [firstUnit, lastUnit] = [units[first]?.unit ?? 0, units[last]?.unit ?? 0];
          const isFrontingIn = (unit: number) => frontAt(list, unit)?.has(id) === true;
          return {
            id,
            totalMs,
            sessions: runs.length,
            meanMs: totalMs / runs.length,
            medianMs: (UNIT_MS * middle.reduce((sum, run) => sum + run, 0)) / middle.length,
            shortestMs: UNIT_MS * (runs[0] ?? 0),
            longestMs: UNIT_MS * (runs.at(-1) ?? 0),
            firstMs: isFrontingIn(firstUnit - 1) ? null : msOf(firstUnit),
            lastMs: isFrontingIn(lastUnit + 1) ? null : msOf(lastUnit + 1),
          };
        });
        expect([...members].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('in switches, switch-outs, and shares in all four modes', () => {
    fc.assert(
      fc.property(history, period, fc.boolean(), fc.boolean(), (list, when, isFlat, countsNoFronter) => {
        const figures = periodFigures(build(list), periodOf(when), msOf(when.now));
        const units = frontsOf(list, when);
        const moments = [...new Set(list.map(({ at }) => at))].filter(isIn(when));
        expect(figures.switches).toBe(moments.length);
        expect(figures.switchOuts).toBe(moments.filter((at) => frontAt(list, at)?.size === 0).length);
        const nobody = units.filter(({ front }) => front.size === 0).length;
        expect(figures.noFronterMs).toBe(nobody * UNIT_MS);
        const all = units.reduce((sum, { front }) => sum + front.size, 0);
        const whole = (isFlat ? all : units.length - nobody) + (countsNoFronter ? nobody : 0);
        const mode = { isFlat, countsNoFronter };
        for (const { id, totalMs } of figures.members) {
          const own = units.filter(({ front }) => front.has(id)).length;
          expect(shareOf(totalMs, figures, mode)).toBeCloseTo(own / whole, 10);
        }
        const shares = figures.members.map(({ totalMs }) => shareOf(totalMs, figures, mode));
        const sum = shares.reduce((a, b) => a + b, 0);
        if (isFlat && !countsNoFronter && all > 0) expect(sum).toBeCloseTo(1, 10);
        if (isFlat && countsNoFronter && whole > 0)
          expect(sum + shareOf(figures.noFronterMs, figures, mode)).toBeCloseTo(1, 10);
      }),
      RUNS,
    );
  });

  it('in pairs and groups', () => {
    fc.assert(
      fc.property(history, period, fc.subarray(MEMBERS), (list, when, memberIds) => {
        const units = frontsOf(list, when);
        const of = build(list);
        const counted = Object.fromEntries(
          pairsOf(of, periodOf(when), msOf(when.now), { limit: 99 }).longest.map((pair) => [
            [...pair.memberIds].sort().join(''),
            pair.totalMs,
          ]),
        );
        const pairs = MEMBERS.flatMap((a, index) => MEMBERS.slice(index + 1).map((b) => [a, b] as const));
        const expected = Object.fromEntries(
          pairs.flatMap(([a, b]) => {
            const together = units.filter(({ front }) => front.has(a) && front.has(b)).length;
            return together > 0 ? [[a + b, together * UNIT_MS]] : [];
          }),
        );
        expect(counted).toEqual(expected);
        const [group] = laneFigures(of, periodOf(when), msOf(when.now), [{ id: 'group', memberIds }]);
        const any = units.map(({ front }) => memberIds.some((id) => front.has(id)));
        expect(group?.totalMs ?? 0).toBe(any.filter(Boolean).length * UNIT_MS);
        expect(group?.sessions ?? 0).toBe(runsOf(any).length);
        const known = knownPart(of, periodOf(when), msOf(when.now));
        const lanes = [{ id: 'group', memberIds }, ...MEMBERS.map((id) => ({ id, memberIds: [id] }))];
        const totals = stretchTotals(stretchesOf(of, known, lanes));
        const timeOf = (test: (front: ReadonlySet<string>) => boolean) =>
          UNIT_MS * units.filter(({ front }) => test(front)).length;
        expect([...totals]).toEqual([
          timeOf((front) => memberIds.some((id) => front.has(id))),
          ...MEMBERS.map((id) => timeOf((front) => front.has(id))),
          timeOf((front) => front.size === 0),
        ]);
      }),
      RUNS,
    );
  });

  it('in days and hours of the week, where clocks change too', () => {
    fc.assert(
      fc.property(history, period, timeZone, fc.constantFrom(...MEMBERS), (list, when, zone, id) => {
        const query = { period: periodOf(when), nowMs: msOf(when.now), timeZone: zone };
        const clock = clockOf(zone);
        const of = build(list);
        const lane = { id, memberIds: [id] };
        const count = (units: readonly number[], amount: number) => {
          const days: Record<string, number> = {};
          const hours = new Array<number>(168).fill(0);
          for (const { day, hour } of units.flatMap((at) => clock[at] ?? [])) {
            days[day] = (days[day] ?? 0) + amount;
            hours[hour] = (hours[hour] ?? 0) + amount;
          }
          return { days, hours };
        };
        const daysOf = (days: ReturnType<typeof switchesPerDay>) =>
          Object.fromEntries(days.map(({ day, amount }) => [day, amount]));
        const moments = count([...new Set(list.map(({ at }) => at))].filter(isIn(when)), 1);
        expect(daysOf(switchesPerDay(of, query))).toEqual(moments.days);
        expect([...switchesPerHour(of, query)]).toEqual(moments.hours);
        const own = frontsOf(list, when).filter(({ front }) => front.has(id));
        const time = count(
          own.map((it) => it.unit),
          UNIT_MS,
        );
        // A half hour of the reference is within one local hour, except in Kathmandu (UTC+5:45).
        const isSplit = zone === 'Asia/Kathmandu';
        if (!isSplit) expect([...timePerHour(of, query, lane)]).toEqual(time.hours);
        const sum = timePerHour(of, query, lane).reduce((a, b) => a + b, 0);
        expect(sum).toBe(own.length * UNIT_MS);
      }),
      RUNS,
    );
  });

  it('in fronting since', () => {
    fc.assert(
      fc.property(history, unit, fc.boolean(), (list, now, isWhole) => {
        const found = frontingSince(build(list), { atMs: msOf(now), isWhole });
        const front = frontAt(list, now) ?? new Set();
        expect(found.map(({ memberId }) => memberId).sort()).toEqual([...front].sort());
        const first = Math.min(...list.map(({ at }) => at));
        for (const { memberId, sinceMs, isBounded } of found) {
          let start = now;
          while (frontAt(list, start - 1)?.has(memberId)) start -= 1;
          const atSwitch = Math.min(
            ...list.map(({ at }) => at).filter((at) => at >= start && at <= now),
            now,
          );
          expect(sinceMs).toBe(msOf(atSwitch));
          expect(isBounded).toBe(atSwitch === first && !isWhole);
        }
      }),
      RUNS,
    );
  });

  it('whether the switches are added together in any order, or one by one', () => {
    fc.assert(
      fc.property(history, fc.array(fc.nat(), { minLength: 14, maxLength: 14 }), (list, order) => {
        const entries = list.map(entryOf);
        const sorted = entries.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
        const shuffled = entries.toSorted(
          (a, b) => (order[entries.indexOf(a)] ?? 0) - (order[entries.indexOf(b)] ?? 0),
        );
        const versions = [compactHistory([])];
        for (const entry of sorted)
          versions.push(
            withNewest(versions.at(-1) ?? compactHistory([]), timed(entry)) ?? compactHistory([]),
          );
        const all = { fromMs: 0, toMs: msOf(UNITS) };
        const facts = (of: (typeof versions)[number]) =>
          [...periodFigures(of, all, msOf(UNITS)).members].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(facts(versions.at(-1) ?? compactHistory([]))).toEqual(facts(compactHistory(shuffled)));
        for (const [count, version] of versions.entries()) {
          expect(facts(version)).toEqual(facts(compactHistory(sorted.slice(0, count))));
        }
      }),
      RUNS,
    );
  });
});
