import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entries, hashesOf, mergeEntries } from './merge-entries.ts';

const BASE = { kept: 1, changedHere: 1, changedThere: 1, changedTwice: 1, removedHere: 1, removedThere: 1 };

test('each entry is as whichever device changed, added or removed it', () => {
  const mine = { kept: 1, changedHere: 2, changedThere: 1, changedTwice: 2, removedThere: 1, addedHere: 5 };
  const theirs = { kept: 1, changedHere: 1, changedThere: 3, changedTwice: 3, removedHere: 1, addedThere: 6 };
  expect(mergeEntries(hashesOf(BASE), mine, theirs)).toEqual({
    entries: { kept: 1, changedHere: 2, changedThere: 3, changedTwice: 2, addedHere: 5, addedThere: 6 },
    conflicts: ['changedTwice'],
  });
});

test('what one has changed and the other has removed stays', () => {
  const base = hashesOf({ a: 1, b: 1 });
  expect(mergeEntries(base, { a: 2 }, { b: 3 })).toEqual({ entries: { a: 2, b: 3 }, conflicts: [] });
});

test('without a base nothing is removed, and what differs is a conflict', () => {
  expect(mergeEntries(null, { a: 1, b: 1 }, { b: 2, c: 3 })).toEqual({
    entries: { a: 1, b: 1, c: 3 },
    conflicts: ['b'],
  });
});

const entries = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 3 }));

test('two devices that merge each other’s state have the same entries, but for conflicts', () => {
  fc.assert(
    fc.property(entries, entries, entries, (start: Entries, mine: Entries, theirs: Entries) => {
      const base = hashesOf(start);
      const here = mergeEntries(base, mine, theirs);
      const there = mergeEntries(base, theirs, mine);
      const without = (all: Entries) =>
        Object.fromEntries(Object.entries(all).filter(([path]) => !here.conflicts.includes(path)));
      expect(without(there.entries)).toEqual(without(here.entries));
      expect(there.conflicts.toSorted()).toEqual(here.conflicts.toSorted());
    }),
  );
});

test('the order of keys says nothing', () => {
  const base = hashesOf({ a: { x: 1, y: [{ p: 1, q: 2 }] } });
  const mine = { a: { y: [{ q: 2, p: 1 }], x: 1 } };
  expect(mergeEntries(base, mine, { a: { x: 2, y: [] } })).toEqual({
    entries: { a: { x: 2, y: [] } },
    conflicts: [],
  });
});
