import { expect, it } from 'vitest';
import { merged } from './queue-store.ts';
import type { QueuedSwitch } from './queued-switch.ts';
import { recordSwitch } from './record.ts';
import { checkedTaps } from './tap-times.ts';

const AT_MS = Date.parse('2026-03-01T12:00:00Z');

/** The queue after taps at these times by a clock that nothing has confirmed. */
function tapped(timesMs: readonly number[]): readonly QueuedSwitch[] {
  const queue: QueuedSwitch[] = [];
  for (const [index, tappedMs] of timesMs.entries()) {
    const times = { nowMs: tappedMs, settleMs: 3_000, skewMs: 0 };
    const context = { viewer: 'own', queue, known: null, tappedMs, skewMs: null, times, id: `tap-${index}` };
    queue.push(recordSwitch({ members: [] }, context).queued);
  }
  return queue;
}

function checkedAt(queue: readonly QueuedSwitch[], skewMs: number) {
  const checked = merged(queue, checkedTaps(queue, { nowMs: AT_MS + 20_000, skewMs }));
  return checked.map(({ atMs }) => atMs - AT_MS);
}

it('a clock that was set back between two taps reverses them neither before nor after it is compared with the service', () => {
  const queue = tapped([AT_MS, AT_MS - 8_000, AT_MS + 10_000]);
  expect(queue.map(({ atMs }) => atMs - AT_MS)).toEqual([0, 1, 10_000]);
  expect(checkedAt(queue, 50_000)).toEqual([50_000, 50_001, 60_000]);
});

it('taps are compared in the order in which they were made, whatever the order in which they are stored', () => {
  const queue = tapped([AT_MS, AT_MS - 8_000, AT_MS - 9_000]).toReversed();
  expect(checkedAt(queue, 50_000)).toEqual([50_002, 50_001, 50_000]);
});

it('a tap that was moved behind another one by the clock of the service gets its own time', () => {
  const confirmed = tapped([AT_MS]).map((queued): QueuedSwitch => {
    const atMs = AT_MS + 50_000;
    const operations = queued.operations.map((it) => ({ ...it, tapMs: atMs, isClockUnknown: false }));
    return {
      ...queued,
      atMs,
      operations,
      known: { kind: 'there', switchId: 'row', members: [], isWhole: true },
    };
  });
  const times = { nowMs: AT_MS + 5_000, settleMs: 3_000, skewMs: 0 };
  const context = {
    viewer: 'own',
    queue: confirmed,
    known: null,
    tappedMs: AT_MS + 5_000,
    skewMs: null,
    times,
    id: 'tap',
  };
  const { queued } = recordSwitch({ members: [] }, context);
  expect(queued.atMs - AT_MS).toBe(50_001);
  expect(checkedAt([...confirmed, queued], 50_000)).toEqual([50_000, 55_000]);
});
