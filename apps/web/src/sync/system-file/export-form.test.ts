import { expect, test } from 'vitest';
import { choiceOf, FIRST_FORM, firstForm } from './export-form.ts';

const OWN = {
  members: [
    { uuid: 'm1', privacy: { visibility: 'public' } },
    { uuid: 'm2', privacy: { visibility: 'private' } },
  ],
  groups: [{ uuid: 'group-one', members: ['m1', 'm2'] }],
};

test('nothing chosen is the whole system', () => {
  expect(choiceOf({ ...FIRST_FORM, members: 'group-one', history: 'none' }, OWN)).toEqual({
    members: null,
    groups: null,
    history: { since: null, until: null },
  });
});

test('the members of a group, that group, and a period with both its days', () => {
  const form = {
    ...FIRST_FORM,
    what: 'part',
    members: 'group-one',
    groups: 'this',
    history: 'period',
  } as const;
  expect(choiceOf({ ...form, since: '2026-03-01', until: '2026-03-31' }, OWN)).toEqual({
    members: new Set(['m1', 'm2']),
    groups: new Set(['group-one']),
    history: {
      since: new Date(2026, 2, 1).toISOString(),
      until: new Date(2026, 3, 1).toISOString(),
    },
  });
  expect(choiceOf({ ...form, groups: 'none', history: 'none' }, OWN)).toMatchObject({
    groups: new Set(),
    history: null,
  });
});

test('the members whom everyone can see', () => {
  const form = { ...FIRST_FORM, what: 'part', members: 'public' } as const;
  expect(choiceOf(form, OWN)).toMatchObject({ members: new Set(['m1']), groups: null });
});

test('a selection from a list is the initial choice', () => {
  const members = firstForm({ of: 'member', keys: ['m2'] });
  expect(choiceOf(members, OWN)).toEqual({ members: new Set(['m2']), groups: new Set(), history: null });
  const groups = firstForm({ of: 'group', keys: ['group-one'] });
  expect(choiceOf(groups, OWN)).toEqual({ members: null, groups: new Set(['group-one']), history: null });
  expect(firstForm(null)).toBe(FIRST_FORM);
});
