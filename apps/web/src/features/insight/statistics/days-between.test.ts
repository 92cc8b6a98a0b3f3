import { describe, expect, it } from 'vitest';
import { daysBetween } from './days-between.ts';

describe('the bars of a period', () => {
  it('include days without switches', () => {
    expect(daysBetween([{ day: '2026-03-01', amount: 2 }], '2026-02-28', '2026-03-02')).toEqual({
      unit: 'day',
      bars: [
        { key: '2026-02-28', amount: 0 },
        { key: '2026-03-01', amount: 2 },
        { key: '2026-03-02', amount: 0 },
      ],
    });
  });

  it('are months where the period is long', () => {
    const days = [
      { day: '2025-12-31', amount: 1 },
      { day: '2026-01-01', amount: 2 },
      { day: '2026-01-31', amount: 3 },
    ];
    const { unit, bars } = daysBetween(days, '2025-11-05', '2026-02-20');
    expect(unit).toBe('month');
    expect(bars.map(({ key, amount }) => `${key} ${amount}`)).toEqual([
      '2025-11 0',
      '2025-12 1',
      '2026-01 5',
      '2026-02 0',
    ]);
  });

  it('are a bounded number, however long the period', () => {
    expect(daysBetween([], '0001-01-01', '2026-01-01').bars).toHaveLength(600);
  });
});
