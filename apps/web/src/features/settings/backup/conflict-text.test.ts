import { expect, test } from 'vitest';
import { ownListWords } from '../../../lists/entries/words.ts';
import { listWords } from '../../../lists/words.ts';
import { followedWords } from '../../../parts/followed/words.ts';
import { switchNoteWords } from '../../../parts/switch-notes/words.ts';
import type { MergeConflict } from '../../../sync/backup/merge-entries.ts';
import { displayOptionWords } from '../../../text/display-option-words.ts';
import { formatInterval } from '../intervals.ts';
import { settingsWords } from '../words.ts';
import { type ConflictNames, conflictLabel, conflictTexts, conflictTitles } from './conflict-text.ts';
import { backupWords, optionTitles } from './words.ts';

const { dialog: words } = backupWords;
const { kinds } = words;
const NAMES: ConflictNames = {
  isDiscreet: false,
  systemOf: (id) => `System ${id}`,
  recordOf: (uuid) => uuid.replace(/^./, (first) => first.toUpperCase()),
  folderOf: (id) => `Folder ${id}`,
  fieldOf: (id) => (id === 'tea' ? { name: 'Likes tea', kind: 'yes-no' } : null),
};

const conflict = (path: string, mine: unknown, theirs: unknown): MergeConflict => ({
  id: path,
  path,
  viewer: null,
  mine,
  theirs,
});
const told = (path: string, mine: unknown, theirs: unknown, names = NAMES) =>
  conflictTexts(conflict(path, mine, theirs), names);
const titles = (...paths: readonly [path: string, mine: unknown][]) =>
  conflictTitles(
    paths.map(([path, mine]) => conflict(path, mine, null)),
    () => NAMES,
  );

test.each([
  ['settings/theme', optionTitles.theme],
  ['settings/somethingNew', kinds.settings],
  ['recordNotes/luna', kinds.recordNotes],
  ['unheardOf/a', kinds.other],
])('%s is called %s', (path, label) => {
  expect(conflictLabel(path)).toBe(label);
});

const note = (text: string, marks: readonly string[] = []) => ({ text, marks, atMs: 1 });

test.each([
  ['a setting', 'settings/discreet', true, false, [backupWords.values.on, backupWords.values.off]],
  ['a note', 'recordNotes/luna', note('Likes ||tea||'), note('Likes cake'), ['Likes', 'Likes cake']],
  [
    'marks',
    'recordNotes/luna',
    note('', ['artist', 'owl']),
    note(''),
    ['artist, owl', backupWords.values.none],
  ],
  [
    'the note about a followed member with the same nickname',
    'members/luna',
    { nickname: 'Moony', system: 'a', note: note('Calls on Mondays') },
    { nickname: 'Moony', system: 'a', note: note('Calls on Fridays') },
    ['Mondays', 'Fridays'],
  ],
  [
    'a saved front with other members',
    'savedFronts/a',
    { name: 'Work', members: ['luna'], place: 0 },
    { name: 'Work', members: ['luna', 'ash'], place: 0 },
    ['Luna', 'Luna, Ash'],
  ],
  [
    'a field with other choices',
    'fieldDefinitions/a',
    { name: 'Drink', kind: 'choice', choices: ['tea'], place: 0 },
    { name: 'Drink', kind: 'choice', choices: ['tea', 'milk'], place: 0 },
    ['tea', 'tea, milk'],
  ],
  [
    'another role in a switch',
    'switchNotes/a',
    { ...note('Same'), switchMs: 1, members: { luna: { role: 'primary', marks: [] } } },
    { ...note('Same'), switchMs: 1, members: { luna: { role: 'near', marks: ['tired'] } } },
    [`Luna: ${switchNoteWords.roles.primary}`, `Luna: ${switchNoteWords.roles.near}, tired`],
  ],
  ['the folder of a system', 'systems/aaaaa/folder', 'one', 'two', ['Folder one', 'Folder two']],
  [
    'an interval',
    'systems/aaaaa/intervalSeconds',
    300,
    600,
    [settingsWords.every(formatInterval(300)), settingsWords.every(formatInterval(600))],
  ],
  [
    'the order',
    'details/order',
    'hand',
    'name',
    [displayOptionWords.orders.hand, displayOptionWords.orders.name],
  ],
  [
    'a state',
    'memberStates/luna',
    'resting',
    'not-a-person',
    [listWords.local.states.resting, listWords.local.states['not-a-person']],
  ],
  ['a field', 'fieldValues/luna/tea', 'yes', 'no', [ownListWords.yes, ownListWords.no]],
  ['hosts', 'settings/imageHosts', ['a.example'], ['b.example'], ['a.example', 'b.example']],
  ['notifications', 'settings/frontNotifications/systems', ['a'], ['b'], ['System a', 'System b']],
  [
    'columns',
    'settings/listColumns',
    ['field:tea'],
    ['birthday'],
    ['Likes tea', listWords.memberSorts.birthday],
  ],
])('both versions of %s are told', (_, path, mine, theirs, [own = '', other = '']) => {
  const texts = told(path, mine, theirs);
  expect(texts.mine?.endsWith(own)).toBe(true);
  expect(texts.theirs?.endsWith(other)).toBe(true);
  expect(texts.mine).not.toBe(texts.theirs);
});

test('only what differs is told, with what it is', () => {
  const mine = { name: 'Close', place: 0, isCollapsed: true };
  expect(told('folders/a', mine, { ...mine, place: 2, isCollapsed: false })).toEqual({
    mine: `${words.facts.place}: 1 · ${words.facts.isCollapsed}: ${backupWords.values.on}`,
    theirs: `${words.facts.place}: 3 · ${words.facts.isCollapsed}: ${backupWords.values.off}`,
  });
});

test('of a long text the part with the first difference is told', () => {
  const long = 'Again and again. '.repeat(40);
  const { mine, theirs } = told('recordNotes/luna', note(`${long}Tea.`), note(`${long}Milk.`));
  expect(mine).toMatch(/…again\..*Tea\.$|….*Tea\.$/);
  expect(theirs).toMatch(/….*Milk\.$/);
  expect(mine?.length).toBeLessThan(160);
});

test('what is hidden stays hidden, and that it differs is told', () => {
  const { mine, theirs } = told('recordNotes/luna', note('Likes ||tea||'), note('Likes ||milk||'));
  expect(`${mine}${theirs}`).not.toMatch(/tea|milk/);
  expect(mine).toContain(words.hiddenDiffers('Likes'));
});

test('discreet mode tells only settings', () => {
  const names = { ...NAMES, isDiscreet: true };
  expect(told('systems/aaaaa/nickname', 'The cave', 'The hill', names)).toEqual({ mine: null, theirs: null });
  expect(told('settings/discreet', true, false, names).mine).toBe(backupWords.values.on);
});

test('the titles name whom and what each is about, and no two are the same', () => {
  expect(
    titles(
      ['memberStates/luna', 'resting'],
      ['memberStates/ash', 'resting'],
      ['systems/aaaaa/nickname', 'The cave'],
      ['fieldValues/luna/tea', 'yes'],
      ['savedFronts/a', { name: 'Work', members: [], place: 0 }],
      ['savedFronts/b', { name: 'Work', members: [], place: 1 }],
    ),
  ).toEqual([
    `${kinds.memberStates}: Luna`,
    `${kinds.memberStates}: Ash`,
    `${kinds.systems}: System aaaaa · ${followedWords.nickname}`,
    `${kinds.fieldValues}: Luna · Likes tea`,
    words.numbered(`${kinds.savedFronts}: Work`, 1),
    words.numbered(`${kinds.savedFronts}: Work`, 2),
  ]);
});

test('the titles contain nothing typed in discreet mode', () => {
  const front = conflict('savedFronts/a', { name: 'Work', members: [], place: 0 }, null);
  expect(conflictTitles([front], () => ({ ...NAMES, isDiscreet: true }))).toEqual([kinds.savedFronts]);
});
