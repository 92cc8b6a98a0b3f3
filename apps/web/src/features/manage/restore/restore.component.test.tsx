import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  arrivedAt,
  chooseInRecordMenu,
  clickTwice,
  expectGone,
  openedDialog,
  pressAt,
} from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow, memberRow } from '../../../testing/world-rows.ts';
import { deleteWords } from '../delete/words.ts';
import { restoreWords as words } from './words.ts';

test('the copy of a group with a part that PluralKit refuses stays until it is forgotten', async () => {
  const screen = await renderScreen('/manage/groups', {
    own: 'exmpl',
    prepare: (sandbox) =>
      Object.assign(groupRow({ sandbox }, 'kitchen'), {
        icon: null,
        banner: 'http://old.example/banner.png',
      }),
  });
  screen.goTo(`/manage/groups/${groupRow(screen, 'kitchen').id}`);
  await chooseInRecordMenu('Delete');
  const dialog = await openedDialog();
  await dialog.getByRole('textbox').fill('kitchen');
  await dialog.getByRole('button', { name: deleteWords.remove }).click();
  await arrivedAt('Your groups');
  await page.getByText(words.title(1)).click();
  await pressAt(page.getByRole('button', { name: /^Restore / }), 'Enter');
  await expect.element(page.getByText(/is restored$/)).toBeVisible();
  await expect.element(page.getByText('http://old.example/banner.png')).toBeVisible();
  await expectGone(page.getByRole('button', { name: /^Restore / }));
  await expect.element(page.css('summary').filter({ hasText: words.title(1) })).toHaveFocus();
  await pressAt(page.getByRole('button', { name: /^Forget the copy of / }), 'Enter');
  await expectGone(page.getByText(words.title(1)));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** What opens the list of copies. A notice may be above it. */
const copies = page.css('summary').filter({ hasText: words.title(1) });

test('a group is deleted once its name is typed, and comes back with its members', async () => {
  const screen = await renderScreen('/settings', {
    own: 'exmpl',
    // The service takes pictures by https alone, which the sandbox's own are not.
    prepare: (sandbox) => Object.assign(groupRow({ sandbox }, 'kitchen'), { icon: null, banner: null }),
  });
  const { id, uuid, members } = groupRow(screen, 'kitchen');
  screen.goTo(`/manage/groups/${id}`);
  await chooseInRecordMenu('Delete');
  const dialog = await openedDialog();
  const remove = dialog.getByRole('button', { name: deleteWords.remove });
  await remove.click();
  await expect.element(dialog.getByText('The name doesn’t match yet.')).toBeVisible();
  expect(screen.writes).toEqual([]);
  await dialog.getByRole('textbox').fill('KITCHEN');
  await clickTwice(remove);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your groups' })).toBeVisible();
  expect(screen.writes).toEqual([{ method: 'DELETE', path: `/groups/${uuid}`, body: null }]);
  // Back skips the form of the deleted record.
  screen.goBack();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  screen.goTo('/manage/groups');
  await arrivedAt('Your groups');
  await pressAt(copies, 'Enter');
  await page.getByRole('button', { name: /^Restore / }).click();
  await expect.element(page.getByText(/is restored$/)).toBeVisible();
  await expectGone(page.getByText(words.title(1)));
  const restored = groupRow(screen, 'kitchen');
  expect(restored.uuid).not.toBe(uuid);
  expect(restored.members.toSorted()).toEqual(members.toSorted());
  expect(screen.writes.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /groups',
    `POST /groups/${restored.uuid}/members/add`,
  ]);
});

test('a deleted member is restored once from the list although the answer is lost, and a forgotten copy returns by Undo', async () => {
  const screen = await renderScreen('/manage/members', {
    own: 'exmpl',
    prepare: (sandbox) =>
      Object.assign(memberRow({ sandbox }, 'Quill'), {
        avatar_url: null,
        banner: null,
        webhook_avatar_url: null,
      }),
  });
  const called = () => [...screen.sandbox.state.members.values()].filter(({ name }) => name === 'Quill');
  screen.goTo(`/manage/members/${memberRow(screen, 'Quill').id}`);
  await chooseInRecordMenu('Delete');
  const dialog = await openedDialog();
  await dialog.getByRole('textbox').fill('quill');
  await dialog.getByRole('button', { name: deleteWords.remove }).click();
  await arrivedAt('Your members');
  await expect.element(page.getByText('13 of up to 1,000 members')).toBeVisible();
  expect(screen.address()).toBe('/manage/members');
  expect(called()).toEqual([]);
  await pressAt(copies, 'Enter');
  await pressAt(page.getByRole('button', { name: /^Forget the copy of / }), 'Enter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await pressAt(copies, 'Enter');
  screen.breakWith({ kind: 'lost-answer', match: { method: 'POST', path: '/members$' }, times: 1 });
  await page.getByRole('button', { name: /^Restore / }).click();
  await expect.element(page.getByText(/ is restored$/)).toBeVisible();
  await expect.element(page.getByText('14 of up to 1,000 members')).toBeVisible();
  expect(called()).toHaveLength(1);
});
