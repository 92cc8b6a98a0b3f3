import { expect, test } from './fixtures.ts';
import { type Layout, StatusPage } from './pages/status-page.ts';

const LAYOUTS: readonly Layout[] = ['tile', 'list', 'table'];

test.use({ followed: ['exmpl', 'tidal', 'drift', 'sprout', 'gonezz', 'curtn'] });

for (const layout of LAYOUTS) {
  test(`the ${layout} layout distinguishes not shared, switched out, no switches yet and gone`, async ({
    page,
    open,
  }) => {
    const status = new StatusPage(page);
    await open(`/status/${layout}`);
    await status.waitForFronts('exmpl', 'tidal', 'drift', 'sprout', 'gonezz', 'curtn');
    await expect(status.system('tidal')).toContainText('Hasn’t shared who is fronting');
    await expect(status.system('drift')).toContainText('Switched out');
    await expect(status.system('sprout')).toContainText('No switches yet');
    await expect(status.system('gonezz')).toContainText('This system no longer exists');
    await expect(status.system('exmpl')).not.toContainText('Switched out');
  });
}

test('a deleted system can be unfollowed in place, and followed again with Undo', async ({ page, open }) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('gonezz');
  await status
    .system('gonezz')
    .getByRole('button', { name: /Unfollow/ })
    .click();
  await expect(status.system('gonezz')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status.system('gonezz')).toHaveCount(1);
});

test('a deleted and a private system delay no other', async ({ page, open, service }) => {
  const status = new StatusPage(page);
  await open('/status/list');
  await status.waitForFronts('exmpl', 'gonezz', 'tidal');
  // Requests in flight when the screen was complete are not counted.
  await page.waitForTimeout(1_500);
  service.forgetRequests();
  await status.refresh();
  await expect
    .poll(() => service.requests().filter(({ path }) => path.includes('/exmpl')).length)
    .toBeGreaterThan(0);
  await page.waitForTimeout(2_000);
  const asked = service.requests().filter(({ path }) => path.includes('/gonezz'));
  expect(asked.length).toBeLessThanOrEqual(2);
});
