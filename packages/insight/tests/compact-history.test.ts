import { describe, expect, it } from 'vitest';
import {
  compactHistory,
  frontingSince,
  type HistorySwitch,
  periodFigures,
  switchesPerDay,
} from '../src/index.ts';

function entry(timestamp: string, ...memberIds: string[]): HistorySwitch {
  return { id: null, timestamp, memberIds } as unknown as HistorySwitch;
}

describe('a history with bad input', () => {
  it('distinguishes switches that differ by a microsecond', () => {
    const history = compactHistory([
      entry('2026-05-03T10:00:00.000002Z', 'luna'),
      entry('2026-05-03T10:00:00.000001Z', 'ash'),
      entry('2026-05-03T10:00:00.000001Z', 'river'),
    ]);
    expect(history.size).toBe(2);
    expect(history.members).toEqual(['ash', 'river', 'luna']);
  });

  it('leaves out a switch whose time cannot be read', () => {
    expect(compactHistory([entry('yesterday', 'luna'), entry('2026-05-03T10:00:00Z', 'ash')]).size).toBe(1);
  });

  it('counts a switch of the year 1 and one in the future without delay', () => {
    const nowMs = Date.parse('2026-05-03T10:00:00Z');
    const history = compactHistory([
      entry('0001-01-01T00:00:00Z', 'luna'),
      entry('9999-01-01T00:00:00Z', 'ash'),
    ]);
    const period = { fromMs: -1e14, toMs: 1e15 };
    expect(periodFigures(history, period, nowMs).members.map(({ id }) => id)).toEqual(['luna']);
    expect(switchesPerDay(history, { period, nowMs, timeZone: 'Europe/Berlin' })).toHaveLength(1);
    expect(frontingSince(history, { atMs: nowMs, isWhole: true }).map(({ memberId }) => memberId)).toEqual([
      'luna',
    ]);
  });

  it('counts 10,000 switches of one day, and nothing in the years without any', () => {
    const nowMs = Date.parse('2026-05-03T12:00:00Z');
    const crowded = Array.from({ length: 10_000 }, (_, index) =>
      entry(new Date(nowMs - (index + 1) * 1_000).toISOString(), index % 2 === 0 ? 'luna' : 'ash'),
    );
    const history = compactHistory([...crowded, entry('1990-01-01T00:00:00Z')]);
    const period = { fromMs: 0, toMs: nowMs };
    const { switches, members, noFronterMs } = periodFigures(history, period, nowMs);
    expect(switches).toBe(10_001);
    expect(members.map(({ totalMs, sessions }) => [totalMs, sessions])).toEqual([
      [5_000_000, 5_000],
      [5_000_000, 5_000],
    ]);
    expect(noFronterMs).toBe(nowMs - 10_000_000 - Date.parse('1990-01-01T00:00:00Z'));
    expect(switchesPerDay(history, { period, nowMs, timeZone: 'Europe/Berlin' })).toEqual([
      { day: '1990-01-01', amount: 1 },
      { day: '2026-05-03', amount: 10_000 },
    ]);
  });

  it('counts nothing for unknown times', () => {
    const figures = periodFigures(compactHistory([]), { fromMs: 0, toMs: 1e12 }, 1e12);
    expect(figures).toMatchObject({ switches: 0, noFronterMs: 0, membersMs: 0, members: [] });
  });

  it('uses UTC for a time zone that does not exist', () => {
    const history = compactHistory([entry('2026-05-03T23:30:00Z', 'luna')]);
    const query = { period: { fromMs: 0, toMs: 2e12 }, nowMs: 2e12, timeZone: 'Mars/Olympus' };
    expect(switchesPerDay(history, query)).toEqual([{ day: '2026-05-03', amount: 1 }]);
  });
});
