import type { Page } from '@playwright/test';
import { memberRow, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, storedDocument, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { collectWrites } from './pages/sent.ts';

/** The servers of Lantern House, from its seed: in latch mode with its own settings, and in member mode. */
const CHESS = '466707357099884544';
const CLUB = '10000000000006001';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page, app, service }) => logIn(page, app, service));

const names = (page: Page) => page.getByRole('grid', { name: 'Your servers' }).getByRole('link');

async function addServer(page: Page, text: string, name = ''): Promise<void> {
  await page.getByLabel('Server ID, or a link to a channel or message in it').fill(text);
  await page.getByLabel('Your name for it (optional)').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

test('servers are added by ID or link, each once, and stored for this account with their settings', {
  tag: '@wide',
}, async ({ page, open, service }) => {
  await open('/manage/servers');
  await addServer(page, '12345');
  await expect(
    page.getByText('This is too short: the ID of a Discord server has 17 to 19 digits.'),
  ).toBeVisible();
  await addServer(page, `https://discord.com/channels/${CHESS}/471388251102380000`, 'Chess');
  await expect(page.getByText('Chess is on your list.')).toBeVisible();
  await expect(page.getByLabel('Server ID, or a link')).toBeFocused();
  await addServer(page, ` ${CLUB} `);
  await addServer(page, CHESS);
  await expect(page.getByText('Chess is already on your list.')).toBeVisible();
  await expect(page.getByText('Autoproxy: latch · Tag | Lantern')).toBeVisible();
  await expect(page.getByText('Autoproxy: member')).toBeVisible();
  await page.reload();
  await expect(names(page)).toHaveText(['Chess', `Server ${CLUB}`]);
  expect(await storedDocument(page, 'servers')).toEqual({
    version: 1,
    servers: {
      [systemRow(service, 'exmpl').uuid]: [
        { id: CHESS, name: 'Chess' },
        { id: CLUB, name: '' },
      ],
    },
  });
});

test('autoproxy asks for a member where one is needed, and sends the mode with them', async ({
  page,
  open,
  service,
}) => {
  const writes = collectWrites(page);
  await open(`/manage/servers/${CHESS}`);
  await expect(page.getByText(/^Latched at the moment: Juniper/)).toContainText(
    'Last latched 26 minutes ago',
  );
  await page.getByRole('radio', { name: /^Member/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Autoproxy member MUST be supplied if mode is set to "member"').first(),
  ).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find members' });
  await expect(search).toBeFocused();
  await expect(search).toHaveAccessibleErrorMessage(/MUST be supplied/);
  expect(writes).toEqual([]);
  await page.keyboard.type('quill');
  await expect(page.getByText('1 found')).toBeAttached();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const path = '/systems/@me/autoproxy';
  const quill = memberRow(service, 'Quill').id;
  expect(writes).toEqual([
    { method: 'PATCH', path, body: { autoproxy_mode: 'member', autoproxy_member: quill } },
  ]);
  // The answer to this still contains the member that it has removed.
  await page.getByRole('radio', { name: /^Off/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No changes').or(page.getByText('Saved', { exact: true }))).toBeVisible();
  expect(writes.slice(1)).toEqual([{ method: 'PATCH', path, body: { autoproxy_mode: 'off' } }]);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Off/ })).toBeChecked();
});

test('the settings of a server send only changes, within their limits', {
  tag: '@wide',
}, async ({ page, open }) => {
  const writes = collectWrites(page);
  await open(`/manage/servers/${CHESS}/system`);
  const tag = page.getByLabel('Server tag');
  await expect(tag).toHaveValue('| Lantern');
  await tag.fill('x'.repeat(80));
  await page.getByLabel('Server name').fill('x'.repeat(101));
  await page.getByLabel('Server avatar').fill('http://example.net/a.png');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Server tag must be 79 characters or less').first()).toBeVisible();
  await expect(page.getByText('Display name must be 100 characters or less').first()).toBeVisible();
  await expect(
    page.getByText('Avatar URL must be a valid image and less than 256 characters').first(),
  ).toBeVisible();
  expect(writes).toEqual([]);
  await page.getByLabel('Server name').fill('Lantern House');
  await page.getByLabel('Server avatar').fill('');
  await tag.fill('(Chess)');
  await page.getByText('Show the tag').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(writes).toEqual([
    { method: 'PATCH', path: `/systems/@me/guilds/${CHESS}`, body: { tag: '(Chess)', tag_enabled: false } },
  ]);
});

test('a member is found and changed for one server, with a warning about what cannot be undone', async ({
  page,
  open,
  service,
}) => {
  const writes = collectWrites(page);
  const juniper = memberRow(service, 'Juniper');
  await open(`/manage/servers/${CHESS}/members`);
  await page.getByRole('searchbox', { name: 'Find members' }).fill('juniper');
  await page.getByRole('radio', { name: /^Juniper/ }).check();
  await expect(page.getByLabel('Server name')).toHaveValue('June');
  await page.getByLabel('Server name').fill('');
  await expect(page.getByText(/go back to “As everywhere” here/)).toBeVisible();
  await page.getByRole('radio', { name: /^Kept in the message/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(writes).toEqual([
    {
      method: 'PATCH',
      path: `/members/${juniper.uuid}/guilds/${CHESS}`,
      body: { display_name: null, keep_proxy: true },
    },
  ]);
  await expect(page.getByRole('radio', { name: /^As everywhere/ })).toHaveCount(0);
  await expect(page.getByText(`pk;member ${juniper.id} serverkeepproxy clear`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find members' }).fill('quill');
  await page.getByRole('radio', { name: /^Quill/ }).check();
  await expect(
    page.getByRole('heading', { name: 'PluralKit has no settings for this member in this server yet' }),
  ).toBeVisible();
  await expect(page.getByText(`pk;member ${memberRow(service, 'Quill').id} servername`)).toBeVisible();
});

test('text typed for one member stays while another is open, and over a reload', {
  tag: '@wide',
}, async ({ page, open, service }) => {
  const juniper = memberRow(service, 'Juniper').id;
  await open(`/manage/servers/${CHESS}/members?member=${juniper}`);
  await page.getByLabel('Server name').fill('Junebug');
  await page.getByRole('searchbox', { name: 'Find members' }).fill('marlow');
  await page.getByRole('radio', { name: /^Marlow/ }).click();
  await (await openedDialog(page)).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Marlow/ })).toBeVisible();
  await page.goto(page.url().replace(/\?.*/, `?member=${juniper}`));
  await expect(page.getByLabel('Server name')).toHaveValue('Junebug');
});

test('autoproxy whose answer was lost is saved once, and one changed elsewhere is asked about first', {
  tag: '@wide',
}, async ({ page, open, service }) => {
  const writes = collectWrites(page);
  await open(`/manage/servers/${CHESS}/autoproxy`);
  service.breakWith({ kind: 'lost-answer', match: { method: 'PATCH', path: 'autoproxy' }, times: 1 });
  await page.getByRole('radio', { name: /^Front/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(writes).toHaveLength(1);
  const row = [...service.sandbox.state.autoproxy.values()].find(({ guild }) => guild === CHESS);
  if (row === undefined) throw new Error('The world has no autoproxy there.');
  expect(row.autoproxy_mode).toBe('front');
  row.autoproxy_mode = 'latch';
  await page.getByRole('radio', { name: /^Off/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = await openedDialog(page);
  await expect(dialog).toContainText('Latch');
  expect(writes).toHaveLength(1);
  expect(row.autoproxy_mode).toBe('latch');
});

test('an address without a server says so, and a link in it is read', { tag: '@wide' }, async ({
  page,
  open,
  app,
}) => {
  await open('/manage/servers/chess');
  await expect(page.getByText('This is not the ID of a Discord server.')).toBeVisible();
  await open(`/manage/servers/${encodeURIComponent(`https://discord.com/channels/${CHESS}/1`)}`);
  await expect(page).toHaveURL(`${app.url}/manage/servers/${CHESS}/autoproxy`);
});
