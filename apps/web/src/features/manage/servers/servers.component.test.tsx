import { putSystemGuild } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectTexts, openedDialog, press } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { systemRow } from '../../../testing/world-rows.ts';

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
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('radio', { name: /^Off/ })).toBeChecked();
  await page.getByRole('link', { name: 'Servers', exact: true }).click();
  await expectTexts(names, [`Server ${UNHEARD}`]);
});
