import type { Sandbox } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { localDataStores, puttingLocal } from '../../../session/local/local-data.ts';
import { stateWords } from '../../../state/words.ts';
import { expectGone, focusOn, typeText } from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { memberRow, recordSwitch, systemRow } from '../../../testing/world-rows.ts';
import { noteWords as words } from './words.ts';

const toggle = page.getByRole('button', { name: words.leave });
const field = page.getByRole('textbox', { name: words.field });
const leave = page.getByRole('button', { name: words.leaveIt });
const waiting = page.getByRole('region', { name: words.waiting });
const due = page.getByRole('region', { name: words.due });
const HOUR_MS = 3_600_000;

/** The switch screen with Luna in front for an hour. */
const renderLuna = (
  stored: Readonly<Record<string, unknown>> = {},
  prepare: (sandbox: Sandbox) => void = () => {},
) =>
  renderScreen('/switch', {
    own: 'exmpl',
    stored,
    prepare: (sandbox) => {
      recordSwitch({ sandbox }, 'exmpl', [memberRow({ sandbox }, 'Luna').id], Date.now() - HOUR_MS);
      prepare(sandbox);
    },
  });

/** Chooses a member and switches to them. */
async function switchTo(name: string) {
  await page.css('[data-index]').filter({ hasText: name }).click();
  await page.getByRole('button', { name: `Switch to ${name}`, exact: true }).click();
}

/** A note of Luna with these settings beside it. */
async function renderWithNote(preferences: object = {}): Promise<RenderedScreen> {
  const screen = await renderLuna({ preferences: { version: 1, ...preferences } });
  await toggle.click();
  await expect.element(field).toHaveFocus();
  await typeText('The cat is fed');
  await leave.click();
  await expectGone(field);
  return screen;
}

test('a note waits until somebody else is in front, who marks it as read and can undo that; PluralKit gets nothing of it', async () => {
  const screen = await renderWithNote();
  await expect.element(waiting).toHaveTextContent('The cat is fed');
  expect(screen.writes).toEqual([]);
  await switchTo('Cas');
  await expect.element(due).toHaveTextContent('The cat is fed');
  await expect.element(due).toHaveTextContent('From Luna,');
  await expectGone(waiting);
  await screen.reload();
  await due.getByRole('button', { name: words.read }).click();
  await expectGone(due);
  await expect.element(page.getByRole('heading', { name: 'Fronting now' })).toHaveFocus();
  await page.getByRole('button', { name: stateWords.undo }).last().click();
  await expect.element(due).toHaveTextContent('The cat is fed');
  await due.getByRole('button', { name: words.read }).click();
  await expectGone(due);
  await screen.reload();
  await expect.element(toggle).toBeVisible();
  await expectGone(due);
  expect(JSON.stringify(screen.writes)).not.toContain('cat');
});

test('what is being written is there after a reload, a longer text is counted and not left, and a note can be edited', async () => {
  const screen = await renderLuna();
  await toggle.click();
  await expect.element(field).toHaveFocus();
  await field.fill('x'.repeat(501));
  await leave.click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText(words.tooLong(500))).toBeVisible();
  await field.fill('Half a');
  await screen.reload();
  await expect.element(field).toHaveValue('Half a');
  await focusOn(field);
  await field.fill('Half a line');
  await leave.click();
  await waiting.getByRole('button', { name: /^Edit the note/ }).click();
  await expect.element(field).toHaveValue('Half a line');
  await expectGone(waiting);
});

test('a note is of who has typed its first letter, whoever is in front when it is left', async () => {
  const screen = await renderLuna();
  await toggle.click();
  await expect.element(field).toHaveFocus();
  await typeText('The cat');
  await switchTo('Cas');
  await expect.element(page.getByText('From Luna,')).toBeVisible();
  await screen.reload();
  await leave.click();
  await expect.element(due).toHaveTextContent(/The cat.*From Luna,/);
});

test('while it is not known who is fronting, a note is neither due nor put in the field', async () => {
  const screen = await renderLuna({}, (sandbox) =>
    sandbox.faults.replace([{ kind: 'status', status: 503, match: { path: '/fronters' } }]),
  );
  await expect.element(page.getByText(/Who is fronting isn’t known/)).toBeVisible();
  const { privateStorage, storage } = screen.services;
  const store = privateStorage.store(localDataStores, storage)(systemRow(screen, 'exmpl').uuid);
  store.update(
    puttingLocal('notes', 'a', { text: 'The cat is fed', atMs: 1, front: [memberRow(screen, 'cas').uuid] }),
  );
  await expect
    .element(page.getByRole('region', { name: words.note }))
    .toHaveTextContent(/The cat.*From Cas,/);
  await expectGone(page.getByRole('button', { name: /^Edit the note/ }));
  await expectGone(due);
});

test('the focus goes to the field by a press alone: also by Edit while the field is open', async () => {
  const screen = await renderWithNote();
  await toggle.click();
  await expect.element(field).toHaveFocus();
  await typeText('And the dog');
  await waiting.getByRole('button', { name: /^Edit the note/ }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('The cat is fed\nAnd the dog');
  await screen.reload();
  await expect.element(field).toBeVisible();
  await screen.caughtUp();
  await expect.element(field).not.toHaveFocus();
});

test('in discreet mode an unfinished note is hidden until it is asked for, and what is typed then is not', async () => {
  const screen = await renderLuna();
  await toggle.click();
  await field.fill('Half a');
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expectGone(field);
  const form = page.getByRole('form', { name: words.field });
  await expect.element(form).toBeVisible();
  await screen.reload();
  await form.getByRole('button', { name: words.show }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Half a');
  await field.fill('Half a line');
  await expect.element(field).toHaveValue('Half a line');
  screen.services.settings.update((settings) => ({ ...settings, discreet: false }));
  await expect.element(field).toHaveValue('Half a line');
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expectGone(field);
});

test('in discreet mode a note is hidden until it is asked for', async () => {
  await renderWithNote({ discreet: true });
  await expect.element(waiting).toBeVisible();
  await expectGone(page.getByText('The cat is fed'));
  await waiting.getByRole('button', { name: words.show }).click();
  await expect.element(page.getByText('The cat is fed')).toBeVisible();
});

test('turned off there is nothing to leave a note with, and a note waits until it is on again', async () => {
  const screen = await renderWithNote();
  await expect.element(waiting).toBeVisible();
  screen.services.settings.update((settings) => ({ ...settings, frontNotes: false }));
  await expectGone(waiting);
  await expectGone(toggle);
  screen.services.settings.update((settings) => ({ ...settings, frontNotes: true }));
  await expect.element(waiting).toHaveTextContent('The cat is fed');
});
