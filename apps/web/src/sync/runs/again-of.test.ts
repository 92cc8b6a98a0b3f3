import { expect, test } from 'vitest';
import { done, ended, runOf, sent, waiting } from '../../testing/run-items.ts';
import { againOf } from './again-of.ts';
import type { RunOperation } from './operation.ts';
import { countRun, type Former } from './run.ts';

const change: RunOperation = {
  kind: 'change',
  of: 'member',
  ref: 'luna',
  before: { name: 'a', color: 'red' },
  after: { name: 'b', color: 'blue', pronouns: 'it' },
};
const membership: RunOperation = { kind: 'membership', of: 'group', ref: 'day', add: ['luna'], remove: [] };
const former: Former = { kind: 'fields', was: { name: 'a' }, set: { name: 'b' } };
const refusal = { why: 'refused', detail: 'No.' } as const;

test('what was refused or skipped is tried again as it was', () => {
  const items = [
    ended(change, { as: 'refused', title: 'No', detail: '' }),
    ended(membership, { as: 'skipped' }),
  ];
  expect(againOf(runOf(items))).toEqual([change, membership]);
});

test('of a change only the fields that were left are tried again, and what another device set counts as seen', () => {
  const left = { color: { why: 'changed', now: 'green' }, pronouns: refusal } as const;
  const again = {
    ...change,
    before: { color: 'green', pronouns: null },
    after: { color: 'blue', pronouns: 'it' },
  };
  expect(againOf(runOf([done(change, former, left)]))).toEqual([again]);
  expect(againOf(runOf([ended(change, { as: 'left', left })]))).toEqual([again]);
  expect(againOf(runOf([done(change, former, { color: refusal })]))).toEqual([
    { ...change, before: { color: 'red' }, after: { color: 'blue' } },
  ]);
});

test('what is stored on this device is tried again for members that were not created', () => {
  const create: RunOperation = { kind: 'create', of: 'member', ref: 'new', fields: { name: '' } };
  const about = (ref: string) => ({ ref, values: {}, texts: ['Hi'], state: null });
  const local: RunOperation = {
    kind: 'store-local',
    fields: [],
    members: [about('new'), about('luna')],
    switches: [{ timestamp: '2023-05-01T10:00:00Z', id: null, texts: ['Party'], roles: {} }],
  };
  const items = [
    ended(create, { as: 'refused', title: 'No', detail: '' }),
    done(local, { kind: 'local', changes: {} }, {}),
  ];
  expect(againOf(runOf(items))).toEqual([create, { ...local, members: [about('new')], switches: [] }]);
  expect(againOf(runOf([done(local, { kind: 'local', changes: {} }, {})]))).toEqual([]);
});

test('nothing is tried again that is done, still to come, gone, or left in a group whose members are gone', () => {
  const items = [
    waiting(change),
    sent(change),
    done(change, former),
    ended(change, { as: 'same' }),
    ended(change, { as: 'gone' }),
    ended(membership, { as: 'left', left: { luna: { why: 'gone' } } }),
    ended(change, { as: 'left', left: { banner: refusal } }),
  ];
  expect(againOf(runOf(items))).toEqual([]);
});

test('the counts of a run say how many operations have which outcome, and partly done is done and failed', () => {
  const items = [
    waiting(change),
    sent(change),
    done(change, former),
    done(change, former, { color: refusal }),
    ended(change, { as: 'same' }),
    ended(change, { as: 'same' }),
    ended(change, { as: 'left', left: { color: refusal } }),
    ended(change, { as: 'gone' }),
    ended(change, { as: 'skipped' }),
    ended(change, { as: 'refused', title: 'No', detail: '' }),
  ];
  expect(countRun(runOf(items))).toEqual({ all: 10, ended: 8, done: 2, same: 2, failed: 5 });
});
