import type { ScopeStatus } from '@frontboard/client';
import { describe, expect, test } from 'vitest';
import { durationMs, type Pace, paceOf, timeLeftMs, workOf } from './estimate.ts';
import type { RunOperation } from './operation.ts';
import type { Former, OperationEnd, Run, RunItem } from './run.ts';

const PACE: Pace = { readMs: 100, writeMs: 200, slotMs: 400, settleMs: 3_000 };

const create = (of: 'member' | 'group', ref: string): RunOperation => ({
  ...{ kind: 'create', of, ref },
  fields: { name: ref },
});
const membership = (ref: string, add: readonly string[], remove: readonly string[]): RunOperation => ({
  ...{ kind: 'membership', of: 'group', ref },
  add: [...add],
  remove: [...remove],
});
const change: RunOperation = { kind: 'change', of: 'member', ref: 'm', before: {}, after: { name: 'Ash' } };
const restore: RunOperation = { kind: 'restore', of: 'member', ref: 'm' };
const switchAt = (index: number): RunOperation => ({
  kind: 'record-switch',
  timestamp: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
  members: [],
});
const times = <T>(count: number, of: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => of(index));

/** Of the service: the round trips and the limit of one of its buckets. */
function bucket(roundTripsMs: readonly number[], limit: number): ScopeStatus {
  return { roundTripsMs, limit } as unknown as ScopeStatus;
}

describe('the pace of the service', () => {
  test('is the median of the reads and of the writes in both buckets, with the slowest write for what settles', () => {
    expect(
      paceOf({
        scopes: {
          own_system_get: bucket([300, 10], 2),
          generic_get: bucket([20], 10),
          own_system_update: bucket([5_000, 40], 4),
          generic_update: bucket([50], 5),
        },
      }),
    ).toEqual({ readMs: 20, writeMs: 50, slotMs: 250, settleMs: 15_000 });
  });

  test('of reads is that of writes and the reverse if only one was measured, and a quarter of a second without any', () => {
    expect(paceOf({ scopes: { generic_get: bucket([80], 10) } })).toMatchObject({ readMs: 80, writeMs: 80 });
    expect(paceOf({ scopes: { own_system_update: bucket([90], 3) } })).toMatchObject({
      ...{ readMs: 90, writeMs: 90 },
    });
    expect(paceOf({ scopes: {} })).toEqual({
      ...{ readMs: 250, writeMs: 250, slotMs: 1_000 / 3, settleMs: 3_000 },
    });
  });

  test('has the limit of the bucket for all until that of the own system is known', () => {
    expect(paceOf({ scopes: { generic_update: bucket([], 5) } }).slotMs).toBe(200);
  });
});

describe('the work', () => {
  test('of each kind is its requests', () => {
    const requests = (operation: RunOperation) => workOf([operation]).operations;
    expect(requests(change)).toEqual([{ reads: 1, writes: 1, creations: 0, count: 1 }]);
    expect(requests(membership('g', ['a', 'b'], []))).toEqual([
      { reads: 1, writes: 1, creations: 0, count: 1 },
    ]);
    expect(requests(membership('g', ['a'], ['b']))).toEqual([
      { reads: 1, writes: 2, creations: 0, count: 1 },
    ]);
    expect(requests(create('member', 'm'))).toEqual([{ reads: 0, writes: 0, creations: 1, count: 1 }]);
    expect(requests(restore)).toEqual([{ reads: 2, writes: 0.5, creations: 1, count: 1 }]);
  });

  test('counts a further read for the list of a group that the run creates', () => {
    const operations = [create('group', 'g'), membership('g', ['a'], []), membership('h', ['a'], [])];
    expect(workOf(operations).operations).toEqual([
      { reads: 0, writes: 0, creations: 1, count: 1 },
      { reads: 2, writes: 1, creations: 0, count: 1 },
      { reads: 1, writes: 1, creations: 0, count: 1 },
    ]);
  });

  test('has one list for each kind that is created, and a check once all of a sequence are created', () => {
    const created = [...times(3, (index) => create('member', `m${index}`)), create('group', 'g')];
    expect(workOf(created)).toMatchObject({ settles: 1, lists: 3 });
    expect(workOf([...created, change, create('group', 'h')])).toMatchObject({ settles: 2, lists: 4 });
    expect(workOf([change])).toMatchObject({ settles: 0, lists: 0 });
  });

  test('has a check with its pages for each hundred switches', () => {
    expect(workOf(times(90, switchAt))).toMatchObject({ settles: 1, lists: 1 });
    expect(workOf(times(91, switchAt))).toMatchObject({ settles: 1, lists: 2 });
  });

  test('takes as long as the answers do, or as the limit allows', () => {
    const operations = (reads: number, writes: number, creations: number) => ({
      operations: [{ reads, writes, creations, count: 2 }],
      ...{ settles: 0, lists: 0 },
    });
    expect(durationMs(operations(1, 1, 0), PACE)).toBe(2 * 400);
    expect(durationMs(operations(3, 1, 0), PACE)).toBe(2 * 500);
    expect(durationMs(operations(0, 1, 3), PACE)).toBe(2 * 1_200);
    expect(durationMs({ operations: [], settles: 2, lists: 3 }, PACE)).toBe(6_300);
  });
});

describe('the remaining time', () => {
  const former = (isChecked: boolean): Former => ({
    ...{ kind: 'created', uuid: 'u', before: [] },
    isChecked,
  });
  const item = (operation: RunOperation, end?: OperationEnd): RunItem => ({
    operation,
    progress: end === undefined ? { step: 'waiting' } : { step: 'ended', end },
  });
  const run = (items: readonly RunItem[], workedMs: number): Run =>
    ({ head: { workedMs }, items }) as unknown as Run;
  const left = (items: readonly RunItem[], workedMs: number, undoneEndMs: number | null = null) =>
    timeLeftMs(run(items, workedMs), PACE, { undoneEndMs, nowMs: 10_000 });
  const done: OperationEnd = { as: 'done', former: former(true), left: {} };

  test('is corrected by what the ended operations took', () => {
    const half = [item(change, done), item(change)];
    expect(left(half, 400)).toBe(400);
    // Twice as long as estimated, of which three seconds count as estimated.
    expect(left(half, 3_800)).toBe(800);
    expect(left([item(change), item(change)], 0)).toBe(800);
  });

  test('counts for an operation that was not done only its reads, and for one that was skipped nothing', () => {
    const ended = (end: OperationEnd) => left([item(change, end), item(change)], 0);
    const correctedBy = (ms: number) => (400 * 3_000) / (ms + 3_000);
    expect(ended({ as: 'skipped' })).toBe(correctedBy(0));
    expect(ended({ as: 'same' })).toBe(correctedBy(100));
    expect(ended({ as: 'gone' })).toBe(correctedBy(100));
    expect(ended({ as: 'refused', title: '', detail: '' })).toBe(correctedBy(400));
  });

  test('has the check of what is created until it is done', () => {
    const created = (isChecked: boolean): RunItem =>
      item(create('member', 'm'), { as: 'done', former: former(isChecked), left: {} });
    const list = 100;
    // Ended: the creation and its list, and the check with one more once it is done.
    const correctedBy = (ms: number) => 3_000 / (ms + 3_000);
    expect(left([created(false)], 0)).toBe((3_000 + list) * correctedBy(400 + list));
    expect(left([created(true)], 0)).toBe(0);
    const refused = item(create('member', 'm'), { as: 'refused', title: '', detail: '' });
    expect(left([refused], 0)).toBe(0);
    expect(left([created(true), item(create('member', 'n'))], 0)).toBeGreaterThan(3_000 * correctedBy(500));
  });

  test('of an undo begins once the last request before it has settled', () => {
    expect(left([item(change)], 0, 9_000)).toBe(2_000 + 400);
    expect(left([item(change)], 0, 1_000)).toBe(400);
  });
});
