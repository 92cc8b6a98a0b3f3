import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, rebase } from '../edit/merge.ts';
import { chosenOf, membershipValues, validateMembership } from './membership-edit.ts';

/** Everyone there is, and three different ideas of who is in: before, here and in the service. */
const scene = fc.uniqueArray(fc.uuid(), { maxLength: 12 }).chain((all) =>
  fc.record({
    all: fc.constant(all),
    before: fc.subarray(all),
    mine: fc.subarray(all),
    theirs: fc.subarray(all),
  }),
);

describe('a change of membership', () => {
  it('is exactly the difference, with each reference once and in only one list', () => {
    fc.assert(
      fc.property(scene, ({ all, before, mine }) => {
        const [base, values] = [membershipValues(all, before), membershipValues(all, mine)];
        const { add, remove } = validateMembership(values, changedFields(base, values)).value;
        expect(new Set([...add, ...remove]).size).toBe(add.length + remove.length);
        const after = [...before.filter((ref) => !remove.includes(ref)), ...add];
        expect(after.toSorted()).toEqual(mine.toSorted());
        expect(add.filter((ref) => before.includes(ref))).toEqual([]);
        expect(remove.filter((ref) => !before.includes(ref))).toEqual([]);
      }),
    );
  });

  it('never conflicts with other changes made in the meantime, and undoes none of them', () => {
    fc.assert(
      fc.property(scene, ({ all, before, mine, theirs }) => {
        const joined = rebase(
          { base: membershipValues(all, before), values: membershipValues(all, mine) },
          membershipValues(all, theirs),
        );
        expect(joined.conflicts).toEqual([]);
        const { add, remove } = validateMembership(
          joined.values,
          changedFields(joined.base, joined.values),
        ).value;
        const after = new Set([...theirs.filter((ref) => !remove.includes(ref)), ...add]);
        for (const ref of all) {
          const isMineChanged = before.includes(ref) !== mine.includes(ref);
          expect(after.has(ref)).toBe(isMineChanged ? mine.includes(ref) : theirs.includes(ref));
        }
      }),
    );
  });

  it('names a reference once however often it is named', () => {
    expect(validateMembership({ one: true, two: false }, ['one', 'one', 'two', 'two']).value).toEqual({
      add: ['one'],
      remove: ['two'],
    });
    expect(chosenOf(membershipValues(['one', 'two'], ['two', 'two', 'gone']))).toEqual(['two']);
  });
});
