import { describe, expect, it } from 'vitest';
import {
  countHidden,
  extended,
  inverted,
  NOTHING_SELECTED,
  type Selection,
  selectedIn,
  selectionOf,
  stepped,
  toggled,
  withAll,
} from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const keysOf = ({ keys }: Selection) => [...keys].toSorted().join('');

describe('toggled', () => {
  it('selects a record, and deselects it again', () => {
    const one = toggled(NOTHING_SELECTED, 'b');
    expect(keysOf(one)).toBe('b');
    expect(keysOf(toggled(one, 'b'))).toBe('');
  });

  it('does not change the original selection', () => {
    const one = toggled(NOTHING_SELECTED, 'b');
    toggled(one, 'c');
    expect(keysOf(one)).toBe('b');
    expect(keysOf(NOTHING_SELECTED)).toBe('');
  });
});

describe('extended', () => {
  it('selects from the last toggled one to another, in both directions', () => {
    const one = toggled(NOTHING_SELECTED, 'c');
    expect(keysOf(extended(one, 'e', shown))).toBe('cde');
    expect(keysOf(extended(one, 'a', shown))).toBe('abc');
  });

  it('replaces the earlier range, and keeps records that were selected separately', () => {
    const both = toggled(toggled(NOTHING_SELECTED, 'e'), 'b');
    const long = extended(both, 'e', shown);
    expect(keysOf(long)).toBe('bcde');
    expect(keysOf(extended(long, 'c', shown))).toBe('bce');
    expect(keysOf(extended(long, 'a', shown))).toBe('abe');
  });

  it('starts at its end if the anchor is hidden or nothing is selected', () => {
    expect(keysOf(extended(NOTHING_SELECTED, 'd', shown))).toBe('d');
    const hidden = toggled(NOTHING_SELECTED, 'x');
    expect(keysOf(extended(hidden, 'd', shown))).toBe('dx');
    expect(keysOf(extended(extended(hidden, 'd', shown), 'e', shown))).toBe('dex');
  });

  it('changes nothing for a hidden record', () => {
    const one = toggled(NOTHING_SELECTED, 'c');
    expect(extended(one, 'x', shown)).toBe(one);
  });
});

describe('stepped', () => {
  it('extends a range while the same key is held, and shrinks it in the other direction', () => {
    const one = stepped(NOTHING_SELECTED, 'b', 'c', shown);
    const two = stepped(one, 'c', 'd', shown);
    expect(keysOf(two)).toBe('bcd');
    expect(keysOf(stepped(two, 'd', 'c', shown))).toBe('bc');
  });

  it('begins another range where the focus has been moved without selecting', () => {
    const one = stepped(NOTHING_SELECTED, 'a', 'b', shown);
    expect(keysOf(stepped(one, 'd', 'e', shown))).toBe('abde');
  });
});

describe('a filter', () => {
  const selected = selectionOf(['a', 'd', 'x']);

  it('hides selected ones without deselecting them, and all and invert leave those unchanged', () => {
    const found = ['c', 'd', 'e'];
    expect(countHidden(selected, new Set(found))).toBe(2);
    expect(keysOf(withAll(selected, found))).toBe('acdex');
    expect(keysOf(inverted(selected, found))).toBe('acex');
  });

  it('has only the visible ones once the hidden ones are deselected', () => {
    expect(keysOf(selectedIn(selected, new Set(['c', 'd'])))).toBe('d');
  });

  it('keeps the very same selection where nothing is hidden', () => {
    expect(selectedIn(selected, new Set(['a', 'b', 'd', 'x']))).toBe(selected);
  });
});

it('selects, inverts and extends 2,500 members', () => {
  const members = Array.from({ length: 2_500 }, (_, index) => `member-${index}`);
  const all = withAll(NOTHING_SELECTED, members);
  expect(all.keys.size).toBe(2_500);
  expect(inverted(toggled(all, 'member-7'), members).keys).toEqual(new Set(['member-7']));
  const range = extended(toggled(NOTHING_SELECTED, 'member-2400'), 'member-100', members);
  expect(range.keys.size).toBe(2_301);
  expect(extended(range, 'member-2499', members).keys.size).toBe(100);
});
