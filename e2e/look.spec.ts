import { expect, test } from './fixtures.ts';

test.use({ followed: ['exmpl'] });

test('size, spacing and typeface change at once, stay over a reload, and are there before the app', async ({
  page,
  open,
}) => {
  await open('/settings');
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const before = await size();
  await page.getByRole('radio', { name: 'Larger' }).check({ force: true });
  expect(await size()).toBeCloseTo(before * 1.375, 0);
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
  const fetched = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  await page.getByLabel('Typeface').selectOption({ label: 'Atkinson Hyperlegible' });
  expect((await fetched).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  // Without the app, only the script of the first paint is left to say so.
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
});

test('discreet shows initials in place of names, and blurs pictures', async ({ page, open }) => {
  await open('/status/tile');
  const tile = page.locator('[data-system="exmpl"]');
  await expect(tile).toHaveAttribute('aria-busy', 'false');
  const name = (await tile.getByRole('heading').first().innerText()).trim();
  expect(name.length).toBeGreaterThan(3);
  await page.goto(`${new URL(page.url()).origin}/settings`);
  await page.getByText('Discreet', { exact: true }).click();
  await page.goto(`${new URL(page.url()).origin}/status/tile`);
  await expect(tile).toHaveAttribute('aria-busy', 'false');
  await expect(tile.getByText(name)).toHaveCount(0);
  const pictures = page.locator('main img');
  for (const picture of await pictures.all()) {
    expect(await picture.evaluate((element) => getComputedStyle(element).filter)).toContain('blur');
  }
  expect(await page.title()).toBe('Status · Frontboard');
});

test('without running times the moment itself is shown', async ({ page, open }) => {
  await open('/settings');
  await page.getByText('Times that run').click();
  await page.goto(`${new URL(page.url()).origin}/lookup/system/exmpl/fronters`);
  await expect(page.getByRole('main').locator('time').first()).toBeVisible();
  for (const time of await page.getByRole('main').locator('time').all()) {
    expect(await time.innerText()).not.toMatch(/ago/);
  }
});
