import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, press, pressAt } from '../../testing/component/gestures.ts';
import { contentOfPage, renderScreen } from '../../testing/component/render-screen.tsx';
import { membersOf, recordSwitch, renameSystemId, systemRow } from '../../testing/world-rows.ts';
import { statusWords } from './words.ts';

const LAYOUTS = ['tile', 'list', 'table'] as const;
const DESCRIPTIONS = {
  version: 16,
  settings: { status: { tile: { showSystemDescription: true, showFronterDescription: true } } },
};

const system = (id: string) => page.css(`[data-system="${id}"]`);
const refresh = () => page.getByRole('button', { name: statusWords.refresh, exact: true }).click();

/** Waits until each of the systems has its first answer. */
async function waitForFronts(...ids: readonly string[]): Promise<void> {
  for (const id of ids) await expect.element(system(id)).toHaveAttribute('aria-busy', 'false');
}

test('each layout distinguishes not shared, switched out, no switches yet and gone, and what is gone is unfollowed in place, and followed again with Undo', async () => {
  const followed = ['exmpl', 'tidal', 'drift', 'sprout', 'gonezz', 'curtn'];
  const screen = await renderScreen('/status/table', { followed });
  for (const layout of LAYOUTS.toReversed()) {
    screen.goTo(`/status/${layout}`);
    await expect.element(page.css(`[data-layout="${layout}"]`)).toBeInTheDocument();
    await waitForFronts(...followed);
    await expect.element(system('tidal')).toHaveTextContent('Hasn’t shared who is fronting');
    await expect.element(system('drift')).toHaveTextContent('Switched out');
    await expect.element(system('sprout')).toHaveTextContent('No switches yet');
    await expect.element(system('gonezz')).toHaveTextContent('This system no longer exists');
    await expect.element(system('exmpl')).not.toHaveTextContent('Switched out');
  }
  await system('gonezz')
    .getByRole('button', { name: /Unfollow/ })
    .click();
  await expectGone(system('gonezz'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(system('gonezz')).toBeInTheDocument();
});

test('Refresh shows a switch, a name and an ID that were changed elsewhere, and deletes what is no longer shared or gone, also on the device', async () => {
  const screen = await renderScreen('/status/tile', { followed: ['exmpl', 'brook'] });
  const cached = () => JSON.stringify(screen.stored('persisted-cache'));
  await waitForFronts('exmpl', 'brook');
  recordSwitch(screen, 'exmpl', []);
  const brook = systemRow(screen, 'brook');
  brook.name = 'Brook, renamed';
  await refresh();
  await expect.element(system('exmpl')).toHaveTextContent('Switched out');
  await expect.element(system('brook')).toHaveTextContent('Brook, renamed');

  const members = membersOf(screen, 'brook').map(({ uuid }) => uuid);
  const isCached = (uuid: string) => cached().includes(uuid);
  await expect.poll(() => members.some(isCached)).toBe(true);
  brook.privacy.front_privacy = 'private';
  await refresh();
  await expect.element(system('brook')).toHaveTextContent('Hasn’t shared who is fronting');
  await screen.reload();
  await expect.element(system('brook')).toHaveTextContent('Hasn’t shared who is fronting');
  expect(members.filter(isCached)).toEqual([]);

  renameSystemId(screen, 'brook', 'rivers');
  await refresh();
  await waitForFronts('rivers');
  await expectGone(system('brook'));
  expect(screen.stored('systems')).toEqual({ version: 2, systems: ['exmpl', 'rivers'] });

  await expect.poll(cached).toContain('Brook, renamed');
  const body = { message: 'System not found.', code: 20001 };
  screen.breakWith({ kind: 'status', status: 404, body, match: { path: '/systems/(rivers|[0-9a-f-]{36})' } });
  await refresh();
  await expect.element(system('rivers')).toHaveTextContent('This system no longer exists');
  await screen.reload();
  await expect.element(system('rivers')).toHaveTextContent('This system no longer exists');
  expect(cached()).not.toContain('Brook, renamed');
});

test('a pause of the service is explained and observed', async () => {
  const screen = await renderScreen('/status/tile', {
    followed: ['exmpl', 'brook'],
    prepare: ({ faults }) => faults.replace([{ kind: 'rate-limit', ms: 500 }]),
  });
  await expect.element(page.getByText(/^PluralKit asks us to slow down/)).toBeVisible();
  screen.mend();
  await waitForFronts('exmpl', 'brook');
  await expect.element(page.getByText(/^Updated/)).toBeVisible();
});

test('a spoiler is nowhere in the page before it is revealed by keyboard', async () => {
  await renderScreen('/status/tile', {
    followed: ['exmpl'],
    stored: { settings: DESCRIPTIONS },
    prepare: (sandbox) => {
      systemRow({ sandbox }, 'exmpl').description = '**Seen** ||un*said*\nwords|| after';
    },
  });
  await waitForFronts('exmpl');
  await expect.element(system('exmpl').css('strong').filter({ hasText: 'Seen' })).toBeVisible();
  expect(contentOfPage()).not.toContain('said');
  await press('ControlOrMeta+a');
  expect(String(getSelection())).toContain('Seen');
  expect(String(getSelection())).not.toContain('said');

  const show = system('exmpl').getByRole('button', { name: 'Show hidden text' });
  await expect.element(show).toHaveAttribute('aria-expanded', 'false');
  await pressAt(show, 'Enter');
  const hide = system('exmpl').getByRole('button', { name: 'Hide', exact: true });
  await expect.element(hide).toHaveFocus();
  await expect.element(hide).toHaveAttribute('aria-expanded', 'true');
  await expect.element(system('exmpl').css('em').filter({ hasText: 'said' })).toBeVisible();
  await press('Space');
  await expectGone(system('exmpl').getByText('said'));
  await expect.element(show).toHaveFocus();
});
