import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { clearSwitches, memberRow, recordSwitch } from '../../../testing/world-rows.ts';
import { awayWords as words } from './words.ts';

const card = page.getByRole('region', { name: words.title });
const dismiss = page.getByRole('button', { name: words.dismiss });
const HOUR_MS = 3_600_000;

/** The switch screen of a system with these switches: hours ago, and internal names. */
const renderAfter = (...switches: readonly (readonly [hoursAgo: number, names: readonly string[]])[]) =>
  renderScreen('/switch', {
    own: 'exmpl',
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, 'exmpl');
      for (const [hoursAgo, names] of switches) {
        const ids = names.map((name) => memberRow({ sandbox }, name).id);
        recordSwitch({ sandbox }, 'exmpl', ids, Date.now() - hoursAgo * HOUR_MS);
      }
    },
  });

test('who comes back sees how long they were away and who was in front since, until they dismiss it', async () => {
  const screen = await renderAfter([70, ['Luna']], [53, ['cas']], [20, ['Juniper', 'cas']], [10, []]);
  await page.css('[data-index]').filter({ hasText: 'Luna' }).click();
  await expectGone(card);
  await page.getByRole('button', { name: 'Switch to Luna', exact: true }).click();
  await expect.element(card).toHaveTextContent(/Luna, 2 days 5 hours/);
  await expect
    .poll(() =>
      card
        .getByRole('list', { name: words.since })
        .getByRole('listitem')
        .elements()
        .map((it) => it.querySelector('bdi')?.textContent),
    )
    .toEqual(['Cas', 'Juniper 🌿']);
  await expect
    .element(
      card.getByRole('img', {
        name: /^Since then: Cas until .+; Cas and Juniper 🌿 until .+; switched out$/,
      }),
    )
    .toBeVisible();
  await page.getByRole('button', { name: words.title, exact: true }).click();
  await expect.element(page.getByRole('heading', { name: words.title })).toHaveFocus();
  await dismiss.click();
  await expectGone(page.getByRole('button', { name: words.title, exact: true }));
  await expectGone(card);
  await expect.element(page.getByRole('heading', { name: 'Fronting now' })).toHaveFocus();
  await screen.reload();
  await expect.element(page.getByRole('button', { name: 'Switch out' })).toBeVisible();
  await screen.caughtUp();
  await expectGone(card);
});

test('a return that another device has recorded has the card, for several together, unless it is turned off', async () => {
  const screen = await renderAfter([70, ['Luna', 'Moss']], [53, ['cas']], [1, ['Moss', 'Luna']]);
  await expect
    .poll(() =>
      card
        .getByRole('listitem')
        .elements()
        .map((it) => it.textContent)
        .slice(0, 2),
    )
    .toEqual(['Moss, 2 days 4 hours', 'Luna, 2 days 4 hours']);
  screen.services.settings.update((settings) => ({ ...settings, awayCard: false }));
  await expectGone(card);
});

test('members who were away at different times have a time and faces of their own in the card', async () => {
  await renderAfter([40, ['Luna']], [30, ['cas']], [10, ['Luna', 'Moss']], [1, ['Luna', 'cas']]);
  const since = card.getByRole('list', { name: words.since });
  await expect.element(card).toHaveTextContent(/Luna, 20 hours.+Cas, 9 hours/);
  await expect.element(since.first()).toHaveTextContent(/Cas/);
  await expect.element(since.last()).toHaveTextContent(/Luna.*Moss/);
});

test('the button leads to the card and is there only with it', async () => {
  await renderAfter([70, ['Luna']], [53, ['cas']], [1, ['Luna']]);
  const link = page.getByRole('button', { name: words.title, exact: true });
  const search = page.getByRole('searchbox');
  await expect.element(link).toBeVisible();
  await search.fill('Moss');
  await expectGone(card);
  await expectGone(link);
  await search.fill('');
  await expect.element(card).toBeVisible();
  await expect.element(link).toBeVisible();
});

test('in discreet mode the card has initials in place of names', async () => {
  const screen = await renderAfter([70, ['Luna']], [53, ['cas']], [1, ['Luna']]);
  await expect.element(card).toHaveTextContent('Cas');
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(card).not.toHaveTextContent('Cas');
  await expect.element(card).toHaveTextContent(/L, 2 days 4 hours/);
});
