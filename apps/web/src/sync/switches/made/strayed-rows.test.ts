import { brandId, type FrontSwitch } from '@frontboard/model';
import { describe, expect, it } from 'vitest';
import type { MadeSwitch, SentSwitch } from './made-switch.ts';
import { hasStrayed, strayedRows } from './strayed-rows.ts';

const NOON_MS = Date.parse('2026-03-01T12:00:00Z');
const TIMES = { settleMs: 3_000, skewMs: 0, nowMs: NOON_MS + 600_000 };

function makeMade(sent: Partial<SentSwitch> = {}, switchId: string | null = null): MadeSwitch {
  const timestamp = '2026-03-01T11:00:00.000Z';
  const unchecked = [
    { timestamp, members: ['luna'], sentAtMs: NOON_MS, endedAtMs: NOON_MS + 100, isLost: true, ...sent },
  ];
  return { switchId, timestamp, wanted: ['luna'], unchecked };
}

/** A row of the service, so many milliseconds after noon. */
function makeRow(afterMs: number): FrontSwitch {
  const timestamp = new Date(NOON_MS + afterMs).toISOString();
  return { id: brandId('SwitchId', `row ${afterMs}`), timestamp, memberIds: [], members: null, extra: {} };
}

describe('a row that stayed at the service’s own time', () => {
  const found = (made: MadeSwitch, ...afterMs: number[]) =>
    strayedRows(afterMs.map(makeRow), { made, others: [], ...TIMES }).map(({ id }) => id);

  it('is within the request that created it', () => {
    expect(found(makeMade(), -3_000, -1_000, 4_000, 6_000)).toEqual(['row -1000', 'row 4000']);
  });

  it('may be up to a minute later if the page was closed, and no more', () => {
    expect(found(makeMade({ endedAtMs: null }), 50_000, 70_000)).toEqual(['row 50000']);
  });

  it('is expected by an undo of its switch', () => {
    const made = makeMade({}, 'row 1000');
    const row = { timestamp: makeRow(1_000).timestamp, members: ['luna'] };
    expect(hasStrayed(row, made, TIMES)).toBe(true);
    expect(hasStrayed({ ...row, members: ['luna', 'cas'] }, made, TIMES)).toBe(false);
    expect(hasStrayed({ ...row, timestamp: makeRow(70_000).timestamp }, made, TIMES)).toBe(false);
  });
});
