import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedDialog } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow } from '../../../testing/world-rows.ts';
import { deleteWords as words } from './words.ts';

test('a group is reported as hidden although the answer of PluralKit was lost', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const group = groupRow(screen, 'kitchen');
  screen.breakWith({ kind: 'lost-answer', match: { method: 'PATCH' }, times: 1 });
  screen.goTo(`/manage/groups/${group.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = await openedDialog();
  await dialog.getByRole('button', { name: words.hide }).click();
  await expect.element(page.getByText(/is now hidden from others$/)).toBeVisible();
  expect(group.privacy.visibility).toBe('private');
});

test('a group that may be hidden is not reported as unchanged', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const group = groupRow(screen, 'kitchen');
  screen.goTo(`/manage/groups/${group.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = await openedDialog();
  screen.breakWith(
    { kind: 'lost-answer', match: { method: 'PATCH' }, times: 1 },
    { kind: 'drop', match: { method: 'GET' } },
  );
  await dialog.getByRole('button', { name: words.hide }).click();
  await expect.element(dialog.getByText(words.perhapsHidden.group), { timeout: 20_000 }).toBeVisible();
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
  await page.getByRole('button', { name: 'Delete' }).click();
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
