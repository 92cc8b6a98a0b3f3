import { expect, it } from 'vitest';
import type { Draft } from './drafts.ts';
import { leftDrafts } from './left-drafts.ts';

const typed = (values: Draft['values']): Draft => ({ base: {}, values, atMs: 0, sent: null });

/** The keys of the drafts that are found. */
const found = (keys: readonly string[], present: readonly string[] = []) =>
  leftDrafts(Object.fromEntries(keys.map((key) => [key, typed({})])), 'member', new Set(present)).map(
    ({ key }) => key,
  );

it('what was typed for a record that no longer exists is found, also in the form of a new one', () => {
  expect(found(['member:gone'])).toEqual(['member:gone']);
  expect(found(['member:new:gone'])).toEqual(['member:new:gone']);
});

it('a draft whose form a list leads to is not found', () => {
  expect(found(['member:there', 'member:new:there', 'member:new', 'system'], ['there'])).toEqual([]);
});

it('a draft of another kind of form is not found', () => {
  expect(found(['group:gone', 'group:new:gone', 'guild:1:member:gone', 'members-of-group:gone'])).toEqual([]);
});

it('the draft of a new record comes before the one that would overwrite it', () => {
  expect(found(['member:gone', 'member:new:gone'])).toEqual(['member:new:gone']);
});

it('the names are those that were typed', () => {
  const drafts = { 'member:a': typed({ name: 'Sol', display_name: '' }), 'member:b': typed({ name: 1 }) };
  expect(leftDrafts(drafts, 'member', new Set())).toMatchObject([
    { uuid: 'a', name: 'Sol', displayName: '' },
    { uuid: 'b', name: '', displayName: null },
  ]);
});
