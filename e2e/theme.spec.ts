import { expect, storedDocument, test } from './fixtures.ts';

test.use({ followed: ['exmpl'] });

const html = 'html';

test('the theme follows the system until one is chosen, and the choice is remembered', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/settings');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  expect(await storedDocument(page, 'settings')).toMatchObject({ version: 16, settings: { dark: true } });
  await page.reload();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
});

for (const theme of ['dark', 'light'] as const) {
  test(`#${theme} in the address forces the theme, over redirects too, and changes no setting`, async ({
    page,
    open,
    app,
  }) => {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await open(`/#${theme}`);
    await expect(page).toHaveURL(`${app.url}/status/tile#${theme}`);
    await expect(page.locator(html)).toHaveAttribute('data-theme', theme);
    expect(JSON.stringify(await storedDocument(page, 'settings'))).not.toContain('"dark":true');
  });
}
