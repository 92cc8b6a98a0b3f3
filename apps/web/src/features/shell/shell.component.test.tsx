import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { shellWords as words } from './words.ts';

test('an unknown address shows that there is no page, and a link to Status', async () => {
  const screen = await renderScreen('/nothing/here');
  await expect.element(page.getByRole('heading', { level: 1, name: words.titles.notFound })).toBeVisible();
  await page.getByRole('link', { name: words.toStatus }).click();
  await expect.poll(() => screen.address()).toBe('/status/tile');
});

test('the page says that the device is offline, until it is online again', async () => {
  const screen = await renderScreen('/settings');
  const banner = page.getByText(words.offline);
  await expect.element(banner).not.toBeInTheDocument();
  screen.online.set(false);
  await expect.element(banner).toBeVisible();
  screen.online.set(true);
  await expect.element(banner).not.toBeInTheDocument();
});

test('F6 leads to the newest notice and back', async () => {
  const screen = await renderScreen('/settings');
  const search = page.getByRole('searchbox');
  await search.click();
  screen.services.notices.notify({ kind: 'warning', title: 'Something to read' });
  await expect.element(page.getByText('Something to read')).toBeVisible();
  await press('F6');
  await expect.element(search).not.toHaveFocus();
  await press('F6');
  await expect.element(search).toHaveFocus();
});
