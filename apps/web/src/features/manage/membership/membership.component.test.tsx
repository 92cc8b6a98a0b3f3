import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  chooseInRecordMenu,
  clickTwice,
  expectGone,
  openedDialog,
  pressAt,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen, SERVICE_URL } from '../../../testing/component/render-screen.tsx';
import { groupRow, memberRow } from '../../../testing/world-rows.ts';
import { deleteWords } from '../delete/words.ts';
import { editWords } from '../edit/words.ts';
import { membershipWords as words } from './words.ts';

const save = page.getByRole('button', { name: editWords.save, exact: true });
const saved = page.getByText(editWords.saved, { exact: true });
const findMembers = page.getByRole('searchbox', { name: 'Find members' });
/** Finds a member and chooses them. The result of an earlier search may still be shown until this one is. */
async function choose({ id, uuid }: { readonly id: string; readonly uuid: string }) {
  await findMembers.fill(id);
  await page.css(`[aria-setsize="1"] input[data-key="${uuid}"]`).click();
}

/** The kitchen group, one of its members, and two members of the same system who are not in it. */
function kitchen(screen: RenderedScreen) {
  const group = groupRow(screen, 'kitchen');
  const { members } = screen.sandbox.state;
  const [inside] = group.members.flatMap((uuid) => members.get(uuid) ?? []);
  const [outside, other] = [...members.values()].filter(
    ({ system, uuid }) => system === group.system && !group.members.includes(uuid),
  );
  if (!inside || !outside || !other) throw new Error('The world has members inside and outside.');
  return { group, inside, outside, other };
}

/** Writes with the token of the system, without the app. */
async function writeElsewhere(screen: RenderedScreen, method: string, path: string, body?: unknown) {
  const token = screen.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  const answer = await screen.sandbox.fetch(
    new Request(`${SERVICE_URL}/v2${path}`, {
      method,
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  expect(answer.status).toBe(204);
}

test('the difference is shown before it is saved, and only the difference is sent', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const { group, inside, outside } = kitchen(screen);
  screen.goTo(`/manage/groups/${group.id}/members`);
  for (const member of [outside, inside]) await choose(member);
  await expect.element(page.getByText(words.difference(1, 1))).toBeVisible();
  await clickTwice(save);
  await expect.element(saved).toBeVisible();
  expect(screen.writes).toEqual([
    { method: 'POST', path: `/groups/${group.uuid}/members/add`, body: [outside.uuid] },
    { method: 'POST', path: `/groups/${group.uuid}/members/remove`, body: [inside.uuid] },
  ]);
});

test('a member whom another device added in the meantime stays in the group', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const { group, outside, other } = kitchen(screen);
  screen.goTo(`/manage/groups/${group.id}/members`);
  await choose(outside);
  await writeElsewhere(screen, 'POST', `/groups/${group.uuid}/members/add`, [other.uuid]);
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(group.members).toEqual(expect.arrayContaining([outside.uuid, other.uuid]));
});

test('a member is added to a group from the screen of the member', async () => {
  const screen = await renderScreen('/manage/members', { own: 'exmpl' });
  const { group, outside } = kitchen(screen);
  screen.goTo(`/manage/members/${outside.id}/groups`);
  const find = page.getByRole('searchbox', { name: 'Find groups' });
  await find.fill(group.id);
  await pressAt(find, 'Enter');
  await expect.element(page.getByText(words.difference(1, 0))).toBeVisible();
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(screen.writes).toEqual([
    { method: 'POST', path: `/members/${outside.uuid}/groups/add`, body: [group.uuid] },
  ]);
  expect(group.members).toContain(outside.uuid);
});

test('a member deleted in the meantime is left out, and the others are added', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const { group, outside, other } = kitchen(screen);
  screen.goTo(`/manage/groups/${group.id}/members`);
  for (const member of [outside, other]) await choose(member);
  await writeElsewhere(screen, 'DELETE', `/members/${other.uuid}`);
  await save.click();
  await expect.element(page.getByText(words.goneMembers(1))).toBeVisible();
  expect(group.members).toContain(outside.uuid);
  expect(() => memberRow(screen, other.name)).toThrow();
});

test('a deleted member is named in the earlier changes of a group, and is not offered to be put back', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const { group, outside, other } = kitchen(screen);
  screen.goTo(`/manage/groups/${group.id}/members`);
  for (const member of [outside, other]) await choose(member);
  await save.click();
  await expect.element(saved).toBeVisible();
  await deleteMember(screen, outside);
  await writeElsewhere(screen, 'DELETE', `/members/${other.uuid}`);
  await screen.services.queryClient.refetchQueries({ type: 'active' });
  screen.goTo(`/manage/groups/${group.id}/members`);
  await page.getByText(editWords.changesHere.title(1)).click();
  const { before } = editWords.changesHere;
  await expect
    .element(page.getByText(before(words.deletedOf(outside.display_name ?? outside.name))))
    .toBeVisible();
  await expect.element(page.getByText(before(words.deleted.member))).toBeVisible();
  await expectGone(page.getByRole('button', { name: editWords.changesHere.restore }));
});

/** Deletes a member in the app, which stores a copy. */
async function deleteMember(screen: RenderedScreen, { id, name }: { id: string; name: string }) {
  screen.goTo(`/manage/members/${id}`);
  await chooseInRecordMenu('Delete');
  const dialog = await openedDialog();
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: deleteWords.remove }).click();
  await expectGone(dialog);
}

test('a choice of members is still there after a reload, and is saved once although the answer is lost', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const { group, outside } = kitchen(screen);
  screen.goTo(`/manage/groups/${group.id}/members`);
  await choose(outside);
  await expect.element(page.getByText(words.difference(1, 0))).toBeVisible();
  await screen.reload();
  await expect.element(page.getByText(words.difference(1, 0))).toBeVisible();
  screen.breakWith({ kind: 'lost-answer', match: { method: 'POST', path: '/members/add$' }, times: 1 });
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(screen.writes).toHaveLength(1);
  expect(group.members.filter((uuid) => uuid === outside.uuid)).toHaveLength(1);
});

test('a choice that was left while only its additions were in is said to be saved in part', async () => {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  const { group, inside, outside } = kitchen(screen);
  screen.goTo(`/manage/groups/${group.id}/members`);
  for (const member of [outside, inside]) await choose(member);
  await expect.element(page.getByText(words.difference(1, 1))).toBeVisible();
  screen.breakWith({ kind: 'drop', match: { path: '/members/remove$' } });
  await save.click();
  await expect.poll(() => group.members).toContain(outside.uuid);
  await screen.reload();
  await expect.element(page.getByText(editWords.restoredPartly)).toBeVisible();
  await expect.element(page.getByText(words.difference(0, 1))).toBeVisible();
});

test('on a screen of 320 pixels the names of hidden groups and members are complete in the choice and in the list', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/manage/members', { own: 'exmpl' });
  const row = page.getByRole('link', { name: /Harbour/ });
  await expect.element(row).toBeVisible();
  const cut = [...row.element().querySelectorAll('*')].filter(
    (part) =>
      part.clientWidth > 1 &&
      part.scrollWidth > part.clientWidth + 1 &&
      getComputedStyle(part).overflow === 'hidden',
  );
  expect(cut).toEqual([]);
  screen.goTo(`/manage/members/${memberRow(screen, 'Juniper').uuid}/groups`);
  const name = page
    .getByRole('checkbox', { name: /Quiet rooms/ })
    .xpath('..')
    .getByText('Quiet rooms');
  await expect.element(name).toBeVisible();
  expect(name.element().scrollWidth - name.element().clientWidth).toBe(0);
});
