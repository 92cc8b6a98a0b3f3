import type { Locator } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Clicks, or taps, one after another without scrolling: each has to be in sight already. Returns how many. */
export async function pressInSight(by: 'click' | 'tap', ...targets: readonly Locator[]): Promise<number> {
  for (const target of targets) {
    await expect(target).toBeInViewport({ ratio: 1 });
    await target[by]();
  }
  return targets.length;
}
