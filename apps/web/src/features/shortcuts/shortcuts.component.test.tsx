import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenNames } from '../../parts/screens/names.ts';
import { expectGone, expectTexts, focusOn, openedDialog, press } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { paletteWords } from '../palette/words.ts';
import { shortcutWords as words } from './words.ts';

test('the list of shortcuts opens by key and by button, is searched, and turns single keys off', async () => {
  const screen = await renderScreen('/status/tile', { followed: ['exmpl', 'brook'] });
  await expect.element(page.css('[data-system="exmpl"]')).toHaveAttribute('aria-busy', 'false');
  await press('?');
  const list = await openedDialog();
  const search = list.getByRole('searchbox');
  await expect.element(list.getByRole('heading', { name: words.title })).toBeVisible();
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('');
  await expect.element(list.getByRole('definition').filter({ hasText: 'G then L' })).toBeVisible();
  await expect.element(list.getByRole('definition').filter({ hasText: 'G then H' })).toBeVisible();
  await expect.element(list.getByRole('definition').filter({ hasText: 'G then E' })).toBeVisible();
  await press('Escape');
  await expectGone(list);

  await press('g', 'h');
  await expect.poll(() => screen.address()).toBe('/history');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const show = page.getByRole('button', { name: 'Show all shortcuts' });
  await show.click();
  await search.fill('save');
  await expectTexts(list.getByRole('term'), [/^Save the form$/]);
  await expect.element(list.getByText(words.found(1), { exact: true })).toBeVisible();
  // Nothing on the screen behind a dialog reacts.
  await focusOn(list.getByRole('switch', { name: words.singleKeys }));
  await press('g', 's', 'Space');
  const keysOf = (name: string) =>
    list.getByRole('term').filter({ hasText: name }).xpath('following-sibling::dd');
  await expect.element(keysOf(words.names.save)).toHaveTextContent(/^Ctrl \+ S$/);
  await search.fill('');
  await expect.element(keysOf(screenNames['/lookup'])).toHaveTextContent(words.turnedOff);
  await expect.element(keysOf('Go to the newest notice')).toHaveTextContent('F6');
  await press('Escape');
  await expect.element(show).toHaveFocus();
  expect(screen.stored('preferences')).toMatchObject({ singleKeys: false });

  await press('g', 's', '?', 'Control+k');
  await expect.element(page.getByRole('dialog', { name: paletteWords.title })).toBeVisible();
  expect(screen.address()).toBe('/settings');
});
