import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import { type HistoryRow, historyRow } from '../../persistence/history/history-row.ts';
import type { QueueEntry } from './types.ts';
import { followUnsent, type UnsentSwitches, withUnsent } from './unsent-switches.ts';

const NONE: UnsentSwitches = new Map();
const LUNA = { uuid: 'luna', id: 'lunaa', name: 'Luna' };
const ASH = { uuid: 'ash', id: 'ashaa', name: 'Ash' };

function row(id: string, minute: number, ...members: string[]): HistoryRow {
  const memberIds = members.map((member) => brandId('MemberId', member));
  const timestamp = new Date(minute * 60_000).toISOString();
  const read = historyRow({ id: brandId('SwitchId', id), timestamp, memberIds });
  if (read === null) throw new Error('The row is not valid.');
  return read;
}

function entry(changes: Partial<QueueEntry> = {}): QueueEntry {
  return {
    ...{ id: 'operation', kind: 'record', members: [LUNA, ASH], state: 'waiting', switchId: null },
    ...{ atMs: 300_000, timestamp: new Date(300_000).toISOString(), editId: null, refusal: null },
    ...{ undoUntilMs: null, isUndone: false, error: null, isBlocked: false },
    ...changes,
  };
}

/** What the history shows after each step of the service's rows and of the queue. */
function shown(
  ...steps: readonly (readonly [rows: readonly HistoryRow[], entries: readonly QueueEntry[]])[]
) {
  let unsent = NONE;
  return steps.map(([rows, entries]) => {
    unsent = followUnsent(unsent, rows, entries);
    return withUnsent(rows, entries, unsent).map(({ id }) => id as string);
  });
}

const OLD = [row('older', 7), row('old', 1, 'lunaa')];
const SENT = entry({ state: 'sent', switchId: 'made' });
const MADE = row('made', 5, 'ashaa', 'lunaa');
const WITH_MADE = [OLD[0], MADE, OLD[1]] as HistoryRow[];

test('a switch that waits is at the place of its time, in the order of its members', () => {
  const rows = withUnsent(OLD, [entry()], followUnsent(NONE, OLD, [entry()]));
  expect(rows.map(({ id }) => id)).toEqual(['older', 'operation', 'old']);
  expect(rows[1]).toMatchObject({ memberIds: ['lunaa', 'ashaa'], isInOrder: true });
});

test.each([
  ['the history', [WITH_MADE, [entry({ state: 'sending' })]]],
  ['the queue', [OLD, [SENT]]],
] as const)('a sent switch is there exactly once at each moment if %s has it first', (_which, between) => {
  expect(shown([OLD, [entry()]], between, [WITH_MADE, [SENT]], [WITH_MADE, []])).toEqual([
    ['older', 'operation', 'old'],
    ['older', 'made', 'old'],
    ['older', 'made', 'old'],
    ['older', 'made', 'old'],
  ]);
});

test('what the history had and has no longer was deleted, though its Undo is still offered', () => {
  expect(shown([OLD, [entry()]], [WITH_MADE, [SENT]], [OLD, [SENT]]).at(-1)).toEqual(['older', 'old']);
  // It was sent before this screen was there.
  expect(shown([OLD, [SENT]])).toEqual([['older', 'old']]);
});

test.each([
  ['refused', { state: 'refused' as const }],
  ['undone', { isUndone: true }],
  ['answered by the same front', { state: 'sent' as const }],
])('a switch that is %s is not in the history', (_what, change) => {
  expect(shown([OLD, [entry()]], [OLD, [entry(change)]]).at(-1)).toEqual(['older', 'old']);
});

test('a change of a switch that the service has adds nothing', () => {
  const change = entry({ kind: 'edit-members', switchId: 'old' });
  expect(followUnsent(NONE, OLD, [change])).toBe(NONE);
  expect(withUnsent(OLD, [change], NONE)).toBe(OLD);
});
