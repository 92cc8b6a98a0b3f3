import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';

const PATH = '/lookup/system/exmpl/members';
/** What only the search needs: other lists have the rest of it in the files of their screen. */
const SEARCH = '**/assets/search-part-*.js';

const field = (page: Page) => page.getByRole('searchbox').first();
const rows = (page: Page) => page.locator('[aria-setsize] a');
const all = (page: Page) => page.getByText(/^\d+ (?:of up to [\d,]+ )?members$/);
const oneFound = (page: Page) => page.getByText(/^Showing 1 of \d+$/);

/** Holds the code of the search back until the returned function is called. */
async function holdSearch(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SEARCH, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** With a text that is not searched for, nothing selects the whole list at once; without one it can be selected. */
async function expectNothingTaken(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selection' });
  const everyone = bar.getByRole('button', { name: /^All \d+ found$/ });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(everyone).toBeDisabled();
  await expect(bar.getByRole('button', { name: 'Invert' })).toBeDisabled();
  await page.locator('[data-index="0"]').first().press('Control+a');
  await expect(bar).toContainText('None selected');
  await field(page).fill('');
  await everyone.click();
  await expect(bar).toContainText(/\d+ selected/);
  await bar.getByRole('button', { name: 'Done' }).click();
  await field(page).fill('luna');
}

test('a list whose search could not be loaded says so, keeps its rows and what was typed, and searches after a reload', async ({
  page,
  open,
  app,
  service,
}) => {
  const told = page.getByRole('status').filter({ hasText: 'The search couldn’t be loaded' });
  await signIn(page, app, service);
  for (const path of [PATH, '/manage/members']) {
    await page.route(SEARCH, (route) => route.abort());
    await open(path);
    await expect(all(page)).toBeVisible();
    await expect(told).toHaveCount(0);
    await field(page).fill('luna');
    await expect(told).toBeVisible();
    await expect(field(page)).toHaveValue('luna');
    await expect(all(page)).toBeVisible();
    await expect(rows(page)).not.toHaveCount(0);
    await expect(page).toHaveURL(/text=luna/);
    await field(page).press('Enter');
    if (path !== PATH) await expectNothingTaken(page);
    await field(page).fill('');
    await expect(told).toHaveCount(0);
    await expect(page).toHaveURL(app.url + path);
    await field(page).fill('luna');
    await expect(page).toHaveURL(/text=luna/);
    await page.unroute(SEARCH);
    await told.getByRole('button', { name: 'Reload the page' }).click();
    await expect(oneFound(page)).toBeVisible();
    await expect(field(page)).toHaveValue('luna');
  }
});

test('with a text in the address the whole list is there before its search is', async ({ page, open }) => {
  const release = await holdSearch(page);
  await open(`${PATH}?text=luna`);
  await expect(all(page)).toBeVisible();
  await expect(rows(page)).not.toHaveCount(1);
  await expect(field(page)).toHaveValue('luna');
  release();
  await expect(oneFound(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('Enter before the search is loaded opens the result once, and nothing for a text or a place that the person has left', async ({
  page,
  open,
  app,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const enterTooEarly = async () => {
    const release = await holdSearch(page);
    await open(PATH);
    await expect(all(page)).toBeVisible();
    await field(page).fill('luna');
    await field(page).press('Enter');
    return release;
  };
  await test.step('several presses, the last for another text', async () => {
    const release = await enterTooEarly();
    await field(page).fill('juniper');
    await field(page).press('Enter');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/text=juniper/);
    release();
    await expect(heading).toHaveText(/^Juniper/);
    await page.goBack();
    await expect(page).toHaveURL(`${app.url}${PATH}?text=juniper`);
    await expect(oneFound(page)).toBeVisible();
    await page.unroute(SEARCH);
  });
  await test.step('the text was changed', async () => {
    const release = await enterTooEarly();
    await field(page).fill('juniper');
    await expect(page).toHaveURL(/text=juniper/);
    release();
    await expect(oneFound(page)).toBeVisible();
    await expect(page).toHaveURL(`${app.url}${PATH}?text=juniper`);
    await page.unroute(SEARCH);
  });
  await test.step('another list was opened', async () => {
    const release = await enterTooEarly();
    await page.getByRole('link', { name: /^Groups/ }).click();
    await expect(page.getByText(/^\d+ groups$/)).toBeVisible();
    await field(page).fill('a');
    release();
    await expect(page.locator('mark').first()).toBeVisible();
    await expect(page).toHaveURL(/\/groups\?text=a$/);
  });
});
