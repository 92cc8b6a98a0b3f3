import type { Page } from '@playwright/test';
import { memberRow, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expectNoBarrier } from './barriers.ts';
import { test as base, expect, remember } from './fixtures.ts';
import { followLink } from './pages/follow-link.ts';
import { chooseLanguage } from './pages/language.ts';
import { localLayer } from './pages/local-layer.ts';
import { signIn } from './pages/signed-in.ts';
import { SentByService, wordsOutside } from './pages/words-outside.ts';
import { resizeTo } from './resize.ts';

/** The app in the invented language. */
const pseudo = base.extend({
  page: async ({ page }, use) => {
    await chooseLanguage(page, 'en-XA');
    await use(page);
  },
});

base.use({ followed: ['exmpl'] });

/** Two in a row never have the same title. */
const SCREENS = {
  'what others share': [
    '/status/tile',
    '/lookup',
    '/status/list',
    '/lookup/system/exmpl/fronters',
    '/status/table',
    '/lookup/system/exmpl/members',
    '/birthdays',
    '/lookup/system/exmpl/groups',
    '/board',
    '/lookup/member/zzzzz',
    '/manage',
    '/manage/add',
    '/nowhere',
  ],
  'the own system': [
    '/switch',
    '/history',
    '/manage/file',
    '/history/statistics',
    '/manage/system',
    '/history/timeline',
    '/manage/members',
    '/history/calendar',
    '/manage/members/new',
    '/history/year',
    '/manage/groups',
    '/manage/groups/new',
    '/manage/servers',
    '/settings',
    '/debug',
    '/licences',
  ],
} as const;

for (const [name, paths] of Object.entries(SCREENS)) {
  pseudo(
    `every text is in the catalogue, and longer or right-to-left texts break no layout: ${name}`,
    async ({ page, app, service, open }) => {
      const sent = new SentByService(page, service.url);
      await signIn(page, app, service);
      await open('/manage/followed');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const path of paths) {
        await resizeTo(page, { width: 1280, height: 800 });
        await followLink(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        for (const width of [1280, 390]) {
          await resizeTo(page, { width, height: 800 });
          await expect
            .poll(
              async () =>
                (await wordsOutside(page)).filter(
                  // The names of a member's groups are one text.
                  (text) =>
                    !isMade(text) && !text.split(', ').every((part) => sent.knows(part)) && !sent.knows(text),
                ),
              path,
            )
            .toEqual([]);
          for (const direction of ['rtl', 'ltr']) {
            await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
            await expect.poll(() => sidewaysPx(page), `${path} ${width} ${direction}`).toBe(0);
          }
        }
      }
    },
  );
}

base.describe('on a device in German', () => {
  base.use({ locale: 'de-DE' });

  base(
    'the app is in German, and in another language once it is chosen and the page is reloaded',
    async ({ page, app, service, open }) => {
      await signIn(page, app, service);
      await open('/switch');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByText('Letzter Switch vor')).toBeVisible();
      await expectNoBarrier(page);
      await page.goto(`${app.url}/settings`);
      await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
      await expect(
        page.getByText('Andere Wörter für Mitglieder gibt es nur in den englischen Texten.'),
      ).toBeVisible();
      await page.getByLabel('Sprache', { exact: true }).selectOption('en');
      await page.getByRole('button', { name: 'Seite neu laden' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      // In English, but as the region writes them.
      await page.getByText('Relative times').click();
      await page.goto(`${app.url}/status/list`);
      await expect(page.getByText(/^Updated \w{3}, \d+ \w{3,4} \d{4}, \d\d:\d\d:\d\d$/)).toBeVisible();
    },
  );

  base('the tools of the members are in one line on a wide screen', async ({ page, app, service, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, app, service);
    await open('/manage/members');
    const tools = [
      page.getByRole('searchbox', { name: 'Mitglieder suchen' }),
      page.getByText('14 von höchstens 1.000 Mitgliedern'),
      page.getByRole('button', { name: 'Auswählen', exact: true }),
      page.getByRole('link', { name: 'Neues Mitglied' }),
    ];
    const middles = async () => {
      const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
      return boxes.map((box) => (box === null ? 0 : box.y + box.height / 2));
    };
    await expect
      .poll(async () => Math.max(...(await middles())) - Math.min(...(await middles())))
      .toBeLessThan(12);
  });

  base('beside a record the marks of a member stay in its row', async ({ page, app, service, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, app, service);
    await remember(page, app, localLayer(service));
    const { id } = memberRow(service, 'Harbour');
    await open(`/manage/members/${id}`);
    const row = page.locator(`[aria-posinset] a[href*="${id}"]`);
    await expect(row).toContainText('Ruhend');
    await expect(row).toContainText('Verborgen');
    await expect.poll(() => row.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  });

  base('without the file of its texts the app is in English', async ({ page, open }) => {
    await page.route('**/assets/de-*.js', (route) => route.abort());
    await open('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  base('a switch is recorded by what is typed in German', async ({ page, app, service, open }) => {
    await signIn(page, app, service);
    await open('/status/tile');
    await expect(page.locator('[data-system="exmpl"]')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('luna und marlow vor 20 min');
    await expect(page.getByRole('option', { selected: true })).toContainText('Zu Luna und Marlow switchen');
    await page.keyboard.press('Enter');
    const { state } = service.sandbox;
    // Of the switches of this system, because the sample data has some since.
    const minutesAgo = () =>
      (state.index.switchesOfSystem.get(systemRow(service, 'exmpl').uuid) ?? [])
        .filter(
          ({ members }) => members.map((uuid) => state.members.get(uuid)?.name).join() === 'Luna,marlow',
        )
        .map(({ timestamp }) => Math.round((Date.now() - Number(timestamp) / 1000) / 60_000));
    await expect.poll(() => minutesAgo().some((minutes) => minutes >= 20 && minutes < 60)).toBe(true);
  });
});

/** How far the page can be scrolled sideways. */
function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
}

/** Initials, days, moments and sizes; on the screen for trouble what the browser and the device call things. */
function isMade(text: string): boolean {
  return [
    /^\p{L}{1,2}$/u,
    /^\p{L}+, \d+ \p{L}+ \d{4}(, \d\d:\d\d:\d\d)?$/u,
    /^(\p{L}{3}|Sept)( \d?\d:\d\d)?$/u,
    /^\d\d?$/,
    /^(\p{L}{3} \d?\d (\p{L}{3}|Sept)( \d{4})?, )?\d\d:\d\d$/u,
    /^(\d?\d( (\p{L}{3}|Sept))?\s–\s)?\d?\d (\p{L}{3}|Sept)$/u,
    /^(?:\d+ )?\p{L}+ \d{4}$/u,
    /^[\d.]+ k?B$/,
    /^Mozilla\/|^en-GB$|^Europe\/Berlin$/,
    /^(accounts|document-times|own-system|persisted-cache|places|preferences|settings|systems|recent-lookups)$/,
    /^(place|switch-choices|local-data):[\w-]+$/,
  ].some((made) => made.test(text));
}
