import { describe, expect, it } from 'vitest';
import { pickCheck } from './pick.ts';
import { emptySwitch, type QueuedSwitch } from './queued-switch.ts';

const SETTLE_MS = 3_000;

/** A switch that the service has, and that was last sent at this time. */
function sentSwitch(id: string, uncheckedSinceMs: number): QueuedSwitch {
  return {
    ...emptySwitch('viewer', id),
    atMs: Date.parse('2026-03-01T12:00:00Z'),
    timestamp: '2026-03-01T12:00:00.000Z',
    base: [],
    known: { kind: 'there', switchId: id, members: [], isWhole: true },
    uncheckedSinceMs,
  };
}

function check(queue: readonly QueuedSwitch[], isWaiting = false) {
  const picked = pickCheck(queue, { nowMs: 100_000, settleMs: SETTLE_MS, isWaiting });
  return picked && { ids: picked.queue.map(({ id }) => id), atMs: picked.atMs };
}

describe('pickCheck', () => {
  it('checks all of a burst once the last request can no longer be running', () => {
    expect(check([sentSwitch('a', 0), sentSwitch('b', 2_000)])).toEqual({ ids: ['a', 'b'], atMs: 5_000 });
  });

  it('checks the first minute of a burst that continues', () => {
    expect(check([sentSwitch('a', 0), sentSwitch('b', 61_000)])).toEqual({ ids: ['a'], atMs: 63_000 });
  });

  it('waits no longer than a minute for a switch that is still to be sent', () => {
    expect(check([sentSwitch('a', 0), sentSwitch('b', 2_000)], true)).toEqual({
      ids: ['a', 'b'],
      atMs: 63_000,
    });
  });

  it('has nothing to do if everything was checked', () => {
    expect(check([{ ...sentSwitch('a', 0), uncheckedSinceMs: null }])).toBeNull();
  });
});
