import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { collectWrites } from './pages/sent.ts';
import { groupRow } from './world.ts';

test.beforeEach(({ page, app, service }) => logIn(page, app, service));

test('a group is deleted once its name is typed, and comes back with its members', async ({
  page,
  open,
  service,
}) => {
  const group = groupRow(service, 'kitchen');
  // The service takes pictures by https alone, which the sandbox's own are not.
  group.icon = null;
  group.banner = null;
  const { id, uuid, members } = group;
  const writes = collectWrites(page);
  await open(`/manage/groups/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = await openedDialog(page);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('That isn’t the name yet.')).toBeVisible();
  expect(writes).toEqual([]);
  await dialog.getByRole('textbox').fill('KITCHEN');
  await dialog.getByRole('button', { name: 'Delete for good' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Your groups' })).toBeVisible();
  expect(writes).toEqual([{ method: 'DELETE', path: `/groups/${uuid}`, body: null }]);
  await page.reload();
  await page.getByText('Recently deleted (1)').click();
  await page.getByRole('button', { name: /^Restore / }).click();
  await expect(page.getByText(/is back$/)).toBeVisible();
  await expect(page.getByText('Recently deleted')).toBeHidden();
  const restored = groupRow(service, 'kitchen');
  expect(restored.uuid).not.toBe(uuid);
  expect(restored.members.toSorted()).toEqual(members.toSorted());
  expect(writes.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /groups',
    `POST /groups/${restored.uuid}/members/add`,
  ]);
});
