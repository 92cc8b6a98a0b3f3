import { expect, test } from 'vitest';
import { conflictLabel, conflictText } from './conflict-text.ts';
import { backupWords } from './words.ts';

const { kinds } = backupWords.dialog;

test.each([
  ['settings/theme', backupWords.options.theme],
  ['settings/somethingNew', kinds.settings],
  ['recordNotes/luna', kinds.recordNotes],
  ['unheardOf/a', kinds.other],
])('%s is called %s', (path, label) => {
  expect(conflictLabel(path)).toBe(label);
});

test.each([
  ['settings/discreet', true, backupWords.values.on],
  ['recordNotes/luna', { text: 'Likes ||tea||', marks: [] }, 'Likes'],
  ['recordNotes/luna', { text: '', marks: ['artist', 'night owl'] }, 'artist, night owl'],
  ['systems/aaaaa/isPinned', true, backupWords.values.on],
  ['systems/aaaaa/nickname', 'The cave', 'The cave'],
  ['memberStates/luna', 'resting', 'resting'],
  ['unsure/1', { atMs: 1 }, null],
])('%s with %j is told as %s', (path, value, text) => {
  const told = conflictText(path, value, false);
  if (text === null) expect(told).toBeNull();
  else expect(told).toContain(text);
  expect(told ?? '').not.toContain('tea');
});

test('discreet mode tells only settings', () => {
  expect(conflictText('systems/aaaaa/nickname', 'The cave', true)).toBeNull();
  expect(conflictText('settings/discreet', true, true)).toBe(backupWords.values.on);
});
