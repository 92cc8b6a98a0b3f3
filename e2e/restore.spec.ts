import { readFile } from 'node:fs/promises';
import { groupRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { chooseInRecordMenu } from './pages/record-menu.ts';
import { collectWrites } from './pages/sent.ts';

test('if no restore copy can be stored, the app says so before it deletes, and offers the copy as a download', async ({
  page,
  app,
  open,
  service,
}) => {
  await logIn(page, app, service);
  const { id } = groupRow(service, 'kitchen');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed', 'SecurityError');
    };
  });
  const writes = collectWrites(page);
  await open(`/manage/groups/${id}`);
  await chooseInRecordMenu(page, 'Delete');
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
