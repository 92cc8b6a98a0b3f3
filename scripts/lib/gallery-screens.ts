import type { Page } from '@playwright/test';

/** The ids of the shown records: the own system, one of its members and groups, and a server. */
export interface GalleryRecords {
  readonly system: string;
  readonly member: string;
  readonly group: string;
  readonly server: string;
}

interface GalleryScreen {
  readonly path: string;
  /** Whether the device was never used before. */
  readonly isNew?: boolean;
  /** What a person does before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Widths in px that the layouts are made for, each with the height of a usual screen. */
export const GALLERY_SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1100, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** Every screen of the app, by the name in its picture. */
export function galleryScreens(records: GalleryRecords): Readonly<Record<string, GalleryScreen>> {
  return {
    'first-run': { path: '/', isNew: true },
    'status-tiles': { path: '/status/tile' },
    'status-list': { path: '/status/list' },
    'status-table': { path: '/status/table' },
    birthdays: { path: '/birthdays' },
    board: { path: '/board' },
    'board-shown': { path: '/board?systems=exmpl,brook' },
    switch: { path: '/switch' },
    'switch-draft': { path: '/switch', act: chooseMember },
    ...historyScreens('history', '/history'),
    'history-entry': { path: '/history', act: openNewestEntry },
    'history-filters': { path: '/history', act: openFilters },
    'history-editor': { path: '/history', act: addForgottenSwitch },
    commands: { path: '/status/list', act: openCommands },
    ...lookupScreens(records),
    ...manageScreens(records),
    settings: { path: '/settings' },
    debug: { path: '/debug' },
    licences: { path: '/licences' },
  };
}

function historyScreens(name: string, path: string): Readonly<Record<string, GalleryScreen>> {
  return {
    [name]: { path },
    [`${name}-statistics`]: { path: `${path}/statistics` },
    [`${name}-timeline`]: { path: `${path}/timeline` },
    [`${name}-calendar`]: { path: `${path}/calendar` },
    [`${name}-year`]: { path: `${path}/year` },
  };
}

function lookupScreens({ system, member, group }: GalleryRecords): Readonly<Record<string, GalleryScreen>> {
  const inSystem = `/lookup/system/${system}`;
  return {
    lookup: { path: `/lookup?q=${system}` },
    'lookup-system': { path: `${inSystem}/members` },
    'lookup-fronters': { path: `${inSystem}/fronters` },
    'lookup-groups': { path: `${inSystem}/groups` },
    ...historyScreens('lookup-history', `${inSystem}/history`),
    'lookup-member-beside': { path: `${inSystem}/members/${member}` },
    'lookup-group-beside': { path: `${inSystem}/groups/${group}` },
    'lookup-member': { path: `/lookup/member/${member}` },
    'lookup-group': { path: `/lookup/group/${group}` },
  };
}

function manageScreens({ member, group, server }: GalleryRecords): Readonly<Record<string, GalleryScreen>> {
  const ofServer = `/manage/servers/${server}`;
  return {
    manage: { path: '/manage' },
    'manage-followed': { path: '/manage/followed' },
    'manage-add': { path: '/manage/add' },
    'manage-system': { path: '/manage/system' },
    'manage-members': { path: '/manage/members' },
    'manage-members-bulk': { path: '/manage/members/bulk', act: hideAllFound },
    'manage-run': { path: '/manage/members/bulk', act: runAndUndo },
    'manage-member': { path: `/manage/members/${member}` },
    'manage-member-changed': { path: `/manage/members/${member}`, act: changeAndShowFormer },
    'manage-member-groups': { path: `/manage/members/${member}/groups` },
    'manage-member-new': { path: '/manage/members/new' },
    'manage-proxies': { path: '/manage/members/proxies' },
    'manage-groups': { path: '/manage/groups' },
    'manage-groups-bulk': { path: '/manage/groups/bulk', act: hideAllFound },
    'manage-group': { path: `/manage/groups/${group}` },
    'manage-group-members': { path: `/manage/groups/${group}/members` },
    'manage-group-new': { path: '/manage/groups/new' },
    'manage-servers': { path: '/manage/servers' },
    'manage-server': { path: ofServer },
    'manage-server-autoproxy': { path: `${ofServer}/autoproxy` },
    'manage-server-system': { path: `${ofServer}/system` },
    'manage-server-member': { path: `${ofServer}/members?member=${member}` },
    'manage-file': { path: '/manage/file' },
    'manage-file-import': { path: '/manage/file', act: lookIntoFile },
    'manage-file-compare': { path: '/manage/file', act: compareFile },
  };
}

/** Opens the newest entry beside the list if there is room, otherwise instead of it. */
async function openNewestEntry(page: Page): Promise<void> {
  await page.locator('[data-entry]').first().click();
  await page.getByRole('button', { name: 'Older entry' }).waitFor();
}

async function chooseMember(page: Page): Promise<void> {
  await page.locator('[data-index]').nth(3).click();
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Each picture is of another device, on which the value has to change again. */
async function changeAndShowFormer(page: Page): Promise<void> {
  const pronouns = page.getByRole('textbox', { name: /^Pronouns/ });
  const isPlain = (await pronouns.inputValue()) === 'they/them';
  await pronouns.fill(isPlain ? 'she/they' : 'they/them');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Changes made here/).click();
}

/** So that the sample data is as before. */
async function runAndUndo(page: Page): Promise<void> {
  await selectAllFound(page);
  await page.getByRole('combobox', { name: 'What to change' }).selectOption('pronouns');
  await page.getByRole('textbox', { name: 'Pronouns', exact: true }).fill('ey/em');
  await page.getByRole('button', { name: /^Change \d+ members$/ }).click();
  await page.getByRole('button', { name: 'Undo all of it' }).click();
  await page.getByText('This was undone.').waitFor();
}

async function addForgottenSwitch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a forgotten switch' }).click();
  await page.getByRole('dialog').waitFor();
}

async function openCommands(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
}

/** A file of another program, with a new member and an existing one. */
const OTHER_FILE = {
  name: 'export.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      users: [{ _id: 'user', username: 'lantern' }],
      customFields: [{ _id: 'f', name: 'Likes', order: '0|a', type: 0 }],
      members: [
        { _id: 'a', name: 'Newcomer', pronouns: 'they/them', color: '#5bb5a2', info: { f: 'tea' } },
        { _id: 'b', name: 'Luna', desc: 'Reads at night.' },
      ],
      groups: [{ _id: 'g', name: 'Brought along', parent: 'root', members: ['a', 'b'] }],
      frontHistory: [],
    }),
  ),
};

async function chooseFile(page: Page, button: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await choosing).setFiles(OTHER_FILE);
}

async function lookIntoFile(page: Page): Promise<void> {
  await chooseFile(page, 'Choose a file to import');
  await page.getByRole('button', { name: 'See what would change' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
}

async function compareFile(page: Page): Promise<void> {
  await chooseFile(page, 'Choose a file');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await compare.click();
  await page.getByText('Newcomer').first().waitFor();
}

/** If there is little room, the ways to select are in a menu. */
async function hideAllFound(page: Page): Promise<void> {
  await selectAllFound(page);
  await page.getByRole('combobox', { name: 'What to change' }).selectOption('privacy');
  await page.getByText('Private', { exact: true }).click();
}

async function selectAllFound(page: Page): Promise<void> {
  const all = /^All .+ found$/;
  const button = page.getByRole('button', { name: all });
  const menu = page.getByRole('button', { name: 'Change the selection' });
  await button.or(menu).first().waitFor();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name: all }).click();
}
