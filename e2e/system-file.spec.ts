import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';

test.beforeEach(({ page, app, service }) => logIn(page, app, service));

/** The keys of a record in their order. */
const keys = (record: object) => Object.keys(record).join(' ');

async function chooseFile(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file', exact: true }).click();
  await (await choosing).setFiles({
    name: 'system.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

test('the saved file has the shape of pk;export, and comparing it shows one changed field', async ({
  page,
  open,
  service,
}) => {
  await open('/manage');
  await page.getByRole('link', { name: /System file/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'System file' })).toBeVisible();
  await expectNoBarrier(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  const file = JSON.parse(text);
  // The order of a recorded file, without what the API does not contain.
  expect(keys(file)).toBe(
    'version id uuid name description tag pronouns avatar_url banner color created webhook_url privacy config members groups switches',
  );
  expect(keys(file.members[0])).toBe(
    'id uuid name display_name color birthday pronouns avatar_url webhook_avatar_url banner description created keep_proxy tts autoproxy_enabled message_count last_message_timestamp proxy_tags privacy',
  );
  expect(keys(file.groups[0])).toBe(
    'id uuid name display_name description icon banner color created members privacy',
  );
  expect(keys(file.switches[0])).toBe('timestamp members');
  const { state } = service.sandbox;
  const own = [...state.systems.values()].find(({ id }) => id === 'exmpl');
  expect(file.members).toHaveLength(
    [...state.members.values()].filter((row) => row.system === own?.uuid).length,
  );
  const token = service.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? 'none';
  expect(text).not.toContain(token);

  file.groups[0].description = 'Before';
  await chooseFile(page, JSON.stringify(file));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const groups = page.getByRole('region', { name: 'Groups', exact: true });
  await expect(groups.getByText(`1 changed, ${file.groups.length - 1} equal`)).toBeVisible();
  await groups.getByText('Show both texts').click();
  await expect(groups.getByText('Before', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Members', exact: true })).toContainText(
    `${file.members.length} equal`,
  );
  await expectNoBarrier(page);
});
