// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { untilIdle } from './until-idle.ts';

afterEach(() => vi.unstubAllGlobals());

const clock = () => ({ now: () => 0, setTimeout: vi.fn(), clearTimeout: vi.fn() });

it('waits for the idle callback, at most the given time', async () => {
  const requestIdleCallback = vi.fn((callback: () => void) => callback());
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const unused = clock();
  await untilIdle(unused, 300);
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 300 });
  expect(unused.setTimeout).not.toHaveBeenCalled();
});

it('waits shortly where there are no idle callbacks', async () => {
  const own = clock();
  own.setTimeout.mockImplementation((callback: () => void) => callback());
  await untilIdle(own, 300);
  expect(own.setTimeout).toHaveBeenCalledWith(expect.any(Function), 50);
});
