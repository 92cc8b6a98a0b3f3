import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLocalText, toLocalText } from './local-time-text.ts';

describe('the text of a field for date and time', () => {
  it('comes back to the same second', () => {
    // Twice a year an hour occurs twice on the clock; the winter of one year has no such hour anywhere.
    const winter = fc.integer({ min: Date.UTC(2026, 11, 1) / 1000, max: Date.UTC(2027, 0, 31) / 1000 });
    fc.assert(
      fc.property(winter, (second) => {
        expect(fromLocalText(toLocalText(second * 1000))).toBe(new Date(second * 1000).toISOString());
      }),
    );
  });

  it.each(['', '2026-01-01', '2026-13-01T00:00:00', '2026-01-01T25:00', 'yesterday', '12026-01-01T00:00'])(
    '"%s" is not a moment',
    (text) => {
      expect(fromLocalText(text)).toBeNull();
    },
  );

  it('may omit zero seconds', () => {
    expect(fromLocalText('2026-01-01T10:00')).toBe(fromLocalText('2026-01-01T10:00:00'));
  });
});
