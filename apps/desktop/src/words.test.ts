import { expect, test } from 'vitest';
import { wordsIn } from './words.ts';

test.each([
  ['de-AT', 'Fenster'],
  ['DE', 'Fenster'],
  ['en-US', 'window'],
  ['den', 'window'],
  ['fr-FR', 'window'],
])('on a system in %s, the program says "%s"', (locale, word) => {
  expect(wordsIn(locale).cannotOpen('It stopped')).toContain(word);
});

test('no title of a dialog could end the text of the script in which it is', () => {
  for (const locale of ['en', 'de']) expect(wordsIn(locale).chooseFolder).not.toMatch(/['"`$]/);
});
