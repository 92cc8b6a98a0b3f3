import { insertSwitch, microsFromMs, type SwitchRow } from '@frontboard/sandbox';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { switchDialogWords as words } from '../../../parts/switches/change/switch-dialog-words.ts';
import { openDatabase } from '../../../persistence/database.ts';
import {
  clickTwice,
  expectGone,
  expectTexts,
  focusOn,
  openedDialog,
  press,
  pressAt,
  typeText,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { localTimeText } from '../../../testing/local-time-text.ts';
import { memberRow, recordSwitch, systemRow } from '../../../testing/world-rows.ts';
import { historyWords } from './words.ts';

const MINUTE_MS = 60_000;
const PATCHES = { method: 'PATCH', path: '/switches/' };
const switches = page.css('[data-switch]');

let screen: RenderedScreen;

function history(): readonly SwitchRow[] {
  const rows = screen.sandbox.state.index.switchesOfSystem.get(systemRow(screen, 'exmpl').uuid) ?? [];
  return [...rows].reverse();
}

/** A switch of the own system as the service has it, by its position from the newest. */
function switchAt(place: number): SwitchRow {
  const found = history()[place];
  if (found === undefined) throw new Error(`The system has no switch number ${place}.`);
  return found;
}

/** How many rows of the device's database have switches. */
async function storedSwitches(): Promise<number> {
  return (await openDatabase()).count('history');
}

/** Opens the menu of one of the listed switches. */
async function choose(place: number, item: string): Promise<Locator> {
  await switches
    .nth(place)
    .getByRole('button', { name: /^More for the switch/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
  await expectGone(page.getByRole('menu'));
  return openedDialog();
}

const timeField = (dialog: Locator) => dialog.getByLabelText(words.time.label);
const order = (dialog: Locator) => dialog.getByRole('list', { name: 'In order' }).getByRole('listitem');
const save = (dialog: Locator) => dialog.getByRole('button', { name: words.save });

beforeEach(async () => {
  screen = await renderScreen('/switch', {
    own: 'exmpl',
    prepare(sandbox) {
      const system = systemRow({ sandbox }, 'exmpl').uuid;
      const members = ['Luna', 'marlow'].map((name) => memberRow({ sandbox }, name).uuid);
      for (const [minutes, inFront] of [
        [30, members],
        [10, []],
      ] as const) {
        const timestamp = (microsFromMs(Date.now() - minutes * MINUTE_MS) + 123n) as SwitchRow['timestamp'];
        insertSwitch(sandbox.state, {
          uuid: crypto.randomUUID(),
          system,
          timestamp,
          members: [...inFront],
        });
      }
    },
  });
  await expect.element(switches.first()).toBeVisible();
});

test('a switch shows its members in front order, its exact time and its ID, and links to its members', async () => {
  await switches.nth(1).getByRole('button', { name: 'Luna and Marlow', exact: true }).click();
  const dialog = await openedDialog();
  await expectTexts(dialog.getByRole('listitem'), [/^L?Luna/, 'Marlow']);
  await expect.element(dialog).toHaveTextContent(switchAt(1).uuid);
  await expect.element(dialog).toHaveTextContent(/\d\d:\d\d:\d\d/);
  await dialog.getByRole('link', { name: /Luna/ }).click();
  await expect.poll(() => screen.address()).toMatch(/^\/lookup\/member\//);
});

test('switches have the order of the front, remember it, and show members by name where it is not known, in their dialogs too', async () => {
  const ids = ['Moss', 'marlow', 'Luna'].map((name) => memberRow(screen, name).id);
  const [inOrder, byName] = ['Moss, Marlow and Luna', 'Luna, Marlow and Moss'] as const;
  recordSwitch(screen, 'exmpl', ids, Date.now() - 2 * MINUTE_MS);
  recordSwitch(screen, 'exmpl', ids, Date.now() - MINUTE_MS);
  screen.hold(/switches\/[^/]+$/);
  await screen.reload();
  await expect.element(switches.first()).toHaveTextContent(inOrder);
  await expect.element(switches.nth(1)).toHaveTextContent(byName);
  recordSwitch(screen, 'exmpl', []);
  await screen.reload();
  await expect.element(switches.first()).toHaveTextContent('Switch-out');
  for (const [place, order] of [inOrder, byName].entries()) {
    await expect.element(switches.nth(1 + place)).toHaveTextContent(order);
    const listed = (await choose(1 + place, words.view)).getByRole('listitem');
    await expectTexts(listed, order.split(/, | and /));
    await press('Escape');
    await expectGone(page.getByRole('dialog'));
  }
});

test('the history shows at once what the recent switches have loaded and changed, while the service fails', async () => {
  const dialog = await choose(1, words.changeTime);
  const wantedMs = Math.floor((Date.now() - 5 * MINUTE_MS) / 1000) * 1000;
  await timeField(dialog).fill(localTimeText(wantedMs));
  await save(dialog).click();
  await expect.element(page.getByText('Switch moved')).toBeVisible();
  screen.breakWith({ kind: 'drop', match: { path: '/switches' } });
  screen.goTo('/history');
  await expect.element(page.css(`[data-entry="${switchAt(0).uuid}"]`)).toHaveTextContent('Luna');
});

test.each([
  ['is refused', { kind: 'status', status: 403, body: { code: 30005 } }],
  ['fails', { kind: 'drop' }],
] as const)(
  'known switches stay with a note when a request %s, and "Try again" removes it',
  async (_, rule) => {
    await expect.poll(storedSwitches).toBeGreaterThan(0);
    screen.breakWith({ ...rule, match: { path: '/switches' } });
    await screen.reload();
    await expect.element(page.getByText(historyWords.stale)).toBeVisible();
    await expect.element(switches.nth(1)).toHaveTextContent('Luna and Marlow');
    screen.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectGone(page.getByText(historyWords.stale));
    await expect.element(switches.nth(1)).toHaveTextContent('Luna and Marlow');
  },
);

test('the focus goes into a form of the switch, back to its button, and out to the list', async () => {
  const more = switches.nth(1).getByRole('button', { name: /^More for/ });
  const dialog = await choose(1, words.view);
  for (const [way, place] of [
    [words.changeTime, timeField(dialog)],
    [words.changeMembers, dialog.getByRole('searchbox', { name: 'Find members' })],
    [words.delete, dialog.getByRole('button', { name: words.cancel })],
  ] as const) {
    const opener = dialog.getByRole('button', { name: way });
    await pressAt(opener, 'Enter');
    await expect.element(place).toHaveFocus();
    await pressAt(dialog.getByRole('button', { name: words.cancel }), 'Enter');
    await expect.element(opener).toHaveFocus();
  }
  await press('Escape');
  await expect.element(more).toHaveFocus();
  await expect.element(timeField(await choose(1, words.changeTime))).toHaveFocus();
});

test('moving a switch past its neighbour shows a warning, and updates the list and the front', async () => {
  const dialog = await choose(1, words.changeTime);
  const wantedMs = Math.floor((Date.now() - 5 * MINUTE_MS) / 1000) * 1000;
  await timeField(dialog).fill(localTimeText(wantedMs));
  await expect
    .element(dialog)
    .toHaveTextContent(/It moves past the switch-out \(.*\), so the order of your history changes/);
  await expect.element(dialog).toHaveTextContent('It becomes your latest switch');
  // Twice, as a person who is unsure does.
  await clickTwice(save(dialog));
  await expect.element(page.getByText('Switch moved')).toBeVisible();
  await expect.element(switches.first()).toHaveTextContent('Luna and Marlow');
  expect(switchAt(0).timestamp).toBe(microsFromMs(wantedMs));
  expect(screen.writes).toHaveLength(1);
});

test('a switch is moved into the future only after that is confirmed', async () => {
  const dialog = await choose(0, words.changeTime);
  await timeField(dialog).fill(localTimeText(Date.now() + 180 * MINUTE_MS));
  await expect.element(dialog).toHaveTextContent('This time is in the future');
  await save(dialog).click({ force: true });
  expect(screen.writes).toHaveLength(0);
  await dialog.getByRole('button', { name: words.time.futureConfirm }).click();
  await save(dialog).click();
  await expect.element(switches.first()).toHaveTextContent(historyWords.planned);
});

test('the form explains that another switch has the same time, and keeps what was entered', async () => {
  const takenMs = Math.floor((Date.now() - 20 * MINUTE_MS) / 1000) * 1000;
  const dialog = await choose(0, words.changeTime);
  const text = localTimeText(takenMs);
  await timeField(dialog).fill(text);
  insertSwitch(screen.sandbox.state, {
    uuid: crypto.randomUUID(),
    system: systemRow(screen, 'exmpl').uuid,
    timestamp: microsFromMs(takenMs),
    members: [],
  });
  await save(dialog).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Another switch has exactly this time');
  await expect.element(timeField(dialog)).toHaveValue(text);
});

test('the members of a switch can be searched, added and ordered with only the keyboard', async () => {
  const dialog = await choose(1, words.changeMembers);
  await expectTexts(order(dialog), ['Luna', 'Marlow']);
  await focusOn(dialog.getByRole('searchbox', { name: 'Find members' }));
  await typeText('qui');
  await press('Enter');
  await expectTexts(order(dialog), ['Luna', 'Marlow', 'Quill']);
  await typeText('mos');
  await expect.element(dialog.getByText(/^1 found/)).toBeVisible();
  await press('ArrowDown', 'Space');
  await expect.poll(() => order(dialog).elements()).toHaveLength(4);
  await pressAt(dialog.getByRole('button', { name: 'Move Moss up' }), 'Enter', 'Enter', 'Enter');
  await expect.element(order(dialog).first()).toHaveTextContent('Moss');
  await expect.element(dialog.getByRole('button', { name: 'Move Moss up' })).toHaveFocus();
  await pressAt(save(dialog), 'Enter');
  await expect.element(page.getByText('Switch changed')).toBeVisible();
  await expect.element(switches.nth(1)).toHaveTextContent(/Moss, Luna, Marlow/);
  const names = switchAt(1).members.map((uuid) => screen.sandbox.state.members.get(uuid)?.name);
  expect(names).toEqual(['Moss', 'Luna', 'marlow', 'Quill']);
});

test('older switches that arrive late leave the focus where the person has gone', async () => {
  const older = { method: 'GET', path: '/switches\\?.*before=' } as const;
  const showMore = page.getByRole('button', { name: historyWords.showMore });
  const count = history().length;
  const showAllLoaded = async () => {
    for (let rows = 10; rows < 100; rows += 20) await showMore.click();
    await expect.poll(() => switches.elements()).toHaveLength(100);
  };
  expect(count).toBeGreaterThan(100);
  screen.breakWith({ match: older, kind: 'status', status: 400, body: { message: 'No.', code: 0 } });
  await showAllLoaded();
  await expect.element(showMore).not.toHaveAttribute('aria-busy');
  screen.mend();
  const release = screen.hold(/\/switches$/);
  await showMore.click();
  const search = page.getByRole('searchbox', { name: 'Find members' });
  await focusOn(search);
  release();
  await expect.poll(() => switches.elements().length).toBeGreaterThan(100);
  await expect.element(search).toHaveFocus();
});

test('older switches move the focus to the first of them while it is on their button', async () => {
  const showMore = page.getByRole('button', { name: historyWords.showMore });
  await pressAt(showMore, 'Enter');
  await expect.poll(() => switches.elements()).toHaveLength(30);
  await expect.element(switches.nth(10).getByRole('button').first()).toHaveFocus();
});

test('a save that ends after its dialog was closed leaves the next dialog open', async () => {
  const release = screen.hold(/\/switches\//, 'PATCH');
  const dialog = await choose(1, words.changeMembers);
  await dialog.getByRole('button', { name: 'Remove Luna' }).click();
  await save(dialog).click();
  await press('Escape');
  await expectGone(page.getByRole('dialog'));
  const next = await choose(0, words.changeTime);
  release();
  await expect.element(page.getByText('Switch changed')).toBeVisible();
  await expect.element(timeField(next)).toBeVisible();
  expect(switchAt(1).members).toEqual([memberRow(screen, 'marlow').uuid]);
});

test('a change that is refused after its dialog was closed is a notice, and can be tried again or discarded', async () => {
  screen.breakWith({ match: PATCHES, kind: 'status', status: 404, body: { message: 'No.', code: 20003 } });
  const release = screen.hold(/\/switches\//, 'PATCH');
  const dialog = await choose(1, words.changeMembers);
  await dialog.getByRole('button', { name: 'Remove Luna' }).click();
  await save(dialog).click();
  await press('Escape');
  await expectGone(page.getByRole('dialog'));
  release();
  await expect.element(page.getByText(words.notices.refused)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Discard' }).first()).toBeVisible();
});

test('Undo restores a moved switch to its exact time', async () => {
  const { uuid, timestamp } = switchAt(1);
  const dialog = await choose(1, words.changeTime);
  await timeField(dialog).fill(localTimeText(Date.now() - 5 * MINUTE_MS));
  await save(dialog).click();
  await expect.element(page.getByText('Switch moved')).toBeVisible();
  expect(switchAt(0).uuid).toBe(uuid);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(page.getByText('Switch restored')).toBeVisible();
  expect(switchAt(1)).toMatchObject({ uuid, timestamp });
  await expect.element(switches.nth(1)).toHaveTextContent('Luna and Marlow');
});

test.for([
  [403, 0, 'This token can’t do that'],
  [404, 20007, 'This switch no longer exists'],
  [404, 20008, 'This switch no longer exists'],
  [404, 20003, 'A member is no longer in your system'],
  [400, 40003, 'The same member appears twice'],
  [400, 40004, 'Nothing to change'],
  [400, 40005, 'Another switch has exactly this time'],
  [400, 40006, 'This switch no longer exists'],
] as const)('refusal %i with code %i of a change says: %s', async ([status, code, title]) => {
  const dialog = await choose(1, words.changeMembers);
  await dialog.getByRole('button', { name: 'Remove Luna' }).click();
  screen.breakWith({ match: PATCHES, kind: 'status', status, body: { message: 'No.', code }, times: 1 });
  await save(dialog).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(title);
  await expectTexts(order(dialog), ['Marlow']);
  // A change to the form removes the message.
  await dialog.getByRole('checkbox', { name: /^Ivy/ }).click();
  await expect.element(dialog.getByRole('alert')).toBeEmptyDOMElement();
});

test('the newest switches are listed with who, when and how long, more on demand, and one that was recorded elsewhere after a reload', async () => {
  await expect.poll(() => switches.elements()).toHaveLength(10);
  await expect.element(switches.nth(0)).toHaveTextContent(/Switch-out.*10 minutes so far/);
  await expect.element(switches.nth(1)).toHaveTextContent(/Luna and Marlow.*for 20 minutes/);
  await switches.nth(1).getByRole('button', { name: '30 minutes ago' }).click();
  await expect.element(switches.nth(1).getByRole('button', { name: /\d\d:\d\d:\d\d$/ })).toBeVisible();
  recordSwitch(screen, 'exmpl', [memberRow(screen, 'Ivy').id]);
  await screen.reload();
  await expect.element(switches.first()).toHaveTextContent('Ivy');
});

test('the list of switches is one Tab stop, and arrow keys lead to everything in it', async () => {
  const button = (row: number, place: number) => switches.nth(row).getByRole('button').nth(place);
  const showMore = page.getByRole('button', { name: historyWords.showMore });
  const isInList = () => document.activeElement?.closest('[data-switch]') !== null;
  await pressAt(showMore, 'Enter');
  await expect.poll(() => switches.elements()).toHaveLength(30);
  await expect.element(button(10, 0)).toHaveFocus();
  await press('ArrowDown');
  await expect.element(button(11, 0)).toHaveFocus();
  await press('ArrowRight', 'ArrowRight');
  await expect.element(button(11, 2)).toHaveAccessibleName(/^More for the switch/);
  await expect.element(button(11, 2)).toHaveFocus();
  await press('ArrowUp');
  await expect.element(button(10, 2)).toHaveFocus();
  expect(page.getByRole('menu').elements()).toEqual([]);
  await press('Home', 'ArrowLeft');
  await expect.element(button(0, 1)).toHaveFocus();
  await press('End');
  await expect.element(button(29, 1)).toHaveFocus();
  await press('Tab');
  await expect.element(showMore).toHaveFocus();
  await press('Shift+Tab');
  await expect.element(button(29, 1)).toHaveFocus();
  await press('Shift+Tab');
  await expect.poll(isInList).toBe(false);
  await press('Tab');
  await expect.element(button(29, 1)).toHaveFocus();
  await press('ArrowRight', 'Enter');
  await expect
    .element(page.getByRole('menuitem', { name: words.view }))
    .toHaveAttribute('data-focused', 'true');
  await press('ArrowDown');
  await expect.element(page.getByRole('menuitem', { name: words.changeTime })).toHaveFocus();
  await press('Escape');
  await expect.element(button(29, 2)).toHaveFocus();
});

test('with a new switch the one before it has ended at once', async () => {
  await expect.element(switches.nth(0)).toHaveTextContent('so far');
  await page.getByRole('searchbox', { name: 'Find members' }).fill('Luna');
  await press('Enter', 'Control+Enter');
  await expect.element(switches.nth(0)).toHaveTextContent('Luna');
  await expect.element(switches.nth(1)).toHaveTextContent(/Switch-out.*for \d+ minutes/);
  await expect.element(switches.nth(1)).not.toHaveTextContent('so far');
});

test('the age and the duration of a switch use one clock', async () => {
  insertSwitch(screen.sandbox.state, {
    uuid: crypto.randomUUID(),
    system: systemRow(screen, 'exmpl').uuid,
    timestamp: microsFromMs(Date.now() - 1.5 * MINUTE_MS),
    members: [],
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await screen.reload();
  await expect.element(switches.first()).toHaveTextContent('1 minute so far');
  await vi.advanceTimersByTimeAsync(0.7 * MINUTE_MS);
  await expect.element(switches.first()).toHaveTextContent('2 minutes ago');
  await expect.element(switches.first()).toHaveTextContent('2 minutes so far');
});

test('folded on a narrow screen the recent switches are rendered once opened, without the service', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const reads = () =>
    screen.requests().filter(({ method, path }) => method === 'GET' && path.includes('/switches')).length;
  const recent = page.getByRole('button', { name: historyWords.title });
  await expect.poll(storedSwitches).toBeGreaterThan(0);
  const before = reads();
  await screen.reload();
  await expect.element(recent).toBeVisible();
  await expect.poll(reads).toBe(before + 1);
  await expectGone(switches);
  screen.breakWith({ match: { path: '/switches' }, kind: 'status', status: 501 });
  await pressAt(recent, 'Enter');
  await expect.poll(() => switches.elements()).toHaveLength(10);
  await expect.element(switches.first()).toBeVisible();
  await press('Enter');
  await expectGone(switches);
});

test('turning the screen leaves an open switch and what is being entered', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const dialog = await choose(0, words.changeTime);
  const text = localTimeText(Date.now() - 7 * MINUTE_MS);
  await timeField(dialog).fill(text);
  const folded = page.getByRole('button', { name: historyWords.title, includeHidden: true });
  for (const width of [800, 1280]) {
    await page.viewport(width, 900);
    await expect.poll(() => folded.elements()).toHaveLength(width < 1024 ? 1 : 0);
    await expect.element(timeField(dialog)).toHaveValue(text);
  }
});

test('changed members are restored by Undo, unless they were changed since', async () => {
  const { members } = switchAt(1);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const takeOut = async () => {
    const dialog = await choose(1, words.changeMembers);
    await dialog.getByRole('button', { name: 'Remove Marlow' }).click();
    await save(dialog).click();
    await expect.element(page.getByText('Switch changed')).toBeVisible();
    expect(switchAt(1).members).toEqual(members.slice(0, 1));
  };
  await takeOut();
  await undo.click();
  await expect.element(page.getByText('Switch restored')).toBeVisible();
  expect(switchAt(1).members).toEqual(members);
  await takeOut();
  switchAt(1).members = members.toReversed();
  await undo.click();
  await expect.element(page.getByText('It has since been changed elsewhere')).toBeVisible();
  expect(switchAt(1).members).toEqual(members.toReversed());
});

test('a change of a switch from elsewhere is shown before it is overwritten', async () => {
  const dialog = await choose(1, words.changeMembers);
  await expect.element(order(dialog).first()).toBeVisible();
  switchAt(1).members = [memberRow(screen, 'Ivy').uuid];
  await dialog.getByRole('button', { name: 'Remove Luna' }).click();
  await save(dialog).click();
  await expectTexts(dialog.getByRole('row', { name: /Members/ }).getByRole('cell'), [
    /^Luna and Marlow$/,
    /^Ivy$/,
  ]);
  expect(screen.writes).toEqual([]);
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect.element(page.getByText('Switch changed')).toBeVisible();
  expect(switchAt(1).members).toEqual([memberRow(screen, 'marlow').uuid]);
});

test('where fingers are the main pointer, no form of a switch opens the on-screen keyboard', async () => {
  const { matchMedia } = window;
  const pointer = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => matchMedia.call(window, query.replace('(pointer: coarse)', 'all')));
  onTestFinished(() => pointer.mockRestore());
  const dialog = await choose(1, words.changeMembers);
  await expect.element(dialog.getByRole('button', { name: 'Move Luna down' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Remove Luna' }).click();
  await dialog.getByRole('button', { name: 'Remove Marlow' }).click();
  await expect.element(dialog.getByRole('checkbox').first()).toHaveFocus();
});
