import { describe, expect, it } from 'vitest';
import { inZone } from '../../../testing/in-zone.ts';
import { periodOf } from './period-of.ts';
import { readStatisticsSearch } from './search.ts';

const NOW_MS = Date.parse('2026-11-03T12:00:00Z');
const iso = (ms: number | undefined) => new Date(ms ?? Number.NaN).toISOString();

describe('the period of an address', () => {
  it('is the last 30 days, from the start of a day in the zone of the device', () => {
    inZone('Europe/Berlin');
    const { period, before } = periodOf({}, NOW_MS);
    // Summer time ended within these days.
    expect([period.fromMs, period.toMs].map(iso)).toEqual(['2026-10-04T22:00:00.000Z', iso(NOW_MS)]);
    expect([before?.fromMs, before?.toMs].map(iso)).toEqual([
      '2026-09-04T22:00:00.000Z',
      '2026-10-04T11:00:00.000Z',
    ]);
  });

  it('compares today with yesterday up to the same time', () => {
    inZone('UTC');
    const { before } = periodOf({ period: 'today' }, NOW_MS);
    expect([before?.fromMs, before?.toMs].map(iso)).toEqual([
      '2026-11-02T00:00:00.000Z',
      '2026-11-02T12:00:00.000Z',
    ]);
  });

  it('has whole days from the first to the last, in either order', () => {
    inZone('UTC');
    const expected = { fromMs: Date.UTC(2026, 4, 3), toMs: Date.UTC(2026, 4, 6) };
    for (const [from, to] of [
      ['2026-05-03', '2026-05-05'],
      ['2026-05-05', '2026-05-03'],
    ] as const) {
      const { period, before } = periodOf({ period: 'range', from, to }, NOW_MS);
      expect(period).toEqual(expected);
      expect(before).toEqual({ fromMs: Date.UTC(2026, 3, 30), toMs: Date.UTC(2026, 4, 3) });
    }
  });

  it('compares days that are not over with as much of the days before', () => {
    inZone('UTC');
    const nowMs = Date.parse('2026-05-03T16:00:00Z');
    const { period, before } = periodOf({ period: 'range', from: '2026-05-01', to: '2026-05-31' }, nowMs);
    expect([period.fromMs, period.toMs].map(iso)).toEqual([
      '2026-05-01T00:00:00.000Z',
      '2026-06-01T00:00:00.000Z',
    ]);
    expect([before?.fromMs, before?.toMs].map(iso)).toEqual([
      '2026-03-31T00:00:00.000Z',
      '2026-04-02T16:00:00.000Z',
    ]);
  });

  it('compares days that have not begun with whole days', () => {
    inZone('UTC');
    const { before } = periodOf({ period: 'range', from: '2026-11-05', to: '2026-11-06' }, NOW_MS);
    expect(before).toEqual({ fromMs: Date.UTC(2026, 10, 3), toMs: Date.UTC(2026, 10, 5) });
  });

  it('has no earlier period for all time', () => {
    expect(periodOf({ period: 'all' }, NOW_MS).before).toBeNull();
  });
});

describe('the search of the statistics', () => {
  it('reads what is valid and leaves out the rest', () => {
    expect(readStatisticsSearch({ period: 'month', from: '2026-05-03', sort: 'time', x: 1 })).toEqual({
      sort: 'time',
    });
    expect(
      readStatisticsSearch({ period: 'range', from: '2026-05-03', to: '2026-13-40', flat: 'yes' }),
    ).toEqual({
      period: 'range',
      from: '2026-05-03',
    });
  });
});
