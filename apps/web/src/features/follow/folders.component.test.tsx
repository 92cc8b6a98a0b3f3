import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { followedWords } from '../../parts/followed/words.ts';
import { localNoteWords } from '../../parts/local-note/words.ts';
import { expectGone, openedDialog, press, pressAt } from '../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { foldersWords as words } from './folders/words.ts';

const FOLLOWED = ['exmpl', 'brook', 'drift', 'tidal'];
const rows = page.getByRole('grid', { name: 'Systems you follow' }).getByRole('row');
const more = (place: number) => rows.nth(place).getByRole('button', { name: /^More for/ });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const section = page.getByRole('region', { name: /^Folders/ });
const folderNames = () =>
  section
    .getByRole('listitem')
    .elements()
    .map((it) => it.textContent?.replace(/More$/, ''));
const undo = page.getByRole('button', { name: 'Undo' }).last();

interface Stored {
  readonly folders: Readonly<Record<string, { readonly name: string; readonly place: number }>>;
  readonly systems: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
const details = (screen: RenderedScreen) => screen.stored('followed-details') as Stored;

async function addFolder(name: string): Promise<void> {
  await pressAt(section.getByRole('button', { name: words.add }), 'Enter');
  const dialog = await openedDialog();
  await dialog.getByRole('textbox').fill(name);
  await press('Enter');
  await expectGone(dialog);
}

test('folders are made, named, ordered and filled by keyboard, and Undo brings back a deleted one with its systems', async () => {
  const screen = await renderScreen('/manage/followed', { followed: FOLLOWED });
  await expect.poll(() => rows.elements()).toHaveLength(4);
  await expect.element(section).toHaveTextContent(words.onThisDevice);
  await addFolder('Friends');
  await addFolder('x'.repeat(100));
  expect(folderNames()[0]).toBe(`Friends${words.count(0)}`);
  const menu = (place: number) => section.getByRole('button', { name: /^More for/ }).nth(place);
  await pressAt(menu(1), 'Enter');
  await pressAt(item(words.up), 'Enter');
  await expect.poll(() => folderNames()[0]).toMatch(/^x/);
  await pressAt(menu(0), 'Enter');
  await pressAt(item(words.rename), 'Enter');
  let dialog = await openedDialog();
  await dialog.getByRole('textbox').fill(' ');
  await press('Enter');
  await expect.element(dialog).toHaveTextContent(words.nameNeeded);
  await dialog.getByRole('textbox').fill('Family');
  await press('Enter');
  await expectGone(dialog);
  // Several at once.
  await pressAt(menu(1), 'Enter');
  await pressAt(item(words.choose), 'Enter');
  dialog = await openedDialog();
  const boxes = dialog.getByRole('checkbox');
  await pressAt(boxes.nth(1), 'Space');
  await pressAt(boxes.nth(2), 'Space');
  await press('Escape');
  await expectGone(dialog);
  expect(folderNames()).toEqual([`Family${words.count(0)}`, `Friends${words.count(2)}`]);
  await expect.element(rows.nth(1)).toHaveTextContent('Friends');
  const before = details(screen);
  await pressAt(menu(1), 'Enter');
  await pressAt(item(words.delete), 'Enter');
  await expect.poll(folderNames).toEqual([`Family${words.count(0)}`]);
  expect(details(screen).systems).toEqual({});
  expect((screen.stored('systems') as { systems: unknown }).systems).toEqual(FOLLOWED);
  await undo.click();
  await expect.poll(() => details(screen)).toEqual(before);
});

test('a system is moved to a new folder, pinned and hidden from its menu, and its row says so', async () => {
  const screen = await renderScreen('/manage', { followed: FOLLOWED });
  await expect.poll(() => rows.elements()).toHaveLength(4);
  await more(1).click();
  await item(words.moveTo).click();
  const dialog = await openedDialog();
  await dialog.getByRole('textbox', { name: words.name }).fill('Friends');
  await dialog.getByRole('button', { name: words.move }).click();
  await expectGone(dialog);
  await expect.element(rows.nth(1)).toHaveTextContent('Friends');
  await more(1).click();
  await item(words.hide).click();
  await expect.element(rows.nth(1)).toHaveTextContent(words.hidden);
  await more(1).click();
  await item(words.pin).click();
  await expect.element(rows.nth(1)).toHaveTextContent(words.pinned);
  const [folder] = Object.keys(details(screen).folders);
  expect(details(screen).systems.brook).toEqual({ folder, isHidden: true, isPinned: true });
  await more(1).click();
  await item(words.show).click();
  expect(details(screen).systems.brook).toEqual({ folder, isPinned: true });
});

test('a nickname, an interval and a note about a system stay on this device, are found, and go and come back with unfollow and Undo', async () => {
  const screen = await renderScreen('/manage', { followed: FOLLOWED });
  await expect.poll(() => rows.elements()).toHaveLength(4);
  await more(1).click();
  await item(words.more).click();
  const dialog = await openedDialog();
  await dialog.getByText(followedWords.title).click();
  await dialog.getByRole('textbox', { name: followedWords.nickname }).fill('Sam & co');
  await dialog
    .getByRole('combobox', { name: followedWords.interval })
    .selectOptions(followedWords.intervals(3_600));
  await dialog.getByRole('button', { name: /^Add a note/ }).click();
  await dialog.getByRole('textbox', { name: localNoteWords.field }).fill('Met in May');
  await dialog.getByRole('button', { name: localNoteWords.save }).click();
  await dialog.getByRole('button', { name: words.close }).last().click();
  await expectGone(dialog);
  const known = { nickname: 'Sam & co', intervalSeconds: 3_600, note: { text: 'Met in May', marks: [] } };
  expect(details(screen).systems.brook).toMatchObject(known);
  expect(screen.writes).toEqual([]);
  await page.getByRole('searchbox').fill('sam & co');
  await expect.poll(() => rows.elements()).toHaveLength(1);
  await page.getByRole('searchbox').fill('-note:may');
  await expect.poll(() => rows.elements()).toHaveLength(3);
  await page.getByRole('searchbox').fill('note:may');
  await expect.poll(() => rows.elements()).toHaveLength(1);
  await more(0).click();
  await item('Unfollow').click();
  await expect.poll(() => details(screen).systems).toEqual({});
  await undo.click();
  await expect.poll(() => details(screen).systems.brook).toMatchObject(known);
});

test('a row says the nickname and the name once each; discreet mode shows the nickname only where it is asked for', async () => {
  const screen = await renderScreen('/manage', { followed: ['exmpl', 'brook'] });
  await expect.poll(() => rows.elements()).toHaveLength(2);
  const name = rows.nth(1).getByRole('link').element().textContent;
  const { followedDetails, settings } = screen.services;
  followedDetails.update((all) => ({ ...all, systems: { brook: { nickname: ' Sam ' } } }));
  const said = () => {
    const text = rows.nth(1).element().textContent;
    return { nicknames: text.split('Sam').length - 1, names: text.split(name).length - 1 };
  };
  await expect.poll(said).toEqual({ nicknames: 1, names: 1 });
  followedDetails.update((all) => ({ ...all, isNicknameFirst: true }));
  await expect.element(rows.nth(1).getByRole('link')).toHaveTextContent('Sam');
  await expect.poll(said).toEqual({ nicknames: 1, names: 1 });
  settings.update((current) => ({ ...current, discreet: true }));
  await expect.poll(said).toEqual({ nicknames: 0, names: 0 });
  await more(1).click();
  await item(words.more).click();
  const dialog = await openedDialog();
  await dialog.getByText(followedWords.title).click();
  await expectGone(dialog.getByRole('textbox', { name: followedWords.nickname }));
  await pressAt(dialog.getByRole('button', { name: followedWords.showNickname }), 'Enter');
  await expect.element(dialog.getByRole('textbox', { name: followedWords.nickname })).toHaveValue(' Sam ');
});

test('what is typed about a system and not saved goes with unfollow, and Undo brings it back', async () => {
  const screen = await renderScreen('/manage', { followed: ['exmpl', 'brook'] });
  await expect.poll(() => rows.elements()).toHaveLength(2);
  const field = page.getByRole('dialog').getByRole('textbox', { name: localNoteWords.field });
  await more(1).click();
  await item(words.more).click();
  const dialog = await openedDialog();
  await dialog.getByRole('button', { name: /^Add a note/ }).click();
  await field.fill('Met in');
  await dialog.getByRole('button', { name: words.close }).last().click();
  await expectGone(dialog);
  const typed = () => JSON.stringify(screen.stored('drafts'));
  await expect.poll(typed).toContain('Met in');
  await more(1).click();
  await item('Unfollow').click();
  await expect.poll(() => rows.elements()).toHaveLength(1);
  await expect.poll(typed).not.toContain('Met in');
  await undo.click();
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await more(1).click();
  await item(words.more).click();
  await expect.element(field).toHaveValue('Met in');
});
