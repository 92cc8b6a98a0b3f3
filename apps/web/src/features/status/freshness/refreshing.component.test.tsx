import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';

test('nothing is fetched while no status screen is visible, and a status screen that opens again fetches what is stale', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const screen = await renderScreen('/status/tile', { followed: ['exmpl', 'brook'] });
  for (const id of ['exmpl', 'brook'])
    await expect.element(page.css(`[data-system="${id}"]`)).toHaveAttribute('aria-busy', 'false');
  screen.goTo('/settings');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const sent = screen.requests().length;
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(screen.requests()).toHaveLength(sent);
  screen.goTo('/status/tile');
  await expect.poll(() => screen.requests().length).toBeGreaterThan(sent);
});
