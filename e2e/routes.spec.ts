import { worldGuide } from '@frontboard/sandbox';
import { expect, test } from './fixtures.ts';
import { nextFrames, resizeTo } from './resize.ts';

test.use({ followed: ['exmpl', 'brook'] });

const FOLLOWED = worldGuide('demo').follow.slice(0, 11);
const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';

test('addresses lead to their screens', async ({ page, open, app }) => {
  for (const [from, to] of [
    ['/', '/status/tile'],
    ['/status', '/status/tile'],
    ['/lookup/system/exmpl', '/lookup/system/exmpl/fronters'],
    ['/lookup/system/EXMPL/members', '/lookup/system/exmpl/members'],
    ['/lookup/system/exa-mpl/groups', '/lookup/system/exampl/groups'],
    ['/lookup/member/%20ABCEFG%20', '/lookup/member/abcefg'],
    ['/lookup/group/ABC-DEF', '/lookup/group/abcdef'],
    [`/lookup/member/${UUID.toUpperCase()}`, `/lookup/member/${UUID}`],
    ['/lookup/system/466378653216014359', '/lookup/system/466378653216014359/fronters'],
  ] as const) {
    await test.step(from, async () => {
      await open(from);
      await expect(page).toHaveURL(app.url + to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('an address with several ids opens nothing and says so', async ({ page, open, app }) => {
  await open('/lookup/member/abcefg,hjknop');
  await expect(page).toHaveURL(`${app.url}/lookup`);
  await expect(page.getByText('Open one ID at a time')).toBeVisible();
});

test('the last used layout is where /status leads', async ({ page, open, app }) => {
  await open('/status/table');
  await expect(page.getByRole('table')).toBeVisible();
  await open('/status');
  await expect(page).toHaveURL(`${app.url}/status/table`);
});

test('a new screen starts at its top and its heading has the focus', async ({ page, open }) => {
  await open('/status/tile');
  await expect(page.locator('[data-system="brook"]')).toBeVisible();
  await resizeTo(page, { width: 1280, height: 300 });
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle('Settings · Frontboard');
});

test.describe('in a low window', () => {
  test.use({ followed: FOLLOWED, viewport: { width: 1280, height: 500 } });

  for (const layout of ['list', 'table']) {
    test(`Back returns to the scroll position on the ${layout} layout`, async ({ page, open }) => {
      await open(`/status/${layout}`);
      await expect(page.locator('[data-system][aria-busy="false"]')).toHaveCount(FOLLOWED.length);
      const scrollY = () => page.evaluate(() => window.scrollY);
      // Down in steps, as a person scrolls: newly visible content renders, and may be higher than estimated.
      for (const y of [250, 500, 700]) {
        await page.evaluate((to) => scrollTo(0, to), y);
        await nextFrames(page);
      }
      const left = await scrollY();
      expect(left).toBeGreaterThan(400);
      await page.getByRole('link', { name: 'Settings' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeAttached();
      // The browser restores the position by its content, and may be a few pixels off.
      await expect.poll(async () => Math.abs((await scrollY()) - left)).toBeLessThan(10);
    });
  }
});
