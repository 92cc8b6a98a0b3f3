import { expect, it } from 'vitest';
import { emptySwitch, type QueuedSwitch } from './queued-switch.ts';
import { isOver } from './retention.ts';

const HOUR_MS = 3_600_000;
const ATLAS = { uuid: 'a', id: 'aaaaaa', name: 'Atlas' };

function settled(known: QueuedSwitch['known']): QueuedSwitch {
  return {
    ...emptySwitch('own', 'tap'),
    atMs: 0,
    timestamp: new Date(0).toISOString(),
    operations: [{ kind: 'record', id: 'tap', tapMs: 0, members: [ATLAS], isSent: true }],
    known,
    settledAtMs: 0,
  };
}

it('stores a switch that was sent for an hour', () => {
  const sent = settled({ kind: 'there', switchId: 'one', members: ['a'], isWhole: true });
  expect(isOver(sent, new Set(), HOUR_MS)).toBe(false);
  expect(isOver(sent, new Set(), HOUR_MS + 1)).toBe(true);
});

it('stores a switch that was not made as long as the edit that may cause it to be made', () => {
  const notMade = settled({ kind: 'already-so' });
  expect(isOver(notMade, new Set(), 24 * HOUR_MS)).toBe(false);
  expect(isOver(notMade, new Set(), 24 * HOUR_MS + 1)).toBe(true);
});
