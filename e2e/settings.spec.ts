import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';

test('members are called what the person calls them, everywhere, once the page has loaded again', async ({
  page,
  open,
  app,
  service,
}) => {
  await signIn(page, app, service);
  await open('/settings');
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
