import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { localTimeWords } from '../../parts/switches/local-time-words.ts';
import {
  expectGone,
  expectTexts,
  focusOn,
  openedDialog,
  press,
  pressAt,
} from '../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, systemRow } from '../../testing/world-rows.ts';
import { switchWords as words } from './words.ts';

const fronting = page.getByRole('region', { name: words.front.title });
const draft = page.getByRole('region', { name: words.draft.title });
const queue = page.getByRole('region', { name: words.queue.title });
const search = page.getByRole('searchbox', { name: words.members.search });
const rows = page.css('[data-index]');
const row = (name: string) => rows.filter({ hasText: name });
const switchButton = draft.getByRole('button', { name: /^Switch( to .*)?$/ });
const moment = draft.getByLabelText(words.when.field);
const POSTS = { method: 'POST', path: '/switches' };

let screen: RenderedScreen;

/** The newest switch of the own system as the service has it: internal names in front order. */
function latest(): { names: readonly string[]; count: number } {
  const { state } = screen.sandbox;
  const switches = state.index.switchesOfSystem.get(systemRow(screen, 'exmpl').uuid) ?? [];
  const names = switches.at(-1)?.members.map((uuid) => state.members.get(uuid)?.name ?? '') ?? [];
  return { names, count: switches.length };
}

/** Chooses members in the list of all. Only visible ones render, so they are searched for. */
async function choose(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await search.fill(name);
    // Rows that the search is about to leave out are above it, and a click would miss a row that moves.
    await expect.poll(() => rows.elements().every((it) => it.textContent.includes(name))).toBe(true);
    await row(name).click();
  }
  await search.fill('');
}

async function chooseMoment(label: string): Promise<void> {
  await draft.getByRole('button', { name: label, exact: true }).click();
}

/** Waits until the next front is these members, in this order. */
const expectDraft = (...names: readonly string[]) => expectTexts(draft.getByRole('row'), names);

beforeEach(async () => {
  screen = await renderScreen('/switch', { own: 'exmpl' });
  await expect.element(fronting.getByRole('listitem').first()).toBeVisible();
  await expect.element(rows.first()).toBeVisible();
  // The history has come, and with it the order.
  await expect.element(page.getByRole('group', { name: words.lastFronts.title })).toBeVisible();
});

/** Opens the menu of a member with the right mouse button, and presses an action. */
async function act(action: 'add' | 'only' | 'star', name: string): Promise<void> {
  await row(name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: words.actions[action](name) }).click();
}

test('one click switches out, and the menu of a member ends their front, adds them, switches to only them and makes a favourite', async () => {
  await act('star', 'Quill');
  // A favourite comes first in the list.
  await expect.element(rows.first()).toHaveTextContent('Quill');
  await expect.element(rows.first()).toHaveTextContent(words.members.favourite);
  await fronting.getByRole('button', { name: /^Moss/ }).click();
  await page.getByRole('menuitem', { name: words.actions.end('Moss') }).click();
  await expect.poll(() => fronting.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(fronting.getByRole('heading')).toHaveFocus();
  await act('add', 'Luna');
  await expect.poll(() => fronting.getByRole('listitem').elements()).toHaveLength(2);
  await expect.poll(() => latest().names.at(-1)).toBe('Luna');
  await act('only', 'Luna');
  await expect.poll(() => latest().names).toEqual(['Luna']);
  await fronting.getByRole('button', { name: words.front.switchOut }).click();
  await expect.element(fronting).toHaveTextContent('Switched out');
  await expect.poll(() => latest().names).toEqual([]);
  await expect.element(fronting.getByRole('heading')).toHaveFocus();
});

test('what is under the name of a fronter has one size', async () => {
  const first = fronting.getByRole('listitem').first();
  await expect.element(first.getByText(/^for /)).toBeVisible();
  const sizeOf = (text: string | RegExp) => getComputedStyle(first.getByText(text).element()).fontSize;
  expect(sizeOf(words.front.primary)).toBe(sizeOf(/^for /));
});

test('a press on a member and its long touch record nothing: the touch opens their menu, and the press that follows chooses no member', async () => {
  const luna = row('Luna').element();
  const touch = { bubbles: true, isPrimary: true, pointerType: 'touch', clientX: 60, clientY: 300 };
  luna.dispatchEvent(new PointerEvent('pointerdown', touch));
  const menu = page.getByRole('menu', { name: 'Luna' });
  await expectTexts(menu.getByRole('menuitem'), [
    words.actions.add('Luna'),
    words.actions.only('Luna'),
    words.actions.star('Luna'),
    words.actions.states.resting('Luna'),
    words.actions.states['not-a-person']('Luna'),
    words.actions.open('Luna'),
  ]);
  luna.dispatchEvent(new PointerEvent('pointerup', touch));
  luna.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await press('Escape');
  await expectGone(menu);
  await expect.element(row('Luna').first()).toHaveAttribute('aria-pressed', 'false');
  await row('Luna').click();
  await expectDraft('Luna');
  expect(screen.writes).toEqual([]);
});

test('the faces are one stop of the Tab key: arrow keys move in both directions, and Shift + Enter opens the menu of a member and comes back to them', async () => {
  await focusOn(rows.first());
  await press('ArrowRight');
  await expect.element(rows.nth(1)).toHaveFocus();
  await press('ArrowDown');
  const columns = new Set(rows.elements().map((it) => it.getBoundingClientRect().left)).size;
  expect(columns).toBeGreaterThan(3);
  await expect.element(rows.nth(1 + columns)).toHaveFocus();
  expect(rows.elements().filter((it) => it.tabIndex === 0)).toHaveLength(1);
  await press('Shift+Enter');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await press('Escape');
  await expectGone(page.getByRole('menu'));
  await expect.element(rows.nth(1 + columns)).toHaveFocus();
  await expectGone(draft.getByRole('row'));
});

test('chosen members are added to the current front instead of replacing it', async () => {
  const { names } = latest();
  await choose('Luna');
  await draft.getByRole('button', { name: /^Add to Juniper/ }).click();
  await expect.poll(() => latest().names).toEqual([...names, 'Luna']);
});

test('a switch recorded at an earlier time leaves the current front unchanged', async () => {
  const before = latest();
  await choose('Luna');
  await chooseMoment(words.when.hoursAgo(1));
  await moment.fill('2026-01-05T10:30:00');
  await expect.element(draft).toHaveTextContent(words.when.past);
  await switchButton.click();
  await expect.element(queue).toHaveTextContent(words.queue.sent);
  expect(latest()).toEqual({ names: before.names, count: before.count + 1 });
  await expect.element(fronting).toHaveTextContent('Moss');
});

test('a switch in the future is recorded only after a second question', async () => {
  const { count } = latest();
  await choose('Luna');
  await chooseMoment(words.when.exact);
  await moment.fill('2031-01-05T10:30:00');
  await expect.element(draft).toHaveTextContent('This is in the future');
  await switchButton.click();
  const first = await openedDialog();
  await first.getByRole('button', { name: words.future.change }).click();
  await expectDraft('Luna');
  expect(latest().count).toBe(count);
  await expectGone(page.getByRole('dialog'));
  await switchButton.click();
  const second = await openedDialog();
  await second.getByRole('button', { name: words.future.confirm }).click();
  await expect.poll(() => latest().count).toBe(count + 1);
});

test('an incomplete time is explained next to its field, and nothing is recorded until it is complete', async () => {
  const { count } = latest();
  await choose('Luna');
  await chooseMoment(words.when.exact);
  await moment.fill('');
  await expect.element(draft).toHaveTextContent(words.when.invalid);
  await switchButton.click();
  await expect.element(moment).toHaveFocus();
  await search.click();
  await press('Control+Enter');
  await expect.element(moment).toHaveFocus();
  await moment.fill('2026-01-05T10:30:00');
  await expect.element(draft).not.toHaveTextContent(words.when.invalid);
  await press('Control+Enter');
  await expect.poll(() => latest().count).toBe(count + 1);
  expect(screen.writes).toHaveLength(1);
});

test('a time that exists twice is asked about, and one that does not exist is said to be another', async () => {
  const newest = () => screen.writes.at(-1)?.body;
  await choose('Luna');
  await chooseMoment(words.when.exact);
  await expect.element(moment).toBeVisible();
  // A text is spoken only in an element that was there before.
  const spoken = draft.css('[role="status"]').elements();
  const said = () => spoken.map((it) => it.textContent);
  await moment.fill('2024-03-31T02:30:00');
  const never = 'this time doesn’t exist. It counts as Sun, 31 Mar 2024, 03:30:00';
  await expect.poll(said).toContainEqual(expect.stringContaining(never));
  await expect.element(moment).toHaveAccessibleDescription(expect.stringContaining(never));
  await expect.element(moment).toHaveValue('2024-03-31T02:30');
  await moment.fill('2024-10-27T02:30:00');
  await expect.poll(said).toContain(localTimeWords.twice);
  await expect.element(moment).toHaveAccessibleDescription(expect.stringContaining(localTimeWords.twice));
  await expect.element(draft.getByRole('radio', { name: localTimeWords.first('+02:00') })).toBeChecked();
  await draft.getByText(localTimeWords.second('+01:00')).click();
  await expect.element(moment).toHaveValue('2024-10-27T02:30');
  // Steps on the way to another time, as a browser reports them.
  for (const step of ['2024-10-27T04:30:00', '', '2024-10-27T02:45:00']) await moment.fill(step);
  await expect.element(draft.getByRole('radio', { name: localTimeWords.second('+01:00') })).toBeChecked();
  await switchButton.click();
  await expect.poll(newest).toMatchObject({ timestamp: '2024-10-27T01:45:00.000Z' });
});

test('on a phone an incomplete time stays unfolded until its part is closed, which brings the last complete one back', async () => {
  await choose('Luna');
  await chooseMoment(words.when.exact);
  await moment.fill('');
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await expect.element(draft).toHaveTextContent(words.when.invalid);
  const when = draft.getByRole('button', { name: new RegExp(`^${words.when.label}:`) });
  await when.click();
  await expectGone(moment);
  await when.click();
  await expect.element(moment).not.toHaveValue('');
});

test('a mistyped name stays in the search to be corrected, however many others were found', async () => {
  await search.fill('luna, ahs');
  await expect.element(page.getByText(words.members.enterChooses('Luna'))).toBeInTheDocument();
  await pressAt(search, 'Enter');
  await expectDraft('Luna');
  await expect.element(search).toHaveValue('ahs');
  await search.fill('moss, ahs, quill');
  await pressAt(search, 'Enter');
  await expectDraft('Luna', 'Moss', 'Quill');
  await expect.element(search).toHaveValue('ahs');
  await search.fill('ivy');
  await pressAt(search, 'Enter');
  await expect.element(search).toHaveValue('');
});

test('the screen says before a switch that the same members are fronting already', async () => {
  await choose('Moss', 'Juniper');
  await expectDraft('Moss', 'Juniper');
  await expect.element(draft).not.toHaveTextContent('already');
  await page.getByRole('button', { name: words.draft.clear, exact: true }).click();
  await choose('Juniper', 'Moss');
  await expect.element(draft).toHaveTextContent('are already fronting, in this order');
  await chooseMoment(words.when.hoursAgo(1));
  await moment.fill('2026-01-05T10:30:00');
  await expect.element(draft).not.toHaveTextContent('already');
});

test('a link is in the draft and no longer in the address, sends nothing, and a second link replaces it until it is put back', async () => {
  screen.goTo('/switch?members=luna,Nobody&at=2026-01-05T10:30:00Z');
  await expectDraft('Luna');
  await expect.element(page.getByText(words.prepared.unknown('Nobody'))).toBeVisible();
  await expect.element(moment).toBeVisible();
  expect(screen.address()).toBe('/switch');
  screen.goTo('/switch?members=quill&at=tomorrow');
  await expectDraft('Quill');
  await expect.element(page.getByText('The time “tomorrow” can’t be read')).toBeVisible();
  await page.getByRole('button', { name: words.prepared.putBack }).click();
  await expectDraft('Luna');
  expect(screen.writes).toEqual([]);
});

test('on a phone with its recent switches collapsed, the focus moves from the last entry to the current front', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  screen.breakWith({
    kind: 'status',
    status: 400,
    body: { code: 40001, message: 'Refused.' },
    match: { method: 'POST' },
  });
  await fronting.getByRole('button', { name: words.front.switchOut }).click();
  await pressAt(queue.getByRole('button', { name: words.queue.discard }), 'Enter');
  await expectGone(queue);
  await expect.element(fronting.getByRole('heading')).toHaveFocus();
});

test('a refused switch says why and can be changed, and the replaced draft returns', async () => {
  const refusal = { message: 'Member list identical to current fronter list.', code: 40001 };
  screen.breakWith({ match: POSTS, kind: 'status', status: 400, body: refusal });
  await choose('Luna');
  await switchButton.click();
  await expect.element(queue).toHaveTextContent('Not recorded');
  await queue.getByRole('button', { name: 'Try again' }).click();
  await expect.element(queue.getByRole('heading')).toHaveFocus();
  await expect.element(queue).toHaveTextContent('Not recorded');
  screen.mend();
  await choose('Quill');
  await queue.getByRole('button', { name: 'Edit' }).click();
  await expectDraft('Luna');
  await expectGone(queue);
  await page.getByRole('button', { name: words.prepared.putBack }).click();
  await expectDraft('Quill');
});

test('the order and the hidden groups are stored, and the number of hidden members is shown', async () => {
  await page.getByRole('button', { name: /^View: / }).click();
  const view = await openedDialog();
  await view.getByLabelText('Sort by').selectOptions('Last message');
  await press('Escape');
  await page.getByRole('button', { name: 'Groups' }).click();
  await page.getByRole('switch').first().click();
  await press('Escape');
  const left = page.getByText(/you left out/);
  await expect.element(left).toBeVisible();
  await expect
    .poll(() => screen.stored('settings'))
    .toMatchObject({
      settings: { switcher: { lastSortMethod: 'by-last-message', excludeGroups: [expect.any(String)] } },
    });
  await screen.reload();
  await expect.element(left).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'View: Last message' })).toBeVisible();
});

test.for([1280, 390])(
  'at %i px, Ctrl + Enter without a choice shows what is missing, until a member is chosen',
  async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const note = draft.getByText('First, choose who is fronting.');
    await search.fill('luna');
    await press('Control+Enter');
    await expect.element(note).toBeInViewport({ ratio: 0.99 });
    await press('Enter');
    await expect.element(draft).toHaveTextContent('Luna');
    await expectGone(note);
    expect(screen.writes).toEqual([]);
  },
);

test('the front is taken as the next one, after which one of four fronters is replaced in one switch, and nobody chosen before is lost', async () => {
  await choose('Cas', 'Ivy');
  await draft.getByRole('button', { name: /^Add to Juniper/ }).click();
  await expect.poll(() => fronting.getByRole('listitem').elements()).toHaveLength(4);
  await expect.poll(() => latest().names).toHaveLength(4);
  const { names, count } = latest();
  await choose('Luna');
  await fronting.getByRole('button', { name: words.front.take }).click();
  await expectDraft('Juniper', 'Moss', 'Cas', 'Ivy', 'Luna');
  await draft.getByRole('button', { name: words.draft.removeOf('Moss') }).click();
  await expectDraft('Juniper', 'Cas', 'Ivy', 'Luna');
  expect(latest().count).toBe(count);
  await switchButton.click();
  await expect
    .poll(() => latest())
    .toEqual({ names: [names[0], names[2], names[3], 'Luna'], count: count + 1 });
});

test('on a phone a switch that waits is shown once, beside the button, with one Undo', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const first = () => page.css('[data-index="0"]').element().getBoundingClientRect().top;
  await expect.element(page.css('[data-index="0"]')).toBeVisible();
  screen.online.set(false);
  const before = first();
  const { id, uuid, name } = memberRow(screen, 'Moss');
  await screen.services.switchQueue.record({ members: [{ id, uuid, name }] });
  const undo = page.getByRole('button', { name: words.queue.undoOf(words.queue.pendingTo('Moss')) });
  await expect.element(undo).toBeInViewport();
  await expect.element(page.getByText(/^Switch to Moss.*offline/)).toBeVisible();
  await expectGone(queue);
  // Nothing pushes the members away.
  expect(first()).toBeLessThanOrEqual(before);
  // Also beside the next front.
  await choose('Luna');
  await expect.element(page.getByRole('button', { name: /^Switch to Luna/ })).toBeVisible();
  await expect.element(undo).toBeInViewport();
  await expectGone(queue);
});
