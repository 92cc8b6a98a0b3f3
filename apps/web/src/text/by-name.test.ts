import { expect, test } from 'vitest';
import { inLanguages } from '../testing/device-language.ts';
import { sortedByLabel, sortedByName } from './by-name.ts';

test.each([
  ['de-DE', ['Ärger', 'Berg', 'Zorn']],
  ['sv-SE', ['Berg', 'Zorn', 'Ärger']],
])('names and labels are in the order of the language of the device, such as %s', (language, expected) => {
  inLanguages(language);
  const names = ['Zorn', 'Ärger', 'Berg'];
  expect(sortedByName(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual(expected);
  expect(sortedByLabel(names, (name) => name)).toEqual(expected);
});

test('items without a label come last', () => {
  expect(sortedByLabel([null, 'b', 'a'], (label) => label)).toEqual(['a', 'b', null]);
});
