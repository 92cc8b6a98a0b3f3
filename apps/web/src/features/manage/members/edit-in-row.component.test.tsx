import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stateWords } from '../../../state/words.ts';
import {
  expectGone,
  focusOn,
  openedDialog,
  press,
  pressAt,
  typeText,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { memberRow } from '../../../testing/world-rows.ts';
import { editWords } from '../edit/words.ts';
import { ownMembersWords } from './list-words.ts';
import { memberWords } from './words.ts';

const own = 'exmpl';
const words = memberWords.inRow;
const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}\\b`) });
const form = (name: string) => page.getByRole('form', { name: memberWords.edit.form(name) });
const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });

async function openList(speed = 10, displayName: string | null = null): Promise<RenderedScreen> {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/manage/members', {
    own,
    speed,
    prepare: (sandbox) => {
      memberRow({ sandbox }, 'Luna').display_name = displayName;
    },
  });
  await expect.element(row('Luna')).toBeVisible();
  return screen;
}

test('F2 on a row edits the field that it shows and the pronouns, and Enter saves only what changed', async () => {
  const screen = await openList();
  await pressAt(row('Luna'), 'F2');
  await expect.element(form('Luna')).toBeVisible();
  const pronouns = field(memberWords.labels.pronouns);
  await pronouns.fill('xe/xem');
  await expect.element(page.getByText(words.unsaved)).toBeVisible();
  await pressAt(pronouns, 'Enter');
  await expectGone(form('Luna'));
  await expect.element(row('Luna')).toHaveTextContent('xe/xem');
  await expect.element(row('Luna')).toHaveFocus();
  expect(screen.writes.map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { pronouns: 'xe/xem' }],
  ]);
  await page.getByRole('button', { name: stateWords.undo }).click();
  await expect.poll(() => screen.writes.length).toBe(2);
  await expect.element(row('Luna')).not.toHaveTextContent('xe/xem');
});

test('the display name is edited where the row shows it, and the name where there is none', async () => {
  const screen = await openList(10, 'Luna Moon');
  await pressAt(row('Luna Moon'), 'F2');
  const name = field(memberWords.labels.display_name);
  await expect.element(name).toHaveValue('Luna Moon');
  await name.fill('Luna Sky');
  await pressAt(name, 'Enter');
  await expect.element(row('Luna Sky')).toHaveFocus();
  expect(screen.writes.map(({ body }) => body)).toEqual([{ display_name: 'Luna Sky' }]);
  await pressAt(row('Ivy'), 'F2');
  await expect.element(form('Ivy').getByLabelText(/^Name/)).toHaveValue('Ivy');
});

test('the button of a row opens its fields, Escape discards with undo, and nothing is sent', async () => {
  const screen = await openList();
  await row('Luna').hover();
  await page.getByRole('button', { name: ownMembersWords.editOf('Luna') }).click();
  await expect.poll(() => form('Luna').element().contains(document.activeElement)).toBe(true);
  await typeText('Lu');
  await press('Escape');
  await expectGone(form('Luna'));
  await expect.element(row('Luna')).toHaveFocus();
  await expect.element(page.getByText(editWords.discarded)).toBeVisible();
  expect(screen.writes).toEqual([]);
});

test('fields without a change close with the focus; with one they stay, and the draft is in the form of the member', async () => {
  const screen = await openList(1);
  await pressAt(row('Luna'), 'F2');
  await expect.element(form('Luna')).toBeVisible();
  await focusOn(page.getByRole('searchbox'));
  await expectGone(form('Luna'));
  await pressAt(row('Luna'), 'F2');
  await field(memberWords.labels.pronouns).fill('ze/zir');
  await focusOn(page.getByRole('searchbox'));
  await expect.element(form('Luna')).toBeVisible();
  await pressAt(row('Ivy'), 'F2');
  await expect.element(form('Ivy')).toBeVisible();
  await expectGone(form('Luna'));
  await expect.element(page.getByText(/^Not saved: what you typed for Luna/)).toBeVisible();
  await press('Escape');
  await row('Luna').click();
  await expect.element(field(memberWords.labels.pronouns)).toHaveValue('ze/zir');
  expect(screen.writes).toEqual([]);
});

test('what is wrong is said at the field, and a refusal of the service keeps what was typed', async () => {
  const screen = await openList();
  await pressAt(row('Luna'), 'F2');
  const pronouns = field(memberWords.labels.pronouns);
  await pronouns.fill('x'.repeat(101));
  await pressAt(pronouns, 'Enter');
  await expect.element(pronouns).toHaveAttribute('aria-invalid', 'true');
  await expect.element(pronouns).toHaveFocus();
  expect(screen.writes).toEqual([]);
  await pronouns.fill('ze/zir');
  screen.sandbox.faults.replace([{ kind: 'status', status: 500, match: { method: 'PATCH' } }]);
  await pressAt(pronouns, 'Enter');
  await expect.element(form('Luna').getByRole('alert')).toBeVisible();
  await expect.element(pronouns).toHaveValue('ze/zir');
});

test('a change made elsewhere meanwhile is asked about before one overwrites the other', async () => {
  const screen = await openList();
  await pressAt(row('Luna'), 'F2');
  const pronouns = field(memberWords.labels.pronouns);
  await pronouns.fill('ze/zir');
  memberRow(screen, 'Luna').pronouns = 'fae/faer';
  await pressAt(pronouns, 'Enter');
  const dialog = await openedDialog();
  await expect.element(dialog).toHaveTextContent('fae/faer');
  expect(screen.writes).toEqual([]);
  await dialog.getByText(editWords.conflict.mine).click();
  await dialog.getByRole('button', { name: editWords.conflict.save }).click();
  await expect.poll(() => screen.writes.length).toBe(1);
  await expect.element(row('Luna')).toHaveTextContent('ze/zir');
});

test('a narrow list has no button in its rows, and selecting takes F2 away', async () => {
  await openList();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await pressAt(page.css('main [role="option"]').first(), 'F2');
  await expectGone(page.getByRole('button', { name: ownMembersWords.editOf('Luna') }));
  await page.viewport(800, 800);
  await press('Escape');
  await expect.element(row('Luna')).toBeVisible();
  await expectGone(page.getByRole('button', { name: ownMembersWords.editOf('Luna') }));
  await page.viewport(1280, 800);
});
