import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endInView, endingAt, keyStep, panned, ranged, zoomed } from './view-range.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const known = { fromMs: 0, toMs: 1_000 * DAY_MS };

describe('the range in view of a timeline', () => {
  it('keeps the time under the pointer in place while zooming', () => {
    const view = { fromMs: 100 * DAY_MS, toMs: 110 * DAY_MS };
    const next = zoomed(view, 0.5, 102 * DAY_MS, known);
    expect(next).toEqual({ fromMs: 101 * DAY_MS, toMs: 106 * DAY_MS });
  });

  it('is moved by a day with a key if that is neither all of it nor hardly seen', () => {
    const steps = [6, 24, 7 * 24, 31 * 24, 366 * 24].map((hours) =>
      keyStep({ fromMs: 0, toMs: hours * HOUR_MS }),
    );
    expect(steps.map((ms) => ms / HOUR_MS)).toEqual([1.5, 24, 24, 24, 91.5 * 24]);
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
        expect(length).toBeLessThan(1_101 * DAY_MS);
        // Never more of the future than room for the line of the present.
        expect(view.toMs).toBeLessThanOrEqual(known.toMs + 0.0501 * length);
        expect(view.toMs).toBeGreaterThan(known.fromMs);
      }),
    );
  });

  it('ends with the history, or where it is if nothing is known', () => {
    const view = endingAt({ fromMs: 0, toMs: 7 * DAY_MS }, known.toMs);
    expect(endInView(view, known)).toBe(known.toMs);
    const nothing = { fromMs: Number.NEGATIVE_INFINITY, toMs: Number.NEGATIVE_INFINITY };
    expect(endInView(view, nothing)).toBe(view.toMs);
  });

  it('shows all of the history when zoomed out as far as it goes', () => {
    let view = { fromMs: 400 * DAY_MS, toMs: 410 * DAY_MS };
    for (let step = 0; step < 20; step += 1) view = zoomed(view, 2, (view.fromMs + view.toMs) / 2, known);
    expect(view.fromMs).toBeLessThanOrEqual(known.fromMs);
    expect(view.toMs).toBeGreaterThanOrEqual(known.toMs);
    expect(view.toMs).toBeLessThan(1_060 * DAY_MS);
  });

  it('is a day, a month or all of the history at once', () => {
    const view = { fromMs: 100 * DAY_MS, toMs: 110 * DAY_MS };
    expect(ranged(view, DAY_MS, known)).toEqual({ fromMs: 109 * DAY_MS, toMs: 110 * DAY_MS });
    expect(ranged(view, 31 * DAY_MS, known)).toEqual({ fromMs: 79 * DAY_MS, toMs: 110 * DAY_MS });
    const all = ranged(view, null, known);
    expect(all.fromMs).toBeCloseTo(known.fromMs, 3);
    expect(all.toMs).toBeGreaterThan(known.toMs);
  });
});
