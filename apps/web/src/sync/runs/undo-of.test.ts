import { expect, test } from 'vitest';
import { done, ended, runOf, sent, waiting } from '../../testing/run-items.ts';
import type { RunOperation } from './operation.ts';
import type { Former } from './run.ts';
import { undoOf } from './undo-of.ts';

const change: RunOperation = {
  kind: 'change',
  of: 'member',
  ref: 'luna',
  before: { name: 'a', color: null },
  after: { name: 'b', color: 'c' },
};
const membership: RunOperation = {
  kind: 'membership',
  of: 'group',
  ref: 'day',
  add: ['luna'],
  remove: ['cas'],
};
const create: RunOperation = { kind: 'create', of: 'group', ref: 'new', fields: {} };
const created: Former = { kind: 'created', uuid: 'made', before: [], isChecked: true };
const record = (day: number): RunOperation => ({
  kind: 'record-switch',
  timestamp: `2026-01-0${day}T00:00:00Z`,
  members: ['luna'],
});
const recorded = (id: string): Former => ({
  kind: 'recorded',
  id,
  members: ['luna', 'cas'],
  sent: [],
  shortened: null,
  isChecked: true,
});
const deleteSwitch = (day: number): RunOperation =>
  ({ ...record(day), kind: 'delete-switch', id: `s${day}` }) as RunOperation;

test('undo gives each field that was changed its former value, as long as it has the value that the run gave it', () => {
  const was = { name: 'a' };
  const set = { name: 'b' };
  expect(undoOf(runOf([done(change, { kind: 'fields', was, set })]))).toEqual([
    { kind: 'change', of: 'member', ref: 'luna', before: set, after: was },
  ]);
});

test('undo takes out who was added, and adds who was taken out', () => {
  const former = { kind: 'membership', added: ['luna'], removed: ['moss'] } as const;
  expect(undoOf(runOf([done(membership, former)]))).toEqual([
    { kind: 'membership', of: 'group', ref: 'day', add: ['moss'], remove: ['luna'] },
  ]);
  expect(undoOf(runOf([done(membership, { ...former, added: [] })]))).toMatchObject([
    { add: ['moss'], remove: [] },
  ]);
});

test('undo deletes what was created or restored, and restores what was deleted', () => {
  const items = [
    done(create, created),
    done({ kind: 'restore', of: 'member', ref: 'former' }, { ...created, uuid: 'back' }),
    done({ kind: 'delete', of: 'member', ref: 'cas' }, { kind: 'deleted', uuid: 'cas-uuid' }),
  ];
  expect(undoOf(runOf(items))).toEqual([
    { kind: 'restore', of: 'member', ref: 'cas-uuid' },
    { kind: 'delete', of: 'member', ref: 'back' },
    { kind: 'delete', of: 'group', ref: 'made' },
  ]);
});

test('undo names records that the run created by their uuids', () => {
  const items = [
    done(create, created),
    done({ ...change, ref: 'new' } as RunOperation, { kind: 'fields', was: { name: 'a' }, set: {} }),
    done({ ...membership, ref: 'new' } as RunOperation, { kind: 'membership', added: ['luna'], removed: [] }),
  ];
  expect(undoOf(runOf(items)).map((it) => 'ref' in it && it.ref)).toEqual(['made', 'made', 'made']);
});

test('undo deletes switches before anything else, and records former ones last, the oldest first', () => {
  const items = [
    done(deleteSwitch(3), { kind: 'switch-deleted' }),
    done(record(1), recorded('first')),
    done(change, { kind: 'fields', was: { name: 'a' }, set: {} }),
    done(deleteSwitch(4), { kind: 'switch-deleted' }),
    done(record(2), recorded('second')),
  ];
  expect(undoOf(runOf(items))).toEqual([
    { kind: 'delete-switch', id: 'second', timestamp: '2026-01-02T00:00:00Z', members: ['luna', 'cas'] },
    { kind: 'delete-switch', id: 'first', timestamp: '2026-01-01T00:00:00Z', members: ['luna', 'cas'] },
    expect.objectContaining({ kind: 'change' }),
    { kind: 'record-switch', timestamp: '2026-01-03T00:00:00Z', members: ['luna'] },
    { kind: 'record-switch', timestamp: '2026-01-04T00:00:00Z', members: ['luna'] },
  ]);
});

test('undo leaves alone what changed nothing', () => {
  const items = [
    waiting(change),
    sent(change),
    ended(change, { as: 'same' }),
    ended(change, { as: 'left', left: { name: { why: 'gone' } } }),
    done(change, { kind: 'fields', was: {}, set: {} }),
    done(membership, { kind: 'membership', added: [], removed: [] }),
  ];
  expect(undoOf(runOf(items))).toEqual([]);
});
