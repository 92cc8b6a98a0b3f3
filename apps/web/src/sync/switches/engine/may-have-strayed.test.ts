import { brandId, type FrontSwitch } from '@frontboard/model';
import { describe, expect, it } from 'vitest';
import type { SentSwitch } from '../made/made-switch.ts';
import { strayedRows } from '../made/strayed-rows.ts';
import { hasStrayed, mayHaveStrayed } from './may-have-strayed.ts';
import { emptySwitch, madeOf, type QueuedSwitch } from './queued-switch.ts';

const NOON_MS = Date.parse('2026-03-01T12:00:00Z');
const TIMES = { settleMs: 3_000, skewMs: 0, nowMs: NOON_MS + 600_000 };

function makeQueued(sent: Partial<SentSwitch> = {}, more: Partial<QueuedSwitch> = {}): QueuedSwitch {
  const timestamp = '2026-03-01T11:00:00.000Z';
  const unchecked = [
    { timestamp, members: ['luna'], sentAtMs: NOON_MS, endedAtMs: NOON_MS + 100, isLost: true, ...sent },
  ];
  return { ...emptySwitch('own', 'one'), atMs: Date.parse(timestamp), timestamp, unchecked, ...more };
}

/** A row of the service, so many milliseconds after noon. */
function makeRow(afterMs: number): FrontSwitch {
  const timestamp = new Date(NOON_MS + afterMs).toISOString();
  return { id: brandId('SwitchId', `row ${afterMs}`), timestamp, memberIds: [], members: null, extra: {} };
}

describe('a row that stayed at the service’s own time', () => {
  const found = (queued: QueuedSwitch, ...afterMs: number[]) =>
    strayedRows(afterMs.map(makeRow), { made: madeOf(queued), others: [], ...TIMES }).map(({ id }) => id);

  it('is within the request that created it', () => {
    expect(found(makeQueued(), -3_000, -1_000, 4_000, 6_000)).toEqual(['row -1000', 'row 4000']);
  });

  it('may be up to a minute later if the page was closed, and no more', () => {
    expect(found(makeQueued({ endedAtMs: null }), 50_000, 70_000)).toEqual(['row 50000']);
  });

  it('belongs to the queue when it is read as the latest switch', () => {
    const seen = { timestamp: makeRow(1_000).timestamp, members: ['luna'] };
    expect(mayHaveStrayed(seen, [makeQueued()], TIMES)).toBe(true);
    expect(mayHaveStrayed({ ...seen, members: ['cas'] }, [makeQueued()], TIMES)).toBe(false);
    const known = { kind: 'there', switchId: 'made', members: ['luna'], isWhole: true } as const;
    expect(mayHaveStrayed(seen, [makeQueued({}, { known })], TIMES)).toBe(false);
  });

  it('is expected by an undo of its switch', () => {
    const known = { kind: 'there', switchId: 'row 1000', members: ['luna'], isWhole: true } as const;
    const queued = makeQueued({}, { known });
    const row = { timestamp: makeRow(1_000).timestamp, members: ['luna'] };
    expect(hasStrayed(row, queued, TIMES)).toBe(true);
    expect(hasStrayed({ ...row, members: ['luna', 'cas'] }, queued, TIMES)).toBe(false);
    expect(hasStrayed({ ...row, timestamp: makeRow(70_000).timestamp }, queued, TIMES)).toBe(false);
  });
});
