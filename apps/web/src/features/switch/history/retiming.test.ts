import { brandId, type FrontSwitch } from '@frontboard/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLocalText, retime, toLocalText } from './retiming.ts';

function at(id: string, timestamp: string): FrontSwitch {
  return { id: brandId('SwitchId', id), timestamp, memberIds: [], members: null, extra: {} };
}

const [late, middle, early] = [
  at('late', '2026-01-03T00:00:00Z'),
  at('middle', '2026-01-02T00:00:00.123456Z'),
  at('early', '2026-01-01T00:00:00Z'),
];
const HISTORY = [late, middle, early];

describe('retime', () => {
  it('passes nobody between its neighbours', () => {
    expect(retime(HISTORY, middle, '2026-01-02T12:00:00.000Z')).toEqual({
      passes: [],
      taken: null,
      becomesLatest: false,
      noLongerLatest: false,
    });
  });

  it('names those it passes, nearest first, and what becomes of the front', () => {
    expect(retime(HISTORY, early, '2026-01-04T00:00:00.000Z')).toMatchObject({
      passes: [{ id: 'middle' }, { id: 'late' }],
      becomesLatest: true,
    });
    expect(retime(HISTORY, late, '2025-12-01T00:00:00.000Z')).toMatchObject({
      passes: [{ id: 'middle' }, { id: 'early' }],
      noLongerLatest: true,
    });
  });

  it('sees that an instant is taken to the last digit, and not by itself', () => {
    expect(retime(HISTORY, late, '2026-01-01T00:00:00.000Z').taken).toBe(early);
    expect(retime(HISTORY, late, '2026-01-02T00:00:00.123Z').taken).toBeNull();
    expect(retime(HISTORY, late, late.timestamp).taken).toBeNull();
  });
});

describe('the text of a field for date and time', () => {
  it('comes back to the same second', () => {
    // Twice a year an hour comes twice on the clock; the winter of one year is free of that anywhere.
    const winter = fc.integer({ min: Date.UTC(2026, 11, 1) / 1000, max: Date.UTC(2027, 0, 31) / 1000 });
    fc.assert(
      fc.property(winter, (second) => {
        expect(fromLocalText(toLocalText(second * 1000))).toBe(new Date(second * 1000).toISOString());
      }),
    );
  });

  it.each(['', '2026-01-01', '2026-13-01T00:00:00', '2026-01-01T25:00', 'yesterday', '12026-01-01T00:00'])(
    '"%s" is no moment',
    (text) => {
      expect(fromLocalText(text)).toBeNull();
    },
  );

  it('may leave seconds of zero out', () => {
    expect(fromLocalText('2026-01-01T10:00')).toBe(fromLocalText('2026-01-01T10:00:00'));
  });
});
