import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSaving, changedFields, rebase, settle } from './merge.ts';

/** Few values, so that equal ones and conflicts are common. */
const value = fc.constantFrom('', 'a', 'b', 'c');
const form = fc.record({ name: value, tag: value, color: value, tags: fc.array(value, { maxLength: 2 }) });
const three = fc.record({ base: form, mine: form, theirs: form });

describe('rebase', () => {
  it('never loses a field that was typed: it is in the form, or the same is in the service', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const { values } = rebase({ base, values: mine }, theirs);
        for (const field of changedFields(base, mine)) expect(values[field]).toEqual(mine[field]);
      }),
    );
  });

  it('never sends a field that was not touched, nor one the service has already', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const joined = rebase({ base, values: mine }, theirs);
        const sent = changedFields(joined.base, joined.values);
        const typed = changedFields(base, mine);
        expect(typed).toEqual(expect.arrayContaining([...sent]));
        for (const field of sent) expect(joined.values[field]).not.toEqual(theirs[field]);
      }),
    );
  });

  it('asks about a field exactly when both changed it differently', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const asked = rebase({ base, values: mine }, theirs).conflicts.map(({ field }) => field);
        const both = changedFields(base, mine).filter(
          (field) =>
            changedFields(base, theirs).includes(field) && changedFields(mine, theirs).includes(field),
        );
        expect([...asked].sort()).toEqual([...both].sort());
      }),
    );
  });

  it('asks about the same fields until they are answered', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const first = rebase({ base, values: mine }, theirs);
        const second = rebase(first, theirs);
        expect(second).toEqual(first);
      }),
    );
  });
});

describe('settle', () => {
  it('leaves nothing open: "mine" keeps the own value, "theirs" takes the other', () => {
    fc.assert(
      fc.property(three, fc.boolean(), ({ base, mine, theirs }, isMine) => {
        const joined = rebase({ base, values: mine }, theirs);
        const side = isMine ? 'mine' : 'theirs';
        const choice = Object.fromEntries(joined.conflicts.map(({ field }) => [field, side]));
        const settled = settle(joined, choice);
        for (const { field } of joined.conflicts) {
          expect(settled.values[field]).toEqual(isMine ? mine[field] : theirs[field]);
        }
        expect(rebase(settled, theirs).conflicts).toEqual([]);
        expect(settled.base).toEqual(theirs);
      }),
    );
  });
});

describe('afterSaving', () => {
  it('keeps text that was typed during the save', () => {
    fc.assert(
      fc.property(form, form, form, form, (base, sent, current, copy) => {
        const { values } = afterSaving({ base, sent, current, copy });
        for (const field of changedFields(sent, current)) expect(values[field]).toEqual(current[field]);
        const others = changedFields(copy, values);
        expect(changedFields(sent, current)).toEqual(expect.arrayContaining([...others]));
      }),
    );
  });

  it('compares with the copy every field without a conflict', () => {
    fc.assert(
      fc.property(form, form, form, form, (base, sent, current, copy) => {
        const unseen = changedFields(copy, afterSaving({ base, sent, current, copy }).base);
        expect(changedFields(sent, current)).toEqual(expect.arrayContaining([...unseen]));
        for (const field of unseen) expect(sent[field]).toEqual(base[field]);
      }),
    );
  });
});
