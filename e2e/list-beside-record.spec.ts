import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';
import { MemberForm } from './pages/member-form.ts';
import { resizeTo } from './resize.ts';

test.use({ world: 'large', viewport: { width: 1440, height: 900 } });

const list = (page: Page) => page.getByRole('region', { name: 'Your members' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ page, app, service, open }) => {
  await logIn(page, app, service, 'large');
  await open('/manage/members');
  await expect(page.locator('[aria-posinset="1"] a')).toBeVisible({ timeout: 15_000 });
});

test('one of 2,500 is found and their pronouns are changed by three actions, with the list in sight all the time', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Find members' });
  const form = new MemberForm(page);
  let actions = 0;
  const act = async (action: () => Promise<void>) => {
    actions += 1;
    await action();
    await expect(search).toBeInViewport();
  };
  await search.focus();
  await act(() => page.keyboard.type('coral moth\n'));
  await expect(title(page)).toHaveText('Coral Moth');
  await act(() => form.field('Pronouns').fill('moth/moths'));
  await act(() => form.save.click());
  await expect(list(page).getByRole('listitem').filter({ hasText: 'moth/moths' })).toBeInViewport();
  expect(actions).toBe(3);
});

test('the list stays where it was scrolled to when a record opens and closes, and the record has an address', async ({
  page,
}) => {
  await page.evaluate(() => window.scrollTo(0, 20_000));
  const row = page.locator('[aria-posinset="320"] a');
  await row.click();
  await expect(page).toHaveURL(/\/manage\/members\/\w{5,6}$/);
  await expect(title(page)).toBeFocused();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toBeInViewport({ ratio: 1 });

  const name = await title(page).innerText();
  await page.reload();
  await expect(title(page)).toHaveText(name, { timeout: 15_000 });
  await expect(row).toBeInViewport({ ratio: 1 });

  await page.goBack();
  await expect(title(page)).toHaveText('Your members');
});

test('the keyboard walks the list, goes into the record and comes back', async ({ page }) => {
  const { keyboard } = page;
  await page.locator('[aria-posinset="3"] a').press('Enter');
  await expect(title(page)).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.locator('[aria-posinset="3"] a')).toBeFocused();

  await keyboard.press('ArrowDown');
  const fourth = page.locator('[aria-posinset="4"] a');
  await expect(fourth).toHaveAttribute('aria-current', 'true');
  await expect(fourth).toBeFocused();
  const id = await fourth.getAttribute('data-id');
  await expect(page).toHaveURL(new RegExp(`/manage/members/${id}$`));

  await keyboard.press('End');
  await expect(page.locator('[aria-posinset="2500"] a')).toHaveAttribute('aria-current', 'true');
  await keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Escape');
  await expect(page.locator('[aria-posinset="2500"] a')).toBeFocused();

  // Walking through the list is one step: Back leads to the record that was opened first, or to the list.
  await page.goBack();
  await expect(title(page)).toHaveText('Your members');
});

test('unsaved changes stay: opening the next record asks first', async ({ page }) => {
  const form = new MemberForm(page);
  await page.locator('[aria-posinset="2"] a').click();
  await expect(title(page)).not.toHaveText('Your members');
  const name = await title(page).innerText();
  await form.field('Pronouns').fill('they/them/theirs');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: /^Stay|^Keep/ }).click();
  await expect(title(page)).toHaveText(name);
  await expect(form.field('Pronouns')).toHaveValue('they/them/theirs');
});

test('the search of the list stays beside the found record, also after a reload', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Find members' }).fill('coral');
  await expect(page).toHaveURL(/text=coral/);
  await page.locator('[aria-posinset="2"] a').click();
  await expect(page).toHaveURL(/\/manage\/members\/\w{5,6}\?text=coral$/);
  await page.reload();
  await expect(list(page).getByText(/^Showing \d+ of 2,500$/)).toBeVisible({ timeout: 15_000 });
});

test('below 1,100 px a record takes the place of the list', async ({ page }) => {
  await resizeTo(page, { width: 1099, height: 800 });
  await page.locator('[aria-posinset="2"] a').click();
  await expect(page.getByRole('link', { name: 'Your members' })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await resizeTo(page, { width: 1100, height: 800 });
  await expect(list(page)).toBeVisible();
});

test('groups stay beside what is opened from them', async ({ page, open }) => {
  await open('/manage/groups');
  await page.locator('[aria-posinset="2"] a').click();
  await expect(
    page.getByRole('region', { name: 'Your groups' }).locator('li [aria-current]'),
  ).toBeInViewport();
});

test('the keyboard walks the servers, which stay beside the open one, goes into it and comes back', async ({
  page,
  open,
}) => {
  const ids = ['466378653216014359', '466378653216014360'] as const;
  await open('/manage/servers');
  for (const id of ids) {
    await page.getByLabel('Server ID').fill(id);
    await page.keyboard.press('Enter');
    await expect(page.getByText(id).first()).toBeVisible();
  }
  await open(`/manage/servers/${ids[0]}`);
  const list = page.getByRole('region', { name: 'Servers', exact: true });
  const rows = list.getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(title(page)).toHaveCount(1);
  await title(page).focus();
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.last()).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/manage/servers/${ids[1]}/`));
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.last()).toBeFocused();
});

test('the members of a looked-up system stay beside the one that is open, with its own address, and arrow keys walk them', async ({
  page,
  open,
}) => {
  const members = page.getByRole('region', { name: 'Members', exact: true });
  await open('/lookup/system/large/members?text=coral');
  const first = page.locator('[aria-posinset="1"] a');
  await first.click();
  await expect(page).toHaveURL(/\/lookup\/system\/large\/members\/\w{5,6}\?text=coral$/);
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const second = page.locator('[aria-posinset="2"] a');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  const name = await title(page).innerText();

  await page.reload();
  await expect(title(page)).toHaveText(name, { timeout: 15_000 });
  await expect(second).toBeInViewport({ ratio: 1 });
  await resizeTo(page, { width: 1099, height: 800 });
  await expect(title(page)).toHaveText(name);
  await expect(members).toHaveCount(0);
  await page.goBack();
  await expect(members).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/\/lookup\/member\/\w{5,6}$/);
});
