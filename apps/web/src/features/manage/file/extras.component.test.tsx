import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type LocalData, localDataStores } from '../../../session/local/local-data.ts';
import { press, tabTo, typeText } from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { systemRow } from '../../../testing/world-rows.ts';
import { runCardWords } from '../runs/words.ts';
import { importWords as words } from './import-words.ts';

const own = 'exmpl';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const use = (name: keyof typeof words.extras.uses) =>
  page.getByRole('radiogroup', { name: words.extras.title }).getByText(words.extras.uses[name]);

const startTime = Date.UTC(2015, 0, 1);
const LAMP = {
  users: [{ _id: 'u', username: 'lamp' }],
  customFields: [
    { _id: 'f', name: 'Likes', order: '0|a', type: 0 },
    { _id: 'g', name: 'Story', order: '0|b', type: 0 },
  ],
  members: [
    { _id: 'a', name: 'Newcomer', info: { f: 'tea' }, archived: true },
    { _id: 'b', name: 'Second newcomer', info: { f: 'rain', g: 'x'.repeat(1_001) } },
  ],
  notes: [{ _id: 'n', member: 'a', title: 'Day', note: 'Long', date: startTime }],
  frontHistory: [
    { _id: 'h', member: 'a', startTime, endTime: startTime + 3_600_000, live: false, customStatus: 'Party' },
  ],
};

let screen: RenderedScreen;

beforeEach(async () => {
  screen = await renderScreen('/manage/file', { own, speed: 10 });
});

async function look(): Promise<void> {
  await page
    .css(`input[aria-label="${words.choose}"]`)
    .upload(new File([JSON.stringify(LAMP)], 'file.json', { type: 'application/json' }));
  await expect.element(button(words.look)).toBeEnabled();
  await button(words.look).click();
  await expect.element(page.getByRole('heading', { name: words.choices.title })).toBeVisible();
}

function local(): LocalData {
  const { privateStorage, session } = screen.services;
  const place = privateStorage.of(session.getState().isStored);
  return privateStorage.store(localDataStores, place)(systemRow(screen, own).uuid).getState();
}

const ALL = { fields: 2, members: 2, notes: 1, switchNotes: 1, roles: 0, states: 1 };

/** The words of a list of amounts, without what joins them. */
const amounts = (of: typeof ALL) => words.extras.amounts(of);

async function expectLine(start: string, of: typeof ALL): Promise<void> {
  const line = page.getByText(new RegExp(`^${start}`));
  for (const amount of amounts(of)) await expect.element(line).toHaveTextContent(amount);
}

test('one choice says where custom fields, notes and states go, with how much is stored or left out', async () => {
  await look();
  await expectLine('Stored on this device', { ...ALL, fields: 1 });
  await expect.element(page.getByText(words.extras.inNotes(1))).toBeVisible();
  await expect.element(page.getByText(words.ways.fileLocal)).toBeVisible();
  await use('description').click();
  await expectLine('Not imported', { ...ALL, fields: 0 });
  await page.getByLabelText(words.extras.line).fill('{name} = {value}');
  await use('out').click();
  await expectLine('Not imported', ALL);
  await expect.element(page.getByLabelText(words.extras.line)).not.toBeInTheDocument();
  await use('device').click();
  await expectLine('Stored on this device', { ...ALL, fields: 1 });
  expect(screen.requests().some(({ method }) => method !== 'GET')).toBe(false);
});

test('a run stores it on this device, a second import of the file has nothing to do, and Undo takes it back', async () => {
  await look();
  await button(words.ways.start).click();
  await expect.element(page.getByText(/^Done: /)).toBeVisible();
  const { recordNotes, memberStates, switchNotes, fieldDefinitions } = local();
  expect(Object.values(fieldDefinitions).map(({ name }) => name)).toEqual(['Likes']);
  expect(Object.values(recordNotes).map(({ text }) => text.slice(0, 12))).toEqual(
    ['**Day** · 201', '**Story:** xxx'].map((text) => text.slice(0, 12)),
  );
  expect(Object.values(memberStates)).toEqual(['resting']);
  expect(Object.values(switchNotes).map(({ text }) => text)).toEqual(['Party']);
  const members = [...screen.sandbox.state.members.values()].filter(({ name }) => name.includes('ewcomer'));
  expect(members.map(({ description }) => description)).toEqual([null, null]);

  await look();
  await expect.element(page.getByText(words.extras.nothing)).toBeVisible();
  await expect.element(page.getByText(words.ways.nothing)).toBeVisible();

  await button(runCardWords.undoAll).click();
  await expect.poll(() => local().fieldDefinitions).toEqual({});
  await expect
    .poll(() => [local().recordNotes, local().memberStates, local().switchNotes])
    .toEqual([{}, {}, {}]);
});

test('what is missing on this device alone is stored without a request', async () => {
  await look();
  await use('out').click();
  await expectLine('Not imported', ALL);
  await button(words.ways.start).click();
  await expect.element(page.getByText(/^Done: /)).toBeVisible();
  const writes = () => screen.requests().filter(({ method }) => method !== 'GET').length;
  const before = writes();
  await look();
  await expect.element(page.getByText(words.ways.onlyLocal)).toBeVisible();
  await expect.element(button(words.ways.save)).not.toBeInTheDocument();
  await button(words.ways.start).click();
  await expect.poll(() => Object.keys(local().fieldValues)).toHaveLength(2);
  expect(writes()).toBe(before);
});

test('the choice about what PluralKit has no place for is made and the import started with keys alone', async () => {
  await look();
  const radio = (name: keyof typeof words.extras.uses) =>
    page
      .getByRole('radiogroup', { name: words.extras.title })
      .getByRole('radio', { name: words.extras.uses[name] });
  await tabTo(radio('device'));
  await press('ArrowDown');
  await expect.element(radio('description')).toHaveFocus();
  await expectLine('Not imported', { ...ALL, fields: 0 });
  await tabTo(page.getByLabelText(words.extras.line));
  await press('Control+a');
  await typeText('{name} = {value}');
  await expect.element(page.getByLabelText(words.extras.line)).toHaveValue('{name} = {value}');
  await press('Shift+Tab');
  await expect.element(radio('description')).toHaveFocus();
  await press('ArrowDown');
  await expectLine('Not imported', ALL);
  await press('ArrowDown');
  await expect.element(radio('device')).toHaveFocus();
  await expectLine('Stored on this device', { ...ALL, fields: 1 });
  await tabTo(button(words.ways.start));
  await press('Enter');
  await expect.element(page.getByText(/^Done: /)).toBeVisible();
  await expect.poll(() => document.activeElement?.tagName).toBe('H3');
  expect(Object.values(local().memberStates)).toEqual(['resting']);
});
