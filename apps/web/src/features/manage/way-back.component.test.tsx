import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backWords } from '../../parts/back-words.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';

test('every screen directly below Manage has the same link back', async () => {
  const screen = await renderScreen('/manage', { own: 'exmpl', followed: ['exmpl', 'brook'] });
  const back = page.getByRole('main').getByRole('link', { name: backWords.manage, exact: true });
  const title = page.getByRole('heading', { level: 1 });
  for (const place of ['members', 'groups', 'system', 'servers', 'file', 'followed', 'add']) {
    screen.goTo(`/manage/${place}`);
    await expect.element(title).not.toHaveTextContent(/^Manage$/);
    await expect.element(back).toBeVisible();
    await back.click();
    await expect.element(title).toHaveTextContent(/^Manage$/);
    expect(screen.address()).toBe('/manage');
  }
});
