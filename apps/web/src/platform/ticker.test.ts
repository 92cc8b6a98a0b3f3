import { expect, test } from 'vitest';
import { createFlag } from '../testing/fake-browser.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createTicker } from './ticker.ts';

test('listeners with the same interval tick together', async () => {
  const clock = createFakeClock(1_000_000);
  const ticker = createTicker(clock, createFlag(true));
  const ticks: string[] = [];
  ticker.subscribe(1_000, () => ticks.push(`a${ticker.getSnapshot(1_000)}`));
  await clock.advance(500);
  ticker.subscribe(1_000, () => ticks.push('b'));
  ticker.subscribe(3_000, () => ticks.push('slow'));
  await clock.advance(1_500);
  expect(ticks).toEqual(['a1001000', 'b', 'a1002000', 'b']);
  await clock.advance(1_500);
  expect(ticks.slice(4)).toEqual(['a1003000', 'b', 'slow']);
});

test('the ticker pauses while the page is hidden, and ticks at once when it is shown again', async () => {
  const clock = createFakeClock(1_000_000);
  const visible = createFlag(true);
  const ticker = createTicker(clock, visible);
  let ticks = 0;
  ticker.subscribe(1_000, () => {
    ticks += 1;
  });
  visible.set(false);
  await clock.advance(60_000);
  expect(ticks).toBe(0);
  visible.set(true);
  expect(ticks).toBe(1);
  expect(ticker.getSnapshot(1_000)).toBe(1_060_000);
  await clock.advance(1_000);
  expect(ticks).toBe(2);
});

test('the ticker stops when the last listener leaves', async () => {
  const clock = createFakeClock(1_000_000);
  const ticker = createTicker(clock, createFlag(true));
  let ticks = 0;
  const stop = ticker.subscribe(1_000, () => {
    ticks += 1;
  });
  stop();
  stop();
  await clock.advance(5_000);
  expect(ticks).toBe(0);
});

test('a new listener gets the shown time, which is at most one tick old', async () => {
  const clock = createFakeClock(1_000_700);
  const ticker = createTicker(clock, createFlag(true));
  const shownMs = ticker.getSnapshot(1_000);
  expect(shownMs).toBe(1_000_700);
  await clock.advance(300);
  let ticks = 0;
  const stop = ticker.subscribe(1_000, () => {
    ticks += 1;
  });
  expect(ticker.getSnapshot(1_000)).toBe(shownMs);
  await clock.advance(700);
  expect(ticks).toBe(1);
  stop();
  await clock.advance(5_000);
  expect(ticker.getSnapshot(1_000)).toBe(clock.now());
});
