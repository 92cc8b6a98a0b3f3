import { expect, test } from 'vitest';
import {
  LONGEST_FIELD_NAME,
  LONGEST_FIELD_VALUE,
  MOST_OWN_FIELDS,
} from '../../../../session/local/field-values.ts';
import type { OwnField } from '../../../../session/local/member-fields.ts';
import { valuesOfBlock } from './values-of-block.ts';

const field = (
  id: string,
  name: string,
  kind: OwnField['kind'],
  choices: readonly string[] = [],
): OwnField => ({
  id,
  name,
  kind,
  choices,
  place: 0,
});

const FIELDS = [
  field('l', 'Likes', 'text'),
  field('h', 'Height', 'number'),
  field('e', 'Element', 'choice', ['Fire']),
  field('v', 'Vegan', 'yes-no'),
];

test('values of a description are set, are there, or do not fit, each by the name of its field', () => {
  const found = [
    { name: 'likes', value: 'tea' },
    { name: 'Height', value: '1,7' },
    { name: 'Element', value: 'Water' },
    { name: 'Vegan', value: 'Yes' },
    { name: 'Likes', value: 'a second one' },
    { name: 'Empty', value: '' },
  ];
  const read = valuesOfBlock(found, FIELDS, { l: 'rain', h: '1.7' });
  expect(read.map(({ name, value, former, state }) => [name, value, former, state])).toEqual([
    ['Likes', 'tea', 'rain', 'set'],
    ['Height', '1.7', '1.7', 'same'],
    ['Element', 'Water', '', 'unfit'],
    ['Vegan', 'yes', '', 'set'],
  ]);
});

test('a name without a field becomes one where there is room, and not more of them', () => {
  const found = ['New', '::', 'x'.repeat(LONGEST_FIELD_NAME + 1), 'Another'].map((name) => ({
    name,
    value: 'a',
  }));
  expect(valuesOfBlock(found, [], {}).map(({ state }) => state)).toEqual(['set', 'unfit', 'unfit', 'set']);
  const many = Array.from({ length: MOST_OWN_FIELDS - 1 }, (_, index) =>
    field(`${index}`, `f${index}`, 'text'),
  );
  expect(valuesOfBlock(found, many, {}).map(({ state }) => state)).toEqual([
    'set',
    'unfit',
    'unfit',
    'unfit',
  ]);
  const long = [{ name: 'New', value: 'x'.repeat(LONGEST_FIELD_VALUE + 1) }];
  expect(valuesOfBlock(long, [], {}).map(({ state }) => state)).toEqual(['unfit']);
});
