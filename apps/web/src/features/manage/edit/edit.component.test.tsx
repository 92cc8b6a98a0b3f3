import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, openedDialog } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow } from '../../../testing/world-rows.ts';
import { editWords as words } from './words.ts';

const name = page.css('form [name="display_name"]');

test('leaving a form with changes asks first, and the changes are there on return', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const address = `/manage/groups/${groupRow(screen, 'kitchen').id}`;
  screen.goTo(address);
  await name.fill('The kitchen table');
  await expect.element(page.getByText(words.changes(1))).toBeVisible();
  const back = page.getByRole('link', { name: 'Your groups' });
  await back.click();
  await (await openedDialog()).getByRole('button', { name: words.leave.stay }).click();
  await expectGone(page.getByRole('dialog'));
  expect(screen.address()).toBe(address);
  await back.click();
  await (await openedDialog()).getByRole('button', { name: words.leave.leave, exact: true }).click();
  await expect.poll(() => screen.address()).toBe('/manage/groups');
  screen.goTo(address);
  await expect.element(name).toHaveValue('The kitchen table');
  await expect.element(page.getByText(words.restored)).toBeVisible();
  expect(screen.writes).toEqual([]);
});
