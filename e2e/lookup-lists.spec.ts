import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openView } from './pages/list-view.ts';

test.use({ world: 'large' });

const PATH = '/lookup/system/large/members';

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
  await open(PATH);
  await expect(page.locator('[aria-setsize] a').first()).toBeVisible();
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
  await expect(other.getByText(/^Showing \d+ of 2,\d+$/)).toBeVisible();
  // Either page may still be filtering: the address is there first.
  await expect(async () => {
    const shown = await whatIsShown(page);
    expect(shown.names.length).toBeGreaterThan(0);
    expect(await whatIsShown(other)).toEqual(shown);
  }).toPass();
  await other.getByRole('button', { name: 'Remove the filter With avatar' }).click();
  await expect(other).not.toHaveURL(/has=/);
});
