import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stateWords } from '../../../state/words.ts';
import { expectGone, openedDialog } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow } from '../../../testing/world-rows.ts';
import { groupWords } from '../groups/words.ts';
import { editWords } from './words.ts';

const words = editWords.changesHere;
const { display_name: label } = groupWords.labels;
const name = page.css('form [name="display_name"]');
const description = page.css('form [name="description"]');
const button = (text: string) => page.getByRole('button', { name: text, exact: true });

async function openKitchen() {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  screen.goTo(`/manage/groups/${groupRow(screen, 'kitchen').id}`);
  await expect.element(name).toBeVisible();
  const input = name.element();
  return { screen, former: input instanceof HTMLInputElement ? input.value : '' };
}

async function rename(to: string): Promise<void> {
  await name.fill(to);
  await button(editWords.save).click();
  await expect.element(page.getByText(editWords.savedNotice).last()).toBeVisible();
}

test('a save can be undone from its notice', async () => {
  const { screen, former } = await openKitchen();
  await rename('The table');
  await button(stateWords.undo).click();
  await expect.element(name).toHaveValue(former);
  await expect
    .poll(() => screen.writes.map(({ body }) => body))
    .toEqual([{ display_name: 'The table' }, { display_name: former }]);
});

test('undoing a save sends only its fields, and what is typed in another field stays typed', async () => {
  const { screen, former } = await openKitchen();
  await rename('The table');
  await description.fill('Half a sen');
  await button(stateWords.undo).click();
  await expect.element(page.getByText(editWords.undone)).toBeVisible();
  expect(screen.writes.map(({ body }) => body)).toEqual([
    { display_name: 'The table' },
    { display_name: former },
  ]);
  await expect.element(name).toHaveValue(former);
  await expect.element(description).toHaveValue('Half a sen');
  await expect.element(page.getByText(editWords.changes(1))).toBeVisible();
});

test('undoing a save from another screen says that it is undone', async () => {
  const { screen, former } = await openKitchen();
  await rename('The table');
  screen.goTo('/switch');
  await expectGone(name);
  await button(stateWords.undo).click();
  await expect.element(page.getByText(editWords.undone)).toBeVisible();
  expect(groupRow(screen, 'kitchen').display_name).toBe(former);
});

test('undoing a save from another screen overwrites nothing that was changed since, and says so', async () => {
  const { screen } = await openKitchen();
  await rename('The table');
  screen.goTo('/switch');
  await expectGone(name);
  groupRow(screen, 'kitchen').display_name = 'The stove';
  await button(stateWords.undo).click();
  await expect.element(page.getByText(editWords.notUndone)).toBeVisible();
  await expect.element(page.getByText(editWords.changedSince)).toBeVisible();
  expect(groupRow(screen, 'kitchen').display_name).toBe('The stove');
});

test('an undo from another screen that could not be sent says why, and is tried again from its notice', async () => {
  const { screen, former } = await openKitchen();
  await rename('The table');
  screen.goTo('/switch');
  await expectGone(name);
  screen.breakWith({ kind: 'status', status: 503, match: { method: 'PATCH' } });
  await button(stateWords.undo).click();
  const notice = page.getByText(editWords.undoFailed('PluralKit has problems right now'));
  await expect.element(notice).toBeVisible();
  screen.mend();
  await button(editWords.tryAgain).click();
  await expect.element(page.getByText(editWords.undone)).toBeVisible();
  expect(groupRow(screen, 'kitchen').display_name).toBe(former);
});

test('a save that fails after its form was left is reported', async () => {
  const { screen } = await openKitchen();
  screen.breakWith({ kind: 'status', status: 503, match: { method: 'PATCH' } });
  const release = screen.hold(/./, 'PATCH');
  await name.fill('The table');
  await button(editWords.save).click();
  await page.getByRole('link', { name: 'Your groups' }).click();
  await (await openedDialog()).getByRole('button', { name: editWords.leave.leave, exact: true }).click();
  release();
  const title = editWords.later.title(
    groupWords.edit.form('Kitchen crew'),
    'PluralKit has problems right now',
  );
  await expect.element(page.getByText(title)).toBeVisible();
});

test('changes made here are listed, single fields are put back, and a forgotten name is gone from all of them', async () => {
  const { screen, former } = await openKitchen();
  await rename('The table');
  await rename('The stove');
  await page.getByText(words.title(2)).click();
  await button(words.restoreOf(label)).last().click();
  await expect.element(name).toHaveValue(former);
  await expect.element(page.getByText(editWords.changes(1))).toBeVisible();
  expect(screen.writes).toHaveLength(2);

  await button(words.purgeOf(label)).first().click();
  await (await openedDialog()).getByRole('button', { name: words.purge, exact: true }).click();
  // The table contained both: the former value, and the new one.
  await expect.element(page.getByText(words.namePurged)).toBeVisible();
  await expect.element(page.getByText(words.title(2))).not.toBeInTheDocument();
});
