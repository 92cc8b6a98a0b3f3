import type { Page } from '@playwright/test';
import { expect, storedDocument, test } from './fixtures.ts';

test.use({ followed: ['exmpl'] });

const html = 'html';

/** The browser's own bar has the colour of the page, whatever the device prefers. */
async function expectBarLikePage(page: Page): Promise<void> {
  const colours = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const probe = document.createElement('p');
      probe.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
      document.body.append(probe);
      const bar = getComputedStyle(probe).color;
      probe.remove();
      return { bar, ground: getComputedStyle(document.documentElement).backgroundColor };
    });
  await expect
    .poll(async () => {
      const { bar, ground } = await colours();
      return bar === ground ? 'like the page' : `${bar} beside ${ground}`;
    })
    .toBe('like the page');
}

test('the theme follows the system until one is chosen, and the choice is remembered', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/settings');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await expectBarLikePage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  await expectBarLikePage(page);
  await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await expectBarLikePage(page);
  await expect
    .poll(() => storedDocument(page, 'settings'))
    .toMatchObject({ version: 16, settings: { dark: true } });
  await page.reload();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await expectBarLikePage(page);
});

test('#dark or #light in the address forces the theme, over redirects too, changes no setting, and is named in the settings, which can end it', async ({
  page,
  open,
  app,
}) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await open(`/#${theme}`);
    await expect(page).toHaveURL(`${app.url}/status/tile#${theme}`);
    await expect(page.locator(html)).toHaveAttribute('data-theme', theme);
    await expectBarLikePage(page);
    expect(JSON.stringify(await storedDocument(page, 'settings'))).not.toContain('"dark":true');
  }

  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/settings#dark');
  const overruled = page.getByText('The address ends in #dark or #light, which overrides this choice.');
  const choose = (name: string) =>
    page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name }).click();
  await expect(overruled).toBeVisible();
  await choose('Light');
  await expect(overruled).toBeVisible();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Use this choice' }).click();
  await expect(overruled).toBeHidden();
  await expect(page).toHaveURL(`${app.url}/settings`);
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
});
