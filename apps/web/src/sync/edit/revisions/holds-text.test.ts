import { expect, test } from 'vitest';
import { holdingText } from './holds-text.ts';

test.each([
  ['Al', 'Al', true],
  ['Al', 'hello al!', true],
  ['Al', 'Alder', false],
  ['Al', 'Al2', false],
  ['Al', 'Al’s', true],
  ['Al (old)', 'was Al (old), once', true],
  ['ユキ', 'ユキは', true],
  ['Ольга', 'Ольгая', false],
  ['$&.*', 'x$&.*x', true],
  ['-[a]', 'a-[a]', true],
  [' ', 'anything', false],
])('%j is in %j: %s', (text, value, expected) => {
  expect(holdingText(text)(value)).toBe(expected);
});

test('lists and records are looked through', () => {
  expect(holdingText('Old')({ tags: [{ prefix: 'Old:', suffix: null }] })).toBe(true);
  expect(holdingText('Old')({ tags: [{ prefix: 'New:', suffix: null }], keep: true, none: null })).toBe(
    false,
  );
});
