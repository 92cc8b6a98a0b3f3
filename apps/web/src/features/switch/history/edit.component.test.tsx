import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { draftNoteWords } from '../../../parts/switches/draft-note-words.ts';
import { historyEditWords } from '../../../parts/switches/history-edit-words.ts';
import { historyEditorWords } from '../../../parts/switches/history-editor-words.ts';
import {
  expectGone,
  expectTexts,
  focusOn,
  openedDialog,
  press,
  typeText,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { localTimeText } from '../../../testing/local-time-text.ts';
import { memberRow, systemRow } from '../../../testing/world-rows.ts';
import { historyWords as words } from './words.ts';

const MINUTE_MS = 60_000;
const switches = page.css('[data-switch]');

let screen: RenderedScreen;

/** The switches of the own system as the service has them, newest first, without their ids. */
function history() {
  const rows = screen.sandbox.state.index.switchesOfSystem.get(systemRow(screen, 'exmpl').uuid) ?? [];
  return rows.toReversed().map(({ timestamp, members }) => ({
    timestamp,
    names: members.map((uuid) => screen.sandbox.state.members.get(uuid)?.name),
  }));
}

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1_000) * 1_000 - minutes * MINUTE_MS;

async function openEditor(place: number): Promise<Locator> {
  await switches
    .nth(place)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: historyEditorWords.open }).click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByLabelText(historyEditWords.what)).toBeVisible();
  return dialog;
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: historyEditWords.save });

/** The table's fronts after saving, from the oldest on. */
const after = (dialog: Locator) => dialog.css('tbody td:last-child');

async function pick(dialog: Locator, text: string): Promise<void> {
  await focusOn(dialog.getByRole('searchbox', { name: 'Find members' }));
  await typeText(text);
  await press('Enter');
}

beforeEach(async () => {
  screen = await renderScreen('/switch', {
    own: 'exmpl',
    prepare(sandbox) {
      const system = systemRow({ sandbox }, 'exmpl').uuid;
      const members = ['Luna', 'marlow'].map((name) => memberRow({ sandbox }, name).uuid);
      for (const [minutes, inFront] of [
        [90, members],
        [10, []],
      ] as const) {
        const timestamp = microsFromMs(Date.now() - minutes * MINUTE_MS);
        insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp, members: [...inFront] });
      }
    },
  });
  await expect.element(switches.first()).toBeVisible();
});

test('a member is added for a while: the form shows the front before and after, and Undo puts everything back', async () => {
  const before = history();
  const dialog = await openEditor(1);
  await expect.element(dialog).toHaveTextContent(historyEditWords.previewNone);
  await pick(dialog, 'qui');
  await dialog.getByLabelText(historyEditWords.from, { exact: true }).fill(localTimeText(minutesAgo(60)));
  await dialog.getByLabelText(historyEditWords.to, { exact: true }).fill(localTimeText(minutesAgo(30)));
  await expect.element(dialog).toHaveTextContent(historyEditWords.requests(2));
  await expectTexts(after(dialog), [
    'Luna and Marlow',
    `Luna, Marlow and Quill${historyEditWords.changed}`,
    'Luna and Marlow',
    'Switch-out',
  ]);
  await save(dialog).click();
  await expect.element(page.getByText(historyEditWords.edits.names.insert).first()).toBeVisible();
  expect(
    history()
      .slice(0, 4)
      .map(({ names }) => names),
  ).toEqual([[], ['Luna', 'marlow'], ['Luna', 'marlow', 'Quill'], ['Luna', 'marlow']]);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.element(page.getByText(historyEditWords.notices.undone)).toBeVisible();
  expect(history()).toEqual(before);
});

test('an edit is in the list of latest edits, and undone from there by keyboard', async () => {
  const before = history();
  const dialog = await openEditor(1);
  await dialog.getByLabelText(historyEditWords.what).selectOptions(historyEditWords.kinds['take-out']);
  await pick(dialog, 'luna');
  await expectTexts(after(dialog).nth(1), [/Marlow/]);
  await save(dialog).click();
  await expect.element(page.getByText(historyEditWords.edits.names['take-out'])).toBeVisible();
  await page.getByText(historyEditWords.edits.title).click();
  const undo = page.getByRole('button', { name: /^Undo: Members removed for a while/ });
  await expect.element(undo).toBeVisible();
  expect(history()[1]?.names).toEqual(['marlow']);
  await focusOn(undo);
  await press('Enter');
  await expect.element(page.getByText(historyEditWords.notices.undone)).toBeVisible();
  expect(history()).toEqual(before);
  await expect.element(page.getByRole('heading', { name: words.title })).toHaveFocus();
});

test('a forgotten switch is added in the future only after that is confirmed', async () => {
  await page.getByRole('button', { name: historyEditorWords.add }).click();
  const dialog = await openedDialog();
  await pick(dialog, 'moss');
  const time = dialog.getByLabelText(historyEditWords.at, { exact: true });
  await time.fill(localTimeText(minutesAgo(-180)));
  await expect.element(dialog).toHaveTextContent(historyEditWords.future);
  await save(dialog).click({ force: true });
  expect(screen.writes).toHaveLength(0);
  await dialog.getByRole('button', { name: historyEditWords.futureConfirm }).click();
  await save(dialog).click();
  await expect.element(page.getByText(historyEditWords.edits.names.add).first()).toBeVisible();
  expect(history()[0]?.names).toEqual(['Moss']);
});

test('what was entered for a forgotten switch is still there after Escape, a press outside and a reload', async () => {
  const openForm = async () => {
    await page.getByRole('button', { name: historyEditorWords.add }).click();
    const dialog = await openedDialog();
    await expect.element(time(dialog)).toBeVisible();
    return dialog;
  };
  const time = (dialog: Locator) => dialog.getByLabelText(historyEditWords.at, { exact: true });
  const text = localTimeText(minutesAgo(45));
  const first = await openForm();
  await expect.element(first).not.toHaveTextContent(draftNoteWords.restored);
  await pick(first, 'moss');
  await press('Escape');
  await expectGone(page.getByRole('dialog'));
  const second = await openForm();
  await expect.element(second).toHaveTextContent(draftNoteWords.restored);
  await time(second).fill(text);
  await page.css('body').click({ position: { x: 5, y: 400 } });
  await expectGone(page.getByRole('dialog'));
  await screen.reload();
  const third = await openForm();
  await expect.element(time(third)).toHaveValue(text);
  await save(third).click();
  await expect.element(page.getByText(historyEditWords.edits.names.add).first()).toBeVisible();
  expect(history()[1]?.names).toEqual(['Moss']);
  const fourth = await openForm();
  await expect.element(time(fourth)).toHaveValue('');
  await expect.element(fourth).not.toHaveTextContent(draftNoteWords.restored);
});

test('the draft of an edit can be discarded, and belongs to its switch', async () => {
  const kind = (dialog: Locator) => dialog.getByLabelText(historyEditWords.what);
  const first = await openEditor(1);
  await kind(first).selectOptions(historyEditWords.kinds['take-out']);
  await press('Escape');
  await expectGone(page.getByRole('dialog'));
  const other = await openEditor(0);
  await expect.element(kind(other)).toHaveValue('insert');
  await press('Escape');
  await expectGone(page.getByRole('dialog'));
  const again = await openEditor(1);
  await expect.element(kind(again)).toHaveValue('take-out');
  await again.getByRole('button', { name: draftNoteWords.discard }).click();
  await expect.element(kind(again)).toHaveValue('insert');
  await expect.element(kind(again)).toHaveFocus();
  await expect.element(again).not.toHaveTextContent(draftNoteWords.restored);
});

test('a part of an edit that the service refuses leaves the history as it was, and the form says why', async () => {
  const before = history();
  const dialog = await openEditor(1);
  await pick(dialog, 'qui');
  await dialog.getByLabelText(historyEditWords.from, { exact: true }).fill(localTimeText(minutesAgo(60)));
  await dialog.getByLabelText(historyEditWords.to, { exact: true }).fill('');
  await expect.element(dialog).toHaveTextContent(historyEditWords.requests(2));
  const refusal = { status: 404, body: { message: 'No.', code: 20003 } };
  screen.breakWith({ match: { method: 'PATCH', path: '/switches/' }, kind: 'status', ...refusal });
  await save(dialog).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('A member is no longer in your system');
  await expect.poll(history).toEqual(before);
});
