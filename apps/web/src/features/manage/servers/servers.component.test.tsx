import { putSystemGuild } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectGone,
  expectTexts,
  openedDialog,
  press,
  pressAt,
} from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { memberRow, recordSwitch, systemRow } from '../../../testing/world-rows.ts';
import { editWords } from '../edit/words.ts';

const { leave } = editWords;

/** The servers of Lantern House, from its seed. */
const CHESS = '466707357099884544';
const CLUB = '10000000000006001';
/** One that the service does not know. */
const UNHEARD = '10000000000009999';

const names = page.getByRole('grid', { name: 'Your servers' }).getByRole('link');

async function addServer(text: string, name = ''): Promise<void> {
  await page.getByLabelText('Server ID, or a link to a channel or message in it').fill(text);
  await page.getByLabelText('Your name for it (optional)').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

/** Opens the menu of a server's row and chooses an entry. */
async function choose(server: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${server}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('servers are renamed, reordered, and removed with Undo', async () => {
  await renderScreen('/manage/servers', { own: 'exmpl' });
  await addServer(CHESS, 'Chess');
  await addServer(CLUB, 'Club');
  await choose('Club', 'Move to the top');
  await expectTexts(names, [/^Club$/, /^Chess$/]);
  await choose('Chess', 'Rename');
  const dialog = await openedDialog();
  await dialog.getByLabelText('Your name for it').fill('Chess club');
  await press('Enter');
  await expectTexts(names, [/^Club$/, /^Chess club$/]);
  await choose('Club', 'Remove from this list');
  await expectTexts(names, [/^Chess club$/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTexts(names, [/^Club$/, /^Chess club$/]);
});

test('a server that the bot has not seen is explained, and no settings are created for it', async () => {
  const screen = await renderScreen(`/manage/servers/${UNHEARD}`, { own: 'exmpl' });
  await expect
    .element(page.getByRole('heading', { name: 'PluralKit has no settings for this server yet' }))
    .toBeVisible();
  await expect.element(page.getByText('pk;system servertag')).toBeVisible();
  await page.getByRole('button', { name: 'Keep in my list' }).click();
  expect(screen.requests().filter(({ path }) => path.includes('autoproxy'))).toEqual([]);
  // The bot is used there.
  putSystemGuild(screen.sandbox.state, {
    system: systemRow(screen, 'exmpl').uuid,
    guild: UNHEARD,
    proxying_enabled: true,
    tag: null,
    tag_enabled: true,
    avatar_url: null,
    display_name: null,
    name_format: null,
  });
  await pressAt(page.getByRole('button', { name: 'Try again' }), 'Enter');
  await expect.element(page.getByRole('radio', { name: /^Off/ })).toBeChecked();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('link', { name: 'Servers', exact: true }).click();
  await expectTexts(names, [`Server ${UNHEARD}`]);
});

const preview = page.getByRole('region', { name: /^Live preview: / });
const message = preview.getByRole('group', { name: 'In Discord' });
const card = preview.getByRole('article');

test('the preview beside the form of the system in a server shows its name, picture and tag there, and applies privacy', async () => {
  await page.viewport(1440, 900);
  await renderScreen(`/manage/servers/${CHESS}/system`, {
    own: 'exmpl',
    prepare: (sandbox) => {
      systemRow({ sandbox }, 'exmpl').privacy.description_privacy = 'private';
    },
  });
  await expect.element(message.getByText('A member | Lantern', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /^Server tag/ }).fill('(Chess)');
  await page.getByRole('textbox', { name: /^Name format/ }).fill('{tag} {name}');
  await expect.element(message.getByText('(Chess) A member')).toBeVisible();
  await expect.element(card.getByText('(Chess)')).toBeVisible();
  await page.getByRole('textbox', { name: /^Server name/ }).fill('The chess players');
  await expect.element(card.getByRole('heading', { name: 'The chess players' })).toBeVisible();
  await page.getByText('Show the tag', { exact: true }).click();
  await expect.element(message.getByText('(Chess)')).not.toBeInTheDocument();
  await pressAt(page.getByRole('switch', { name: /^Proxying/ }), 'Space');
  await expect.element(message.getByText(/^Proxying is off in this server/)).toBeVisible();
  await expect.element(preview.getByText('Description', { exact: true })).toBeVisible();
});

test('the preview beside the form of a member in a server shows their name there with the tag of the server', async () => {
  await page.viewport(1440, 900);
  const screen = await renderScreen('/manage/servers', { own: 'exmpl' });
  const { uuid } = memberRow(screen, 'Juniper');
  screen.goTo(`/manage/servers/${CHESS}/members?member=${uuid}`);
  await expect.element(message.getByText('June | Lantern')).toBeVisible();
  await page.getByRole('textbox', { name: /^Server name/ }).fill('Queen');
  await expect.element(message.getByText('Queen | Lantern')).toBeVisible();
  await expect.element(card.getByText('Queen')).toBeVisible();
  await expect.element(card.getByRole('heading', { name: 'Juniper' })).toBeVisible();
});

test('the preview beside the form of autoproxy shows a message of the latched member, the first fronter or the chosen one', async () => {
  await page.viewport(1440, 900);
  await renderScreen(`/manage/servers/${CHESS}/autoproxy`, {
    own: 'exmpl',
    prepare: (sandbox) =>
      recordSwitch({ sandbox }, 'exmpl', [
        memberRow({ sandbox }, 'Luna').id,
        memberRow({ sandbox }, 'Juniper').id,
      ]),
  });
  await expect.element(message.getByText('June | Lantern')).toBeVisible();
  await page.getByRole('radio', { name: /^Front/ }).click();
  await expect.element(message.getByText(/^Luna.* \| Lantern$/)).toBeVisible();
  await page.getByRole('radio', { name: /^Member/ }).click();
  await page.getByRole('searchbox', { name: 'Find members' }).fill('quill');
  await press('Enter');
  await expect.element(message.getByText(/^Quill .*\| Lantern$/)).toBeVisible();
});

test('another member of a server leaves the form of the first: with changes it asks, the same member stays, and what was typed is there after a reload', async () => {
  await page.viewport(1440, 900);
  const screen = await renderScreen('/manage/servers', { own: 'exmpl' });
  const address = `/manage/servers/${CHESS}/members?member=${memberRow(screen, 'Juniper').uuid}`;
  screen.goTo(address);
  await page.getByRole('textbox', { name: /^Server name/ }).fill('Junebug');
  const search = page.getByRole('searchbox', { name: 'Find members' });
  const pick = async (text: string) => {
    await search.fill(text);
    await pressAt(page.getByRole('radio', { name: new RegExp(`^${text}`) }), 'Enter');
  };
  await pick('Juniper');
  await pick('Luna');
  const dialog = await openedDialog();
  await dialog.getByRole('button', { name: leave.stay }).click();
  await expectGone(dialog);
  expect(screen.address()).toBe(address);
  await pick('Luna');
  await (await openedDialog()).getByRole('button', { name: leave.leave, exact: true }).click();
  await expect.element(page.getByRole('region', { name: /^Luna/ })).toBeVisible();
  await screen.reload();
  await expect.element(page.getByRole('region', { name: /^Luna/ })).toBeVisible();
  await pick('Juniper');
  await expect.element(page.getByRole('textbox', { name: /^Server name/ })).toHaveValue('Junebug');
});

test('servers are added by ID or link, each once, and stored for this account with their settings', async () => {
  const screen = await renderScreen('/manage/servers', { own: 'exmpl' });
  await addServer('12345');
  await expect
    .element(page.getByText('This is too short: the ID of a Discord server has 17 to 19 digits.'))
    .toBeVisible();
  await addServer(`https://discord.com/channels/${CHESS}/471388251102380000`, 'Chess');
  await expect.element(page.getByText('Chess is on your list.')).toBeVisible();
  await expect.element(page.getByLabelText('Server ID, or a link')).toHaveFocus();
  await addServer(` ${CLUB} `);
  await addServer(CHESS);
  await expect.element(page.getByText('Chess is already on your list.')).toBeVisible();
  await expect.element(page.getByText('Autoproxy: latch · Tag | Lantern')).toBeVisible();
  await expect.element(page.getByText('Autoproxy: member')).toBeVisible();
  await screen.reload();
  await expectTexts(names, [/^Chess$/, `Server ${CLUB}`]);
  const stored = [
    { id: CHESS, name: 'Chess' },
    { id: CLUB, name: '' },
  ];
  expect(screen.stored('servers')).toEqual({
    version: 1,
    servers: { [systemRow(screen, 'exmpl').uuid]: stored },
  });
  screen.goTo('/manage/servers/chess');
  await expect.element(page.getByText('This is not the ID of a Discord server.')).toBeVisible();
  screen.goTo(`/manage/servers/${encodeURIComponent(`https://discord.com/channels/${CHESS}/1`)}`);
  await expect.poll(() => screen.address()).toBe(`/manage/servers/${CHESS}/autoproxy`);
});

const save = page.getByRole('button', { name: editWords.save, exact: true });
const saved = page.getByText(editWords.saved, { exact: true });

test('autoproxy asks for a member where one is needed, sends the mode with them, and stays over a reload', async () => {
  const screen = await renderScreen(`/manage/servers/${CHESS}`, { own: 'exmpl' });
  const path = '/systems/@me/autoproxy';
  await expect
    .element(page.getByText(/^Latched at the moment: Juniper/))
    .toHaveTextContent('Last latched 26 minutes ago');
  await page.getByRole('radio', { name: /^Member/ }).click();
  await save.click();
  await expect
    .element(page.getByText('Autoproxy member MUST be supplied if mode is set to "member"').first())
    .toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find members' });
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveAccessibleErrorMessage(/MUST be supplied/);
  expect(screen.writes).toEqual([]);
  await search.fill('quill');
  await expect.element(page.getByText('1 found')).toBeInTheDocument();
  await press('Enter');
  await save.click();
  await expect.element(saved).toBeVisible();
  const body = { autoproxy_mode: 'member', autoproxy_member: memberRow(screen, 'Quill').id };
  expect(screen.writes).toEqual([{ method: 'PATCH', path, body }]);
  // The answer to this still contains the member that it has removed.
  const off = page.getByRole('radio', { name: /^Off/ });
  await off.click();
  await save.click();
  await expect.poll(() => screen.writes.length).toBe(2);
  expect(screen.writes[1]).toEqual({ method: 'PATCH', path, body: { autoproxy_mode: 'off' } });
  await expect.element(page.getByText('No changes').or(saved).first()).toBeVisible();
  await screen.reload();
  await expect.element(off).toBeChecked();
});

test('autoproxy whose answer was lost is saved once, and one changed elsewhere is asked about first', async () => {
  const screen = await renderScreen(`/manage/servers/${CHESS}/autoproxy`, { own: 'exmpl' });
  const row = [...screen.sandbox.state.autoproxy.values()].find(({ guild }) => guild === CHESS);
  if (row === undefined) throw new Error('The world has no autoproxy there.');
  await page.getByRole('radio', { name: /^Front/ }).click();
  screen.breakWith({ kind: 'lost-answer', match: { method: 'PATCH', path: 'autoproxy' }, times: 1 });
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(screen.writes).toHaveLength(1);
  expect(row.autoproxy_mode).toBe('front');
  row.autoproxy_mode = 'latch';
  await page.getByRole('radio', { name: /^Off/ }).click();
  await save.click();
  await expect.element(await openedDialog()).toHaveTextContent('Latch');
  expect(screen.writes).toHaveLength(1);
  expect(row.autoproxy_mode).toBe('latch');
});

test('the settings of a server send only changes, within their limits', async () => {
  const screen = await renderScreen(`/manage/servers/${CHESS}/system`, { own: 'exmpl' });
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await expect.element(field('Server tag')).toHaveValue('| Lantern');
  await field('Server tag').fill('x'.repeat(80));
  await field('Server name').fill('x'.repeat(101));
  await field('Server avatar').fill('http://example.net/a.png');
  await save.click();
  for (const message of [
    'Server tag must be 79 characters or less',
    'Display name must be 100 characters or less',
    'Avatar URL must be a valid image and less than 256 characters',
  ]) {
    await expect.element(page.getByText(message).first()).toBeVisible();
  }
  expect(screen.writes).toEqual([]);
  await field('Server name').fill('Lantern House');
  await field('Server avatar').fill('');
  await field('Server tag').fill('(Chess)');
  await page.getByText('Show the tag', { exact: true }).click();
  await save.click();
  await expect.element(saved).toBeVisible();
  const body = { tag: '(Chess)', tag_enabled: false };
  expect(screen.writes).toEqual([{ method: 'PATCH', path: `/systems/@me/guilds/${CHESS}`, body }]);
});

test('a member is found and changed for one server, with a warning about what cannot be undone', async () => {
  const screen = await renderScreen(`/manage/servers/${CHESS}/members`, { own: 'exmpl' });
  const juniper = memberRow(screen, 'Juniper');
  const search = page.getByRole('searchbox', { name: 'Find members' });
  const name = page.getByRole('textbox', { name: /^Server name/ });
  await search.fill('juniper');
  await page.getByRole('radio', { name: /^Juniper/ }).click();
  await expect.element(name).toHaveValue('June');
  await name.fill('');
  await expect.element(page.getByText(/go back to “As everywhere” here/)).toBeVisible();
  await page.getByRole('radio', { name: /^Kept in the message/ }).click();
  await save.click();
  await expect.element(saved).toBeVisible();
  const body = { display_name: null, keep_proxy: true };
  expect(screen.writes).toEqual([
    { method: 'PATCH', path: `/members/${juniper.uuid}/guilds/${CHESS}`, body },
  ]);
  await expectGone(page.getByRole('radio', { name: /^As everywhere/ }));
  await expect.element(page.getByText(`pk;member ${juniper.id} serverkeepproxy clear`)).toBeVisible();
  await search.fill('quill');
  await page.getByRole('radio', { name: /^Quill/ }).click();
  await expect
    .element(
      page.getByRole('heading', { name: 'PluralKit has no settings for this member in this server yet' }),
    )
    .toBeVisible();
  await expect.element(page.getByText(`pk;member ${memberRow(screen, 'Quill').id} servername`)).toBeVisible();
});
