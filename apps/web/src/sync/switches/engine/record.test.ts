import { expect, it } from 'vitest';
import { emptySwitch, missingStep, type QueuedSwitch } from './queued-switch.ts';
import { recordSwitch } from './record.ts';

const AT_MS = Date.parse('2026-03-01T12:00:00Z');
const LUNA = { uuid: 'luna', id: 'luna00', name: 'Luna' };

it('records a switch of its own if another device has deleted the one that the tap would correct', () => {
  const gone: QueuedSwitch = {
    ...emptySwitch('own', 'gone'),
    atMs: AT_MS,
    timestamp: '2026-03-01T12:00:00Z',
    base: [LUNA],
    known: { kind: 'gone', switchId: 'row' },
    // It is stored until the check for repetitions.
    uncheckedSinceMs: AT_MS,
  };
  const tappedMs = AT_MS + 10_000;
  const { queued } = recordSwitch(
    { members: [], correctWithinMs: 60_000 },
    {
      viewer: 'own',
      queue: [gone],
      known: null,
      tappedMs,
      times: { nowMs: tappedMs, settleMs: 3_000, skewMs: 0 },
      id: 'tap',
    },
  );
  expect(queued).toMatchObject({ id: 'tap', atMs: tappedMs, operations: [{ kind: 'record', members: [] }] });
  expect(missingStep(queued)).toBe('create');
});
