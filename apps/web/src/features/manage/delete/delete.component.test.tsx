import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseInRecordMenu, expectGone, openedDialog } from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow } from '../../../testing/world-rows.ts';
import { deleteWords as words } from './words.ts';

test('a group is reported as hidden although the answer of PluralKit was lost', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const group = groupRow(screen, 'kitchen');
  screen.breakWith({ kind: 'lost-answer', match: { method: 'PATCH' }, times: 1 });
  screen.goTo(`/manage/groups/${group.id}`);
  await chooseInRecordMenu('Delete');
  const dialog = await openedDialog();
  await dialog.getByRole('button', { name: words.hide }).click();
  await expect.element(page.getByText(/is now hidden from others$/)).toBeVisible();
  expect(group.privacy.visibility).toBe('private');
});

test('a group that may be hidden is not reported as unchanged', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl', speed: 10 });
  const group = groupRow(screen, 'kitchen');
  screen.goTo(`/manage/groups/${group.id}`);
  await chooseInRecordMenu('Delete');
  const dialog = await openedDialog();
  screen.breakWith(
    { kind: 'lost-answer', match: { method: 'PATCH' }, times: 1 },
    { kind: 'drop', match: { method: 'GET' } },
  );
  await dialog.getByRole('button', { name: words.hide }).click();
  await expect.element(dialog.getByText(words.perhapsHidden.group)).toBeVisible();
  expect(group.privacy.visibility).toBe('private');
  screen.breakWith();
  await screen.services.queryClient.refetchQueries({ type: 'active' });
  await expect.element(dialog.getByText(/is now hidden from others$/)).toBeVisible();
  expect(dialog.getByText(words.perhapsHidden.group).elements()).toEqual([]);
}, 40_000);

test('a group is hidden instead when PluralKit refuses to delete it', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const group = groupRow(screen, 'kitchen');
  screen.breakWith({
    kind: 'status',
    status: 403,
    match: { method: 'DELETE' },
    body: { message: '403: Missing permissions to access this resource', code: 0 },
  });
  screen.goTo(`/manage/groups/${group.id}`);
  await chooseInRecordMenu('Delete');
  const dialog = await openedDialog();
  await dialog.getByRole('textbox').fill('kitchen');
  await dialog.getByRole('button', { name: words.remove }).click();
  await expect.element(dialog.getByText(words.refused)).toBeVisible();
  await dialog.getByRole('button', { name: words.hide }).click();
  await expect.element(page.getByText(/is now hidden from others$/)).toBeVisible();
  expect(group.privacy.visibility).toBe('private');
  await expect
    .element(page.getByRole('radiogroup', { name: 'Shown in lists' }).getByRole('radio', { name: 'Private' }))
    .toBeChecked();
});

/** Asks for the deletion of the kitchen, and closes the dialog before PluralKit answers. */
async function deleteAndClose(...faults: Parameters<RenderedScreen['breakWith']>) {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const group = groupRow(screen, 'kitchen');
  screen.goTo(`/manage/groups/${group.id}`);
  await chooseInRecordMenu('Delete');
  const dialog = await openedDialog();
  await dialog.getByRole('textbox').fill('kitchen');
  screen.breakWith(...faults);
  const release = screen.hold(/./, 'DELETE');
  await dialog.getByRole('button', { name: words.remove }).click();
  await dialog.getByRole('button', { name: words.doNotWait, exact: true }).click();
  await expectGone(dialog);
  return { screen, name: group.display_name ?? group.name, release };
}

test('a deletion that ends after the person went to another screen leaves them there, and says that it is done', async () => {
  const { screen, name, release } = await deleteAndClose();
  screen.goTo('/switch');
  release();
  await expect.element(page.getByText(words.deleted(name))).toBeVisible();
  expect(screen.address()).toMatch(/^\/switch/);
});

test('a deletion that fails after its dialog was closed says so', async () => {
  const body = { message: '403: Missing permissions to access this resource', code: 0 };
  const { screen, name, release } = await deleteAndClose({
    kind: 'status',
    status: 403,
    body,
    match: { method: 'DELETE' },
  });
  screen.goTo('/switch');
  release();
  await expect.element(page.getByText(words.notDeleted(name))).toBeVisible();
});

test('a deletion that ends after its dialog was closed leads from the form of the group to the list', async () => {
  const { screen, name, release } = await deleteAndClose();
  release();
  await expect.element(page.getByText(words.deleted(name))).toBeVisible();
  await expect.poll(() => screen.address()).toBe('/manage/groups');
});
