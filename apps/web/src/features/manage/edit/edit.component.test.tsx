import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openAccounts } from '../../../session/accounts.ts';
import { expectGone, openedDialog } from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow, memberRow } from '../../../testing/world-rows.ts';
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

test('a new record instead of a copy leaves the form of the copy, a search in the list beside it does not', async () => {
  await page.viewport(1440, 900);
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const address = `/manage/groups/new?from=${groupRow(screen, 'kitchen').uuid}`;
  screen.goTo(address);
  await name.fill('The kitchen table');
  await expect.element(page.getByText(words.changes(1))).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find groups' }).fill('desk');
  await expect.poll(() => screen.address()).toBe(`${address}&text=desk`);
  await page.getByRole('link', { name: 'New group' }).first().click();
  await (await openedDialog()).getByRole('button', { name: words.leave.leave, exact: true }).click();
  await expect.poll(() => screen.address()).toBe('/manage/groups/new');
  await expect.element(name).toHaveValue('');
});

/** Types a name for the kitchen, leaves its form, and deletes it elsewhere. */
async function leaveDraftOfDeleted(screen: RenderedScreen) {
  const group = groupRow(screen, 'kitchen');
  screen.goTo(`/manage/groups/${group.id}`);
  await name.fill('The kitchen table');
  await page.getByRole('link', { name: 'Your groups' }).click();
  await (await openedDialog()).getByRole('button', { name: words.leave.leave, exact: true }).click();
  await expect.poll(() => screen.address()).toBe('/manage/groups');
  screen.sandbox.state.groups.delete(group.uuid);
  await screen.services.queryClient.refetchQueries({ type: 'active' });
  await expect.element(left).toBeVisible();
}

const left = page.getByRole('region', { name: words.left.title });
const make = left.getByRole('button', { name: words.left.makeOf.group('The kitchen table') });

test('what was typed for a deleted group stays in the list until a new group is created from it', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  await leaveDraftOfDeleted(screen);
  await make.click();
  await expect.element(name).toHaveValue('The kitchen table');
  // It is open beside the list.
  await expectGone(left);
  await page.getByRole('link', { name: 'Your groups' }).click();
  await (await openedDialog()).getByRole('button', { name: words.leave.leave, exact: true }).click();
  await make.click();
  await expect.element(name).toHaveValue('The kitchen table');
});

test('what was typed for a deleted group stays in the list when the person stays on another form', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  await leaveDraftOfDeleted(screen);
  const address = `/manage/groups/${groupRow(screen, 'Writing desk').id}`;
  screen.goTo(address);
  await name.fill('Another one');
  await make.click();
  await (await openedDialog()).getByRole('button', { name: words.leave.stay }).click();
  await expectGone(page.getByRole('dialog'));
  expect(screen.address()).toBe(address);
  await expect.element(make).toBeVisible();
});

test('discreet mode shows initials instead of what was typed for a deleted group', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  await leaveDraftOfDeleted(screen);
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(left).not.toHaveTextContent('kitchen');
  await expect.element(left.getByRole('button', { name: words.left.makeOf.group('TT') })).toBeVisible();
});

test('a form of one account is gone once another account is active', async () => {
  const screen = await renderScreen('/manage/members', { own: 'exmpl' });
  const other = screen.sandbox.tokens.find(({ systemId }) => systemId !== 'exmpl');
  const accounts = openAccounts(screen.services);
  const own = screen.services.session.getState().system?.uuid ?? '';
  await accounts.add(other?.token ?? '', { isStored: true });
  const others = screen.services.session.getState().system?.uuid ?? '';
  accounts.switchTo(own);
  screen.goTo(`/manage/members/${memberRow(screen, 'Luna').id}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
  accounts.switchTo(others);
  await expectGone(page.getByRole('heading', { level: 1, name: 'Luna' }));
  await expect.element(page.getByText('This member isn’t in your system')).toBeVisible();
});
