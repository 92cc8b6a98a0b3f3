import { describe, expect, test } from 'vitest';
import {
  boundedNumber,
  choice,
  fields,
  positiveNumber,
  type Reader,
  textList,
  textOrNull,
} from './readers.ts';

/** What a reader makes of a value at the path `at`, with `fallback` as its default. */
function read<T>(reader: Reader<T>, value: unknown, fallback: T) {
  const problems: string[] = [];
  return { value: reader(value, fallback, 'at', problems), problems };
}

describe('a number', () => {
  test.each([0.5, 7, Number.MAX_VALUE])('above zero is read: %f', (value) => {
    expect(read(positiveNumber, value, 1)).toEqual({ value, problems: [] });
  });

  test.each([
    [undefined, []],
    [0, ['at: Number must be greater than 0']],
    [-1, ['at: Number must be greater than 0']],
    [Number.NEGATIVE_INFINITY, ['at: Number must be greater than 0']],
    [Number.POSITIVE_INFINITY, ['at: Number must be finite']],
    [Number.NaN, ['at: Expected number, received nan']],
    ['7', ['at: Expected number, received string']],
  ])('is the default instead of %j', (value, problems) => {
    expect(read(positiveNumber, value, 1)).toEqual({ value: 1, problems });
  });

  test('outside its range is the nearest one within', () => {
    const values = [1, 24, 50, 128, 500].map(
      (value) => read(boundedNumber({ min: 24, max: 128 }), value, 30).value,
    );
    expect(values).toEqual([24, 24, 50, 128, 128]);
  });
});

describe('a choice', () => {
  const reader = choice(['list', 'table']);

  test('that there is is read, and any other is the default', () => {
    expect(read(reader, 'table', 'list')).toEqual({ value: 'table', problems: [] });
    expect(read(reader, undefined, 'list')).toEqual({ value: 'list', problems: [] });
    expect(read(reader, 5, 'list')).toEqual({
      value: 'list',
      problems: ["at: Expected 'list' | 'table', received number"],
    });
  });

  test.each([
    ['a'.repeat(40), 'a'.repeat(40)],
    ['a'.repeat(41), `${'a'.repeat(40)}…`],
  ])('of another name is reported with the first 40 characters of it', (value, reported) => {
    expect(read(reader, value, 'list').problems).toEqual([
      `at: Invalid enum value. Expected 'list' | 'table', received '${reported}'`,
    ]);
  });
});

test('a text may be null, and anything else is the default', () => {
  expect(['x', '', null, undefined, 5].map((value) => read(textOrNull, value, 'default').value)).toEqual([
    ...['x', '', null],
    ...['default', 'default'],
  ]);
  expect(read(textOrNull, 5, null).problems).toEqual(['at: Expected string, received number']);
});

test('a list has the texts among its items', () => {
  expect(read(textList, ['a', 5, 'b'], ['default'])).toEqual({
    value: ['a', 'b'],
    problems: ['at.1: Expected string, received number'],
  });
  expect(read(textList, 'a', ['default'])).toEqual({
    value: ['default'],
    problems: ['at: Expected array, received string'],
  });
});

test('fields are read one by one, by their paths, and others are left out', () => {
  const reader = fields<{ size: number; isOn: boolean }>({ size: positiveNumber });
  const problems: string[] = [];
  const fallback = { size: 1, isOn: false };
  expect(reader({ size: -1, isOn: true, other: 5 }, fallback, '', problems)).toEqual({
    ...fallback,
    isOn: true,
  });
  expect(problems).toEqual(['size: Number must be greater than 0']);
  expect(read(reader, { size: 'x', isOn: 'y' }, fallback).problems).toEqual([
    'at.size: Expected number, received string',
    'at.isOn: Expected boolean, received string',
  ]);
  expect(read(reader, 5, fallback)).toEqual({
    value: fallback,
    problems: ['at: Expected object, received number'],
  });
  expect(read(reader, undefined, fallback)).toEqual({ value: fallback, problems: [] });
});
