import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';

test('what leads elsewhere in the menu of a record is a link: it opens in another tab, and a press asks for what is not saved', async ({
  page,
  context,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  await open('/manage/members');
  await page.locator('main a[data-id]').first().click();
  await page.locator('form [name="display_name"]').fill('June');
  const more = page.getByRole('button', { name: /^More for / });
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await more.click();
  await expect(page.locator('a[role="menuitem"]')).toHaveCount(6);
  const form = page.url();
  const opened = context.waitForEvent('page');
  await entry('Duplicate').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  // Not its load: a tab behind another one may wait with that.
  await expect.poll(() => tab.url()).toMatch(/\/manage\/members\/new\?from=/);
  await tab.close();
  await expect(entry('Duplicate')).toHaveCount(0);
  expect(page.url()).toBe(form);
  await more.click();
  await entry('Duplicate').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/manage\/members\/new\?from=/);
});
