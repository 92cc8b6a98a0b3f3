import type { Page } from '@playwright/test';
import { expect, storedDocument, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';

test.use({ followed: ['exmpl'] });

/** The row of an option, by its stored key. */
const option = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('every option of the settings exists, takes effect at once and is stored under its own key', async ({
  page,
  open,
}) => {
  await open('/settings');
  await test.step('switches', async () => {
    for (const id of [
      'status.tile.fitToScreen',
      'status.tile.showSystemDescription',
      'status.tile.showFronterDescription',
      'status.tile.showUpdateTime',
      'status.tile.showLastSwitch',
      'status.list.showUpdateTime',
      'status.list.showLastSwitch',
      'status.list.squareIcons',
      'status.table.showUpdateTime',
      'status.table.showLastSwitch',
      'status.table.squareIcons',
      'status.table.showIcons',
      'status.table.forceMobileUi',
      'lookup.colorAccent',
      'id.sep',
      'id.caps',
      'detectPronouns',
      'showCardDetails',
    ]) {
      await option(page, id).getByRole('switch').press('Space');
    }
  });
  await test.step('choices', async () => {
    const choose = (id: string, name: string) =>
      option(page, id).getByRole('radio', { name }).check({ force: true });
    await choose('theme', 'Dark');
    await choose('status.lastLayout', 'Table');
    await choose('status.table.verticalPosition', 'Top');
    await choose('status.table.horizontalPosition', 'Right');
    await choose('lookup.memberLayout', 'Table');
    await option(page, 'switcher.lastSortMethod').getByRole('combobox').selectOption('Last message');
    await option(page, 'fronterUpdateInterval').getByRole('combobox').selectOption('Every minute');
    await option(page, 'systemUpdateInterval').getByRole('combobox').selectOption('Every 2 hours');
    await expect(page.getByText(/These are the shortest intervals/)).toBeVisible();
  });
  await test.step('sizes', async () => {
    await option(page, 'status.tile.tileSize').getByRole('slider').press('Home');
    await option(page, 'status.list.iconSize').getByRole('slider').press('End');
    await option(page, 'status.table.iconSize').getByRole('slider').press('ArrowRight');
  });
  expect(await storedDocument(page, 'settings')).toEqual({
    version: 16,
    settings: {
      status: {
        tile: {
          showSystemDescription: true,
          showFronterDescription: true,
          showUpdateTime: true,
          showLastSwitch: true,
          tileSize: 100,
          fitToScreen: true,
        },
        table: {
          verticalPosition: 'start',
          horizontalPosition: 'end',
          showUpdateTime: true,
          showLastSwitch: true,
          squareIcons: false,
          showIcons: false,
          forceMobileUi: true,
          iconSize: 28,
        },
        list: { showUpdateTime: true, showLastSwitch: true, squareIcons: true, iconSize: 128 },
        lastLayout: 'table',
      },
      switcher: { lastSortMethod: 'by-last-message', excludeGroups: [] },
      lookup: { memberLayout: 'table', colorAccent: false },
      id: { sep: true, caps: true },
      systemUpdateInterval: 7200,
      fronterUpdateInterval: 60,
      detectPronouns: false,
      showCardDetails: false,
      checkUpdates: true,
      ignoreVersion: null,
      token: null,
      dark: true,
    },
  });
  await page.goto(`${new URL(page.url()).origin}/`);
  await expect(page).toHaveURL(/\/status\/table$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('members are called what the person calls them, everywhere, once the page has loaded again', async ({
  page,
  open,
  app,
  service,
}) => {
  await signIn(page, app, service);
  await open('/settings');
  await test.step('groups of the own system are left out from here, too', async () => {
    await option(page, 'switcher.excludeGroups').getByRole('button', { name: 'Choose groups' }).click();
    await page.getByRole('switch', { name: 'Kitchen crew' }).press('Space');
    await page.keyboard.press('Escape');
    expect(await storedDocument(page, 'settings')).toMatchObject({
      settings: { switcher: { excludeGroups: [expect.stringMatching(/^[a-z]{5,6}$/)] } },
    });
    await option(page, 'switcher.excludeGroups').getByRole('button', { name: 'Leave none out' }).click();
    expect(await storedDocument(page, 'settings')).toMatchObject({
      settings: { switcher: { excludeGroups: [] } },
    });
  });
  await page.evaluate(() => {
    window.location.hash = 'memberWord';
  });
  const word = page.getByLabel('What members are called');
  await expect(word).toBeFocused();
  await word.selectOption('own');
  await expect(page.getByText('Enter both words to use them.')).toBeVisible();
  await page.getByLabel('For one').fill('alien');
  await page.getByLabel('For several').fill('aliens');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByLabel('What aliens are called')).toHaveValue('own');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0);
  await page.goto(`${app.url}/manage/members`);
  await expect(page.getByRole('heading', { name: 'Your aliens', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Your aliens · Frontboard');
  await expect(page.getByRole('link', { name: 'New alien' })).toBeVisible();
  await page.goto(`${app.url}/lookup`);
  await expect(
    page.getByText('See what a system, an alien or a group shares', { exact: false }),
  ).toBeVisible();
  await page.goto(`${app.url}/switch`);
  await expect(page.getByRole('heading', { name: 'All aliens' })).toBeVisible();
  await expect(page.getByText(/\bmembers?\b/i)).toHaveCount(0);
});
