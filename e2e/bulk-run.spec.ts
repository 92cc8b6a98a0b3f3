import { systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';

test('members are selected in their list and changed as a run, and a reload in the middle of it neither loses nor repeats anything', async ({
  page,
  app,
  open,
  service,
}) => {
  const { uuid: system } = systemRow(service, 'exmpl');
  const members = [...service.sandbox.state.members.values()].filter((row) => row.system === system);
  const changes = () =>
    service.requests().filter(({ method, path }) => method === 'PATCH' && /\/members\//.test(path));
  await logIn(page, app, service);
  await open('/manage/members');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: `All ${members.length} found` }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByRole('status')).toHaveText(`${members.length} selected`);
  await page.reload();
  await expect(bar.getByRole('status')).toHaveText(`${members.length} selected`);
  await bar.getByRole('link', { name: 'Change' }).click();
  await page.getByLabel('What to change').selectOption('Colour');
  await page.getByRole('textbox', { name: 'Colours' }).fill('#123abc');
  service.forgetRequests();
  await page.getByRole('button', { name: `Change ${members.length} members` }).click();

  await expect.poll(() => changes().length).toBeGreaterThan(2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Change several members' })).toBeVisible();

  await expect(page.getByText(`Done: ${members.length} of ${members.length}`)).toBeVisible();
  expect(members.map(({ color }) => color)).toEqual(members.map(() => '123abc'));
  // One request for each member, and none twice.
  const paths = changes().map(({ path }) => path);
  expect(paths).toHaveLength(members.length);
  expect(new Set(paths).size).toBe(members.length);
});

test('a selection stays over a reload of its list, and ends with another address', async ({
  page,
  app,
  open,
  service,
}) => {
  await logIn(page, app, service);
  await open('/manage/groups');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: /^All \d+ found$/ }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByRole('status')).toHaveText(/^\d+ selected$/);
  await page.reload();
  await expect(bar.getByRole('status')).toHaveText(/^\d+ selected$/);
  await open('/manage');
  await page.getByRole('main').locator('a[href="/manage/groups"]').click();
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
