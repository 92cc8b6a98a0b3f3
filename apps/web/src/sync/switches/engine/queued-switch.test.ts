import { describe, expect, it } from 'vitest';
import { emptySwitch, findSwitch, missingStep, type QueuedSwitch } from './queued-switch.ts';

const TIMESTAMP = '2026-03-01T12:00:00.000Z';
const LUNA = { uuid: 'luna', id: 'luna00', name: 'Luna' };
const CAS = { uuid: 'cas', id: 'cas000', name: 'Cas' };

/** A switch of this device that the service has. */
function recorded(id: string, change: Partial<QueuedSwitch> = {}): QueuedSwitch {
  return {
    ...emptySwitch('own', id),
    atMs: Date.parse(TIMESTAMP),
    timestamp: TIMESTAMP,
    operations: [{ kind: 'record', id, tapMs: 0, members: [LUNA], isSent: true }],
    known: { kind: 'there', switchId: `made-${id}`, members: ['luna'], isWhole: true },
    ...change,
  };
}

const sent = { timestamp: TIMESTAMP, members: ['luna'], sentAtMs: 0, endedAtMs: null, isLost: false };

describe('findSwitch', () => {
  it('finds every row at the time of a switch until the check for repetitions', () => {
    const queued = recorded('one', { unchecked: [sent] });
    const twin = { switchId: 'twin', timestamp: TIMESTAMP };
    expect(findSwitch([queued], twin)).toBe(queued);
    expect(findSwitch([recorded('one')], twin)).toBeUndefined();
    expect(findSwitch([queued], { ...twin, timestamp: '2026-03-01T11:00:01Z' })).toBeUndefined();
  });

  it('prefers the switch with the id to one that was deleted at the time to which it was moved', () => {
    const deleted = recorded('deleted', {
      known: { kind: 'none' },
      formerId: 'made-deleted',
      unchecked: [sent],
    });
    const moved = recorded('moved');
    const row = { switchId: 'made-moved', timestamp: TIMESTAMP };
    expect(findSwitch([deleted, moved], row)).toBe(moved);
    expect(findSwitch([moved, deleted], row)).toBe(moved);
    expect(findSwitch([moved, deleted], { ...row, switchId: 'made-deleted' })).toBe(deleted);
  });
});

describe('missingStep', () => {
  const edit = (id: string, members: readonly (typeof LUNA)[], isSent = false) =>
    ({ kind: 'edit-members', id, tapMs: 1, members, isSent }) as const;

  it('compares a switch with the service if unsent changes lead back to the known members', () => {
    const { operations } = recorded('one');
    const back = recorded('one', { operations: [...operations, edit('away', [CAS]), edit('back', [LUNA])] });
    expect(missingStep(back)).toBe('members');
  });

  it('asks for nothing once that change is sent, or undone before it is sent', () => {
    const { operations } = recorded('one');
    expect(
      missingStep(recorded('one', { operations: [...operations, edit('back', [LUNA], true)] })),
    ).toBeNull();
    expect(missingStep(recorded('one'))).toBeNull();
  });
});
