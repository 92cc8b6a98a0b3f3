import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingAt, panned, zoomed } from './view-range.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const known = { fromMs: 0, toMs: 1_000 * DAY_MS };

describe('the range in view of a timeline', () => {
  it('keeps the time under the pointer in place while zooming', () => {
    const view = { fromMs: 100 * DAY_MS, toMs: 110 * DAY_MS };
    const next = zoomed(view, 0.5, 102 * DAY_MS, known);
    expect(next).toEqual({ fromMs: 101 * DAY_MS, toMs: 106 * DAY_MS });
  });

  it('is zoomed and moved while nothing is known, as before the first switch, up to a month', () => {
    const nothing = { fromMs: Number.NEGATIVE_INFINITY, toMs: Number.NEGATIVE_INFINITY };
    const view = { fromMs: 100 * DAY_MS, toMs: 110 * DAY_MS };
    expect(zoomed(view, 0.5, 105 * DAY_MS, nothing)).toEqual({
      fromMs: 102.5 * DAY_MS,
      toMs: 107.5 * DAY_MS,
    });
    const widest = { fromMs: 89.5 * DAY_MS, toMs: 120.5 * DAY_MS };
    expect(zoomed(view, 10, 105 * DAY_MS, nothing)).toEqual(widest);
    expect(zoomed(widest, 2, 105 * DAY_MS, nothing)).toEqual(widest);
    expect(panned(view, 2 * DAY_MS, nothing)).toEqual({ fromMs: 102 * DAY_MS, toMs: 112 * DAY_MS });
  });

  it('is never shorter than an hour, never much longer than the history, and always shows some of it', () => {
    const step = fc.record({
      factor: fc.constantFrom(0.2, 0.5, 1, 2, 5),
      by: fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let view = endingAt({ fromMs: 0, toMs: 7 * DAY_MS }, known.toMs);
        for (const { factor, by } of steps) {
          view = panned(zoomed(view, factor, (view.fromMs + view.toMs) / 2, known), by, known);
        }
        const length = view.toMs - view.fromMs;
        expect(length).toBeGreaterThan(HOUR_MS * 0.999);
        expect(length).toBeLessThan(1_201 * DAY_MS);
        expect(view.fromMs).toBeLessThan(known.toMs);
        expect(view.toMs).toBeGreaterThan(known.fromMs);
      }),
    );
  });
});
