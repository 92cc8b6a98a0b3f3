import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFields, mergeList } from './three-way-merge.ts';

describe('fields', () => {
  test('changes of different fields both stay, at any depth', () => {
    const base = { a: 1, deep: { b: 1, c: 1 }, list: ['x'] };
    const mine = { a: 2, deep: { b: 1, c: 2 }, list: ['x'] };
    const theirs = { a: 1, deep: { b: 2, c: 1 }, list: ['x', 'y'] };
    expect(mergeFields(base, mine, theirs)).toEqual({ a: 2, deep: { b: 2, c: 2 }, list: ['x', 'y'] });
  });

  test('of two changes of one field mine stays: it is the later one', () => {
    expect(mergeFields({ a: 1 }, { a: 2 }, { a: 3 })).toEqual({ a: 2 });
  });

  test.each([
    [null, { a: 1 }, { b: 1 }],
    [{ a: 1 }, null, { a: 1, b: 2 }],
    [{ a: 1 }, { a: 2 }, null],
    [['a'], { a: 1 }, ['b']],
  ])('a field that is not an object everywhere is one value: %j, %j, %j', (base, mine, theirs) => {
    expect(mergeFields<unknown>({ v: base }, { v: mine }, { v: theirs })).toEqual({ v: mine });
  });

  test('without a change of mine the result is theirs, without one of theirs it is mine', () => {
    const documents = fc.record({
      a: fc.integer(),
      b: fc.record({ c: fc.string(), d: fc.array(fc.string()) }),
    });
    fc.assert(
      fc.property(documents, documents, (base, changed) => {
        expect(mergeFields(base, base, changed)).toEqual(changed);
        expect(mergeFields(base, changed, base)).toEqual(changed);
      }),
    );
  });
});

describe('lists', () => {
  const lists = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'));

  test.each([
    { base: 'abc', mine: 'abcd', theirs: 'abce', merged: 'abcde', why: 'both added' },
    { base: 'abc', mine: 'ac', theirs: 'abcd', merged: 'acd', why: 'one removed, the other added' },
    { base: 'abc', mine: 'cab', theirs: 'abcd', merged: 'cdab', why: 'one moved, the other added' },
    { base: 'abc', mine: 'ab', theirs: 'bac', merged: 'ba', why: 'one removed, the other moved' },
    { base: '', mine: 'a', theirs: 'b', merged: 'ab', why: 'both began' },
    {
      base: 'x',
      mine: 'xd',
      theirs: 'c',
      merged: 'cd',
      why: 'one removed what the other added something behind',
    },
    { base: 'abc', mine: '', theirs: 'abc', merged: '', why: 'one removed everything' },
  ])('$why', ({ base, mine, theirs, merged }) => {
    expect(mergeList([...base], [...mine], [...theirs]).join('')).toBe(merged);
  });

  test('nothing added is lost, nothing removed returns, nothing is there twice', () => {
    fc.assert(
      fc.property(lists, lists, lists, (base, mine, theirs) => {
        const merged = mergeList(base, mine, theirs);
        expect(new Set(merged).size).toBe(merged.length);
        for (const id of new Set([...base, ...mine, ...theirs])) {
          const isExpected = base.includes(id) ? mine.includes(id) && theirs.includes(id) : true;
          expect(merged.includes(id)).toBe(isExpected);
        }
      }),
    );
  });

  test('without a change of mine the result is theirs, without one of theirs it is mine', () => {
    fc.assert(
      fc.property(lists, lists, (base, changed) => {
        expect(mergeList(base, base, changed)).toEqual(changed);
        expect(mergeList(base, changed, base)).toEqual(changed);
      }),
    );
  });
});
