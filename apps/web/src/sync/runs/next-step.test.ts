import { describe, expect, test } from 'vitest';
import { done, ended, runOf, sent, waiting } from '../../testing/run-items.ts';
import { nextStep } from './next-step.ts';
import type { RunOperation } from './operation.ts';
import type { RunItem } from './run.ts';

const change: RunOperation = { kind: 'change', of: 'member', ref: 'a', before: {}, after: {} };
const create: RunOperation = { kind: 'create', of: 'member', ref: 'new', fields: {} };
const restore: RunOperation = { kind: 'restore', of: 'member', ref: 'former' };
const record: RunOperation = { kind: 'record-switch', timestamp: '2026-01-01T00:00:00Z', members: [] };

const created = (isChecked: boolean) =>
  done(create, { kind: 'created', uuid: 'uuid', before: [], isChecked });
const recorded = (isChecked: boolean) =>
  done(record, { kind: 'recorded', id: 'id', members: [], sent: [], shortened: null, isChecked });
const changed = done(change, { kind: 'fields', was: { name: 'a' }, set: { name: 'b' } });
const times = (count: number, item: RunItem) => Array.from({ length: count }, () => item);

describe('a run in progress', () => {
  test.each([
    ['sends the first operation', [waiting(change), waiting(create)], { do: 'send', index: 0 }],
    ['sends the first one that waits', [changed, waiting(change)], { do: 'send', index: 1 }],
    ['completes what may be at the service first', [waiting(change), sent(change)], { do: 'send', index: 1 }],
    ['ends when nothing is left', [changed, ended(change, { as: 'gone' })], { do: 'end' }],
    ['ends without operations', [], { do: 'end' }],
    [
      'checks what it has created before it changes something',
      [created(false), waiting(change)],
      { do: 'check', indexes: [0] },
    ],
    ['checks all at once', [created(false), changed, recorded(false)], { do: 'check', indexes: [0, 2] }],
    ['checks nothing twice', [created(true), recorded(true), waiting(change)], { do: 'send', index: 2 }],
    ['creates everything before it checks', [created(false), waiting(create)], { do: 'send', index: 1 }],
    ['restores everything before it checks', [created(false), waiting(restore)], { do: 'send', index: 1 }],
    ['completes a creation before it checks', [created(false), sent(change)], { do: 'send', index: 1 }],
    [
      'records 100 switches before it checks them',
      [...times(99, recorded(false)), waiting(record)],
      { do: 'send', index: 99 },
    ],
  ] as const)('%s', (_what, items, step) => {
    expect(nextStep(runOf(items))).toEqual(step);
  });

  test('checks recorded switches once there are 100, and created records however many there are', () => {
    expect(nextStep(runOf([...times(100, recorded(false)), waiting(record)]))).toMatchObject({ do: 'check' });
    expect(nextStep(runOf([...times(100, created(false)), waiting(create)]))).toMatchObject({ do: 'send' });
  });
});

test.each(['paused', 'ended'] as const)('a run that is %s waits, whatever is at the service', (phase) => {
  expect(nextStep(runOf([sent(change), waiting(change)], { phase }))).toEqual({ do: 'wait' });
});

test('a run that is to be undone sends nothing new, completes what may be at the service, and checks it', () => {
  const next = (items: readonly RunItem[]) => nextStep(runOf(items, { phase: 'undoing' }));
  expect(next([waiting(change), sent(change)])).toEqual({ do: 'send', index: 1 });
  expect(next([created(false), waiting(create)])).toEqual({ do: 'check', indexes: [0] });
  expect(next([changed, waiting(change)])).toEqual({ do: 'undo' });
});
