import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontAfter, type KnownFront } from './front-after.ts';
import type { QueueEntry } from './types.ts';

const LUNA = { uuid: 'luna', id: 'lunaa', name: 'Luna' };
const ASH = { uuid: 'ash', id: 'ashaa', name: 'Ash' };

const known: KnownFront = { members: [LUNA], sinceMs: 1_000, switchId: 'known' };

function entry(changes: Partial<QueueEntry> = {}): QueueEntry {
  return {
    id: 'entry',
    members: [ASH],
    atMs: 2_000,
    timestamp: '1970-01-01T00:00:02.000Z',
    state: 'waiting',
    refusal: null,
    switchId: null,
    undoUntilMs: null,
    kind: 'record',
    isUndone: false,
    editId: null,
    error: null,
    isBlocked: false,
    ...changes,
  };
}

describe('frontAfter', () => {
  it('shows a switch in flight, but not one that is refused, earlier than the latest, or undone', () => {
    expect(frontAfter(known, [entry()])).toMatchObject({ members: [ASH], sinceMs: 2_000, isPending: true });
    for (const change of [{ state: 'refused' as const }, { atMs: 500 }, { isUndone: true }]) {
      expect(frontAfter(known, [entry(change)])).toEqual({ ...known, isPending: false });
    }
  });

  it('shows a correction of the latest switch until it is sent, and then the service’s answer', () => {
    const correction = entry({ switchId: 'known', atMs: 1_000, kind: 'correct' });
    expect(frontAfter(known, [correction])).toMatchObject({ members: [ASH], isPending: true });
    expect(frontAfter(known, [{ ...correction, state: 'sent' }])).toMatchObject({ members: [LUNA] });
  });

  it('has no front while the latest switch is being undone', () => {
    const undone = entry({ switchId: 'known', atMs: 1_000, isUndone: true });
    expect(frontAfter(known, [undone])).toBeNull();
    expect(frontAfter(known, [entry({ atMs: 900 }), undone])).toMatchObject({ members: [ASH] });
  });

  it('accepts the service’s answer that the same members were already fronting', () => {
    expect(frontAfter(known, [entry({ state: 'sent' })])).toEqual({ ...known, isPending: false });
  });

  it('is the latest valid entry, in any order of the entries', () => {
    const entries = fc.uniqueArray(fc.record({ atMs: fc.integer({ min: 1_001, max: 9_999 }) }), {
      selector: ({ atMs }) => atMs,
      minLength: 1,
    });
    fc.assert(
      fc.property(entries, (moments) => {
        const latest = Math.max(...moments.map(({ atMs }) => atMs));
        expect(frontAfter(known, moments.map(entry))?.sinceMs).toBe(latest);
      }),
    );
  });
});
