import { describe, expect, it } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

/** A page whose clock advances only by the work, 3 ms for each step. */
function openPage() {
  let atMs = 0;
  const waiting: (() => void)[] = [];
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
    run(work: Iterator<void, string, void>) {
      const pace = { now: () => atMs, later: (goOn: () => void) => void waiting.push(goOn) };
      return runInSlices(work, (value) => done.push(value), pace);
    },
    /** Lets the next slice run; false when nothing waits. */
    next(): boolean {
      const goOn = waiting.shift();
      goOn?.();
      return goOn !== undefined;
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
