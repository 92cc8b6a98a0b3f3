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
    switch: { path: '/switch' },
    ...historyScreens('history', '/history'),
    'history-entry': { path: '/history', act: openNewestEntry },
    ...lookupScreens(records),
    ...manageScreens(records),
    settings: { path: '/settings' },
    debug: { path: '/debug' },
  };
}

function historyScreens(name: string, path: string): Readonly<Record<string, GalleryScreen>> {
  return {
    [name]: { path },
    [`${name}-statistics`]: { path: `${path}/statistics` },
    [`${name}-timeline`]: { path: `${path}/timeline` },
    [`${name}-calendar`]: { path: `${path}/calendar` },
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
    'manage-members-bulk': { path: '/manage/members/bulk', act: changeAllFound },
    'manage-member': { path: `/manage/members/${member}` },
    'manage-member-groups': { path: `/manage/members/${member}/groups` },
    'manage-member-new': { path: '/manage/members/new' },
    'manage-proxies': { path: '/manage/members/proxies' },
    'manage-groups': { path: '/manage/groups' },
    'manage-groups-bulk': { path: '/manage/groups/bulk', act: changeAllFound },
    'manage-group': { path: `/manage/groups/${group}` },
    'manage-group-members': { path: `/manage/groups/${group}/members` },
    'manage-group-new': { path: '/manage/groups/new' },
    'manage-servers': { path: '/manage/servers' },
    'manage-server': { path: ofServer },
    'manage-server-autoproxy': { path: `${ofServer}/autoproxy` },
    'manage-server-system': { path: `${ofServer}/system` },
    'manage-server-member': { path: `${ofServer}/members?member=${member}` },
    'manage-file': { path: '/manage/file' },
  };
}

/** Beside the list if there is room, otherwise instead of it. */
async function openNewestEntry(page: Page): Promise<void> {
  await page.locator('[data-entry]').first().click();
  await page.getByRole('button', { name: 'Older entry' }).waitFor();
}

/** If there is little room, the ways to select are in a menu. */
async function changeAllFound(page: Page): Promise<void> {
  const all = /^All .+ found$/;
  const button = page.getByRole('button', { name: all });
  const menu = page.getByRole('button', { name: 'Select more or less' });
  await button.or(menu).first().waitFor();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name: all }).click();
}
