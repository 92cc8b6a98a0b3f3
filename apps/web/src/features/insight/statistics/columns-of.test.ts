import { describe, expect, it } from 'vitest';
import { inZone } from '../../../testing/in-zone.ts';
import { columnBounds, columnsOf, sliceBounds } from './columns-of.ts';

const at = (time: string) => new Date(time).getTime();
const columns = (from: string, to: string) => columnsOf({ fromMs: at(from), toMs: at(to) });

describe('the columns of a period', () => {
  it('are its days, also those that are not over and those on which the clocks change', () => {
    inZone('Europe/Berlin');
    const { unit, list } = columns('2026-10-24T00:00', '2026-10-26T09:30');
    expect(unit).toBe('day');
    expect(list.map(({ key }) => key)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(list.map(({ period }) => (period.toMs - period.fromMs) / 3_600_000)).toEqual([24, 25, 24]);
  });

  it.each([
    ['2026-09-30T00:00', '2026-11-30T12:00', 'day', 62, '2026-09-30'],
    ['2026-09-29T00:00', '2026-11-30T12:00', 'week', 10, '2026-09-28'],
    ['2025-11-30T00:00', '2026-11-29T12:00', 'week', 53, '2025-11-24'],
    ['2022-07-15T10:00', '2026-11-29T12:00', 'month', 53, '2022-07-01'],
    ['2001-07-15T10:00', '2026-11-29T12:00', 'year', 26, '2001-01-01'],
  ] as const)('from %s to %s are each a %s', (from, to, unit, count, first) => {
    const found = columns(from, to);
    expect([found.unit, found.list.length, found.list[0]?.key]).toEqual([unit, count, first]);
    const bounds = columnBounds(found);
    expect(bounds).toHaveLength(count + 1);
    expect(bounds.every((bound, index) => index === 0 || bound > (bounds[index - 1] ?? bound))).toBe(true);
  });

  it('that are longer than a day begin with the period', () => {
    const fromMs = at('2026-01-01T00:00');
    const { list } = columnsOf({ fromMs, toMs: at('2026-06-01T00:00') });
    expect([list[0]?.key, list[0]?.period.fromMs]).toEqual(['2025-12-29', fromMs]);
    expect(list[1]?.period.fromMs).toBe(at('2026-01-05T00:00'));
  });

  it('are drawn whole where the period is older than what is known', () => {
    const fromMs = Number.NEGATIVE_INFINITY;
    const toMs = at('2026-06-01T00:00');
    const { list } = columnsOf({ fromMs, toMs }, at('2026-01-01T09:00'));
    expect(list[0]?.period.fromMs).toBe(at('2025-12-29T00:00'));
  });

  it('are a bounded number, however long the period, and end with the latest', () => {
    const { unit, list } = columnsOf({ fromMs: Date.UTC(1, 0), toMs: at('2026-11-29T12:00') });
    expect([unit, list.length, list.at(-1)?.key]).toEqual(['year', 62, '2026-01-01']);
  });

  it('are none where nothing is known', () => {
    expect(columnsOf({ fromMs: 5, toMs: 5 }).list).toEqual([]);
    expect(sliceBounds(columnsOf({ fromMs: 5, toMs: 5 }))).toBe(null);
  });

  it('have slices where not each switch is drawn, seven in a week', () => {
    expect(sliceBounds(columns('2026-11-01T00:00', '2026-11-03T00:00'))).toBe(null);
    const weeks = columns('2025-11-30T00:00', '2026-11-29T12:00');
    const bounds = sliceBounds(weeks) ?? [];
    expect(bounds).toHaveLength(53 * 7 + 1);
    expect([bounds[0], bounds[7], bounds.at(-1)]).toEqual([
      weeks.list[0]?.period.fromMs,
      weeks.list[1]?.period.fromMs,
      weeks.list.at(-1)?.period.toMs,
    ]);
  });
});
