import { ApiError, NetworkError } from '@frontboard/client';
import { expect, test } from 'vitest';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createRepeater } from './repeater.ts';

const request = { method: 'PATCH', path: '/v2/members/abcdef' };
const LOST = new NetworkError(request);

/** Work that fails with each of `errors` and then succeeds. */
function open(...errors: readonly unknown[]) {
  const clock = createFakeClock();
  const listeners = new Set<() => void>();
  let isOnline = true;
  const online = {
    subscribe(fn: () => void) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    getSnapshot: () => isOnline,
  };
  const attempts: number[] = [];
  const startMs = clock.now();
  const work = async () => {
    attempts.push(clock.now() - startMs);
    const error = errors[attempts.length - 1];
    if (error !== undefined) throw error;
  };
  const setOnline = (value: boolean) => {
    isOnline = value;
    for (const fn of [...listeners]) fn();
  };
  const repeater = createRepeater({ online, clock });
  return { clock, repeater, work, attempts, setOnline, listeners };
}

test('work is repeated with growing waits until it succeeds', async () => {
  const { clock, repeater, work, attempts } = open(LOST, LOST);
  await clock.during(repeater.repeat(work), 1_000);
  expect(attempts).toEqual([0, 3_000, 9_000]);
});

test('work that the service refuses, or whose token it refuses, is not repeated', async () => {
  for (const error of [
    new ApiError({ ...request, status: 404, code: 20001 }),
    new ApiError({ ...request, status: 401, code: 0 }),
  ]) {
    const { repeater, work, attempts } = open(error);
    await repeater.repeat(work);
    expect(attempts).toEqual([0]);
  }
});

test('work is repeated as soon as the device is online again, and not when it goes offline', async () => {
  const { clock, repeater, work, attempts, setOnline } = open(LOST);
  const repeated = repeater.repeat(work);
  await clock.advance(1_000);
  setOnline(false);
  await clock.advance(0);
  expect(attempts).toEqual([0]);
  setOnline(true);
  await repeated;
  expect(attempts).toEqual([0, 1_000]);
});

test('a repeater that is disposed ends what waits and what fails later, and listens no more', async () => {
  const waiting = open(LOST);
  const repeated = waiting.repeater.repeat(waiting.work);
  await waiting.clock.advance(1_000);
  waiting.repeater.dispose();
  await repeated;
  expect(waiting.attempts).toEqual([0]);
  expect(waiting.listeners.size).toBe(0);

  const failing = open(LOST);
  await failing.repeater.repeat(async () => {
    failing.repeater.dispose();
    await failing.work();
  });
  expect(failing.attempts).toEqual([0]);
});
