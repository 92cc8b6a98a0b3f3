import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { openDatabase } from '../../../persistence/database.ts';
import { stateWords } from '../../../state/words.ts';
import { clickTwice, expectGone, openedDialog } from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { memberRow, systemRow } from '../../../testing/world-rows.ts';
import { editWords } from '../edit/words.ts';
import { memberWords } from './words.ts';

const own = 'exmpl';
const save = page.getByRole('button', { name: /^(Save|Create member)$/ });
const members = page.getByRole('list', { name: 'Members' });
const toMembers = page.getByRole('link', { name: 'Your members' }).first();
const title = (name: string) => page.getByRole('heading', { level: 1, name });

/** A control by its whole label; "changed" is added to it when it differs from what is saved. */
const field = (label: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( ?\\(changed\\))?$`) });

/** One side of the first or of the empty proxy tag. */
const tag = (side: 'Before' | 'After', place: 'proxy tag 1' | 'new proxy tag'): Locator =>
  page.getByLabelText(`${side} the text, ${place}`, { exact: true });

const called = (screen: RenderedScreen, name: string) =>
  [...screen.sandbox.state.members.values()].filter((row) => row.name === name);

/** How often the list of the own members was fetched. The check for a member who was saved twice asks for `@me` instead. */
function readings(screen: RenderedScreen): number {
  const list = `/systems/${systemRow(screen, own).uuid}/members`;
  return screen.requests().filter(({ path }) => path.endsWith(list)).length;
}

function limitMembers(screen: RenderedScreen, limit: number): void {
  for (const config of screen.sandbox.state.configs.values()) config.member_limit = limit;
}

test('a new member is sent once with the filled fields, is in the list without another request, and is found after a lost answer', async () => {
  const screen = await renderScreen('/manage/members', { own, speed: 10 });
  await expect.element(page.getByText('14 of up to 1,000 members')).toBeVisible();
  await page.getByRole('link', { name: 'New member' }).click();
  await field('Name').fill('Ash');
  await field('Pronouns').fill('any');
  await field('Birthday').fill('29 feb');
  await expect.element(page.getByText(/Understood as .*29.*without a year/)).toBeVisible();
  await field('Colour').fill('#F8A');
  await tag('Before', 'new proxy tag').fill('ash ');
  await tag('After', 'proxy tag 1').fill('-a');
  await clickTwice(save);
  await expect.element(page.getByText(memberWords.add.saved('Ash'))).toBeVisible();
  await expect.element(title('Ash')).toBeVisible();
  const body = {
    name: 'Ash',
    pronouns: 'any',
    birthday: '0004-02-29',
    color: expect.stringMatching(/^ff88aa$/i),
    proxy_tags: [{ prefix: 'ash ', suffix: '-a' }],
  };
  expect(screen.writes).toEqual([{ method: 'POST', path: '/members', body }]);
  const before = readings(screen);
  await toMembers.click();
  await expect.element(page.getByText('15 of up to 1,000 members')).toBeVisible();
  await expect.element(members.getByText('Ash', { exact: true })).toBeVisible();
  expect(readings(screen)).toBe(before);

  screen.goTo('/manage/members/new');
  screen.breakWith({ kind: 'lost-answer', match: { method: 'POST' }, times: 1 });
  await field('Name').fill('Moth');
  await save.click();
  await expect.element(page.getByText(memberWords.add.saved('Moth'))).toBeVisible();
  expect(called(screen, 'Moth')).toHaveLength(1);
  expect(screen.writes).toHaveLength(2);
});

test('only what changed of a member is sent, and every screen shows it at once', async () => {
  const screen = await renderScreen('/lookup', { own });
  const luna = memberRow(screen, 'Luna');
  screen.goTo(`/lookup/member/${luna.id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field('Display name').fill('Luna Mae');
  await field('Birthday').fill('5 March 1999');
  await page.getByRole('switch', { name: /^Keep proxy tags/ }).click();
  await save.click();
  await expect.element(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  const body = { display_name: 'Luna Mae', birthday: '1999-03-05', keep_proxy: true };
  expect(screen.writes).toEqual([{ method: 'PATCH', path: `/members/${luna.uuid}`, body }]);
  screen.breakWith({ kind: 'drop' });
  await toMembers.click();
  await expect.element(members.getByText('Luna Mae')).toBeVisible();
  screen.goBack();
  screen.goBack();
  await expect.element(title('Luna Mae')).toBeVisible();
  expect(screen.address()).toContain('/lookup/member/');
});

test('a reached limit of members is shown before and after saving, and typed text stays over a reload', async () => {
  const screen = await renderScreen('/manage', {
    own,
    prepare: ({ state }) => {
      for (const config of state.configs.values()) config.member_limit = 14;
    },
  });
  screen.goTo('/manage/members');
  await expect.element(page.getByText(/You have as many members as PluralKit allows/)).toBeVisible();
  await page.getByRole('link', { name: 'New member' }).click();
  await expect
    .element(page.getByText(/Your system has 14 members, as many as PluralKit allows/))
    .toBeVisible();
  await field('Name').fill('Ash');
  await save.click();
  await expect
    .element(page.getByRole('alert').getByText(/as many members as PluralKit allows/))
    .toBeVisible();
  expect(called(screen, 'Ash')).toEqual([]);
  await screen.reload();
  await expect.element(field('Name')).toHaveValue('Ash');
  limitMembers(screen, 15);
  await save.click();
  await expect.element(page.getByText(memberWords.add.saved('Ash'))).toBeVisible();
});

test('refusals of the service are shown at their fields, and with a token that was renewed elsewhere no change looks saved', async () => {
  const screen = await renderScreen('/manage/members', { own });
  const sol = memberRow(screen, 'Sol');
  const before = structuredClone(sol);
  screen.goTo(`/manage/members/${sol.id}`);
  await field('Pronouns').fill('sun/suns');
  await page.getByRole('button', { name: 'All private' }).click();
  screen.breakWith({
    kind: 'status',
    status: 400,
    times: 1,
    match: { method: 'PATCH' },
    body: {
      message: 'Error parsing JSON model',
      code: 40001,
      errors: {
        pronouns: [{ message: 'Field pronouns is invalid.' }],
        visibility: [{ message: 'Field visibility is invalid.' }],
      },
    },
  });
  await save.click();
  await expect.element(page.getByText('Field pronouns is invalid.')).toBeVisible();
  await expect.element(page.getByText('Field visibility is invalid.')).toBeVisible();
  await expect.element(field('Pronouns')).toHaveValue('sun/suns');
  screen.sandbox.state.tokens.clear();
  await save.click();
  await expect.element(title('Settings')).toBeVisible();
  await expectGone(page.getByText(editWords.savedNotice));
  expect(sol).toEqual(before);
});

test('text typed for a member who was deleted elsewhere becomes a new member', async () => {
  const screen = await renderScreen('/manage/members', { own });
  const sol = memberRow(screen, 'Sol');
  screen.goTo(`/manage/members/${sol.id}`);
  await field('Pronouns').fill('sun/suns');
  screen.breakWith({
    kind: 'status',
    status: 404,
    body: { message: 'Member not found.', code: 20002 },
    match: { path: `/members/${sol.uuid}` },
  });
  await save.click();
  await expect.element(page.getByRole('alert').getByText(/no longer exists in PluralKit/)).toBeVisible();
  screen.mend();
  await page.getByRole('button', { name: 'Create a new member from it' }).click();
  await expect.element(field('Pronouns')).toHaveValue('sun/suns');
  await expect.element(field('Name')).toHaveValue('Sol');
});

test('text typed for a member who is no longer in the list is above the list until it is forgotten or used', async () => {
  const screen = await renderScreen('/manage/members', { own });
  const sol = memberRow(screen, 'Sol');
  const left = page.getByRole('region', { name: editWords.left.title });
  const leave = async () =>
    (await openedDialog()).getByRole('button', { name: editWords.leave.leave, exact: true }).click();
  const make = left.getByRole('button', { name: 'Create a new member from it: Sol' });
  screen.goTo(`/manage/members/${sol.id}`);
  await field('Pronouns').fill('sun/suns');
  await toMembers.click();
  await leave();
  screen.sandbox.state.members.delete(sol.uuid);
  await screen.services.queryClient.refetchQueries({ type: 'active' });
  await left.getByRole('button', { name: 'Forget what was typed for Sol' }).click();
  await expectGone(left);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('button', { name: stateWords.undo }).click();
  await make.click();
  await expect.element(field('Pronouns')).toHaveValue('sun/suns');
  await expect.element(field('Name')).toHaveValue('Sol');
  await toMembers.click();
  await leave();
  await expect.element(title('Your members')).toBeVisible();
  await make.click();
  await expect.element(field('Pronouns')).toHaveValue('sun/suns');
});

test('offline the list of members stays with its age, its search is in the address, and a form leads back to it', async () => {
  const screen = await renderScreen('/manage/members?text=lu', { own });
  await expect.element(page.getByText('From PluralKit just now')).toBeVisible();
  await members.getByRole('link').first().click();
  await expect.element(save).toBeVisible();
  screen.online.set(false);
  await toMembers.click();
  await expect.poll(() => screen.address()).toBe('/manage/members?text=lu');
  await expect.element(page.getByText(/^From PluralKit/)).toBeVisible();
  await expect.element(members.getByText('Luna')).toBeVisible();
  // Also after a reload without the network; less than five minutes old, it is not fetched again.
  await expect
    .poll(async () => (await (await openDatabase()).getAll('lists')).map(({ kind }) => kind))
    .toContain('own-members');
  screen.online.set(true);
  screen.breakWith({ kind: 'drop' });
  const before = readings(screen);
  await screen.reload();
  await expect.element(members.getByText('Luna')).toBeVisible();
  expect(readings(screen)).toBe(before);
});

test('of 2,500 members the list renders only those in sight, and a form says at once who else has a proxy tag', async () => {
  const screen = await renderScreen('/manage/members', { own: 'large', world: 'large' });
  await expect.element(page.getByText('2,500 of up to 3,000 members')).toBeVisible();
  for (const share of [0, 0.5, 1]) {
    window.scrollTo(0, document.documentElement.scrollHeight * share);
    await expect.element(page.css('[aria-setsize] a').first()).toBeInTheDocument();
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
  }
  const [taken] = [...screen.sandbox.state.members.values()].flatMap((row) => row.proxy_tags);
  if (taken === undefined) throw new Error('Nobody in this world has proxy tags.');
  screen.goTo('/manage/members/new');
  if (taken.prefix !== null) await tag('Before', 'new proxy tag').fill(taken.prefix);
  if (taken.suffix !== null)
    await tag('After', taken.prefix === null ? 'new proxy tag' : 'proxy tag 1').fill(taken.suffix);
  await expect.element(page.getByText(/has the same proxy tag\. Either of them/).first()).toBeVisible();
});
