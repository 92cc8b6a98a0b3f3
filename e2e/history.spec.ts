import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { rowsInDatabase } from './pages/documents-in-database.ts';
import { signIn } from './pages/signed-in.ts';

const COMPLETE = /All switches are loaded/;

test('the own history is loaded once, found in again after a reload without the service, filtered and exported', async ({
  page,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  await open('/history');
  await expect(page.getByText(COMPLETE)).toBeVisible();
  const entries = page.locator('[data-entry]');
  await expect(entries.first()).toContainText(/Luna|Switch-out|Marlow|Moss|Quill/);

  await test.step('the stored copy shows while the service is down', async () => {
    // The last save is about a second after the last page.
    await expect.poll(async () => (await rowsInDatabase(page, 'history')).length).toBeGreaterThan(1);
    service.breakWith({ kind: 'drop', match: { path: '/switches' } });
    await page.reload();
    await expect(page.getByText('The newest switches couldn’t be loaded')).toBeVisible();
    await expect(entries.first()).toBeVisible();
    service.mend();
  });

  await test.step('the filter is in the address, and the export has what it leaves', async () => {
    await open('/history?show=switch-outs');
    await expect(page.getByText(COMPLETE)).toBeVisible();
    await expect(entries.first()).toContainText('Switch-out');
    await page.getByRole('button', { name: 'Time zone and export', exact: true }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText('The file contains no names.')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe('From (UTC),Until (UTC),Seconds,Members');
    expect(text.split('\r\n')[1]).toContain('Switch-out');
  });
});
