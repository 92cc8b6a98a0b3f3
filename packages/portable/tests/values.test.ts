import { expect, test } from 'vitest';
import { MEMBER_FIELDS } from '../src/fields.ts';
import { readFields } from '../src/read/read-fields.ts';
import {
  birthdayText,
  colorOf,
  detailText,
  flagOf,
  isSet,
  numberOf,
  plainText,
  timeMs,
  timeText,
} from '../src/read/read-value.ts';
import { createNotes } from '../src/read/reading.ts';

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
  ['3-5-1999', '3-5-1999'],
  ['3/5', '3/5'],
  ['25/12/1999', '1999-12-25'],
  ['12/25/1999', '1999-12-25'],
  ['25-12-1999', '1999-12-25'],
  ['5/5', '0004-05-05'],
  ['25.12.1999', '1999-12-25'],
  ['19991225', '1999-12-25'],
  ['soon', 'soon'],
])('the birthday %j is read as %j', (value, text) => {
  expect(birthdayText(value)).toBe(text);
});

test.each([
  [{ year: 2001, month: 2, day: 3 }, '2001-02-03'],
  [{ month: '2', day: '3' }, '0004-02-03'],
  [20010203, '2001-02-03'],
  [{ year: 2001, month: 2 }, undefined],
  [{ year: 2001, month: 13, day: 1 }, undefined],
  ['2001/2/3', '2001-02-03'],
  ['', null],
  [true, undefined],
])('a birthday in a record, %j, is %j', (birthday, expected) => {
  const notes = createNotes();
  expect(readFields({ birthday }, MEMBER_FIELDS, '$', notes).birthday).toBe(expected);
  expect(notes.all().notes).toHaveLength(expected === undefined ? 1 : 0);
});

const TEN = '2026-03-01T10:00:00.000Z';
const TEN_MS = Date.parse(TEN);

test.each([
  [TEN_MS, TEN, 0],
  [TEN_MS + 0.25, TEN, 0],
  [String(TEN_MS), TEN, 0],
  [TEN, TEN, 0],
  ['2026-03-01T10:00:00Z', TEN, 0],
  ['2026-03-01T10:00Z', TEN, 0],
  ['2026-03-01 10:00:00', TEN, 1],
  [' 2026-03-01T10:00 ', TEN, 1],
  ['2026-03-01T10:00:00.000', TEN, 1],
  ['2026-03-01T11:00+01:00', TEN, 0],
  ['2026-03-01T11:00:00+0100', TEN, 0],
  ['2026-03-01T11:00:00+01', TEN, 0],
  ['2026-03-01 10:00:00 z', TEN, 0],
  ['2026-03-01', '2026-03-01T00:00:00.000Z', 1],
  [{ _seconds: TEN_MS / 1_000, _nanoseconds: 0 }, TEN, 0],
  [{ seconds: TEN_MS / 1_000 }, TEN, 0],
  [{ __time__: TEN }, TEN, 0],
  [{ $date: TEN_MS }, TEN, 0],
  [{ $date: { $numberLong: String(TEN_MS) } }, TEN, 0],
  ['2026-03-01 10:00:00 UTC', TEN, 0],
  ['2026-03-01T11:00:00+01:00[Europe/Berlin]', TEN, 0],
])('the time %j is %s, with %i assumption', (value, expected, assumed) => {
  const notes = createNotes();
  expect(new Date(timeMs(value, notes)).toISOString()).toBe(expected);
  expect(notes.all().assumed).toEqual(assumed === 0 ? [] : [{ kind: 'zone', count: 1 }]);
});

test.each([null, undefined, '', 'soon', '2026-13-01', '10:00', true, [], {}, { seconds: '1' }, Number.NaN])(
  '%j is not a time',
  (value) => {
    const notes = createNotes();
    expect([timeMs(value, notes), timeText(value, notes)]).toEqual([Number.NaN, null]);
  },
);

test.each([
  ['2024-01-02T00:00:00.12345678Z', '2024-01-02T00:00:00.123456Z'],
  ['2024-01-02 00:00', '2024-01-02T00:00:00Z'],
  [Date.parse('2024-01-02'), '2024-01-02T00:00:00Z'],
])('the time of a switch, %j, is stored as %s', (value, text) => {
  expect(timeText(value, createNotes())).toBe(text);
});

test.each([
  ['#FF00AA', 'ff00aa', 0],
  ['ff00aa', 'ff00aa', 0],
  ['0xFF00AA', 'ff00aa', 0],
  ['#abc', 'aabbcc', 0],
  ['#ff112233', '112233', 1],
  ['112233ff', '112233', 1],
  ['0xFF112233', '112233', 1],
  ['#00000000', null, 0],
  [16711850, 'ff00aa', 0],
  [0xff112233, '112233', 1],
  [255, '0000ff', 0],
  ['', null, 0],
  [null, null, 0],
  ['red', undefined, 0],
  [-65366, 'ff00aa', 1],
  ['-65366', 'ff00aa', 1],
  ['16711850', 'ff00aa', 0],
  ['4294902015', 'ff00ff', 1],
  ['112233', '112233', 0],
  ['#11223344', '223344', 1],
  ['rgb(255, 0, 170)', 'ff00aa', 0],
  ['rgba(255 0 170 / 50%)', 'ff00aa', 1],
  ['rgba(255,0,170,.5)', 'ff00aa', 1],
  ['rgba(255, 0, 170, 1)', 'ff00aa', 0],
  ['rgba(255 0 170 / 100%)', 'ff00aa', 0],
  ['rgba(0,0,0,0)', null, 0],
  ['80336699', '336699', 1],
  ['16777215', 'ffffff', 0],
  ['rgb(256, 0, 0)', undefined, 0],
  [`rgba(1,1,1${' '.repeat(48)}/ 50%)`, '010101', 1],
  [`rgba(1,1,1${' '.repeat(49)}/ 50%)`, undefined, 0],
  [-0x80000001, undefined, 0],
  [1.5, undefined, 0],
  [0x1ffffffff, undefined, 0],
  [{}, undefined, 0],
])('the colour %j is %j, with %i assumption', (value, expected, assumed) => {
  const notes = createNotes();
  expect(colorOf(value, notes)).toBe(expected);
  expect(notes.all().assumed).toEqual(assumed === 0 ? [] : [{ kind: 'opacity', count: 1 }]);
});

test.each([
  [true, true],
  ['True', true],
  [' yes ', true],
  ['on', true],
  ['N', false],
  [1, true],
  ['1', true],
  [false, false],
  ['no', false],
  [0, false],
  [null, null],
  ['', null],
  ['maybe', undefined],
  [2, undefined],
  [{}, undefined],
])('the flag %j is %j', (value, flag) => {
  expect(flagOf(value)).toBe(flag);
});

test.each([
  ['tea', 'tea'],
  [7, '7'],
  ['a\u0007b\n\tc', 'ab\n\tc'],
  ['', null],
  [null, null],
  [true, undefined],
  [{}, undefined],
])('the text %j is %j', (value, text) => {
  expect(plainText(value)).toBe(text);
});

test.each([
  [3, 3],
  ['3', 3],
  ['-1.5', -1.5],
  [null, null],
  ['', null],
  ['many', undefined],
  [{}, undefined],
])('the number %j is %j', (value, number) => {
  expect(numberOf(value)).toBe(number);
});

test.each([
  [{}, false, false, []],
  [{ hidden: false, secret: null }, false, false, []],
  [{ hidden: 'no', secret: true }, true, true, []],
  [{ hidden: 'maybe' }, false, true, ['$.hidden']],
  [{ hidden: 2, secret: 'no' }, false, true, ['$.hidden']],
])(
  'a flag of %j that can’t be read is noted, and is set only where that closes',
  (raw, set, closed, noted) => {
    const notes = createNotes();
    expect(isSet(raw, ['hidden', 'secret'], '$', notes)).toBe(set);
    expect(isSet(raw, ['hidden', 'secret'], '$', notes, true)).toBe(closed);
    expect(notes.all().notes.map(({ path }) => path)).toEqual(noted);
  },
);
