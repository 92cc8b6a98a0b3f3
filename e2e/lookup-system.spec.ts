import { memberRow, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { rowsInDatabase } from './pages/documents-in-database.ts';
import { logIn } from './pages/log-in.ts';

test('on a return visit, what the device knows of a system is shown and found though the service is out of reach', async ({
  page,
  open,
  service,
}) => {
  const members = page.getByText(/^\d+ members$/);
  const groups = page.getByText(/^\d+ groups$/);
  await open('/lookup/system/exmpl/members');
  await expect(members).toBeVisible();
  await page.getByRole('link', { name: 'Groups' }).click();
  await expect(groups).toBeVisible();
  await expect.poll(async () => (await rowsInDatabase(page, 'lists')).length).toBeGreaterThanOrEqual(4);
  await page.route(`${service.url}/**`, (route) => route.abort());
  for (const name of ['exmpl', systemRow(service, 'exmpl').uuid]) {
    await open(`/lookup/system/${name}/members`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lantern House' })).toBeVisible();
    await expect(members).toBeVisible();
  }
  // Enter opens a result that is known.
  await open('/lookup/system/exmpl/groups');
  await expect(groups).toBeVisible();
  await page.getByRole('link', { name: 'Lookup' }).first().click();
  const field = page.getByLabel('ID or link');
  await field.fill('exmpl');
  await expect(page.getByText('Lantern House').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/lookup\/system\/exmpl/);
});

test('what the device knows of a system stays if the code that says what failed is missing as well', async ({
  page,
  open,
  service,
}) => {
  const members = page.getByText(/^\d+ members$/);
  await open('/lookup/system/exmpl/members');
  await expect(members).toBeVisible();
  await expect.poll(async () => (await rowsInDatabase(page, 'lists')).length).toBeGreaterThanOrEqual(2);
  await page.route(`${service.url}/**`, (route) => route.abort());
  await page.route(/\/assets\/problems-[^/]*\.js$/, (route) => route.abort());
  await open('/lookup/system/exmpl/members');
  await expect(page.getByText('This part couldn’t be loaded.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern House' })).toBeVisible();
  await expect(members).toBeVisible();
  await expect(page.locator('[aria-setsize] a').first()).toBeVisible();
});

test('the owner sees more, marked as such, and the public view is asked for without the token', async ({
  page,
  open,
  app,
  service,
}) => {
  await logIn(page, app, service);
  await open('/lookup/system/@me/members');
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  await expect(page.getByText('Hidden', { exact: true }).first()).toBeVisible();
  const all = await page.locator('[aria-setsize]').first().getAttribute('aria-setsize');

  // With the token, the page has asked for the system, its members, its groups and its newest switches.
  const answered = () => service.requests().filter(({ authorized, preflight }) => authorized && !preflight);
  await expect.poll(() => answered().length).toBe(4);
  service.forgetRequests();
  const viewAsOthers = async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^More for / })
      .click();
    await page.getByRole('menuitem', { name: 'View as others' }).click();
  };
  await viewAsOthers();
  await expect(page.getByText('As others see it')).toBeVisible();
  await expect(page).toHaveURL(/as=others/);
  await expect(page.getByText('Hidden', { exact: true })).toHaveCount(0);
  await expect
    .poll(() => page.locator('[aria-setsize]').first().getAttribute('aria-setsize').then(Number))
    .toBeLessThan(Number(all));
  // A token makes a browser ask first.
  expect(service.requests().filter(({ preflight }) => preflight)).toEqual([]);
  await page.locator('[aria-posinset="1"] a').click();
  await expect(page).toHaveURL(/\/lookup\/system\/@me\/members\/\w+\?as=others/);

  const { id } = memberRow(service, 'Tamsin');
  await open(`/lookup/member/${id}`);
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  await viewAsOthers();
  await expect(page.getByText('No description shared')).toBeVisible();
  // The owner's view may still be asking with the token.
  const asked = service
    .requests()
    .filter(({ path, preflight }) => path === `/v2/members/${id}` && !preflight);
  expect(asked.filter(({ authorized }) => !authorized)).toHaveLength(1);
});

test('the head of a system is a low bar when it is scrolled away, and on paper it is where it was', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open('/lookup/system/exmpl/members');
  const card = page.getByRole('main').getByRole('article');
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(card).toHaveCSS('position', 'sticky');
  await expect(card).toHaveCSS('height', '56px');
  await page.emulateMedia({ media: 'print' });
  await expect(card).toHaveCSS('position', 'static');
  await expect(card).not.toHaveCSS('height', '56px');
  await page.emulateMedia({ media: 'screen' });
  // Low: of the screen little would be left.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(card).toHaveCSS('position', 'static');
});
