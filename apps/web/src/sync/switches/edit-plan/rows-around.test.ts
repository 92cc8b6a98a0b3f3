import { describe, expect, it } from 'vitest';
import { rowsAround } from './rows-around.ts';
import type { EditableRow, HistoryEdit } from './types.ts';

const START_MS = Date.UTC(2026, 4, 3, 12);

/** A time on the day of the test, this many seconds before its start. */
const ago = (seconds: number) => new Date(START_MS - seconds * 1_000).toISOString();

const row = (seconds: number, memberIds: readonly string[], id = `s${seconds}`): EditableRow => {
  return { id, timestamp: ago(seconds), memberIds };
};

/** A switch each second, newest first: `s0` to `s99`. */
const rows = Array.from({ length: 100 }, (_, index) => row(index, [`member-${index % 3}`]));

const idsAround = (edit: HistoryEdit, all: readonly EditableRow[] = rows) =>
  rowsAround(all, edit).map(({ id }) => id);

const idsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `s${first + index}`);

describe('the part of a history on which an edit depends', () => {
  it.each<[string, HistoryEdit, number, number]>([
    ['its switch', { kind: 'delete', id: 's50' }, 47, 52],
    ['its switch', { kind: 'change-members', id: 's50', memberIds: [] }, 47, 52],
    ['a time between switches', { kind: 'add', at: ago(49.5), memberIds: [] }, 47, 52],
    ['both times of a range', { kind: 'insert', memberIds: ['a'], from: ago(60), to: ago(50) }, 47, 62],
    ['both times of a range', { kind: 'take-out', memberIds: ['a'], from: ago(60), to: ago(50) }, 47, 62],
    ['an earlier time of its switch', { kind: 'move', id: 's50', to: ago(70) }, 47, 72],
    ['a later time of its switch', { kind: 'move', id: 's50', to: ago(30) }, 27, 52],
    ['the time of a copy', { kind: 'copy', id: 's50', at: ago(30) }, 27, 52],
    ['the time of a split', { kind: 'split', id: 's50', at: ago(49.5), memberIds: [] }, 47, 52],
    ['now, if it has no end', { kind: 'insert', memberIds: ['a'], from: ago(60), to: null }, 0, 62],
    ['the newest switch', { kind: 'delete', id: 's0' }, 0, 2],
    ['the oldest switch', { kind: 'delete', id: 's99' }, 96, 99],
    ['a time after all switches', { kind: 'add', at: ago(-9), memberIds: [] }, 0, 2],
    ['a time before all switches', { kind: 'add', at: ago(200), memberIds: [] }, 97, 99],
  ])('has three instants on each side of %s: %j', (_, edit, first, last) => {
    expect(idsAround(edit)).toEqual(idsFrom(first, last));
  });

  it('is all of it where the edit cannot be placed: without its switch, or with a time that cannot be read', () => {
    expect(idsAround({ kind: 'delete', id: 'missing' })).toHaveLength(100);
    expect(idsAround({ kind: 'add', at: '2026-05-03', memberIds: [] })).toHaveLength(100);
    expect(idsAround({ kind: 'insert', memberIds: ['a'], from: ago(3), to: 'soon' })).toHaveLength(100);
  });

  it('has all switches of an instant, at its edges too', () => {
    const twice = rows.flatMap((one) => [{ ...one, id: `${one.id}b` }, one]);
    expect(idsAround({ kind: 'delete', id: 's50' }, twice)).toEqual(
      idsFrom(47, 52).flatMap((id) => [`${id}b`, id]),
    );
  });

  it('has all neighbours of a merge with the same members in any order, and three instants beyond them', () => {
    const equal = rows.map((one, index) =>
      index >= 40 && index <= 60 ? row(index, index % 2 === 0 ? ['a', 'b'] : ['b', 'a']) : one,
    );
    const merge: HistoryEdit = { kind: 'merge', id: 's50' };
    expect(idsAround(merge, equal)).toEqual(idsFrom(37, 63));
    expect(idsAround({ kind: 'delete', id: 's50' }, equal)).toEqual(idsFrom(47, 52));
    // Two switches of one instant are one front: neither of them has its members alone.
    const together = equal.flatMap((one, index) =>
      index === 45 ? [row(45, ['a'], 's45b'), row(45, ['b'])] : [one],
    );
    expect(idsAround(merge, together)).toEqual([...idsFrom(37, 44), 's45b', ...idsFrom(45, 63)]);
    expect(idsAround({ kind: 'merge', id: 's50' })).toEqual(idsFrom(47, 53));
  });
});
