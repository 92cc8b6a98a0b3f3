import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { ownListWords } from '../../../lists/entries/words.ts';
import { listWords } from '../../../lists/words.ts';
import { memberStateWords } from '../../../parts/member-state/words.ts';
import { localDataStores } from '../../../session/local/local-data.ts';
import type { MemberState } from '../../../session/local/local-tables.ts';
import { stateWords } from '../../../state/words.ts';
import { expectGone, focused, openedDialog, press, pressAt } from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { clearSwitches, groupRow, memberRow, recordSwitch, systemRow } from '../../../testing/world-rows.ts';
import { uiWords } from '../../../ui/words.ts';
import { localWords } from './words.ts';

const own = 'exmpl';
const YEAR_MS = 365 * 86_400_000;
const rows = page.css('[data-index]');
const search = page.getByRole('searchbox', { name: listWords.searchMembers });
const row = (name: string) => rows.filter({ hasText: name });
const { states } = listWords.local;

/** Opens a screen of a system whose members have states. */
async function render(path: string, given: Readonly<Record<string, MemberState>> = {}, prepare = () => {}) {
  const screen = await renderScreen('/licences', { own, prepare });
  give(screen, given);
  screen.goTo(path);
  return screen;
}

function give(screen: RenderedScreen, given: Readonly<Record<string, MemberState>>): void {
  const { privateStorage } = screen.services;
  const store = privateStorage.store(localDataStores, privateStorage.of(true))(systemRow(screen, own).uuid);
  store.update((data) => ({
    ...data,
    memberStates: Object.fromEntries(
      Object.entries(given).map(([name, state]) => [memberRow(screen, name).uuid, state]),
    ),
  }));
}

test('a member is set to resting on its page, and the list names the state, counts without it and filters by it', async () => {
  await page.viewport(1280, 800);
  const screen = await render('/licences', { Wren: 'not-a-person' });
  screen.goTo(`/lookup/member/${memberRow(screen, 'cas').uuid}`);
  const section = page.getByRole('radiogroup', { name: memberStateWords.title });
  await section.getByText(states.resting, { exact: true }).click();
  await expect.element(section.getByRole('radio', { name: states.resting })).toBeChecked();
  screen.goTo('/manage/members');
  await expect.element(row('Cas').getByText(states.resting)).toBeInTheDocument();
  await expect.element(row('Cas').getByRole('img', { name: uiWords.onlyHere })).toBeInTheDocument();
  await expect.element(row('Wren').getByText(states['not-a-person'])).toBeInTheDocument();
  const total = screen.sandbox.state.members.size;
  expect(total).toBeGreaterThan(2);
  await expect.element(page.getByText(/^\d+ members, 1 resting, 1 not a person/)).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page
    .getByRole('radiogroup', { name: ownListWords.state })
    .getByText(states.resting, { exact: true })
    .click();
  await expect.element(search).toHaveValue('state:resting');
  await expect.poll(() => rows.elements()).toHaveLength(1);
  expect(screen.writes).toEqual([]);
});

test('Random never opens who rests or stands for a state, unless they are asked for', async () => {
  const screen = await render('/manage/members');
  await expect.element(row('Luna')).toBeVisible();
  const names = [...screen.sandbox.state.members.values()].map(({ name }) => name);
  give(
    screen,
    Object.fromEntries(names.map((name) => [name, 'resting' as const]).filter(([name]) => name !== 'Luna')),
  );
  await page.getByRole('button', { name: /^View: / }).click();
  await page.getByRole('button', { name: listWords.randomMember }).click();
  await expect.poll(() => screen.address()).toContain(memberRow(screen, 'Luna').id);
});

test('a selection gets a state at once, and Undo takes it back', async () => {
  await page.viewport(1280, 800);
  const screen = await render('/manage/members', { Luna: 'not-a-person' });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await row('Luna').click();
  await row('Cas').click();
  await pressAt(page.getByRole('button', { name: localWords.state, exact: true }), 'Enter');
  await page.getByRole('menuitem', { name: localWords.set.resting(2) }).click();
  await expect.element(row('Luna').getByText(states.resting)).toBeInTheDocument();
  await expect.element(row('Cas').getByText(states.resting)).toBeInTheDocument();
  await page.getByRole('button', { name: stateWords.undo }).last().click();
  await expect.element(row('Luna').getByText(states['not-a-person'])).toBeInTheDocument();
  await expectGone(row('Cas').getByText(states.resting));
  expect(screen.writes).toEqual([]);
});

test('who was in no switch for twelve months is listed by name before anybody rests', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/manage/members', {
    own,
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, own);
      for (const name of ['Luna', 'cas'])
        recordSwitch({ sandbox }, own, [memberRow({ sandbox }, name).id], Date.now() - 3_600_000);
      recordSwitch({ sandbox }, own, [memberRow({ sandbox }, 'Wren').id], Date.now() - 2.1 * YEAR_MS);
      recordSwitch({ sandbox }, own, [], Date.now() - 2 * YEAR_MS);
    },
  });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await pressAt(page.getByRole('button', { name: localWords.state, exact: true }), 'Enter');
  await page.getByRole('menuitem', { name: localWords.rest }).click();
  const dialog = await openedDialog();
  const list = dialog.getByRole('list', { name: localWords.dialog.members });
  await expect.element(list.getByText('Wren', { exact: false }).first()).toBeVisible();
  await expectGone(list.getByText('Luna'));
  await list.getByRole('checkbox', { name: /Wren/ }).click();
  const count = list.getByRole('checkbox', { checked: true }).elements().length;
  await dialog.getByRole('button', { name: localWords.dialog.set(count) }).click();
  await expectGone(dialog);
  await expect
    .poll(() =>
      Object.keys(
        Object(Object(screen.stored(localDataStores.keyOf(systemRow(screen, own).uuid))).memberStates),
      ),
    )
    .toHaveLength(count);
  await press('Escape');
  await expectGone(row('Wren').getByText(states.resting));
});

test('if the history is not loaded so far, that is said, and nobody is guessed', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/manage/members', {
    own,
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, own);
      const { id } = memberRow({ sandbox }, 'Luna');
      for (let index = 0; index < 300; index += 1)
        recordSwitch({ sandbox }, own, [id], Date.now() - index * 3_600_000);
    },
  });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await pressAt(page.getByRole('button', { name: localWords.state, exact: true }), 'Enter');
  await page.getByRole('menuitem', { name: localWords.rest }).click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByRole('link', { name: localWords.dialog.history })).toBeVisible();
  await expectGone(dialog.getByRole('checkbox'));
  expect(screen.writes).toEqual([]);
});

test('Switch lists nobody who rests; the search finds them, marked, and their menu makes them active', async () => {
  const screen = await render('/switch', { cas: 'resting', Wren: 'not-a-person' });
  await expect.element(row('Wren').getByText(states['not-a-person'])).toBeInTheDocument();
  await expectGone(row('Cas'));
  await expect.element(page.getByText(/^\d+ members, 1 resting, 1 not a person$/)).toBeVisible();
  await page.getByRole('searchbox').fill('cas');
  await expect.element(row('Cas').getByText(states.resting)).toBeInTheDocument();
  await pressAt(row('Cas'), 'Shift+Enter');
  await page.getByRole('menuitem', { name: 'Mark Cas as active' }).click();
  await expectGone(row('Cas').getByText(states.resting));
  await page.getByRole('searchbox').fill('');
  await expect.element(row('Cas')).toBeVisible();
  await pressAt(row('Cas'), 'Shift+Enter');
  await page.getByRole('menuitem', { name: 'Mark Cas as resting' }).click();
  await expectGone(row('Cas'));
  await expect.poll(() => focused()?.closest('main') ?? null).not.toBeNull();
  expect(screen.writes).toEqual([]);
});

test('a picker offers nobody who rests, except who is chosen and who is searched for', async () => {
  const screen = await render('/licences', { Juniper: 'resting', Luna: 'resting', Wren: 'not-a-person' });
  screen.goTo(`/manage/groups/${groupRow(screen, 'kitchen').id}/members`);
  const options = page.getByRole('checkbox');
  const option = (name: string) => page.getByRole('list').filter({ has: options }).getByText(name);
  await expect.element(option('Wren')).toBeInTheDocument();
  // She is in the group.
  await expect.element(option('Juniper')).toBeInTheDocument();
  await expectGone(option('Luna'));
  await search.fill('luna');
  await expect.element(option('Luna')).toBeInTheDocument();
  await expect.element(option(states.resting)).toBeInTheDocument();
});

test('a state is drawn by its line, too, in forced colours, and two chips move no column', async () => {
  const media = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(() => media('none'));
  await page.viewport(1280, 800);
  await render('/manage/members', { Wren: 'not-a-person', Harbour: 'resting' });
  await expect.element(row('Harbour').getByText(states.resting)).toBeVisible();
  const columnsOf = (name: string) =>
    [...row(name).element().querySelectorAll('[class*=columns] > [class*=column]')].map(
      (it) => it.getBoundingClientRect().x,
    );
  expect(columnsOf('Luna').length).toBeGreaterThan(2);
  expect(columnsOf('Harbour')).toEqual(columnsOf('Luna'));
  const lineOf = (name: string) =>
    getComputedStyle(row(name).element().querySelector('[class*=picture]') ?? document.body).borderStyle;
  await media('active');
  await expect.poll(() => lineOf('Wren')).toBe('dashed');
  expect(lineOf('Luna')).not.toBe('dashed');
});
