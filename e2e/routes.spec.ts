import { worldGuide } from '@frontboard/sandbox';
import { expect, test } from './fixtures.ts';
import { nextFrames } from './resize.ts';

test.use({ followed: ['exmpl', 'brook'] });

const FOLLOWED = worldGuide('demo').follow.slice(0, 11);
const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';

test('addresses lead to their screens, several IDs open nothing, and /status leads to the layout last used', async ({
  page,
  open,
  app,
}) => {
  for (const [from, to] of [
    ['/', '/status/tile'],
    ['/status', '/status/tile'],
    ['/lookup/system/exmpl', '/lookup/system/exmpl/fronters'],
    ['/lookup/system/exmpl/', '/lookup/system/exmpl/fronters'],
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
  await test.step('several IDs', async () => {
    await open('/lookup/member/abcefg,hjknop');
    await expect(page).toHaveURL(`${app.url}/lookup`);
    await expect(page.getByText('Open one ID at a time')).toBeVisible();
  });
  await test.step('/status after the table', async () => {
    await open('/status/table');
    await expect(page.getByRole('table')).toBeVisible();
    await open('/status');
    await expect(page).toHaveURL(`${app.url}/status/table`);
  });
});

test.describe('in a low window', () => {
  test.use({ followed: FOLLOWED, viewport: { width: 1280, height: 420 } });

  test('a new screen starts at its top with the focus on its heading, and Back returns to the scroll position of the list and the table', async ({
    page,
    open,
  }) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    for (const layout of ['list', 'table']) {
      await test.step(layout, async () => {
        await open(`/status/${layout}`);
        await expect(page.locator('[data-system][aria-busy="false"]')).toHaveCount(FOLLOWED.length);
        // Down in steps, as a person scrolls: newly visible content renders, and may be higher than estimated.
        for (const y of [250, 500, 700]) {
          await page.evaluate((to) => scrollTo(0, to), y);
          await nextFrames(page);
        }
        const left = await scrollY();
        expect(left).toBeGreaterThan(400);
        await page.getByRole('link', { name: 'Settings' }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
        await expect(page).toHaveTitle('Settings · Frontboard');
        await expect.poll(scrollY).toBe(0);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeAttached();
        // The browser restores the position by its content, and may be a few pixels off.
        await expect.poll(async () => Math.abs((await scrollY()) - left)).toBeLessThan(10);
      });
    }
  });
});
