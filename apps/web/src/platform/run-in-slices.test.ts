import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page whose clock advances only by the work, 3 ms for each step. */
function openPage() {
  let atMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => atMs);
  const done: string[] = [];
  let steps = 0;
  return {
    done,
    steps: () => steps,
    *work(count: number): Generator<void, string, void> {
      for (let step = 0; step < count; step += 1) {
        steps += 1;
        atMs += 3;
        yield;
      }
      return `${count} steps`;
    },
    run: (work: Iterator<void, string, void>) => runInSlices(work, (value) => done.push(value)),
    /** Lets the next slice run; false when nothing waits. */
    next(): boolean {
      const isWaiting = vi.getTimerCount() > 0;
      vi.advanceTimersToNextTimer();
      return isWaiting;
    },
  };
}

describe('work in slices', () => {
  it('short work is done at once', () => {
    const page = openPage();
    page.run(page.work(2));
    expect([page.done, page.next()]).toEqual([['2 steps'], false]);
  });

  it('yields to the page after each slice and then continues', () => {
    const page = openPage();
    page.run(page.work(10));
    const perSlice = [page.steps()];
    while (page.next()) perSlice.push(page.steps());
    expect(perSlice).toEqual([3, 6, 9, 10]);
    expect(page.done).toEqual(['10 steps']);
  });

  it('cancelled work takes no further step and has no result', () => {
    const page = openPage();
    const giveUp = page.run(page.work(10));
    giveUp();
    while (page.next());
    expect([page.steps(), page.done]).toEqual([3, []]);
  });
});
