import { brandId, type FrontSwitch } from '@frontboard/model';
import { describe, expect, it } from 'vitest';
import { retime } from './retiming.ts';

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
  it('passes no switch between its neighbours', () => {
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

  it('detects a taken time to the last digit, but not its own', () => {
    expect(retime(HISTORY, late, '2026-01-01T00:00:00.000Z').taken).toBe(early);
    expect(retime(HISTORY, late, '2026-01-02T00:00:00.123Z').taken).toBeNull();
    expect(retime(HISTORY, late, late.timestamp).taken).toBeNull();
  });

  it('reads only a few switches of a long history', () => {
    let reads = 0;
    const long = Array.from({ length: 50_000 }, (_, index) => {
      const timestamp = new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString();
      return Object.defineProperty(at(`s${index}`, timestamp), 'timestamp', {
        get: () => {
          reads += 1;
          return timestamp;
        },
      });
    });
    const moved = long[40_000] as FrontSwitch;
    const { passes, taken } = retime(long, moved, long[39_990]?.timestamp ?? '');
    expect(passes.map(({ id }) => id as string)[0]).toBe('s39999');
    expect(passes).toHaveLength(9);
    expect(taken?.id).toBe('s39990');
    expect(reads).toBeLessThan(200);
  });
});
