import { readFile } from 'node:fs/promises';
import { groupRow, memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { collectWrites } from './pages/sent.ts';

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
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('The name doesn’t match yet.')).toBeVisible();
  expect(writes).toEqual([]);
  await dialog.getByRole('textbox').fill('KITCHEN');
  await dialog.getByRole('button', { name: 'Delete permanently' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Your groups' })).toBeVisible();
  expect(writes).toEqual([{ method: 'DELETE', path: `/groups/${uuid}`, body: null }]);
  // Back skips the form of the deleted record.
  await page.goBack();
  await expect(page).not.toHaveURL(/manage\/groups/);
  await open('/manage/groups');
  await page.getByText('Recently deleted (1)').click();
  await page.getByRole('button', { name: /^Restore / }).click();
  await expect(page.getByText(/is restored$/)).toBeVisible();
  await expect(page.getByText('Recently deleted')).toBeHidden();
  const restored = groupRow(service, 'kitchen');
  expect(restored.uuid).not.toBe(uuid);
  expect(restored.members.toSorted()).toEqual(members.toSorted());
  expect(writes.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /groups',
    `POST /groups/${restored.uuid}/members/add`,
  ]);
});

test('if no restore copy can be stored, the app says so before it deletes, and offers the copy as a download', async ({
  page,
  open,
  service,
}) => {
  const { id } = groupRow(service, 'kitchen');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed', 'SecurityError');
    };
  });
  const writes = collectWrites(page);
  await open(`/manage/groups/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = await openedDialog(page);
  await dialog.getByRole('textbox').fill('kitchen');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('No copy can be saved on this device')).toBeVisible();
  expect(writes).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the copy' }).click();
  const copy: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(copy).toMatchObject({ kind: 'group', record: { name: 'kitchen' } });
  await dialog.getByRole('button', { name: 'Delete without a copy' }).click();
  await expect(page.getByText('There is no copy on this device.')).toBeVisible();
  expect(() => groupRow(service, 'kitchen')).toThrow();
});

test('a deleted member is restored once although the answer is lost, and its copy can be deleted', async ({
  page,
  open,
  service,
}) => {
  const member = memberRow(service, 'Quill');
  member.avatar_url = null;
  member.banner = null;
  member.webhook_avatar_url = null;
  await open(`/manage/members/${member.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = await openedDialog(page);
  await dialog.getByRole('textbox').fill('quill');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('Recently deleted (1)').click();
  await page.getByRole('button', { name: /^Forget the copy of / }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Recently deleted (1)').click();
  // Aborted in the browser: on a reused connection, Chromium itself sends a request again that a server cuts off.
  await page.route(/\/v2\/members$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: /^Restore / }).click();
  await expect(page.getByText(/ is restored$/)).toBeVisible();
  const made = [...service.sandbox.state.members.values()].filter(({ name }) => name === 'Quill');
  expect(made).toHaveLength(1);
});
