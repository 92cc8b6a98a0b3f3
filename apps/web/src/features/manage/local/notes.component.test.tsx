import { randomUuid } from '@frontboard/model';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownListWords } from '../../../lists/entries/words.ts';
import { listWords } from '../../../lists/words.ts';
import { localNoteWords as words } from '../../../parts/local-note/words.ts';
import { localDataStores } from '../../../session/local/local-data.ts';
import { stateWords } from '../../../state/words.ts';
import {
  arrivedAt,
  chooseInRecordMenu,
  expectGone,
  openedDialog,
  pressAt,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow, memberRow, systemRow } from '../../../testing/world-rows.ts';
import { deleteWords } from '../delete/words.ts';
import { editWords } from '../edit/words.ts';
import { restoreWords } from '../restore/words.ts';
import { localWords } from './words.ts';

const own = 'exmpl';
const section = page.getByRole('region', { name: words.title });
const search = page.getByRole('searchbox', { name: listWords.searchMembers });
const KEY = (screen: RenderedScreen) => localDataStores.keyOf(systemRow(screen, own).uuid);

const open = (kind: keyof typeof editWords.onThisDevice) =>
  pressAt(page.css('summary').filter({ hasText: editWords.onThisDevice[kind] }), 'Enter');

async function writeNote(of: string, text: string, marks: string) {
  await page.getByRole('button', { name: words.addOf(of) }).click();
  await section.getByRole('textbox', { name: words.field }).fill(text);
  await section.getByRole('combobox', { name: words.marksField }).fill(marks);
  await section.getByRole('button', { name: words.save }).click();
  await expect.element(page.getByRole('button', { name: words.editOf(of) })).toBeVisible();
}

test('a note about a member is on both of its pages after a reload, and the list finds it and shows it as a column', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/settings', { own });
  const cas = memberRow(screen, 'cas');
  screen.goTo(`/lookup/member/${cas.uuid}`);
  await writeNote('Cas', 'Likes **tea**', 'artist, night owl');
  await screen.reload();
  await expect.element(section).toHaveTextContent('night owl');
  screen.goTo(`/manage/members/${cas.id}`);
  await open('member');
  await expect.element(section).toHaveTextContent('Likes tea');
  screen.goTo('/manage/members');
  await expect.element(page.css('[aria-posinset="1"]')).toBeInTheDocument();
  const all = page.css('[aria-posinset="1"]').element().getAttribute('aria-setsize');
  expect(Number(all)).toBeGreaterThan(1);
  for (const [text, count] of [
    ['mark:"night owl"', 1],
    ['note:tea', 1],
    ['note:coffee', 0],
    ['-mark:', Number(all) - 1],
    ['mark:art cas', 1],
  ] as const) {
    await search.fill(text);
    await expect
      .poll(() => page.css('[aria-posinset]').elements()[0]?.getAttribute('aria-setsize') ?? '0')
      .toBe(`${count}`);
  }
  await search.fill('mark:');
  await page.getByText('Table', { exact: true }).click();
  await page.getByRole('button', { name: /^View: / }).click();
  await page.getByRole('group', { name: 'Columns' }).getByText(ownListWords.marks).click();
  await expect.element(page.getByRole('cell', { name: 'artist, night owl' })).toBeInTheDocument();
  expect(screen.writes).toEqual([]);
});

test('a note stays with a member whose ID PluralKit has changed', async () => {
  const screen = await renderScreen('/settings', { own });
  const cas = memberRow(screen, 'cas');
  screen.goTo(`/lookup/member/${cas.uuid}`);
  await writeNote('Cas', 'Likes tea', 'artist');
  cas.id = 'newid';
  screen.sandbox.state.index.memberById.set('newid', cas.uuid);
  await screen.reload();
  screen.goTo('/lookup/member/newid');
  await expect.element(section).toHaveTextContent('Likes tea');
});

test('others’ view and other systems have no note and no keys of the search', async () => {
  const screen = await renderScreen('/settings', { own });
  const cas = memberRow(screen, 'cas');
  screen.goTo(`/lookup/member/${cas.uuid}?as=others`);
  await arrivedAt('Cas');
  await screen.caughtUp();
  await expectGone(section);
  screen.goTo('/lookup/system/exmpl/members?as=others&text=-mark:');
  await expect.element(page.getByText(listWords.nothing)).toBeVisible();
});

test('the note about a deleted member comes back with it, and that about a group is there', async () => {
  const screen = await renderScreen('/settings', {
    own,
    prepare: (sandbox) =>
      Object.assign(memberRow({ sandbox }, 'Quill'), {
        avatar_url: null,
        banner: null,
        webhook_avatar_url: null,
      }),
  });
  screen.goTo(`/lookup/group/${groupRow(screen, 'kitchen').uuid}`);
  await writeNote('Kitchen crew', 'Saturdays', '');
  const { id, uuid } = memberRow(screen, 'Quill');
  screen.goTo(`/manage/members/${id}`);
  await open('member');
  await writeNote('Quill', 'Writes', 'poet');
  await chooseInRecordMenu('Delete');
  const dialog = await openedDialog();
  await dialog.getByRole('textbox').fill('quill');
  await dialog.getByRole('button', { name: deleteWords.remove }).click();
  await arrivedAt('Your members');
  expect(JSON.stringify(screen.stored(KEY(screen)))).toContain(uuid);
  // It can be read and deleted until then.
  const former = page.css('summary').filter({ hasText: localWords.former.title(1) });
  await pressAt(former, 'Enter');
  await expect.element(section).toHaveTextContent('Writes');
  await pressAt(page.getByRole('button', { name: words.deleteOf(localWords.former.name(1, 1)) }), 'Enter');
  await expectGone(former);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await pressAt(page.getByRole('button', { name: stateWords.undo }).last(), 'Enter');
  await expect.element(former).toBeVisible();
  await pressAt(page.css('summary').filter({ hasText: restoreWords.title(1) }), 'Enter');
  await pressAt(page.getByRole('button', { name: /^Restore / }), 'Enter');
  await expect.element(page.getByText(/is restored$/)).toBeVisible();
  const restored = memberRow(screen, 'Quill').uuid;
  expect(restored).not.toBe(uuid);
  expect(screen.stored(KEY(screen))).toMatchObject({ recordNotes: { [restored]: { marks: ['poet'] } } });
  expect(JSON.stringify(screen.stored(KEY(screen)))).not.toContain(uuid);
});

test('of several notes about former members each has its own name, and the focus stays when one is deleted', async () => {
  const stored: Record<string, unknown> = {};
  const screen = await renderScreen('/settings', {
    own,
    stored,
    prepare: (sandbox) => {
      const note = { text: 'Hello', marks: [], atMs: 1 };
      stored[localDataStores.keyOf(systemRow({ sandbox }, own).uuid)] = {
        version: 1,
        recordNotes: { [randomUuid()]: note, [randomUuid()]: note },
      };
    },
  });
  screen.goTo('/manage/members');
  await arrivedAt('Your members');
  const title = (count: number) => page.css('summary').filter({ hasText: localWords.former.title(count) });
  await pressAt(title(2), 'Enter');
  await expect
    .element(page.getByRole('button', { name: words.editOf(localWords.former.name(1, 2)) }))
    .toBeVisible();
  await pressAt(page.getByRole('button', { name: words.deleteOf(localWords.former.name(2, 2)) }), 'Enter');
  await expect.element(title(1)).toHaveFocus();
});
