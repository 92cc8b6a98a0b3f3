import { expect, test } from 'vitest';
import { createOrigin } from '../../testing/fake-browser.ts';
import { LONGEST_FIELD_VALUE, problemOfValue, storedValue } from './field-values.ts';
import { localDataStores, NO_LOCAL_DATA } from './local-data.ts';
import type { FieldDefinition } from './local-tables.ts';
import {
  orderedFields,
  orderingFields,
  puttingField,
  removingField,
  restoringField,
  settingValues,
} from './member-fields.ts';

const field = (name: string, kind: FieldDefinition['kind'] = 'text') => ({ name, kind, choices: ['tea'] });
const names = (data: typeof NO_LOCAL_DATA) => orderedFields(data.fieldDefinitions).map(({ name }) => name);

function prepared() {
  const fields = puttingField('b', field('Drink'))(puttingField('a', field('Role'))(NO_LOCAL_DATA));
  return settingValues('m-2', { a: 'Cook' })(settingValues('m-1', { a: 'Artist', b: 'tea' })(fields));
}

test('fields stay in their order, which can be changed; a changed one stays in its place', () => {
  const data = prepared();
  expect(names(data)).toEqual(['Role', 'Drink']);
  expect(names(puttingField('a', field('Job'))(data))).toEqual(['Job', 'Drink']);
  expect(names(orderingFields(['b', 'a'])(data))).toEqual(['Drink', 'Role']);
});

test('a new field is after all others, also when one was deleted', () => {
  const data = puttingField('c', field('Height'))(removingField('a')(prepared()));
  expect(names(puttingField('a0', field('Pet'))(data))).toEqual(['Drink', 'Height', 'Pet']);
});

test.each([
  ['number', ' 2,5 ', '2.5'],
  ['number', '1.7', '1.7'],
  ['number', 'about 2,5', 'about 2,5'],
  ['text', ' 2,5', '2,5'],
] as const)('as %s, %j is stored as %j', (kind, typed, value) => {
  expect(storedValue(field('x', kind), typed)).toBe(value);
});

test('a field is removed with its values, and comes back with them, but not over what was entered since', () => {
  const before = prepared();
  const without = removingField('a')(before);
  expect(names(without)).toEqual(['Drink']);
  expect(without.fieldValues).toEqual({ 'm-1': { b: 'tea' } });
  const since = settingValues('m-2', { a: 'Baker' })(without);
  const back = restoringField('a', before)(since);
  expect(names(back)).toEqual(['Role', 'Drink']);
  expect(back.fieldValues).toEqual({ 'm-1': { a: 'Artist', b: 'tea' }, 'm-2': { a: 'Baker' } });
});

test('an emptied value is gone, and a member without values takes no room', () => {
  const data = prepared();
  expect(settingValues('m-2', { a: '' })(data).fieldValues).toEqual({ 'm-1': { a: 'Artist', b: 'tea' } });
});

test('two tabs that enter different fields of one member keep both', () => {
  const origin = createOrigin();
  const open = () => localDataStores(origin.openStorage())('mine');
  const [one, other] = [open(), open()];
  one.update(settingValues('m', { a: '1' }));
  origin.deliver();
  one.update(settingValues('m', { b: '2' }));
  other.update(settingValues('m', { c: '3' }));
  origin.deliver();
  for (const store of [one, other])
    expect(store.getState().fieldValues).toEqual({ m: { a: '1', b: '2', c: '3' } });
});

test.each([
  ['text', 'anything', null],
  ['text', 'x'.repeat(LONGEST_FIELD_VALUE + 1), 'long'],
  ['number', '-12.5', null],
  ['number', '12,5', null],
  ['number', 'twelve', 'number'],
  ['date', '2026-05-03', null],
  ['date', '3 May', 'date'],
  ['choice', 'tea', null],
  ['choice', 'coffee', 'choice'],
  ['link', 'https://example.org/a', null],
  ['link', 'javascript:alert(1)', 'link'],
  ['yes-no', 'yes', null],
  ['yes-no', 'maybe', 'yes-no'],
  ['number', '', null],
] as const)('as %s, %j has the problem %s', (kind, value, problem) => {
  expect(problemOfValue(field('x', kind), value)).toBe(problem);
});
