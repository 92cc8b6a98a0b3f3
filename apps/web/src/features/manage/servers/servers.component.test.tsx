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

async function addServer(text: string, name: string): Promise<void> {
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

test('another member of a server leaves the form of the first: with changes it asks, and the same member stays', async () => {
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
  await pick('Juniper');
  await expect.element(page.getByRole('textbox', { name: /^Server name/ })).toHaveValue('Junebug');
});
