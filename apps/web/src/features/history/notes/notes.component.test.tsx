import { insertSwitch, microsFromMs, moveSwitch } from '@frontboard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pickerWords } from '../../../lists/picker/words.ts';
import { exportFileWords } from '../../../parts/export-file/export-file-words.ts';
import { localNoteWords } from '../../../parts/local-note/words.ts';
import { switchNoteWords } from '../../../parts/switch-notes/words.ts';
import { switchDialogWords } from '../../../parts/switches/change/switch-dialog-words.ts';
import { LONGEST_MARK } from '../../../persistence/documents/annotation.ts';
import { localDataStores } from '../../../session/local/local-data.ts';
import type { SwitchNote } from '../../../session/local/local-tables.ts';
import {
  expectGone,
  expectTexts,
  openedDialog,
  press,
  pressAt,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { takeFiles } from '../../../testing/component/take-files.ts';
import { clearSwitches, memberRow, systemRow } from '../../../testing/world-rows.ts';
import { uiWords } from '../../../ui/words.ts';
import { historyScreenWords } from '../words.ts';
import { entryNoteWords as words } from './words.ts';

const HOUR_MS = 3_600_000;
const NOON_MS = new Date(2026, 4, 3, 12).getTime();
const UUIDS = ['6d5a3bd0-93a4-4c5b-a1f5-3b0fb7f4c201', '6d5a3bd0-93a4-4c5b-a1f5-3b0fb7f4c202'] as const;
const entries = page.css('[data-entry]');
const entry = (name: string) => entries.filter({ hasText: name });
const search = page.getByRole('searchbox', { name: historyScreenWords.filters.searchOwn });

/** The history with Luna and Moss at noon and `later` two hours later, and these notes by the uuid of the switch. */
function renderHistory(
  switchNotes: (uuidOf: (name: string) => string) => Readonly<Record<string, SwitchNote>> = () => ({}),
  { preferences = {}, later = ['Sol'] }: { preferences?: object; later?: readonly string[] } = {},
): Promise<RenderedScreen> {
  const stored: Record<string, unknown> = { preferences: { version: 1, ...preferences } };
  return renderScreen('/history', {
    own: 'exmpl',
    stored,
    prepare: (sandbox) => {
      const { uuid: system } = systemRow({ sandbox }, 'exmpl');
      clearSwitches({ sandbox }, 'exmpl');
      for (const [index, names] of [['Luna', 'Moss'], later].entries())
        insertSwitch(sandbox.state, {
          uuid: UUIDS[index] ?? '',
          system,
          timestamp: microsFromMs(NOON_MS + index * 2 * HOUR_MS),
          members: names.map((name) => memberRow({ sandbox }, name).uuid),
        });
      stored[localDataStores.keyOf(system)] = {
        version: 2,
        switchNotes: switchNotes((name) => memberRow({ sandbox }, name).uuid),
      };
    },
  });
}

function stored(screen: RenderedScreen): Readonly<Record<string, SwitchNote>> {
  const document = screen.stored(localDataStores.keyOf(systemRow(screen, 'exmpl').uuid));
  return (document as { switchNotes?: Record<string, SwitchNote> } | null)?.switchNotes ?? {};
}

const note = (
  text: string,
  marks: readonly string[] = [],
  members: SwitchNote['members'] = {},
): SwitchNote => ({
  text,
  marks,
  members,
  atMs: 1,
  switchMs: NOON_MS,
});

/** With Moss near and tired in the first switch. */
const MOSS_NEAR = (uuidOf: (name: string) => string) => ({
  [UUIDS[0]]: note('At the "vet"', ['busy'], { [uuidOf('Moss')]: { role: 'near', marks: ['tired'] } }),
});

test('a note with marks is written in an entry and edited in place, its first line is in the row, and PluralKit gets nothing', async () => {
  const screen = await renderHistory();
  await entry('Luna').click();
  await page.getByRole('button', { name: localNoteWords.add }).click();
  await page.getByRole('textbox', { name: localNoteWords.field }).fill('# At the **vet**\nThe cat is well');
  await page.getByRole('combobox', { name: localNoteWords.marksField }).fill('busy, tired');
  await page.getByRole('button', { name: localNoteWords.save, exact: true }).click();
  await expect.element(entry('Luna')).toHaveTextContent('At the vet · busy · tired');
  await expect.element(entry('Luna')).not.toHaveTextContent('The cat is well');
  await expect.element(page.getByText('The cat is well')).toBeVisible();
  expect(stored(screen)[UUIDS[0]]).toMatchObject({ marks: ['busy', 'tired'], switchMs: NOON_MS });
  await screen.reload();
  await expect.element(entry('Luna')).toHaveTextContent('At the vet');
  await expect.element(entry('Sol')).not.toHaveTextContent('At the vet');
  expect(screen.writes).toEqual([]);
});

test('a member has a role and marks in one switch; marks that are too long stay in the field, and nothing is stored of them', async () => {
  const screen = await renderHistory();
  const { uuid } = memberRow(screen, 'Moss');
  await entry('Luna').click();
  await page.getByRole('button', { name: words.edit }).click();
  const moss = page.getByRole('group', { name: 'Moss', exact: true });
  await moss.getByLabelText(words.role).selectOptions(switchNoteWords.roles.near);
  const marks = moss.getByLabelText(words.marks);
  await marks.fill('tired');
  await expect
    .poll(() => stored(screen)[UUIDS[0]]?.members)
    .toEqual({ [uuid]: { role: 'near', marks: ['tired'] } });
  await marks.fill(`tired, ${'x'.repeat(41)}`);
  await expect.element(page.getByText(words.tooLong('x'.repeat(41), 40))).toBeVisible();
  expect(stored(screen)[UUIDS[0]]?.members[uuid]?.marks).toEqual(['tired']);
  await expect.element(marks).toHaveValue(`tired, ${'x'.repeat(41)}`);
  await marks.fill('tired');
  await page.getByRole('button', { name: words.done }).click();
  await expect.element(page.getByText('Moss: Near · tired')).toBeVisible();
  await expect.element(entry('Luna')).toHaveTextContent('tired');
  expect(screen.writes).toEqual([]);
});

test('somebody who was near without being in front is named after those who were', async () => {
  await renderHistory((uuidOf) => ({
    [UUIDS[1]]: note('', [], { [uuidOf('Moss')]: { role: 'near', marks: [] } }),
  }));
  await entry('Sol').click();
  await expect.element(page.getByText('Moss: Near')).toBeVisible();
  await page.getByRole('button', { name: words.edit }).click();
  await expect.element(page.getByRole('group', { name: 'Sol', exact: true })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Moss', exact: true })).toBeVisible();
});

test('when the last role in a switch-out is taken away, the focus stays beside the button that is gone, and the filter by a mark has whoever was near', async () => {
  const screen = await renderHistory(
    (uuidOf) => ({ [UUIDS[1]]: note('', [], { [uuidOf('Moss')]: { role: 'near', marks: ['busy'] } }) }),
    { later: [] },
  );
  const { id } = memberRow(screen, 'Moss');
  screen.goTo(`/history?mark=busy&with=${id}`);
  await expect.poll(() => entries.elements().length).toBe(1);
  await entries.first().click();
  await page.getByRole('button', { name: words.edit }).click();
  const fields = page.getByRole('group', { name: 'Moss', exact: true });
  await fields.getByLabelText(words.role).selectOptions(words.noRole);
  await fields.getByLabelText(words.marks).fill('');
  await expect.poll(() => stored(screen)).toEqual({});
  await pressAt(page.getByRole('button', { name: words.done }), 'Enter');
  await expect.element(page.getByRole('button', { name: words.near.open })).toHaveFocus();
});

test('who was near without being in front is added by keyboard, and named in the row, the filters and the file', async () => {
  const screen = await renderHistory();
  const { id, uuid } = memberRow(screen, 'Moss');
  await entry('Sol').click();
  const near = page.getByRole('button', { name: words.near.open });
  await pressAt(near, 'Enter');
  const dialog = await openedDialog();
  const find = dialog.getByRole('searchbox');
  await find.fill('Sol');
  await expect.element(dialog.getByText(pickerWords.nothingFound)).toBeInTheDocument();
  await find.fill('Moss');
  await pressAt(find, 'Enter');
  await expect.poll(() => stored(screen)[UUIDS[1]]?.members).toEqual({ [uuid]: { role: 'near', marks: [] } });
  await pressAt(dialog.getByRole('button', { name: words.done }), 'Enter');
  await expect.element(near).toHaveFocus();
  await expect.element(entry('Sol')).toHaveTextContent('Near: Moss');
  await expect.element(entry('Sol').getByRole('img', { name: uiWords.onlyHere })).toBeVisible();
  for (const address of ['/history?role=near', `/history?role=near&with=${id}`]) {
    screen.goTo(address);
    await expectTexts(entries, ['Sol']);
  }
  // Without the filter, a member is found where they were in front.
  screen.goTo(`/history?with=${id}`);
  await expectTexts(entries, ['Luna']);
  screen.goTo('/history');
  await expect.poll(() => entries.elements().length).toBe(2);
  await entry('Sol').click();
  await page.getByRole('button', { name: words.edit }).click();
  // The fields of whoever loses the last of it stay under the focus until they are closed.
  const role = page.getByRole('group', { name: 'Moss', exact: true }).getByLabelText(words.role);
  await role.selectOptions(words.noRole);
  await expect.poll(() => stored(screen)).toEqual({});
  await role.selectOptions(switchNoteWords.roles.near);
  await page.getByRole('button', { name: words.done }).click();
  await expect.element(page.getByText('Moss: Near')).toBeVisible();
  const files = takeFiles();
  files.start();
  onTestFinished(files.stop);
  await page.getByRole('button', { name: historyScreenWords.view, exact: true }).click();
  await page.getByRole('button', { name: exportFileWords.open, exact: true }).click();
  const exporting = await openedDialog();
  await exporting.getByText(words.export.label).click();
  await exporting.getByRole('button', { name: exportFileWords.save }).click();
  await expect.poll(() => files.texts[0]).toContain('Moss: Near');
  expect(screen.writes).toEqual([]);
});

test('the search of the own history has the keys of the lists: marks, notes and roles, also what has none', async () => {
  await renderHistory(MOSS_NEAR);
  await expect.poll(() => entries.elements().length).toBe(2);
  for (const [text, found] of [
    ['mark:tired', 'Luna'],
    ['note:vet', 'Luna'],
    ['role:near', 'Luna'],
    ['role:near luna', 'Luna'],
    ['-mark:', 'Sol'],
    ['-role:near sol', 'Sol'],
  ] as const) {
    await search.fill(text);
    await expectTexts(entries, [found]);
  }
  await search.fill('role:primary');
  await expect.element(page.getByText(historyScreenWords.nothing)).toBeVisible();
});

test('the search finds texts and marks of notes, and the filters find a mark and a role, of the chosen member if there is one', async () => {
  const rendered = await renderHistory(MOSS_NEAR);
  const { id } = memberRow(rendered, 'Moss');
  await expect.poll(() => entries.elements().length).toBe(2);
  for (const text of ['vet', 'tired', 'the busy']) {
    await search.fill(text);
    await expectTexts(entries, ['Luna']);
  }
  await search.fill('');
  await expect.poll(() => entries.elements().length).toBe(2);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabelText(switchNoteWords.mark).selectOptions('busy');
  await expectTexts(entries, ['Luna']);
  await expect.poll(() => rendered.address()).toContain('mark=busy');
  const { found, foundTime } = historyScreenWords.filters;
  await expect.element(page.getByText(foundTime(found('1', '2', false), '2 hours'))).toBeInTheDocument();
  rendered.goTo(`/history?role=near&with=${id}`);
  await expectTexts(entries, ['Luna']);
  rendered.goTo(`/history?role=near&with=${memberRow(rendered, 'Luna').id}`);
  await expect.element(page.getByText(historyScreenWords.nothing)).toBeVisible();
  await expect.element(page.getByText(switchNoteWords.inRole(switchNoteWords.roles.near))).toBeVisible();
});

test('an entry stays open while its marks are changed so that the filter has it no longer, until it is closed', async () => {
  const screen = await renderHistory(MOSS_NEAR);
  screen.goTo('/history?mark=tired');
  await expectTexts(entries, ['Luna']);
  await entry('Luna').click();
  await page.getByRole('button', { name: words.edit }).click();
  const marks = page.getByRole('group', { name: 'Moss', exact: true }).getByLabelText(words.marks);
  await marks.fill('tire');
  await expect.element(page.getByText(historyScreenWords.nothing)).toBeVisible();
  await marks.fill('rested');
  await expect.element(marks).toHaveFocus();
  await expect.element(marks).toHaveValue('rested');
  await expect
    .poll(() => stored(screen)[UUIDS[0]]?.members[memberRow(screen, 'Moss').uuid]?.marks)
    .toEqual(['rested']);
  await page.getByRole('button', { name: historyScreenWords.details.close, exact: true }).click();
  await expectGone(marks);
  await expect.element(search).toHaveFocus();
});

test('a note goes with a deleted switch, and comes back with Undo to the switch that this records', async () => {
  const screen = await renderHistory(() => ({ [UUIDS[0]]: note('At the vet') }));
  await entry('Luna').click();
  await page.getByRole('button', { name: historyScreenWords.details.edit, exact: true }).click();
  await page.getByRole('menuitem', { name: switchDialogWords.delete }).click();
  const dialog = await openedDialog();
  await dialog.getByRole('button', { name: switchDialogWords.delete }).last().click();
  await expectGone(page.getByRole('dialog'));
  await expectTexts(entries, ['Sol']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.element(entry('Luna')).toHaveTextContent('At the vet');
  await expect.poll(() => screen.writes.at(-1)?.method).toBe('POST');
  await expect.poll(() => Object.keys(stored(screen))).not.toContain(UUIDS[0]);
  await expect.element(entry('Luna')).toHaveTextContent('At the vet');
});

/** Deletes the open switch, and brings it back. */
async function deleteAndUndo(screen: RenderedScreen): Promise<void> {
  await page.getByRole('button', { name: historyScreenWords.details.edit, exact: true }).click();
  await page.getByRole('menuitem', { name: switchDialogWords.delete }).click();
  const dialog = await openedDialog();
  await dialog.getByRole('button', { name: switchDialogWords.delete }).last().click();
  await expectGone(page.getByRole('dialog'));
  await expectTexts(entries, ['Sol']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => screen.writes.at(-1)?.method).toBe('POST');
  await expect.element(entry('Luna')).toBeVisible();
  await screen.caughtUp();
}

test.for([
  ['with a saved note', { [UUIDS[0]]: note('At the vet') }],
  ['without one', {}],
] as const)('what is typed about a switch %s comes back with it after Undo of Delete', async ([, notes]) => {
  const screen = await renderHistory(() => notes);
  const field = page.getByRole('textbox', { name: localNoteWords.field });
  await entry('Luna').click();
  await page.getByRole('button', { name: /^(Add|Edit).*note/ }).click();
  await field.fill('At the vet, twice');
  await deleteAndUndo(screen);
  await screen.reload();
  await entry('Luna').click();
  await expect.element(field).toHaveValue('At the vet, twice');
});

test('a note about a switch that waits stays with it once it is sent', async () => {
  const screen = await renderHistory();
  screen.online.set(false);
  const { id, uuid, name } = memberRow(screen, 'Quill');
  await screen.services.switchQueue.record({ members: [{ id, uuid, name }] });
  await entry('Quill').click();
  await page.getByRole('button', { name: localNoteWords.add }).click();
  await page.getByRole('textbox', { name: localNoteWords.field }).fill('On the train');
  await press('Control+Enter');
  await expect.element(entry('Quill')).toHaveTextContent('On the train');
  expect(Object.keys(stored(screen))[0]).toMatch(/^at:/);
  screen.online.set(true);
  await expect.poll(() => Object.keys(stored(screen))[0]).toMatch(/^[0-9a-f-]{36}$/);
  await expect.element(entry('Quill')).toHaveTextContent('On the train');
});

test('what is typed and not saved stays with a switch that is moved to another time', async () => {
  const screen = await renderHistory();
  await entry('Luna').click();
  await page.getByRole('button', { name: localNoteWords.add }).click();
  await page.getByRole('textbox', { name: localNoteWords.field }).fill('At the vet');
  const row = screen.sandbox.state.switches.get(UUIDS[0]);
  if (row === undefined) throw new Error('no switch');
  moveSwitch(screen.sandbox.state, row, microsFromMs(NOON_MS + HOUR_MS));
  await screen.reload();
  await expect.element(page.getByRole('textbox', { name: localNoteWords.field })).toHaveValue('At the vet');
});

test('what is typed and not saved about a switch that waits stays in its field once it is sent, and with it', async () => {
  const screen = await renderHistory();
  screen.online.set(false);
  const { id, uuid, name } = memberRow(screen, 'Quill');
  await screen.services.switchQueue.record({ members: [{ id, uuid, name }] });
  await entry('Quill').click();
  await page.getByRole('button', { name: localNoteWords.add }).click();
  const field = page.getByRole('textbox', { name: localNoteWords.field });
  await field.fill('On the train');
  screen.online.set(true);
  await expect.poll(() => screen.writes.at(-1)?.method).toBe('POST');
  await screen.caughtUp();
  await expect.element(field).toHaveValue('On the train');
  await expect.element(field).toHaveFocus();
  await screen.reload();
  await entry('Quill').click();
  await expect.element(field).toHaveValue('On the train');
});

test('the export offers notes, off at first, and has them with members named as elsewhere in the file', async () => {
  await renderHistory(MOSS_NEAR);
  const files = takeFiles();
  files.start();
  onTestFinished(files.stop);
  const open = async () => {
    await page.getByRole('button', { name: historyScreenWords.view, exact: true }).click();
    await page.getByRole('button', { name: exportFileWords.open, exact: true }).click();
    return openedDialog();
  };
  let dialog = await open();
  await dialog.getByRole('button', { name: exportFileWords.save }).click();
  await expect.poll(() => files.texts.length).toBe(1);
  expect(files.texts[0]).not.toContain('vet');
  dialog = await open();
  await dialog.getByText(words.export.label).click();
  await dialog.getByRole('button', { name: exportFileWords.save }).click();
  await expect.poll(() => files.texts.length).toBe(2);
  const text = files.texts[1];
  expect(text).toContain(Object.values(words.export.columns).join());
  expect(text).toContain('"At the ""vet""",busy,Moss: Near · tired');
});

test('in discreet mode a row says only that there is a note, and roles are hidden until they are asked for', async () => {
  await renderHistory(MOSS_NEAR, { preferences: { discreet: true } });
  const first = entries.filter({ hasText: words.note });
  await expect.element(first).not.toHaveTextContent(/vet|busy/);
  await first.click();
  await expectGone(page.getByText(/At the vet|Near/));
  await page.getByRole('button', { name: words.show }).click();
  await expect.element(page.getByText(/Near · tired/)).toBeVisible();
});

test('discreet mode says no mark in the filters, and hides roles and marks that were being changed', async () => {
  const screen = await renderHistory(MOSS_NEAR);
  screen.goTo('/history?mark=busy');
  await entry('Luna').click();
  await page.getByRole('button', { name: words.edit }).click();
  const moss = page.getByRole('group', { name: 'Moss' });
  const long = 'x'.repeat(LONGEST_MARK + 1);
  await moss.getByRole('combobox', { name: words.marks }).fill(long);
  await expect.element(page.getByText(switchNoteWords.marked('busy'))).toBeVisible();
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(page.getByText(switchNoteWords.markedSomehow)).toBeVisible();
  await expectGone(page.getByText(switchNoteWords.marked('busy')));
  await expectGone(page.getByRole('combobox', { name: words.marks }));
  await page.getByRole('button', { name: words.show }).click();
  await expect
    .poll(() => page.getByRole('combobox', { name: words.marks }).elements().at(-1))
    .toHaveValue(long);
  screen.services.settings.update((settings) => ({ ...settings, discreet: false }));
  await page.getByRole('button', { name: /^Filters/ }).click();
  const choice = page.getByLabelText(switchNoteWords.mark);
  await expect.element(choice).toBeVisible();
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expectGone(choice);
});

test('nothing of it is in the history as others see it', async () => {
  const screen = await renderHistory(() => ({ [UUIDS[0]]: note('At the vet') }));
  await expect.element(entry('Luna')).toHaveTextContent('At the vet');
  Object.assign(systemRow(screen, 'exmpl').privacy, {
    front_history_privacy: 'public',
    front_privacy: 'public',
  });
  screen.goTo('/lookup/system/exmpl/history?as=others');
  await expect.poll(() => screen.address()).toContain('as=others');
  await expect.element(entry('Luna')).toBeVisible();
  await expectGone(page.getByText('At the vet'));
  await entry('Luna').click();
  await expectGone(page.getByRole('button', { name: localNoteWords.add }));
});
