import { expect, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';

test.use({ world: 'large', viewport: { width: 1440, height: 900 } });

test('the list stays where it was scrolled to when a record opens and closes, the record has an address, and the keyboard walks the list, goes into the record and comes back', async ({
  page,
  app,
  service,
  open,
}) => {
  const { keyboard } = page;
  const title = page.getByRole('heading', { level: 1 });
  const row = (place: number) => page.locator(`[aria-posinset="${place}"] a`);
  await logIn(page, app, service, 'large');
  await open('/manage/members');
  await expect(row(1)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, 20_000);
        return window.scrollY;
      }),
    )
    .toBe(20_000);
  await row(460).click();
  await expect(page).toHaveURL(/\/manage\/members\/\w{5,6}$/);
  await expect(title).toBeFocused();
  await expect(row(460)).toHaveAttribute('aria-current', 'true');
  await expect(row(460)).toBeInViewport({ ratio: 1 });
  const name = await title.innerText();
  await page.reload();
  await expect(title).toHaveText(name);
  await expect(row(460)).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(title).toHaveText('Your members');
  // Back restores where the list was scrolled to; only then it can be scrolled elsewhere.
  await expect(row(460)).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, 0));
  await row(3).press('Enter');
  await expect(title).toBeFocused();
  await keyboard.press('Escape');
  await expect(row(3)).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(row(4)).toHaveAttribute('aria-current', 'true');
  await expect(row(4)).toBeFocused();
  const id = await row(4).getAttribute('data-id');
  await expect(page).toHaveURL(new RegExp(`/manage/members/${id}$`));
  await keyboard.press('End');
  await expect(row(2500)).toHaveAttribute('aria-current', 'true');
  await expect(row(2500)).toBeFocused();
  await keyboard.press('Enter');
  await expect(title).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Escape');
  await expect(row(2500)).toBeFocused();

  // Walking through the list is one step: Back leads to the record that was opened first, or to the list.
  await page.goBack();
  await expect(title).toHaveText('Your members');
});
