import type { TimedSwitch } from '@frontboard/insight';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_MEMBER } from '../../sync/insight/questions.ts';
import { createPeopleIn } from '../ribbon/person.ts';
import { createDayAt } from './create-day-at.ts';
import { dayLabel } from './day-label.ts';
import { daysOfMonth } from './months.ts';

const HOUR_MS = 3_600_000;
const at = (time: string, ...memberIds: string[]) =>
  ({ atMs: Date.parse(time), memberIds }) as unknown as TimedSwitch;
const peopleIn = createPeopleIn(
  new Map(
    [
      { id: 'aaaaa', name: 'Ash', color: '#aa0000' },
      { id: 'lllll', name: 'Luna', color: null },
      { id: UNKNOWN_MEMBER, name: 'Someone', color: null },
    ].map((person) => [person.id, person]),
  ),
);
const SWITCHES = [
  at('2026-10-25T20:00:00Z'),
  at('2026-10-25T10:00:00Z', 'lllll', 'xxxxx'),
  at('2026-10-25T10:00:00Z', 'aaaaa'),
  at('2026-10-24T12:00:00Z', 'lllll'),
];
const OPTIONS = { switches: SWITCHES, zone: 'Europe/Berlin', peopleIn, unsure: {} };
const shown = (memberId: string | null, unknownAfter: ReadonlySet<number> = new Set()) => {
  const nowMs = Date.parse('2026-11-10T00:00:00Z');
  const dayAt = createDayAt({ ...OPTIONS, unknownAfter, memberId });
  return new Map(daysOfMonth('2026-10').map((key) => [key, dayAt(key, nowMs)]));
};

describe('the days of a calendar', () => {
  it('are all of the month, with those who were in front and the number of switches of each', () => {
    const days = shown(null);
    expect(days.size).toBe(31);
    const summary = (key: string) => {
      const { people, amount } = days.get(key) ?? { people: [], amount: -1 };
      return [amount, ...people.map(({ name }) => name)];
    };
    expect(summary('2026-10-23')).toEqual([0]);
    expect(summary('2026-10-24')).toEqual([1, 'Luna']);
    // Two switches at one instant count once.
    expect(summary('2026-10-25')).toEqual([2, 'Ash', 'Luna', 'Someone']);
    expect(summary('2026-10-26')).toEqual([0]);
  });

  it('are as long as their clocks say, and have the time of one member on request', () => {
    const day = shown('lllll').get('2026-10-25');
    expect([day?.period.fromMs, day?.period.toMs].map((ms) => new Date(ms ?? 0).toISOString())).toEqual([
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
    expect(day?.amount).toBe(22 * HOUR_MS);
    expect(day?.people.map(({ name }) => name)).toEqual(['Luna']);
    expect(shown('aaaaa').get('2026-10-25')?.amount).toBe(10 * HOUR_MS);
    expect(shown(UNKNOWN_MEMBER).get('2026-10-25')?.amount).toBe(10 * HOUR_MS);
  });

  it.each([null, 'lllll'])('have no front in the time whose switches are not loaded (of %s)', (memberId) => {
    const gapMs = Date.parse('2026-10-24T12:00:00Z');
    const days = shown(memberId, new Set([gapMs, Number.NEGATIVE_INFINITY]));
    const partsOf = (key: string) =>
      days
        .get(key)
        ?.parts.map(({ fromMs, toMs, isUnknown = false }) => [(toMs - fromMs) / HOUR_MS, isUnknown]);
    // Until 14:00 in Berlin, and after it.
    expect(partsOf('2026-10-24')).toEqual([
      [14, true],
      [0, false],
      [10, true],
    ]);
    expect(partsOf('2026-10-25')?.[0]).toEqual([12, true]);
    expect(days.get('2026-10-24')).toMatchObject({ isWhole: false, amount: memberId === null ? 1 : 0 });
    expect(days.get('2026-10-20')).toMatchObject({ isWhole: false, amount: 0, people: [] });
    expect(days.get('2026-10-27')?.isWhole).toBe(true);
    expect(days.get('2026-10-25')?.people.map(({ name }) => name)).toEqual(
      memberId === null ? ['Ash', 'Luna', 'Someone'] : ['Luna'],
    );
  });

  it('say what is not certain: when a front began, on its first day, and from when on somebody was there', () => {
    const unsure = {
      one: { kind: 'about', atMs: Date.parse('2026-10-24T12:00:00Z') },
      two: { kind: 'somebody', atMs: Date.parse('2026-10-24T20:00:00Z') },
    } as const;
    const dayAt = createDayAt({ ...OPTIONS, unsure, unknownAfter: new Set(), memberId: null });
    const marks = (key: string) =>
      dayAt(key, Date.parse('2026-11-10T00:00:00Z')).parts.map(({ isAbout, somebodyMs }) => [
        isAbout,
        somebodyMs ?? null,
      ]);
    expect(marks('2026-10-24')).toEqual([[true, Date.parse('2026-10-24T20:00:00Z')]]);
    // Midnight in Berlin: nobody knows who was there since the day before.
    const since = Date.parse('2026-10-24T22:00:00Z');
    expect(marks('2026-10-25')).toEqual([
      [false, since],
      [false, null],
      [false, null],
    ]);
    const label = dayLabel(dayAt('2026-10-24', since), null);
    expect(label).toMatch(/something is noted as not certain$/);
  });

  it('are the same objects a minute later, but for today', () => {
    const dayAt = createDayAt({ ...OPTIONS, unknownAfter: new Set(), memberId: null });
    const daysOf = (month: string, nowMs: number) => daysOfMonth(month).map((key) => dayAt(key, nowMs));
    const noonMs = Date.parse('2026-10-25T12:00Z');
    const [before, after] = [daysOf('2026-10', noonMs), daysOf('2026-10', noonMs + 60_000)];
    const changed = after.filter((day, index) => day !== before[index]).map(({ key }) => key);
    expect(changed[0]).toBe('2026-10-25');
    expect(before.filter((day, index) => day === after[index])).toHaveLength(24);
  });
});
