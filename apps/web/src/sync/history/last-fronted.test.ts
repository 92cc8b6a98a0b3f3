import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { lastFronts } from './last-fronted.ts';

const NOW_MS = Date.parse('2026-05-03T12:00:00Z');
const at = (time: string) => Date.parse(`${time}:00Z`);

/** A history of switches with members, newest first. */
function history(...switches: readonly (readonly [time: string, ...memberIds: string[]])[]) {
  const rows = switches.map(
    ([time, ...memberIds], index): HistoryRow => ({
      id: brandId('SwitchId', `00000000-0000-4000-8000-00000000000${index}`),
      timestamp: `${time}:00.000000Z`,
      memberIds: memberIds.map((id) => brandId('MemberId', id)),
      atMs: at(time),
      isInOrder: true,
    }),
  );
  return { switches: rows, gapsBefore: [], loadedBackTo: null, state: 'complete', refusal: null } as const;
}

test('a member was last fronting when the switch after theirs began', () => {
  const { lastOf, isComplete } = lastFronts(
    history(
      ['2026-05-03T09:00', 'aaaaa', 'bbbbb'],
      ['2026-05-02T09:00'],
      ['2026-05-01T09:00', 'bbbbb', 'ccccc'],
      ['2026-04-30T09:00', 'ccccc', 'ddddd'],
    ),
    NOW_MS,
  );
  expect(isComplete).toBe(true);
  expect(lastOf('aaaaa')).toEqual({ kind: 'now' });
  expect(lastOf('bbbbb')).toEqual({ kind: 'now' });
  expect(lastOf('ccccc')).toEqual({ kind: 'at', atMs: at('2026-05-02T09:00') });
  expect(lastOf('ddddd')).toEqual({ kind: 'at', atMs: at('2026-05-01T09:00') });
  expect(lastOf('eeeee')).toEqual({ kind: 'never' });
});

test('a switch in the future has not happened yet', () => {
  const { lastOf } = lastFronts(
    history(['2026-05-04T09:00', 'aaaaa'], ['2026-05-01T09:00', 'bbbbb']),
    NOW_MS,
  );
  expect(lastOf('bbbbb')).toEqual({ kind: 'now' });
  expect(lastOf('aaaaa')).toEqual({ kind: 'never' });
});

test('of a history that is not loaded to its end, the others were not fronting since the oldest known switch', () => {
  const part = history(['2026-05-03T09:00', 'aaaaa'], ['2026-05-01T09:00', 'bbbbb']);
  const fronts = lastFronts(
    { ...part, state: 'loading', loadedBackTo: part.switches[1]?.timestamp ?? null },
    NOW_MS,
  );
  expect(fronts).toMatchObject({ isComplete: false, knownFromMs: at('2026-05-01T09:00') });
  expect(fronts.lastOf('bbbbb')).toEqual({ kind: 'at', atMs: at('2026-05-03T09:00') });
  expect(fronts.lastOf('ccccc')).toEqual({ kind: 'not-since', atMs: at('2026-05-01T09:00') });
});

test('beyond a gap nothing is known', () => {
  const whole = history(
    ['2026-05-03T09:00', 'aaaaa'],
    ['2026-05-02T09:00', 'bbbbb'],
    ['2026-04-01T09:00', 'ccccc'],
  );
  const { lastOf } = lastFronts({ ...whole, gapsBefore: [whole.switches[1]?.timestamp ?? ''] }, NOW_MS);
  expect(lastOf('ccccc')).toEqual({ kind: 'not-since', atMs: at('2026-05-02T09:00') });
});

test('nothing is known of a history that is not shared, or that is not loaded yet', () => {
  const none = { ...history(), state: 'loading' } as const;
  expect(lastFronts(none, NOW_MS).lastOf('aaaaa')).toBeNull();
  expect(lastFronts({ ...history(), refusal: 'private' }, NOW_MS).lastOf('aaaaa')).toBeNull();
});

test('a switch that waits to be sent says when its own members were fronting, and nothing about the others', () => {
  const none = { ...history(), state: 'loading' } as const;
  const { switches: unsent } = history(['2026-05-03T10:00', 'aaaaa'], ['2026-05-03T09:00', 'bbbbb']);
  const fronts = lastFronts(none, NOW_MS, unsent);
  expect(fronts.lastOf('aaaaa')).toEqual({ kind: 'now' });
  expect(fronts.lastOf('bbbbb')).toEqual({ kind: 'at', atMs: at('2026-05-03T10:00') });
  expect(fronts).toMatchObject({ isComplete: false, knownFromMs: null });
  expect(fronts.lastOf('ccccc')).toBeNull();
});

test('a switch that waits to be sent ends the front of those before it, and leaves since when switches are known', () => {
  const part = history(['2026-05-02T09:00', 'bbbbb']);
  const { switches: unsent } = history(['2026-05-03T10:00', 'aaaaa']);
  const fronts = lastFronts(
    { ...part, state: 'loading', loadedBackTo: part.switches[0]?.timestamp ?? null },
    NOW_MS,
    [...unsent, ...part.switches],
  );
  expect(fronts.lastOf('bbbbb')).toEqual({ kind: 'at', atMs: at('2026-05-03T10:00') });
  expect(fronts.lastOf('ccccc')).toEqual({ kind: 'not-since', atMs: at('2026-05-02T09:00') });
});
