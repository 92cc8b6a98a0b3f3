import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { debugWords as words } from './words.ts';

test('the log is cleared, and stays so when the page is loaded again', async () => {
  const screen = await renderScreen('/status/tile', { followed: ['exmpl'] });
  const log = page.getByRole('region', { name: words.log.title });
  screen.breakWith({ kind: 'status', status: 503 });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect.poll(() => screen.requests().some(({ status }) => status === 503)).toBe(true);
  screen.mend();
  screen.goTo('/debug');
  await expect.element(log.getByRole('listitem').first()).toBeVisible();
  await log.getByRole('button', { name: words.log.clear }).click();
  await expect.element(log.getByText(words.log.empty)).toBeVisible();
  await screen.reload();
  await expect.element(log.getByText(words.log.empty)).toBeVisible();
});
