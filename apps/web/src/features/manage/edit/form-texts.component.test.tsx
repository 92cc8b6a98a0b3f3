import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/component/render-screen.tsx';

/** What a browser would store of this page to restore the tab, or to suggest it later. */
function storedByBrowser(): readonly string[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(({ type }) => !['checkbox', 'radio', 'range', 'color', 'file'].includes(type))
    .filter(
      ({ autocomplete, form }) => autocomplete !== 'off' || (form !== null && form.autocomplete !== 'off'),
    )
    .map(({ name, id }) => name || id);
}

test.each([
  '/manage/members/new',
  '/manage/groups/new',
  '/manage/system',
  '/manage/members',
  '/manage/file',
  '/switch',
  '/lookup',
  '/manage/add',
  '/settings',
])('browsers are asked to store no text of %s', async (path) => {
  await renderScreen(path, { own: 'exmpl' });
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => document.querySelectorAll('input, textarea').length).toBeGreaterThan(0);
  expect(storedByBrowser()).toEqual([]);
});
