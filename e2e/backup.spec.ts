import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectToFitNarrowScreen } from './barriers.ts';
import { expect, storedDocument, test } from './fixtures.ts';

test.use({ followed: ['exmpl', 'tidal'] });

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restore a backup' }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a backup contains settings and followed systems without the token, restores after a preview, and can be undone', async ({
  page,
  open,
  service,
}) => {
  const token = service.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  await open('/settings');
  await page.getByLabel('PluralKit token').fill(token);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText('The token works', { exact: false })).toBeVisible();
  await page.getByText('IDs in capitals').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a backup' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^frontboard-backup-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).not.toContain(token.slice(0, 20));
  expect(JSON.parse(text)).toMatchObject({
    settings: { version: 16, settings: { id: { caps: true }, token: null } },
    systems: { version: 2, systems: ['exmpl', 'tidal'] },
  });

  // Without a change there is nothing to restore.
  const nothing = page.getByRole('dialog', { name: 'Nothing to restore' });
  for (const [file, said] of [
    [text, 'Everything in this file is already here.'],
    [text.replace('"version": 16', '"version": 99'), 'Everything else in this file is already here.'],
  ] as const) {
    await chooseFile(page, 'backup.json', file);
    await expect(nothing.getByText(said)).toBeVisible();
    await expect(nothing.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
    await nothing.getByRole('button', { name: 'Close' }).last().click();
    await expect(nothing).toHaveCount(0);
  }

  await page.getByText('IDs in capitals').click();
  const dialog = page.getByRole('dialog', { name: 'Restore this backup?' });
  const { ownSystems } = JSON.parse(text);
  const [own] = Object.keys(ownSystems);
  if (own === undefined) throw new Error('The own system is not in the backup.');
  const parts = { ...ownSystems[own], name: 'Home', favourites: ['some-uuid', 'other-uuid'] };
  await chooseFile(
    page,
    'backup.json',
    JSON.stringify({ ownSystems: { [own]: parts, 'of-another-system': parts } }),
  );
  await expect(dialog.getByText('1 name or colour of a system')).toBeVisible();
  await expect(dialog.getByText('2 favourites')).toBeVisible();
  await expect(dialog.getByText('Add its token first', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: /^Restore/ }).click();
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('some-uuid');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .not.toContain('some-uuid');
  await chooseFile(
    page,
    'backup.json',
    JSON.stringify({ systems: { version: 2, systems: ['tidal', 'exmpl'] } }),
  );
  await expect(dialog.getByText('In another order')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await chooseFile(page, 'backup.json', text.replace('"tidal"', '"hushed"'));
  await expect(dialog.getByText('IDs in capitals')).toBeVisible();
  await expect(dialog.getByText('Off → On')).toBeVisible();
  await expect(dialog.getByText('1 more, 1 fewer')).toBeVisible();
  await expect(dialog.getByText('More: System hushed')).toBeVisible();
  await expect(dialog.getByText('Fewer: System tidal')).toBeVisible();
  await expectToFitNarrowScreen(page);
  expect(await storedDocument(page, 'systems')).toEqual({ version: 2, systems: ['exmpl', 'tidal'] });
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Backup restored')).toBeVisible();
  const systems = () => storedDocument(page, 'systems');
  const settings = () => storedDocument(page, 'settings');
  await expect.poll(systems).toEqual({ version: 2, systems: ['exmpl', 'hushed'] });
  await expect.poll(settings).toMatchObject({ settings: { id: { caps: true }, token } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(systems).toEqual({ version: 2, systems: ['exmpl', 'tidal'] });
  await expect.poll(settings).toMatchObject({ settings: { id: { caps: false }, token } });
});
