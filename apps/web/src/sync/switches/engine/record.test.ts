import { expect, it } from 'vitest';
import { emptySwitch, missingStep, type QueuedSwitch } from './queued-switch.ts';
import { recordSwitch } from './record.ts';

const AT_MS = Date.parse('2026-03-01T12:00:00Z');
const LUNA = { uuid: 'luna', id: 'luna00', name: 'Luna' };
const CAS = { uuid: 'cas', id: 'cas000', name: 'Cas' };

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
      skewMs: 0,
      times: { nowMs: tappedMs, settleMs: 3_000, skewMs: 0 },
      id: 'tap',
    },
  );
  expect(queued).toMatchObject({ id: 'tap', atMs: tappedMs, operations: [{ kind: 'record', members: [] }] });
  expect(missingStep(queued)).toBe('create');
});

const SENT = {
  timestamp: '2026-03-01T11:00:00.000Z',
  members: ['luna'],
  sentAtMs: AT_MS,
  endedAtMs: AT_MS + 100,
  isLost: true,
};

it.each([
  { what: 'records a switch of its own', members: [LUNA], id: 'tap' },
  { what: 'corrects it', members: [CAS], id: 'row' },
])(
  'after a request for Luna without an answer, a tap $what when the latest switch is of $members.0.name',
  ({ members, id }) => {
    const waiting: QueuedSwitch = {
      ...emptySwitch('own', 'waiting'),
      atMs: Date.parse(SENT.timestamp),
      timestamp: SENT.timestamp,
      unchecked: [SENT],
    };
    const nowMs = AT_MS + 5_000;
    const { queued } = recordSwitch(
      { members: [], correctWithinMs: 60_000 },
      {
        viewer: 'own',
        queue: [waiting],
        known: {
          switchId: 'row',
          timestamp: '2026-03-01T12:00:01Z',
          atMs: AT_MS + 1_000,
          members,
          isWhole: true,
        },
        tappedMs: nowMs,
        skewMs: 0,
        times: { nowMs, settleMs: 3_000, skewMs: 0 },
        id: 'tap',
      },
    );
    expect(queued.id).toBe(id);
  },
);
