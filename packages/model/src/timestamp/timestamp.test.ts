import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTimestamp } from './timestamp.ts';

describe('parseTimestamp', () => {
  it.each([
    ['2024-01-01T12:00:00Z', Date.UTC(2024, 0, 1, 12)],
    ['2024-01-01T12:00:00.5Z', Date.UTC(2024, 0, 1, 12, 0, 0, 500)],
    ['2024-01-01T12:00:00.123456Z', Date.UTC(2024, 0, 1, 12, 0, 0, 123)],
    ['2024-01-01T12:00:00.123456789Z', Date.UTC(2024, 0, 1, 12, 0, 0, 123)],
    ['2024-01-01T12:00:00+02:00', Date.UTC(2024, 0, 1, 10)],
  ])('%s is %i', (text, ms) => {
    expect(parseTimestamp(text)).toBe(ms);
  });

  it.each([null, undefined, '', 'yesterday', '2024-01-01', '2024-13-01T00:00:00Z', '1704110400000'])(
    '%j is no timestamp',
    (text) => {
      expect(parseTimestamp(text)).toBeNull();
    },
  );

  it('reads what toISOString writes', () => {
    const ms = fc.integer({ min: 0, max: Date.UTC(9999, 0) });
    fc.assert(
      fc.property(ms, (time) => {
        expect(parseTimestamp(new Date(time).toISOString())).toBe(time);
      }),
    );
  });
});
