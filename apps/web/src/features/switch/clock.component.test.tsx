import { microsFromMs } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { localDataStores } from '../../session/local/local-data.ts';
import { notingUnsure } from '../../session/local/unsure.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { systemRow } from '../../testing/world-rows.ts';
import { formatDuration } from '../../ui/time/format-duration.ts';
import { formatExact } from '../../ui/time/format-time.ts';
import { switchWords } from './words.ts';

const words = switchWords.queue;
const DAY_MS = 86_400_000;
const queue = page.getByRole('region', { name: words.title });
const fronting = page.getByRole('region', { name: switchWords.front.title });

/** The time of the newest switch of the own system, in milliseconds since 1970. */
function latestMs({ sandbox }: RenderedScreen, uuid: string): number {
  const switches = sandbox.state.index.switchesOfSystem.get(uuid) ?? [];
  return Number((switches.at(-1)?.timestamp ?? microsFromMs(0)) / 1000n);
}

test.each([
  ['ahead', -DAY_MS],
  ['behind', DAY_MS],
] as const)(
  'with a clock a day %s, the screen says so, and a switch is just now by the clock of the service',
  async (_which, skewMs) => {
    const screen = await renderScreen('/switch', { own: 'exmpl', skewMs });
    const { uuid } = systemRow(screen, 'exmpl');
    await expect.element(page.getByText(words.skew(formatDuration(DAY_MS), skewMs < 0))).toBeVisible();
    const tappedMs = Date.now();
    await fronting.getByRole('button', { name: switchWords.front.switchOut }).click();
    await expect.element(queue).toHaveTextContent(/Recorded · just now/);
    await expect.element(fronting).toHaveTextContent(/just now/);
    expect(Math.abs(latestMs(screen, uuid) - tappedMs - skewMs)).toBeLessThan(60_000);
  },
);

test('a switch that waited offline is sent after the choice of its time', async () => {
  const screen = await renderScreen('/switch', { own: 'exmpl', skewMs: -DAY_MS, speed: 300 });
  const { uuid } = systemRow(screen, 'exmpl');
  const formerMs = latestMs(screen, uuid);
  screen.online.set(false);
  await screen.reload();
  const { switchQueue, clock } = screen.services;
  await switchQueue.record({ members: [] });
  const { atMs = 0 } = switchQueue.getSnapshot().entries[0] ?? {};
  const local = screen.services.privateStorage.store(localDataStores, screen.services.storage)(uuid);
  local.update(notingUnsure({ kind: 'about', atMs }, 'a'));
  await expect.element(queue).toHaveTextContent(words.waiting);
  await expect.poll(() => clock.now()).toBeGreaterThan(atMs + 120_000);
  screen.online.set(true);
  const keep = queue.getByRole('button', { name: words.keepTime(formatExact(atMs)) });
  await expect.element(keep).toBeVisible();
  expect(latestMs(screen, uuid)).toBe(formerMs);
  await queue.getByRole('button', { name: /^Change to / }).click();
  await expect.poll(() => switchQueue.getSnapshot().entries[0]?.state).toBe('sent');
  expect(Math.abs(latestMs(screen, uuid) - atMs + DAY_MS)).toBeLessThan(3_600_000);
  // What is not certain of its time stays with it.
  expect(local.getState().unsure).toEqual({ a: { kind: 'about', atMs: latestMs(screen, uuid) } });
});
