import type { Locator } from '@playwright/test';
import { expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';
import { SentByService } from './pages/words-outside.ts';
import { resizeTo } from './resize.ts';

test.use({ followed: ['exmpl'] });

test('size, spacing and typeface change at once, stay over a reload, and are there before the app', async ({
  page,
  open,
}) => {
  await open('/settings');
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeAttached();
  const before = await size();
  await page.getByText('Larger', { exact: true }).click();
  await expect.poll(size).toBeCloseTo(before * 1.375, 0);
  // The side bar grows along: no word in the name of a place is broken in two.
  const brokenNames = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .locator('li')
      .evaluateAll((places) =>
        places.flatMap(({ firstElementChild: place }) => {
          const name = document.createRange();
          name.selectNode(place?.lastChild as Node);
          const words = name.toString().split(' ').length;
          return name.getClientRects().length > words ? name.toString() : [];
        }),
      );
  await expect.poll(brokenNames).toEqual([]);
  await page.getByText('Compact', { exact: true }).click();
  const fetched = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  await page.getByLabel('Typeface').selectOption({ label: 'Atkinson Hyperlegible' });
  expect((await fetched).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  // Without the app, only the script of the first paint can show it.
  await page.route(/\/assets\/(?!start-)/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
});

/** The height at which the middle of a box is. */
const middle = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0) / 2;

test.describe('with the largest text', () => {
  test.use({
    followed: ['exmpl', 'brook'],
    stored: { preferences: { version: 1, textSize: 'larger' } },
  });

  test('the narrowest screen leaves titles, names and buttons whole, fields wide, and the place of what is being looked up within it', async ({
    page,
    app,
    service,
    open,
  }) => {
    await signIn(page, app, service);
    await resizeTo(page, { width: 320, height: 640 });
    /** How many lines the text of an element has. */
    const linesOf = (place: Locator) =>
      place.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getClientRects().length;
      });
    await open('/debug');
    await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
    await expect
      .poll(() => linesOf(page.getByRole('heading', { level: 1, name: 'Troubleshooting' })))
      .toBe(1);

    await test.step('names have their line where rows are put in order', async () => {
      await open('/manage/followed');
      const search = page.getByRole('search').first();
      const name = page.getByRole('link', { name: 'Lantern House' });
      const moreButton = page.getByRole('button', { name: 'More for Lantern House' });
      await expect(moreButton).toBeVisible();
      const place = name.locator('xpath=..');
      // A row is drawn again when the names of all systems are known.
      await expect(async () => {
        const [icon, field] = await Promise.all([
          search.locator('svg').boundingBox(),
          search.getByRole('searchbox').boundingBox(),
        ]);
        expect(middle(icon), 'the icon stands beside the text of its field').toBeCloseTo(middle(field), 0);
        const room = await place.boundingBox();
        expect(room?.width).toBeGreaterThan(180);
        const more = await moreButton.boundingBox();
        expect(more?.y).toBeGreaterThan((room?.y ?? 0) + 20);
        // Tab reaches the controls in the order of the screen.
        const handle = await page.getByRole('button', { name: 'Move Lantern House' }).boundingBox();
        expect(handle?.y).toBeLessThan(more?.y ?? 0);
        expect(handle?.y).toBeLessThan((room?.y ?? 0) + (room?.height ?? 0) / 2);
      }).toPass();
    });

    await test.step('the words beside the moment of a switch are whole', async () => {
      await open('/switch');
      const draft = page.getByRole('region', { name: 'Next front' });
      await page.getByRole('list', { name: 'All members' }).getByRole('button').first().click();
      await draft.getByRole('button', { name: /^When/ }).click();
      await expect(draft.getByRole('button', { name: '5 minutes ago', exact: true })).toBeVisible();
      const cut = () =>
        draft
          .getByRole('button')
          .evaluateAll((all) =>
            all.filter((it) => it.scrollWidth > it.clientWidth + 1).map(({ textContent }) => textContent),
          );
      await expect.poll(cut, 'no words are cut off').toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
    });

    await test.step('no word of a filter is broken, and layout buttons stay in one line', async () => {
      await open('/lookup/system/exmpl/members');
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect
        .poll(() => linesOf(page.getByRole('dialog').getByText('Description', { exact: true })))
        .toBe(1);
      await page.keyboard.press('Escape');
      await resizeTo(page, { width: 768, height: 400 });
      const layouts = page.getByRole('radiogroup', { name: 'Layout' }).locator('label');
      await expect(layouts).toHaveCount(4);
      await expect(async () => {
        const boxes = await Promise.all((await layouts.all()).map((layout) => layout.boundingBox()));
        expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
        // Nothing covers them.
        const view = await page.getByRole('button', { name: /^View: / }).boundingBox();
        const end = boxes.at(-1);
        const isBeside = (view?.x ?? 0) >= (end?.x ?? 0) + (end?.width ?? 0);
        expect(isBeside || (view?.y ?? 0) >= (end?.y ?? 0) + (end?.height ?? 0)).toBe(true);
      }).toPass();
    });

    await test.step('fields are wide, and what is being looked up is within the screen', async () => {
      await resizeTo(page, { width: 320, height: 640 });
      service.breakWith({ kind: 'latency', ms: 60_000 });
      await open('/lookup?q=tidal');
      const field = page.getByLabel('ID or link');
      await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(220);
      await expect(page.getByText('Looking for a system', { exact: false })).toBeVisible();
      await expectToFitNarrowScreen(page);
    });
  });
});

test('discreet shows initials in place of names on every screen, and blurs pictures', async ({
  page,
  app,
  service,
  open,
}) => {
  const sent = new SentByService(page, service.url);
  await signIn(page, app, service);
  await open('/lookup/system/exmpl/groups');
  const group = page.getByRole('main').getByRole('link').and(page.locator('[href*="/groups/"]')).first();
  const groupId = (await group.getAttribute('href'))?.split('/').at(-1);
  await page.goto(`${app.url}/settings`);
  await page.getByText('Discreet', { exact: true }).click();
  for (const path of [
    '/settings',
    '/status/tile',
    '/status/list',
    '/status/table',
    '/lookup/system/exmpl/members',
    `/lookup/group/${groupId}`,
    '/switch',
    '/manage',
    `/manage/groups/${groupId}`,
  ]) {
    await page.goto(app.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => sent.names.length).toBeGreaterThan(1);
    // A description is what the person has written in the service; names in it are shown.
    const texts = await page.getByRole('main').getByText(/\S/).allInnerTexts();
    expect(
      texts.filter((text) => sent.names.includes(text.trim())),
      path,
    ).toEqual([]);
    const filters = await page
      .locator('main img')
      // One that has just left the page has no style.
      .evaluateAll((all) =>
        all.flatMap((picture) => (picture.isConnected ? getComputedStyle(picture).filter : [])),
      );
    expect(
      filters.filter((filter) => !filter.includes('blur')),
      path,
    ).toEqual([]);
  }
  await expect(page).toHaveTitle('Group · Frontboard');
  // A system's tag identifies it like its name.
  const tag = [...service.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl')?.tag ?? '';
  expect(tag).not.toBe('');
  await page.goto(`${app.url}/lookup/system/exmpl`);
  await expect(page.getByText('Technical', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(tag);
});

test.describe('on a device in French', () => {
  test.use({ locale: 'fr-FR' });

  test('times are written in French, and with 12 hours if chosen', async ({ page, open }) => {
    await open('/settings');
    await page.getByText('Relative times').click();
    await page.goto(`${new URL(page.url()).origin}/status/list`);
    await expect(page.getByText(/^Updated \p{L}+\. \d+ \S+ \d{4}, \d\d:\d\d:\d\d$/u)).toBeVisible();
    await page.goto(`${new URL(page.url()).origin}/settings`);
    await page.getByText('12-hour', { exact: true }).click();
    await page.goto(`${new URL(page.url()).origin}/status/list`);
    await expect(page.getByText(/^Updated .* \d\d:\d\d:\d\d\s[AP]M$/)).toBeVisible();
  });
});
