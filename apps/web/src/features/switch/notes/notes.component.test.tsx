import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, focusOn, typeText } from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { memberRow, recordSwitch } from '../../../testing/world-rows.ts';
import { noteWords as words } from './words.ts';

const toggle = page.getByRole('button', { name: words.leave });
const field = page.getByRole('textbox', { name: words.field });
const leave = page.getByRole('button', { name: words.leaveIt });
const waiting = page.getByRole('region', { name: words.waiting });
const due = page.getByRole('region', { name: words.due });
const HOUR_MS = 3_600_000;

/** The switch screen with Luna in front for an hour. */
const renderLuna = (stored: Readonly<Record<string, unknown>> = {}) =>
  renderScreen('/switch', {
    own: 'exmpl',
    stored,
    prepare: (sandbox) =>
      recordSwitch({ sandbox }, 'exmpl', [memberRow({ sandbox }, 'Luna').id], Date.now() - HOUR_MS),
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
  await page.getByRole('button', { name: words.undo }).last().click();
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
