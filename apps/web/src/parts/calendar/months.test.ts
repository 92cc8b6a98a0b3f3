import { describe, expect, it } from 'vitest';
import { inZone } from '../../testing/in-zone.ts';
import { calendarMonth, monthLater, periodOfMonths, shownMonths } from './months.ts';

describe('a month of the calendar', () => {
  it('has its days in weeks from Monday', () => {
    const { weeks } = calendarMonth('2026-02');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-02-01']);
    expect(weeks.at(-1)).toEqual([
      '2026-02-23',
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      null,
    ]);
    expect(calendarMonth('2028-02').weeks.flat().filter(Boolean)).toHaveLength(29);
  });

  it('is followed by the next, across years', () => {
    expect([monthLater('2026-12', 1), monthLater('2026-01', -1), monthLater('2026-05', -12)]).toEqual([
      '2027-01',
      '2025-12',
      '2025-05',
    ]);
  });

  it('goes from the first midnight to the last in the zone of the device', () => {
    inZone('Europe/Berlin');
    expect(periodOfMonths(['2026-10'])).toEqual({
      fromMs: Date.parse('2026-09-30T22:00:00Z'),
      toMs: Date.parse('2026-10-31T23:00:00Z'),
    });
    expect(shownMonths('2026-05', 'year')).toHaveLength(12);
  });
});
