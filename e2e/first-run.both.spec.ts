import { expect, storedDocument, test } from './fixtures.ts';
import { documentsInDatabase } from './pages/documents-in-database.ts';
import { StatusPage } from './pages/status-page.ts';

test('the first screen says what this is and shows three ways to begin without scrolling; with sample data a person looks, switches and edits without any service, stores nothing, and can leave', async ({
  page,
  open,
  app,
  service,
}, info) => {
  const main = page.locator('main');
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  await open('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Frontboard' })).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/status/tile`);
  await expect(page.getByText(/^PluralKit is a Discord bot/)).toBeVisible();
  const navigation = page.getByRole('navigation').first();
  const sample = main.getByRole('button', { name: 'Try sample data' });
  for (const way of [
    main.getByRole('link', { name: 'Follow a system' }),
    sample,
    main.getByRole('link', { name: 'Add your token' }),
  ]) {
    await expect(way).toBeInViewport({ ratio: 1 });
    if (info.project.name !== 'phone') continue;
    // The navigation is at the bottom.
    await expect(async () => {
      const [box, bar] = [await way.boundingBox(), await navigation.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass();
  }
  // The first visit stores the preferences.
  await expect.poll(() => documentsInDatabase(page)).toContain('preferences');
  const before = [await stored(), await documentsInDatabase(page)];

  await test.step('sample data shows invented systems', async () => {
    await sample.click();
    const status = new StatusPage(page);
    await expect(page.getByText(/You are looking at sample data/)).toBeVisible();
    await expect.poll(() => status.systems.count()).toBeGreaterThan(5);
    const first = (await status.systems.first().getAttribute('data-system')) ?? '';
    await status.waitForFronts(first);
    await expect(status.system(first).locator('img').first()).toHaveJSProperty('complete', true);
    await expect(status.system(first).locator('img').first()).toHaveAttribute('src', /^data:image\/svg/);
  });

  await test.step('the person switches and edits as the owner of a system', async () => {
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
    await page.goto(`${app.url}/settings`);
    await expect(
      page.getByText('The sample data includes a system of your own and needs no token.'),
    ).toBeVisible();
  });

  expect(service.requests()).toEqual([]);
  expect([await stored(), await documentsInDatabase(page)]).toEqual(before);
  await page.getByRole('button', { name: 'Leave sample data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Frontboard' })).toBeVisible();
  expect(await storedDocument(page, 'systems')).toBeNull();
});
