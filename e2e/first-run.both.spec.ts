import { expect, storedDocument, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

test('the first screen says what this is and offers three ways to begin', async ({
  page,
  open,
  app,
  service,
}) => {
  await open('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Frontboard' })).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/status/tile`);
  await expect(page.getByText(/^PluralKit is a Discord bot/)).toBeVisible();
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Follow a system' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try sample data' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add your token' })).toBeVisible();
  expect(service.requests()).toEqual([]);
});

test('sample data shows invented systems without any service, stores nothing and can be left', async ({
  page,
  open,
  service,
}) => {
  await open('/');
  await page.getByRole('button', { name: 'Try sample data' }).click();
  const status = new StatusPage(page);
  await expect(page.getByText(/You are looking at sample data/)).toBeVisible();
  await expect.poll(() => status.systems.count()).toBeGreaterThan(5);
  const first = (await status.systems.first().getAttribute('data-system')) ?? '';
  await status.waitForFronts(first);
  await expect(status.system(first).locator('img').first()).toHaveJSProperty('complete', true);
  await expect(status.system(first).locator('img').first()).toHaveAttribute('src', /^data:image\/svg/);
  expect(service.requests()).toEqual([]);
  expect(await storedDocument(page, 'systems')).toBeNull();
  await page.getByRole('button', { name: 'Leave sample data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Frontboard' })).toBeVisible();
  expect(await storedDocument(page, 'systems')).toBeNull();
});

test('with sample data the person switches and edits as the owner of a system, and nothing is stored', async ({
  page,
  open,
  service,
}) => {
  await open('/');
  await page.getByRole('button', { name: 'Try sample data' }).click();
  await expect(page.getByText(/You are looking at sample data/)).toBeVisible();
  await page.getByRole('link', { name: 'Switch', exact: true }).first().click();
  await page.getByRole('button', { name: 'Switch out' }).click();
  // Named so once it is recorded.
  await expect(page.getByRole('button', { name: 'Undo: Switched out' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Manage', exact: true }).first().click();
  await page
    .getByRole('link', { name: /^Members/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Juniper' }).first().click();
  await page.getByRole('textbox', { name: 'Pronouns' }).fill('they/she');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Manage', exact: true }).first().click();
  await page
    .getByRole('link', { name: /^Servers/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Chess club' })).toBeVisible();
  expect(service.requests()).toEqual([]);
  for (const name of ['settings', 'accounts', 'servers', 'outbox'])
    expect(await storedDocument(page, name), name).toBeNull();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('the app asks once which pictures to load, and uses its suggestion of PluralKit and Discord until then', async ({
  page,
  open,
}) => {
  await open('/');
  const question = page.getByRole('region', { name: 'Which pictures should be loaded?' });
  await expect(question).toContainText('The host of a picture sees your IP address and the time');
  await expect(question.getByRole('radio', { name: /^PluralKit and Discord/ })).toBeChecked();
  expect(await storedDocument(page, 'preferences')).toMatchObject({ images: 'trusted' });
  await question.getByRole('radio', { name: /^None/ }).check();
  await question.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Your choice of pictures is saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(question).toHaveCount(0);
  await open('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Frontboard' })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await storedDocument(page, 'preferences')).toMatchObject({ images: 'none' });
});
