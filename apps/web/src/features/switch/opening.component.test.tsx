import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectGone,
  expectTexts,
  focusOn,
  openedDialog,
  press,
  typeText,
} from '../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, recordSwitch, systemRow } from '../../testing/world-rows.ts';
import { switchWords as words } from './words.ts';

const fronting = page.getByRole('region', { name: words.front.title });
const draft = page.getByRole('region', { name: words.draft.title });
const recent = page.getByRole('region', { name: 'Recent switches' });
const search = page.getByRole('searchbox', { name: words.members.search });
const rows = page.css('[data-index]');
const elements = () => document.querySelectorAll('*').length;

/** The members in the newest switch of the own system as the service has it. */
function newest(screen: RenderedScreen) {
  const { switchesOfSystem } = screen.sandbox.state.index;
  return switchesOfSystem.get(systemRow(screen, 'exmpl').uuid)?.at(-1)?.members;
}

test('without a token Switch leads to Settings', async () => {
  const screen = await renderScreen('/switch');
  await expect
    .element(page.getByRole('heading', { name: 'Switching needs your PluralKit token' }))
    .toBeVisible();
  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await expect.poll(() => screen.address()).toMatch(/^\/settings/);
});

test('with a token that could not be checked Switch says that the system isn’t known yet', async () => {
  await renderScreen('/switch', {
    own: 'exmpl',
    prepare: ({ faults }) => faults.add({ kind: 'status', status: 503 }),
  });
  await expect.element(page.getByRole('heading', { name: 'Your system isn’t known yet' })).toBeVisible();
});

test('if the members cannot be loaded, stored members can be switched to by the names they show', async () => {
  const screen = await renderScreen('/switch', {
    own: 'exmpl',
    prepare: (sandbox) => {
      recordSwitch({ sandbox }, 'exmpl', [
        memberRow({ sandbox }, 'cas').id,
        memberRow({ sandbox }, 'Moss').id,
      ]);
      sandbox.faults.add({ match: { path: '/members' }, kind: 'status', status: 500 });
    },
  });
  await expect.element(page.getByText('Your members couldn’t be loaded')).toBeVisible();
  await fronting.getByRole('button', { name: /^Cas/ }).click();
  await page.getByRole('menuitem', { name: words.actions.end('Cas') }).click();
  await expect.poll(() => newest(screen)).toEqual([memberRow(screen, 'Moss').uuid]);
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await expect.element(again).toBeVisible();
  // In one step: between two, the screen may have tried again on its own.
  screen.mend();
  (again.element() as HTMLElement).click();
  await expect.element(rows.first()).toBeVisible();
});

test('of 2,500 members only those in sight are rendered, in the list and in the picker of a switch, and all are searched', async () => {
  await renderScreen('/switch', { own: 'large', world: 'large' });
  const all = page.getByText(/^2,\d+ members$/);
  await expect.element(all).toBeVisible();
  expect(elements()).toBeLessThan(1_800);
  await focusOn(search);
  await typeText('russet falcon');
  await press('Enter');
  await expectTexts(draft.getByRole('row'), ['Russet Falcon']);
  // The list of all follows the cleared search later: until then the page is short.
  await expect.element(all).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(rows.last()).toBeInViewport();
  expect(elements()).toBeLessThan(1_800);

  await page
    .css('[data-switch]')
    .first()
    .getByRole('button', { name: /^More for the switch/ })
    .click();
  await page.getByRole('menuitem', { name: 'Change members' }).click();
  const dialog = await openedDialog();
  const options = dialog.getByRole('checkbox');
  await expect.element(options.first()).toBeVisible();
  expect(options.elements().length).toBeLessThan(80);
  await focusOn(options.first());
  await press('End');
  await expect.element(dialog.css('[aria-posinset="2500"] input')).toHaveFocus();
  await dialog.getByRole('searchbox').fill('zzzz nobody');
  await expect.element(dialog.getByText('Nobody by that name')).toBeVisible();
});

test('no switches yet has a neutral text, and so does a history that is private or could not be loaded', async () => {
  const screen = await renderScreen('/switch', { own: 'vacant', world: 'empty' });
  const retry = recent.getByRole('button', { name: 'Try again' });
  await expect.element(recent.getByText('No switches yet')).toBeVisible();
  for (const [status, body, said] of [
    [403, { code: 30005 }, 'Your switches are private'],
    [404, { code: 20001 }, 'Your switches are private'],
    [501, undefined, 'Your recent switches couldn’t be loaded'],
  ] as const) {
    screen.breakWith({ match: { path: '/switches' }, kind: 'status', status, ...(body && { body }) });
    await screen.reload();
    await expect.element(page.getByText(said)).toBeVisible();
  }
  await expect.element(retry).toBeVisible();
  // In one step: between two, the screen may have tried again on its own.
  screen.mend();
  (retry.element() as HTMLElement).click();
  await expect.element(recent.getByText('No switches yet')).toBeVisible();
  await expectGone(retry);
});
