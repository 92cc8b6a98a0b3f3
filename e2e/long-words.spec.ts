import type { Locator, Page } from '@playwright/test';
import { groupRow, memberRow, recordSwitch, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expectToFitNarrowScreen } from './barriers.ts';
import { expect, remember, type Service, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { PalettePage } from './pages/palette.ts';
import { queueLoaded } from './pages/queue-loaded.ts';
import { chooseInRecordMenu } from './pages/record-menu.ts';
import { SettingsTokens, tokenOf } from './pages/settings-tokens.ts';
import { signIn } from './pages/signed-in.ts';
import { SwitchPage } from './pages/switch-page.ts';

test.use({
  followed: ['exmpl', 'tidal'],
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
});

const CHESS = '466707357099884544';
/** The maximum length, without a place to break. */
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2).slice(0, 100);

test.beforeEach(async ({ page, app, service }) => {
  const own = systemRow(service, 'exmpl');
  const member = memberRow(service, 'Juniper');
  const group = groupRow(service, 'kitchen');
  for (const row of [own, systemRow(service, 'tidal'), member, group]) row.name = LONG;
  for (const row of [member, group]) row.display_name = LONG;
  for (const row of [own, member]) row.pronouns = LONG;
  own.tag = LONG.slice(0, 79);
  recordSwitch(service, 'exmpl', [member.id]);
  await signIn(page, app, service);
  await remember(page, app, {
    servers: { version: 1, servers: { [own.uuid]: [{ id: CHESS, name: LONG }] } },
  });
});

/** Goes there as a link does. The title tells this screen from the one before, which has the long word as well. */
async function goTo(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((href) => history.pushState(null, '', href), path);
  await expect(page).toHaveTitle(`${title} · Frontboard`);
  await expect(
    page
      .getByText(LONG)
      .or(page.locator(`main input[value="${LONG}"]`))
      .first(),
  ).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Chooses an entry of the first menu that is opened by a button of this name. */
async function choose(
  within: Page | Locator,
  button: RegExp,
  entry: string | RegExp,
  page: Page,
): Promise<void> {
  await within.getByRole('button', { name: button }).first().click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The one notice there is, on the screen with all that is in it; dismisses it. */
async function expectNotice(page: Page, text: string | RegExp): Promise<void> {
  const region = page.getByRole('region', { name: 'Notices' });
  await expect(region.getByText(text)).toBeVisible();
  // It stays while it has the focus.
  await page.keyboard.press('F6');
  await expect(region.locator(':focus')).toHaveCount(1);
  await expectToFitNarrowScreen(page);
  for (const button of await region.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await expect(region.getByText(text)).toHaveCount(0);
}

interface Screen {
  readonly path: string;
  readonly title: string;
  /** A button of this screen that opens something, which is there when the screen has loaded. */
  readonly opener: string | RegExp;
}

/** Two in a row never have the same title. */
function screensOf(service: Service): readonly Screen[] {
  const { id: member } = memberRow(service, LONG);
  const { id: group } = groupRow(service, LONG);
  const opensPicture = /^Enlarge/;
  return [
    { path: '/status/tile', title: 'Status', opener: 'Display options' },
    { path: '/switch', title: 'Switch', opener: 'View: Name' },
    { path: '/status/list', title: 'Status', opener: 'Display options' },
    { path: '/lookup/system/exmpl/members', title: 'System', opener: 'View: Name' },
    { path: '/status/table', title: 'Status', opener: 'Display options' },
    { path: '/lookup/system/exmpl/groups', title: 'System', opener: 'View: Name' },
    { path: `/lookup/member/${member}`, title: 'Member', opener: opensPicture },
    { path: `/lookup/group/${group}`, title: 'Group', opener: 'View: Name' },
    { path: '/manage', title: 'Manage', opener: /^More for/ },
    { path: '/manage/members', title: 'Your members', opener: 'View: Name' },
    { path: '/manage/groups', title: 'Your groups', opener: 'View: Name' },
    { path: '/manage/servers', title: 'Servers', opener: /^More for/ },
    { path: '/settings', title: 'Settings', opener: 'Choose groups' },
  ];
}

test('no menu, list of choices or window that a button opens leaves the screen with a long word', async ({
  page,
  open,
  service,
}) => {
  test.slow();
  await open('/status/tile');
  for (const { path, title, opener: own } of screensOf(service)) {
    await test.step(path, async () => {
      await goTo(page, path, title);
      const openers = page.locator('button[aria-haspopup]:visible');
      const kinds = new Set<string>();
      await expect(openers.and(page.getByRole('button', { name: own })).first()).toBeVisible();
      const names = await openers.evaluateAll((buttons) =>
        buttons.map((button) => button.ariaLabel ?? button.textContent),
      );
      for (const name of names) {
        // One of each: those of a list differ in the name they say.
        const kind = name.split(/[ :]/)[0] ?? name;
        if (kinds.has(kind)) continue;
        const opener = openers.and(page.getByRole('button', { name, exact: true })).first();
        // What was there while the screen was loading may be gone.
        if ((await opener.count()) === 0) continue;
        kinds.add(kind);
        await opener.click();
        await expect(page.getByRole('dialog').or(page.getByRole('menu')).first(), name).toBeVisible();
        await expectToFitNarrowScreen(page);
        await close(page);
      }
    });
  }
});

test('no dialog leaves the screen with a long word', async ({ page, open, service }) => {
  test.slow();
  const { id: member } = memberRow(service, LONG);
  const { id: group } = groupRow(service, LONG);
  const inDialog = async () => {
    const dialog = await openedDialog(page);
    await expectToFitNarrowScreen(page);
    return dialog;
  };
  await open('/manage/servers');
  await goTo(page, '/manage/servers', 'Servers');
  await choose(page, /^More for/, /^Rename|name/i, page);
  await inDialog();
  await close(page);

  const editors = [
    [`/manage/members/${member}`, 'Edit member'],
    [`/manage/groups/${group}`, 'Group'],
  ] as const;
  for (const [path, title] of editors) {
    await goTo(page, path, title);
    await chooseInRecordMenu(page, 'Delete');
    await inDialog();
    await close(page);
    await page.getByRole('textbox', { name: 'Display name' }).fill('Other');
    await page.getByRole('link', { name: 'Status' }).first().click();
    await (await inDialog()).getByRole('button', { name: 'Discard and leave' }).click();
    await expect(page).toHaveURL(/status/);
  }

  await page.getByRole('link', { name: 'Switch' }).first().click();
  await page.getByRole('button', { name: 'Recent switches' }).click();
  for (const entry of ['View', 'Change time', 'Change members', 'Delete']) {
    await choose(page.locator('[data-switch]').first(), /^More for the switch/, entry, page);
    await inDialog();
    await close(page);
  }
  const palette = new PalettePage(page);
  for (const text of ['', 'Llan', `${LONG.slice(0, 20)}, Luna`]) {
    await palette.open();
    await page.keyboard.type(text);
    await expect(palette.options.first()).toBeVisible();
    await expectToFitNarrowScreen(page);
    await close(page);
  }

  // Its windows differ with a second account.
  const tokens = new SettingsTokens(page);
  await goTo(page, '/settings', 'Settings');
  await tokens.add(tokenOf(service, 'polyg'), { isSessionOnly: true });
  await page.getByRole('button', { name: /^Name and colour of Llan/ }).click();
  await inDialog();
});

test('no chip of a filter and no report of what was found leaves the screen with a long word', async ({
  page,
  open,
  service,
}) => {
  const { id } = groupRow(service, LONG);
  await open(`/lookup/system/exmpl/members?groups=${id}&q=${LONG}`);
  await expect(page.getByRole('button', { name: `Remove the filter In ${LONG}` })).toBeVisible();
  await expectToFitNarrowScreen(page);
  await goTo(page, `/lookup?q=${LONG}`, 'Lookup');
  await expectToFitNarrowScreen(page);
});

test('no notice leaves the screen with a long word, and all its buttons can be pressed', async ({
  page,
  open,
  service,
}) => {
  test.slow();
  const { id: member } = memberRow(service, LONG);
  await open('/manage');
  await goTo(page, '/manage', 'Manage');
  await choose(page, /^More for/, /Unfollow/, page);
  await expectNotice(page, /unfollow|no longer/i);

  // An error of the app itself, with any text, and a link to report it.
  await page.evaluate(
    (words) => {
      const error = new Error(words);
      window.dispatchEvent(new ErrorEvent('error', { error, message: words }));
    },
    `https://example.com/${'a'.repeat(400)}`,
  );
  await expectNotice(page, /Error: https/);

  const desk = new SwitchPage(page);
  await page.getByRole('link', { name: 'Switch' }).first().click();
  await desk.loaded();
  await queueLoaded(page);
  await desk.choose('Luna');
  await desk.choose(LONG);
  await expectToFitNarrowScreen(page);
  await desk.switchButton.click();
  await page.getByRole('button', { name: 'Recent switches' }).click();
  await expect(desk.queue).toContainText(LONG);
  await expectToFitNarrowScreen(page);

  await goTo(page, '/manage/servers', 'Servers');
  await choose(page, /^More for/, /Remove/, page);
  await expectNotice(page, LONG);

  await goTo(page, `/manage/members/${member}`, 'Edit member');
  await chooseInRecordMenu(page, 'Delete');
  const dialog = await openedDialog(page);
  await dialog.getByRole('textbox').fill(LONG);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expectNotice(page, LONG);

  // The tooltips beside what was deleted.
  await page.getByText('Recently deleted (1)').click();
  for (const button of [/^Download the copy of/, /^Forget the copy of/]) {
    await page.getByRole('button', { name: button }).hover();
    await expectToFitNarrowScreen(page);
  }
});
