import type { Page } from '@playwright/test';
import { groupRow, memberRow } from '../apps/web/src/testing/world-rows.ts';
import { routesWithout } from '../scripts/lib/app-routes.ts';
import { isLong } from '../scripts/lib/is-long.mjs';
import { expectNoBarrier, expectNoBarrierAsShown, overflowOf } from './barriers.ts';
import { expect, remember, type Service, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { chooseLayout } from './pages/list-view.ts';
import { localLayer } from './pages/local-layer.ts';
import { logIn } from './pages/log-in.ts';
import { StatusPage } from './pages/status-page.ts';
import { resizeTo } from './resize.ts';

// A colour half way through a transition is not a finding.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The two widths share the two themes; `npm run test:long` checks each width in both.
test.use({ colorScheme: ({ isMobile }, use) => use(isMobile ? 'dark' : 'light') });
test.use({ followed: ['exmpl', 'tidal', 'drift', 'sprout', 'polyg', 'gonezz'] });

const expectNoBarrierHere = isLong ? expectNoBarrier : expectNoBarrierAsShown;

const CHESS = '466707357099884544';
const CLUB = '10000000000006001';

interface Screen {
  readonly path: string;
  /** Words that only this screen shows, and only when it has loaded. */
  readonly shown: string | RegExp;
  /** Where they stand, if other screens have them as well. */
  readonly within?: string;
  /** Puts the screen into another state to check as well. */
  readonly next?: (page: Page) => Promise<void>;
}

/** Screens without an own system. */
function publicScreens(service: Service): readonly Screen[] {
  const member = (name: string) => `/lookup/member/${memberRow(service, name).id}`;
  const group = (name: string) => `/lookup/group/${groupRow(service, name).id}`;
  return [
    { path: '/status/tile', within: '[data-layout="tile"]', shown: 'Lantern House', next: openDetails },
    { path: '/status/list', within: '[data-layout="list"]', shown: 'Lantern House' },
    {
      path: '/status/table',
      within: '[data-layout="table"]',
      shown: 'Lantern House',
      next: openDisplayOptions,
    },
    { path: '/birthdays', shown: 'Birthdays are turned off' },
    { path: '/board', within: 'h1', shown: 'Board' },
    { path: '/board?systems=exmpl,brook', within: '[role="toolbar"]', shown: 'Change the board' },
    { path: '/switch', within: 'h1', shown: 'Switch' },
    { path: '/manage', shown: 'Follow a system' },
    { path: '/manage/followed', within: 'h1', shown: 'Systems you follow' },
    { path: '/manage/add', shown: 'System ID, UUID or Discord ID' },
    { path: '/manage/members', within: 'h1', shown: 'Members' },
    { path: '/settings', shown: 'Check for new fronters' },
    { path: '/debug', shown: 'Storage' },
    { path: '/licences', shown: /^react \d/ },
    { path: '/history', within: 'h1', shown: 'History' },
    { path: '/nothing/here', shown: 'Page not found' },
    { path: '/lookup', shown: 'Your lookups are listed here' },
    { path: '/lookup?q=exmpl', shown: 'Lantern House' },
    { path: `/lookup?q=${[...service.sandbox.state.messages.keys()][0]}`, shown: 'About this message' },
    { path: '/lookup?q=zzzzz', shown: 'Nothing found' },
    { path: '/lookup?q=abc', shown: '2 letters missing: an ID has 5 or 6.' },
    { path: '/lookup/system/exmpl/fronters', shown: /^Last switch/ },
    { path: '/lookup/system/exmpl/members', shown: /^\d+ members$/, next: lookAtLayouts },
    { path: '/lookup/system/exmpl/groups', shown: /^\d+ groups$/ },
    { path: `/lookup/system/exmpl/members/${memberRow(service, 'Luna').id}`, within: 'h1', shown: 'Luna' },
    {
      path: `/lookup/system/exmpl/groups/${groupRow(service, 'kitchen').id}`,
      within: 'h1',
      shown: /kitchen/i,
    },
    { path: '/lookup/system/drift/history', shown: /^The newest switches are loaded/ },
    { path: '/lookup/system/drift/history/statistics', shown: 'Together' },
    { path: '/lookup/system/drift/history/timeline', shown: 'Go to now' },
    { path: '/lookup/system/drift/history/calendar', shown: 'Days and hours are those' },
    { path: '/lookup/system/drift/history/year', shown: 'Save as picture' },
    { path: '/lookup/system/exmpl/history', shown: 'The history isn’t shared' },
    { path: '/lookup/system/hushed/groups', shown: 'The groups aren’t shared' },
    { path: '/lookup/system/gonezz', shown: 'No system found' },
    { path: '/lookup/system/drift', shown: /switched out/i },
    { path: member('Quill'), shown: 'Night owls' },
    { path: member('Juniper'), shown: 'Juniper 🌿', next: enlargePicture },
    { path: '/lookup/member/exmpl', shown: 'Open the system' },
    { path: group('kitchen'), shown: '4 members' },
    { path: group('Writing desk'), shown: 'Who is in this group isn’t shared' },
  ];
}

/** Screens of the owner of a system. */
function ownScreens(service: Service): readonly Screen[] {
  const { id: group } = groupRow(service, 'kitchen');
  const { id: member } = memberRow(service, 'Luna');
  const there = memberRow(service, 'Juniper').id;
  return [
    { path: '/switch', shown: 'Next front' },
    { path: '/history', shown: /^All switches are loaded/, next: openEntry },
    { path: '/history/statistics', shown: 'Together' },
    { path: '/history/timeline', shown: 'Go to now' },
    { path: '/history/calendar', shown: 'Days and hours are those' },
    { path: '/history/year', shown: 'Save as picture' },
    { path: '/manage/file', shown: 'Save to a file' },
    { path: '/manage/system', shown: 'Time zone' },
    { path: '/manage/members', shown: /^14 of up to 1,000 members/ },
    { path: '/manage/members/proxies', shown: 'Upper and lower case', next: tryMessage },
    { path: '/manage/members/bulk', shown: 'Members to change' },
    { path: '/manage/members/new', within: 'h1', shown: 'New member' },
    { path: `/manage/members/${member}`, shown: 'Keep proxy tags' },
    { path: `/manage/members/${member}/groups`, shown: 'Groups for this member' },
    { path: '/manage/groups', shown: /of up to 250 groups/ },
    { path: '/manage/groups/bulk', shown: 'Groups to change' },
    { path: '/manage/groups/new', shown: 'Icon' },
    { path: `/manage/groups/${group}`, shown: 'Change members' },
    { path: `/manage/groups/${group}/members`, shown: 'Who is in this group' },
    { path: '/manage/servers', shown: 'Add a server', next: addServer },
    { path: `/manage/servers/${CLUB}/autoproxy`, shown: 'Latch' },
    { path: `/manage/servers/${CHESS}/system`, shown: 'Server tag' },
    { path: `/manage/servers/${CHESS}/members?member=${there}`, shown: 'Server name' },
    { path: `/lookup/member/${memberRow(service, 'Tamsin').id}`, shown: 'Quiet rooms' },
    { path: '/lookup/system/exmpl/members', shown: 'Yours' },
    { path: '/settings', shown: 'The token works' },
  ];
}

/** Screens with some of everything that a device can have beside what PluralKit stores. */
function localScreens(service: Service): readonly Screen[] {
  const luna = memberRow(service, 'Luna').id;
  return [
    { path: '/status/list', within: '[data-layout="list"]', shown: 'Family' },
    { path: '/status/table', within: '[data-layout="table"]', shown: 'Family' },
    { path: '/status/tile', within: '[data-layout="tile"]', shown: 'Family' },
    { path: '/switch', shown: 'Switch out: Out', next: openSavedFronts },
    { path: '/history', shown: /^All switches are loaded/, next: openEntry },
    { path: '/manage/members', shown: /2 resting, 1 not a person/ },
    { path: `/manage/members/${luna}`, shown: 'State, fields and note on this device', next: openLocal },
    { path: `/lookup/member/${luna}`, shown: 'Field of choice' },
    { path: '/manage/followed', shown: 'Home' },
    { path: '/birthdays', within: 'h1', shown: 'Birthdays' },
    { path: '/board', within: 'h1', shown: 'Board' },
    { path: '/settings', shown: 'Copies of your system', next: openTransfer },
  ];
}

async function openSavedFronts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change saved fronts' }).click();
  await expect((await openedDialog(page)).getByText('Former member', { exact: false }).first()).toBeVisible();
}

async function openLocal(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'on this device' }).click();
  await expect(page.getByText('Likes tea and quiet rooms.')).toBeVisible();
}

/** The codes of a backup. */
async function openTransfer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'To another device' }).click();
  const dialog = await openedDialog(page);
  await dialog.getByLabel('Passphrase').fill('a long passphrase');
  await dialog.getByRole('button', { name: 'Show codes' }).click();
  await expect(dialog.getByRole('img', { name: /^Code 1 of/ })).toBeVisible();
}

async function openEntry(page: Page): Promise<void> {
  await page.locator('[data-entry]').first().click();
  await expect(page.getByRole('button', { name: 'Older entry' })).toBeVisible();
}

async function openDetails(page: Page): Promise<void> {
  await page.locator('[data-system="exmpl"]').getByRole('button').first().click();
  const dialog = await openedDialog(page);
  await dialog.locator('summary', { hasText: 'Technical' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy ID' })).toBeVisible();
}

async function openDisplayOptions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Display options' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

async function lookAtLayouts(page: Page): Promise<void> {
  await chooseLayout(page, 'Table');
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoBarrierHere(page, 'main');
  await chooseLayout(page, 'Cards');
  await expect(page.getByRole('table')).toHaveCount(0);
}

async function enlargePicture(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
}

async function tryMessage(page: Page): Promise<void> {
  await page.getByLabel('Message').fill('L: hello');
  await expect(page.getByText('Luna [she/they] says:')).toBeVisible();
}

async function addServer(page: Page): Promise<void> {
  await page.getByLabel('Server ID, or a link to a channel or message in it').fill(CHESS);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Autoproxy: latch')).toBeVisible();
}

/** Goes there as a link does: starting the app again for each screen takes most of the time. */
async function goTo(page: Page, { path, shown, within = 'main' }: Screen): Promise<void> {
  const words = page.locator(within).getByText(shown).first();
  // The screen before stays until this one has loaded, so its words say which one is there.
  if (new URL(page.url()).pathname !== path) await expect(words, `not before ${path}`).toHaveCount(0);
  await page.evaluate((href) => history.pushState(null, '', href), path);
  await expect(words, path).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
}

interface Form {
  readonly width: number;
  readonly height: number;
  readonly text?: string;
  readonly percent?: number;
  readonly direction?: string;
}

/** Where texts have the least place, from left to right and from right to left. */
const TIGHTEST_FORMS: readonly Form[] = [
  { width: 320, height: 640, text: 'larger' },
  { width: 320, height: 640, percent: 200, direction: 'rtl' },
  { width: 768, height: 1024, direction: 'rtl' },
];

/** The widths that the layouts are made for, with larger text in the settings or the browser, and from right to left; equal sizes follow each other. */
const ALL_FORMS: readonly Form[] = [
  { width: 320, height: 640 },
  { width: 320, height: 640, percent: 200 },
  ...TIGHTEST_FORMS,
  { width: 390, height: 844 },
  { width: 1100, height: 800 },
  { width: 1100, height: 800, percent: 200 },
  { width: 1920, height: 1080, direction: 'rtl' },
];

const FORMS = isLong ? ALL_FORMS : TIGHTEST_FORMS;

/** Nothing is cut off or needs to be scrolled to sideways, at any width, also with the largest text, and at a zoom of 200 %. */
async function expectToFit(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  if (size === null || size.width < 640) return;
  for (const { width, height, ...look } of [...FORMS, { width: size.width / 2, height: size.height / 2 }]) {
    if (page.viewportSize()?.width !== width) await resizeTo(page, { width, height });
    await page.evaluate(showAs, look);
    await expect
      .poll(() => overflowOf(page), { message: `${path} ${JSON.stringify({ width, ...look })}` })
      .toBeLessThanOrEqual(0);
  }
  await page.evaluate(showAs, {});
  await resizeTo(page, size);
}

/** In the page. */
function showAs(look: { text?: string; percent?: number; direction?: string }): void {
  const root = document.documentElement;
  root.dataset.text = look.text ?? 'normal';
  root.style.fontSize = look.percent === undefined ? '' : `${look.percent}%`;
  root.dir = look.direction ?? 'ltr';
}

/** Nothing moves for a noticeable time. */
async function expectNoMotion(page: Page, path: string): Promise<void> {
  const moving = await page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, transitionDelay, animationDuration, animationDelay, animationName } =
          getComputedStyle(element);
        const transitionS = longest(transitionDuration) + longest(transitionDelay);
        const animationS =
          animationName === 'none' ? 0 : longest(animationDuration) + longest(animationDelay);
        return Math.max(transitionS, animationS) > 0.001;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  expect(moving, path).toEqual([]);
}

async function visit(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.path, async () => {
      await goTo(page, screen);
      await expectNoBarrierHere(page);
      await expectNoMotion(page, screen.path);
      await expectToFit(page, screen.path);
      if (screen.next === undefined) return;
      await screen.next(page);
      await expectNoBarrierHere(page);
      await page.keyboard.press('Escape');
    });
  }
}

/** One test of all screens would be the longest journey by far, and delay the others. */
const PARTS = [0, 1, 2];

function partOf(screens: readonly Screen[], part: number): readonly Screen[] {
  return screens.filter((_, index) => index % PARTS.length === part);
}

for (const part of PARTS) {
  const which = `part ${part + 1} of ${PARTS.length}`;
  test(`no barrier on any screen without a token, in the theme of its width, small and enlarged, ${which}`, async ({
    page,
    open,
    service,
  }) => {
    await open('/status/tile');
    await new StatusPage(page).waitForFronts('exmpl', 'gonezz');
    await visit(page, partOf(publicScreens(service), part));
  });

  test(`no barrier on any screen of an own system, in the theme of its width, small and enlarged, ${which}`, async ({
    page,
    app,
    open,
    service,
  }) => {
    await logIn(page, app, service);
    await open('/status/tile');
    await new StatusPage(page).waitForFronts('exmpl');
    await visit(page, partOf(ownScreens(service), part));
  });

  test(`no barrier where a device has some of everything beside what PluralKit stores, in the theme of its width, small and enlarged, ${which}`, async ({
    page,
    app,
    open,
    service,
  }) => {
    await logIn(page, app, service);
    await remember(page, app, localLayer(service));
    await open('/status/tile');
    await new StatusPage(page).waitForFronts('exmpl');
    await visit(page, partOf(localScreens(service), part));
  });
}

test('no route is left out @wide', ({ service }) => {
  const paths = [...publicScreens(service), ...ownScreens(service)].map(({ path }) => path);
  expect(routesWithout(paths)).toEqual([]);
});

test('the first run has no barriers', async ({ page, app }) => {
  await page.goto(`${app.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Frontboard' })).toBeVisible();
  await expectNoBarrier(page);
});
