import type { Locator, Page } from '@playwright/test';
import { groupRow } from '../apps/web/src/testing/world-rows.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { collectWrites } from './pages/sent.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page, app, service }) => logIn(page, app, service));

const SAVE = { name: 'Save', exact: true } as const;

/** A field's control; its label is longer while it is changed. */
function field(page: Page, name: string): Locator {
  return page.locator(`form [name="${name}"]`);
}

test('no barrier where a group is deleted', async ({ page, open, service }) => {
  await open(`/manage/groups/${groupRow(service, 'kitchen').id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await openedDialog(page);
  await expectNoBarrier(page);
});

test('a group is found in the list and edited, and only what changed is sent', async ({
  page,
  open,
  service,
}) => {
  const { uuid } = groupRow(service, 'kitchen');
  const writes = collectWrites(page);
  await open('/manage/groups');
  await page.getByRole('searchbox').fill('kitchen');
  await expect(page).toHaveURL(/text=kitchen/);
  await page.locator('[aria-posinset="1"] a').click();
  await field(page, 'display_name').fill('The kitchen table');
  await page.getByRole('radiogroup', { name: 'Members' }).getByText('Private', { exact: true }).click();
  await page.getByRole('button', SAVE).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(writes).toEqual([
    {
      method: 'PATCH',
      path: `/groups/${uuid}`,
      body: { display_name: 'The kitchen table', privacy: { list_privacy: 'private' } },
    },
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'The kitchen table' })).toBeVisible();
  await page.getByRole('link', { name: 'View as others' }).click();
  await expect(page.getByText('As others see it').first()).toBeVisible();
  await page.getByText('View as others').click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(field(page, 'display_name')).toHaveValue('The kitchen table');
});

test('from its members a group leads back to its form, and from there to the searched list', async ({
  page,
  open,
}) => {
  await open('/manage/groups');
  await page.getByRole('searchbox').fill('kitchen');
  await expect(page).toHaveURL(/text=kitchen/);
  await page.locator('[aria-posinset="1"] a').click();
  await expect(page.getByText('It has 4 members.')).toBeVisible();
  await page.getByRole('link', { name: 'Your groups' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('kitchen');
  await page.locator('[aria-posinset="1"] a').click();
  await page.getByRole('link', { name: 'Change members' }).click();
  await page.getByRole('link', { name: 'Kitchen crew', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen crew' })).toBeFocused();
});

test('a new group whose answer was lost is found and not created twice', { tag: '@wide' }, async ({
  page,
  open,
  service,
}) => {
  await open('/manage/groups/new');
  await field(page, 'name').fill('Lanterns');
  // Aborted in the browser: on a reused connection, Chromium itself sends a request again that a server cuts off.
  await page.route(/\/v2\/groups$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lanterns' })).toBeVisible();
  const made = [...service.sandbox.state.groups.values()].filter(({ name }) => name === 'Lanterns');
  expect(made).toHaveLength(1);
});

test('at the limit nothing is created, and typed text is there after a reload', { tag: '@wide' }, async ({
  page,
  open,
  service,
}) => {
  for (const config of service.sandbox.state.configs.values()) config.group_limit = 1;
  await open('/manage/groups');
  await expect(page.getByText(/PluralKit’s limit/)).toBeVisible();
  await page.getByRole('link', { name: 'New group' }).click();
  await field(page, 'name').fill('Lanterns');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Lanterns');
  expect([...service.sandbox.state.groups.values()].some(({ name }) => name === 'Lanterns')).toBe(false);
});
