import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openView, sortBy } from './pages/list-view.ts';

test.use({ world: 'large' });

const PATH = '/lookup/system/large/members';

/** The list's own count of its entries, as assistive technology gets it. */
function sizeOf(page: Page): Promise<number> {
  return page.locator('[aria-setsize]').first().getAttribute('aria-setsize').then(Number);
}

async function openList(page: Page, open: (path?: string) => Promise<void>, search = ''): Promise<void> {
  await open(PATH + search);
  await expect(page.locator('[aria-setsize] a').first()).toBeVisible({ timeout: 15_000 });
}

test('renders only the visible rows of thousands of members, at every scroll position', async ({
  page,
  open,
}) => {
  await openList(page, open);
  expect(await sizeOf(page)).toBeGreaterThan(2_000);
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
    await expect(page.locator('[aria-setsize] a').first()).toBeAttached();
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);
  }
});

test('the keyboard reaches the last member and comes back', async ({ page, open }) => {
  await openList(page, open);
  const size = await sizeOf(page);
  await page.locator('[aria-posinset="1"] a').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[aria-posinset="2"] a')).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  const last = page.locator(`[aria-posinset="${size}"] a`);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(`[aria-posinset="${size - 1}"] a`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.locator('[aria-posinset="1"] a')).toBeFocused();
  await expect(page.locator('[aria-posinset="1"] a')).toBeInViewport();
});

test('from the search the down arrow leads into the list, and Enter opens the first result', async ({
  page,
  open,
}) => {
  const { keyboard } = page;
  await openList(page, open);
  const search = page.getByRole('searchbox', { name: 'Find members' });
  await expect(search).toHaveAccessibleDescription(/^Enter opens the first result/);
  for (const layout of ['List', 'Table']) {
    await page.getByRole('radio', { name: layout }).check({ force: true });
    await search.focus();
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await expect(page.locator('a[data-index="0"]')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(PATH));
  }
  const first = await page.locator('a[data-index="1"]').getAttribute('data-id');
  const name = await page.locator(`a[data-id="${first}"]`).innerText();
  // Fast typing: the list has not caught up yet.
  await search.focus();
  await keyboard.insertText(name.split('\n').at(-1) ?? '');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lookup\/system\/large\/members\/\w{5,6}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('one Tab passes the whole list', async ({ page, open }) => {
  await openList(page, open);
  await expect(page.locator('[aria-setsize] a[tabindex="0"]')).toHaveCount(1);
});

async function whatIsShown(page: Page): Promise<{ count: string | null; names: readonly string[] }> {
  const count = page.getByText(/^Showing \d+ of 2,\d+$/);
  return {
    count: await count.textContent(),
    names: await page.locator('[aria-setsize] a').allTextContents(),
  };
}

test('what is searched, sorted and filtered is in the address and can be shared', async ({
  page,
  open,
  context,
}) => {
  await openList(page, open);
  await page.getByRole('searchbox', { name: 'Find members' }).fill('amber');
  await expect(page).toHaveURL(/text=amber/);
  const view = await openView(page);
  await view.getByLabel('Sort by').selectOption({ label: 'Messages' });
  await view.getByText('Most first').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('radiogroup', { name: 'Avatar' }).getByText('With', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/order=desc/);
  await expect(page).toHaveURL(/has=avatar/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(/^Showing \d+ of 2,\d+$/)).toBeVisible({ timeout: 15_000 });
  // Either page may still be filtering: the address is there first.
  await expect(async () => {
    const shown = await whatIsShown(page);
    expect(shown.names.length).toBeGreaterThan(0);
    expect(await whatIsShown(other)).toEqual(shown);
  }).toPass();
  await other.getByRole('button', { name: 'Remove the filter With avatar' }).click();
  await expect(other).not.toHaveURL(/has=/);
});

test('the filter by group keeps only its members', async ({ page, open }) => {
  await openList(page, open);
  await page.getByRole('button', { name: 'Filters' }).click();
  const groups = page.getByLabel('In group', { exact: true });
  await groups.selectOption({ index: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Showing [\d,]+ of 2,\d+$/)).toBeVisible();
  await expect(page).toHaveURL(/groups=\w{5,6}/);
});

test('typing is never overwritten, and Back restores the search', async ({ page, open }) => {
  await openList(page, open);
  const field = page.getByRole('searchbox');
  await field.pressSequentially('amber fiddle', { delay: 90 });
  await expect(field).toHaveValue('amber fiddle');
  await expect(page).toHaveURL(/text=amber(\+|%20)fiddle/);
  await page.locator('[aria-posinset="1"] a').click();
  await expect(page).toHaveURL(/\/lookup\/system\/large\/members\/\w{5,6}/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('amber fiddle');
});

test('a search without results says so, and one press shows everything again', async ({ page, open }) => {
  await open(`${PATH}?text=qqqqqq&has=avatar`);
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByText(/^2,\d+ members$/)).toBeVisible();
});

test('the layout is stored, and the table announces its rows and sorts by its headers', async ({
  page,
  open,
}) => {
  await openList(page, open);
  await page.getByText('Table', { exact: true }).click();
  const table = page.getByRole('table', { name: 'Members' });
  const rows = Number(await table.getAttribute('aria-rowcount'));
  expect(rows).toBeGreaterThan(2_000);
  await expect(table.locator('tbody [aria-rowindex]').first()).toHaveAttribute('aria-rowindex', '2');
  await table.getByRole('button', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/sort=messages/);
  await expect(table.getByRole('columnheader', { name: 'Messages' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await table.locator('[data-index="0"]').focus();
  await page.keyboard.press('End');
  await expect(table.locator(`[data-index="${rows - 2}"]`)).toBeFocused();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible({ timeout: 15_000 });
  await page.getByText('Cards', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Cards' })).toBeChecked({ timeout: 15_000 });
});

test('the random button opens one of the found members', async ({ page, open }) => {
  await openList(page, open, '?text=amber+fiddle');
  const view = await openView(page);
  await view.getByRole('button', { name: 'Random member' }).click();
  await expect(page).toHaveURL(/\/lookup\/system\/large\/members\/\w{5,6}/);
});

test('groups have the same tools', async ({ page, open }) => {
  await open('/lookup/system/large/groups');
  await expect(page.getByText(/^\d+ groups$/)).toBeVisible({ timeout: 15_000 });
  await sortBy(page, 'Members');
  await expect(page).toHaveURL(/sort=members/);
  await page.locator('[aria-posinset="1"] a').click();
  await expect(page).toHaveURL(/\/lookup\/system\/large\/groups\/\w{5,6}/);
});
