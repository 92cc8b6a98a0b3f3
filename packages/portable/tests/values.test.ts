import { expect, test } from 'vitest';
import { birthdayText, detailText } from '../src/read/read-value.ts';

test.each([
  ['rain', 'rain'],
  ['  ', null],
  [null, null],
  [21, '21'],
  [0, '0'],
  [1.5, '1.5'],
  [true, 'yes'],
  [false, 'no'],
  [['rain', null, 'tea'], 'rain, tea'],
  [[], null],
  [{ v: ['rain', 'tea'] }, 'rain, tea'],
  [{ v: null }, null],
  [{ value: '21' }, '21'],
  [{ content: { value: true } }, 'yes'],
  [{ start: '2020-01-01', end: null }, '2020-01-01 – …'],
  [{}, null],
  [{ other: 1 }, '{"other":1}'],
])('the value %j of a custom field is %j', (value, text) => {
  expect(detailText(value)).toBe(text);
});

test.each([
  ['2001-02-03', '2001-02-03'],
  ['2001/2/3', '2001-02-03'],
  ['2001.02.03', '2001-02-03'],
  ['2001-02-03T00:00:00.000Z', '2001-02-03'],
  ['0001-02-29', '0004-02-29'],
  ['0000-05-06', '0004-05-06'],
  ['0000-05-01T00:00:00.000Z', '0004-05-01'],
  ['02-14', '0004-02-14'],
  ['--02-14', '0004-02-14'],
  ['March 5', '0004-03-05'],
  ['5 March 2004', '2004-03-05'],
  ['3/5/1999', '3/5/1999'],
  ['soon', 'soon'],
])('the birthday %j is read as %j', (value, text) => {
  expect(birthdayText(value)).toBe(text);
});
