import { expect, inject, test, vi } from 'vitest';
import { createFakeClock, settlePromises } from '../fake-clock.ts';
import { runSchedule } from './run-schedule.ts';
import { createSchedule } from './schedule.ts';

const RUNS = inject('isLong') ? 5_000 : 100;

test('under random faults, no typed text is lost, no unseen change is overwritten, and the screen is right', async () => {
  let saved = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const clock = createFakeClock(Date.parse('2026-03-01T12:00:00.123Z'), settlePromises);
    // What is stored on the device goes by it.
    const now = vi.spyOn(performance, 'now').mockImplementation(clock.now);
    const verdict = await runSchedule(createSchedule(seed), clock).finally(() => now.mockRestore());
    expect(verdict.faults, `seed ${seed}`).toEqual([]);
    saved += verdict.saved;
  }
  // Schedules without events would prove nothing.
  expect(saved).toBeGreaterThan(RUNS * 2);
});
