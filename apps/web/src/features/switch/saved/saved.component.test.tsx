import { randomUuid } from '@frontboard/model';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { localNoteWords } from '../../../parts/local-note/words.ts';
import { savedFrontWords } from '../../../parts/saved-fronts/words.ts';
import { localDataStores } from '../../../session/local/local-data.ts';
import type { SavedFront } from '../../../session/local/local-tables.ts';
import { stateWords } from '../../../state/words.ts';
import {
  expectGone,
  expectTexts,
  openedDialog,
  press,
  pressAt,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { clearSwitches, memberRow, recordSwitch, systemRow } from '../../../testing/world-rows.ts';
import { uiWords } from '../../../ui/words.ts';
import { historyWords } from '../history/words.ts';
import { switchWords } from '../words.ts';
import { savedWords as words } from './words.ts';

const HOUR_MS = 3_600_000;
const UUIDS = {} as Record<string, string>;
const chips = page.getByRole('group', { name: words.title }).getByRole('button');
const chip = (name: string | RegExp) =>
  page.getByRole('group', { name: words.title }).getByRole('button', { name });
const draft = page.getByRole('region', { name: switchWords.draft.title });
const fronting = page.getByRole('region', { name: switchWords.front.title });
const search = page.getByRole('searchbox', { name: switchWords.members.search });
const rows = page.css('[data-index]');

/** The switch screen with Moss in front, and these saved fronts: names of members. `''` is a member who is not there. */
async function renderSaved(
  saved: Readonly<Record<string, readonly string[]>>,
  { preferences = {}, before = [] as readonly (readonly string[])[], address = '/switch' } = {},
): Promise<RenderedScreen> {
  const stored: Record<string, unknown> = { preferences: { version: 1, ...preferences } };
  const screen = await renderScreen(address, {
    own: 'exmpl',
    stored,
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, 'exmpl');
      for (const [index, names] of [...before, ['Moss']].entries()) {
        const ids = names.map((name) => memberRow({ sandbox }, name).id);
        recordSwitch({ sandbox }, 'exmpl', ids, Date.now() - (before.length + 1 - index) * HOUR_MS);
      }
      for (const name of ['Luna', 'cas', 'Moss', 'Sol']) UUIDS[name] = memberRow({ sandbox }, name).uuid;
      const fronts = Object.entries(saved).map(([name, members], place): [string, SavedFront] => [
        randomUuid(),
        { name, place, members: members.map((member) => UUIDS[member] ?? randomUuid()) },
      ]);
      stored[localDataStores.keyOf(systemRow({ sandbox }, 'exmpl').uuid)] = {
        version: 2,
        savedFronts: Object.fromEntries(fronts),
      };
    },
  });
  return screen;
}

/** The saved fronts as they are stored: their names in order, with the number of members. */
function stored(screen: RenderedScreen) {
  const document = screen.stored(localDataStores.keyOf(systemRow(screen, 'exmpl').uuid));
  const table = (document as { savedFronts: Record<string, SavedFront> } | null)?.savedFronts ?? {};
  return Object.values(table)
    .toSorted((one, other) => one.place - other.place)
    .map(({ name, members }) => [name, members]);
}

const expectDraft = (...names: readonly string[]) => expectTexts(draft.getByRole('row'), names);

test('the current front is saved with its order, prepared by one press, and the same name asks before it replaces, with Undo', async () => {
  const screen = await renderSaved({});
  await fronting.getByRole('button', { name: savedFrontWords.save }).click();
  const dialog = await openedDialog();
  await dialog.getByRole('button', { name: savedFrontWords.confirm }).click();
  await expect.element(dialog.getByText(savedFrontWords.noName)).toBeVisible();
  await dialog.getByRole('textbox').fill('Work');
  await press('Enter');
  await expectGone(dialog);
  await expect.poll(() => stored(screen)).toEqual([['Work', [UUIDS.Moss]]]);
  await rows.filter({ hasText: 'Luna' }).click();
  await draft.getByRole('button', { name: switchWords.draft.save }).click();
  await openedDialog();
  await dialog.getByRole('textbox').fill('x'.repeat(101));
  await press('Enter');
  await expect.element(dialog.getByText(savedFrontWords.tooLong(100))).toBeVisible();
  await dialog.getByRole('textbox').fill('wórk');
  await expect.element(dialog.getByText(savedFrontWords.replaces('Work', 'Moss'))).toBeVisible();
  await dialog.getByRole('button', { name: savedFrontWords.replace }).click();
  await expect.poll(() => stored(screen)).toEqual([['wórk', [UUIDS.Luna]]]);
  await page.getByRole('button', { name: stateWords.undo }).last().click();
  await expect.poll(() => stored(screen)).toEqual([['Work', [UUIDS.Moss]]]);
  expect(screen.writes).toEqual([]);
});

test('a press prepares a saved front in its order and loses nobody who was chosen; a switch-out says in words that it records', async () => {
  const screen = await renderSaved({ Work: ['Sol', 'Luna'], Night: [] });
  await expect
    .element(page.getByRole('group', { name: words.title }).getByRole('img', { name: uiWords.onlyHere }))
    .toBeVisible();
  await rows.filter({ hasText: 'Cas' }).click();
  await chip('Work: Sol and Luna').click();
  await expectDraft('Sol', 'Luna', 'Cas');
  expect(screen.writes).toEqual([]);
  await chip(words.switchOut('Night')).click();
  await expect.poll(() => screen.writes.at(-1)?.body).toMatchObject({ members: [] });
  await expect.element(fronting).toHaveTextContent('Switched out');
});

test('with single taps a press records, and says so in words, unless a time is chosen', async () => {
  const screen = await renderSaved({ Work: ['Sol', 'Luna'] }, { preferences: { singleTaps: true } });
  await chip(/^Switch to Work/).click();
  await expect.poll(() => screen.writes.at(-1)?.body).toMatchObject({ members: [UUIDS.Sol, UUIDS.Luna] });
  await draft.getByRole('button', { name: switchWords.when.hoursAgo(1) }).click();
  await chip(/^Work/).click();
  await expectDraft('Sol', 'Luna');
  expect(screen.writes).toHaveLength(1);
});

test('former members are left out and told, also where a press records otherwise; a front of former members alone is not recorded', async () => {
  const screen = await renderSaved({ Work: ['', 'Luna'], Old: [''] }, { preferences: { singleTaps: true } });
  await expectTexts(chips, ['Work, without a former member', 'Old, former members only', '']);
  await chip(/^Work/).click();
  await expectDraft('Luna');
  await expect.element(page.getByText(words.leftOut('Work', 1))).toBeVisible();
  await chip(/^Old/).click();
  await expect.element(page.getByText(words.nobody('Old'))).toBeVisible();
  expect(screen.writes).toEqual([]);
});

test('saved fronts are renamed, put in order and deleted with Undo, and the focus stays in the list', async () => {
  const screen = await renderSaved({ Work: ['Luna'], Night: [], Town: ['Sol', ''] });
  await chip(words.manage).click();
  const dialog = await openedDialog();
  const row = (name: string) => dialog.css('[data-key]').filter({ hasText: name });
  await expect.element(row('Town')).toHaveTextContent('Sol and a former member');
  const act = async (name: string, action: string) => {
    await pressAt(dialog.getByRole('button', { name: words.menuOf(name) }), 'Enter');
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Town', 'Move to the top');
  await expect.poll(() => stored(screen).map(([name]) => name)).toEqual(['Town', 'Work', 'Night']);
  await act('Night', words.rename);
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await dialog.getByRole('textbox').fill('work');
  await press('Enter');
  await expect.element(dialog.getByText(savedFrontWords.taken('Work'))).toBeVisible();
  await dialog.getByRole('textbox').fill('Sleep');
  await press('Enter');
  await expect.poll(() => stored(screen).map(([name]) => name)).toEqual(['Town', 'Work', 'Sleep']);
  await act('Work', words.delete);
  await expect.poll(() => stored(screen).map(([name]) => name)).toEqual(['Town', 'Sleep']);
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await press('Escape');
  await page.getByRole('button', { name: stateWords.undo }).last().click();
  await expectTexts(chips, ['Town', 'Work', 'Sleep', '']);
});

test('the copied link of a saved front prepares it, also if its name looks like a number', async () => {
  const screen = await renderSaved({ '7': ['Luna'] });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  await chip(words.manage).click();
  const dialog = await openedDialog();
  await pressAt(dialog.getByRole('button', { name: words.menuOf('7') }), 'Enter');
  await page.getByRole('menuitem', { name: words.copyLink }).click();
  await expect.poll(() => copied.mock.calls.length).toBe(1);
  const { pathname, search: query } = new URL(copied.mock.calls[0]?.[0] ?? '');
  await press('Escape');
  screen.goTo(`${pathname}${query}`);
  await expect.element(draft).toHaveTextContent('Luna');
  expect(screen.writes).toEqual([]);
});

test('of 500 saved fronts a few are shown, all on request, and the search of the screen finds them', async () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`Front ${index}`, ['Luna']]));
  await renderSaved(many);
  await expect.poll(() => chips.elements().length).toBe(10);
  await search.fill('front 499');
  await expectTexts(chips, ['Front 499']);
  await press('Enter');
  await expectDraft('Luna');
  await expect.element(search).toHaveValue('');
  await chip(words.others(492)).click();
  await expect.poll(() => chips.elements().length).toBe(501);
});

test('an address prepares a saved front by its name and records nothing; an unknown name changes nothing and says so', async () => {
  const screen = await renderSaved(
    { Work: ['Sol', '', 'Luna'], Night: [] },
    { address: '/switch?front=work' },
  );
  await expectDraft('Sol', 'Luna');
  await expect.element(page.getByText(switchWords.prepared.leftOut('work', 1))).toBeVisible();
  expect(screen.address()).toBe('/switch');
  screen.goTo('/switch?front=nowhere');
  await expect.element(page.getByText(switchWords.prepared.unknownFront('nowhere'))).toBeVisible();
  await expectGone(page.getByText(switchWords.prepared.ready));
  await expectDraft('Sol', 'Luna');
  screen.goTo('/switch?front=night');
  await expect.element(page.getByText(switchWords.prepared.switchOutFront('night'))).toBeVisible();
  expect(screen.writes).toEqual([]);
});

test('fronts that are often in the last switches are offered only if that is wanted, and saving one ends the offer', async () => {
  const before = [['Luna', 'cas'], ['Sol'], ['cas', 'Luna'], ['Sol'], ['Luna', 'cas'], ['Sol']];
  const screen = await renderSaved({}, { before });
  await expect.element(page.getByRole('group', { name: switchWords.lastFronts.title })).toBeVisible();
  await expectGone(chips);
  screen.services.settings.update((settings) => ({ ...settings, frontIdeas: true }));
  await expectTexts(chips, [words.often('Cas and Luna')]);
  await chips.click();
  const dialog = await openedDialog();
  await dialog.getByRole('textbox').fill('Two');
  await press('Enter');
  await expectTexts(chips, ['Two', '']);
  await expect.element(page.getByRole('group', { name: words.title })).toHaveFocus();
  expect(screen.writes).toEqual([]);
});

test('on a phone the current front is saved from its menu, long names stay in sight, and discreet mode shows initials', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(1280, 800));
  const long = 'Nameswithoutaspace'.repeat(5);
  const screen = await renderSaved({ [long]: ['Luna'] });
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await pressAt(fronting.getByRole('button', { name: switchWords.front.more }), 'Enter');
  await page.getByRole('menuitem', { name: savedFrontWords.save }).click();
  const dialog = await openedDialog();
  await dialog.getByRole('textbox').fill('Work');
  await press('Enter');
  await expect.poll(() => stored(screen)).toHaveLength(2);
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(chip(/^W:/)).toBeInTheDocument();
});

test('the menu of a recent switch leads to what is noted about it on this device', async () => {
  const screen = await renderSaved({}, { before: [['Sol', 'Luna']] });
  const row = page.css('[data-switch]').filter({ hasText: 'Luna' });
  await pressAt(row.getByRole('button', { name: /^More for the switch/ }), 'Enter');
  await page.getByRole('menuitem', { name: historyWords.note }).click();
  await expect.element(page.getByRole('heading', { name: localNoteWords.title })).toBeVisible();
  await expect.poll(screen.address).toMatch(/^\/history\?entry=/);
  await expect.element(page.getByRole('heading', { name: 'Sol and Luna' })).toBeVisible();
});

test('a recent switch is saved from its menu, in the order that the switch has', async () => {
  const screen = await renderSaved({}, { before: [['Sol', 'Luna']] });
  const row = page.css('[data-switch]').filter({ hasText: 'Luna' });
  await row.getByRole('button', { name: /^More for the switch/ }).click();
  await page.getByRole('menuitem', { name: savedFrontWords.save }).click();
  const dialog = await openedDialog();
  await expect.element(dialog).toHaveTextContent(savedFrontWords.members('Sol and Luna'));
  await dialog.getByRole('textbox').fill('Two');
  await press('Enter');
  await expect.poll(() => stored(screen)).toEqual([['Two', [UUIDS.Sol, UUIDS.Luna]]]);
  expect(screen.writes).toEqual([]);
});
