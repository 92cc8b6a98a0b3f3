import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnIndices, grownRange, moveByKey, rangeInWindow } from './windowing.ts';

const geometry = fc.record({
  count: fc.integer({ min: 0, max: 5000 }),
  columns: fc.integer({ min: 1, max: 8 }),
  rowPx: fc.integer({ min: 20, max: 400 }),
  topPx: fc.integer({ min: -400_000, max: 5_000 }),
  windowPx: fc.integer({ min: 100, max: 3_000 }),
});

describe('rangeInWindow', () => {
  it('contains every item with at least one visible pixel', () => {
    fc.assert(
      fc.property(geometry, fc.nat(), (options, pick) => {
        const { count, columns, rowPx, topPx, windowPx } = options;
        fc.pre(count > 0);
        const index = pick % count;
        const rowTop = topPx + Math.floor(index / columns) * rowPx;
        fc.pre(rowTop < windowPx && rowTop + rowPx > 0);
        const { first, end } = rangeInWindow(options);
        expect(index).toBeGreaterThanOrEqual(first);
        expect(index).toBeLessThan(end);
      }),
    );
  });

  it('contains no more than the window and its margin', () => {
    fc.assert(
      fc.property(geometry, (options) => {
        const { first, end } = rangeInWindow(options);
        expect(end).toBeLessThanOrEqual(options.count);
        expect(end - first).toBeLessThanOrEqual(
          (Math.ceil(options.windowPx / options.rowPx) + 2 + 2 * (6 + 4)) * options.columns,
        );
      }),
    );
  });

  it('renders nothing until the height of a row is known', () => {
    expect(rangeInWindow({ count: 9, columns: 1, rowPx: 0, topPx: 0, windowPx: 800 })).toEqual({
      first: 0,
      end: 0,
    });
  });
});

describe('grownRange', () => {
  it.each([
    ['begins at the first item in the window', [0, 0], [0, 90], 0, [0, 40]],
    ['begins there after a jump', [0, 40], [200, 290], 230, [230, 270]],
    ['continues below', [0, 40], [0, 90], 0, [0, 80]],
    ['and then above', [230, 270], [200, 290], 230, [210, 290]],
    ['keeps what is still in the range', [0, 90], [50, 120], 60, [50, 120]],
    ['is never more than the range', [200, 290], [200, 290], 230, [200, 290]],
  ] as const)('%s', (_, drawn, range, start, grown) => {
    const of = ([first, end]: readonly [number, number]) => ({ first, end });
    expect(grownRange(of(drawn), of(range), { count: 40, start })).toEqual(of(grown));
  });

  it('draws all of any range, at most `count` new items at a time, and none twice', () => {
    const range = fc.record({ first: fc.nat(3_000), length: fc.integer({ min: 1, max: 1_500 }) });
    fc.assert(
      fc.property(range, range, fc.integer({ min: 1, max: 400 }), fc.nat(), (from, to, count, pick) => {
        const wanted = { first: to.first, end: to.first + to.length };
        const start = wanted.first + (pick % to.length);
        let drawn = { first: from.first, end: from.first + from.length };
        const size = ({ first, end }: typeof drawn) => end - first;
        const kept = Math.max(0, Math.min(drawn.end, wanted.end) - Math.max(drawn.first, wanted.first));
        let before = kept;
        for (let step = 0; step < Math.ceil((to.length - kept) / count); step += 1) {
          drawn = grownRange(drawn, wanted, { count, start });
          expect(size(drawn)).toBe(Math.min(before + count, to.length));
          before = size(drawn);
        }
        expect(grownRange(drawn, wanted, { count, start })).toEqual(wanted);
      }),
    );
  });

  it('draws the whole range at once if there is no limit', () => {
    const range = { first: 8, end: 80 };
    const all = { count: Number.POSITIVE_INFINITY, start: 20 };
    expect(grownRange({ first: 0, end: 0 }, range, all)).toEqual(range);
  });
});

describe('drawnIndices', () => {
  it.each([
    [{ first: 4, end: 7 }, 5, [4, 5, 6]],
    [{ first: 4, end: 7 }, 0, [0, 4, 5, 6]],
    [{ first: 4, end: 7 }, 9, [4, 5, 6, 9]],
    [{ first: 4, end: 7 }, -1, [4, 5, 6]],
    [{ first: 4, end: 7 }, 10, [4, 5, 6]],
  ])('keeps the focused item (%j, %i)', (range, active, indices) => {
    expect(drawnIndices(range, active, 10)).toEqual(indices);
  });
});

describe('moveByKey', () => {
  const list = { count: 10, columns: 1, pageRows: 4, isRightToLeft: false };
  const cards = { ...list, columns: 3 };

  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['PageDown', 3, 7],
    ['PageDown', 8, 9],
    ['PageUp', 2, 0],
    ['End', 0, 9],
    ['Home', 9, 0],
    ['ArrowRight', 0, null],
    ['a', 0, null],
  ])('in a list %s goes from %i to %s', (key, from, to) => {
    expect(moveByKey(key, from, list)).toBe(to);
  });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 8, 9],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 9, 6],
    ['ArrowUp', 2, 2],
  ])('among cards %s goes from %i to %s', (key, from, to) => {
    expect(moveByKey(key, from, cards)).toBe(to);
  });

  it('moves left and right in the direction of the text', () => {
    expect(moveByKey('ArrowLeft', 0, { ...cards, isRightToLeft: true })).toBe(1);
  });

  it('reaches every item from every other by Home and steps, and never leaves the list', () => {
    const shape = fc.record({
      count: fc.integer({ min: 1, max: 60 }),
      columns: fc.integer({ min: 1, max: 7 }),
      pageRows: fc.integer({ min: 1, max: 9 }),
      isRightToLeft: fc.boolean(),
    });
    const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End'];
    fc.assert(
      fc.property(shape, fc.array(fc.constantFrom(...keys)), (options, presses) => {
        let at = 0;
        for (const key of presses) {
          at = moveByKey(key, at, options) ?? at;
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(options.count);
        }
      }),
    );
  });
});
