import { describe, expect, it } from 'vitest';
import { placeIn } from './browsed-list.ts';

const list = {
  kind: 'member',
  ids: ['aaaaa', 'bbbbb', 'ccccc'],
  from: '/lookup/system/exmpl/members',
} as const;

describe('placeIn', () => {
  it('follows the order of the list', () => {
    expect(placeIn(list, 'member', 'bbbbb')).toEqual({
      previous: 'aaaaa',
      next: 'ccccc',
      position: 1,
      count: 3,
      list,
    });
    expect(placeIn(list, 'member', 'aaaaa')?.previous).toBeNull();
    expect(placeIn(list, 'member', 'ccccc')?.next).toBeNull();
  });

  it('is null for a record that was not opened from a list', () => {
    expect(placeIn(undefined, 'member', 'aaaaa')).toBeNull();
    expect(placeIn(list, 'member', 'zzzzz')).toBeNull();
    expect(placeIn(list, 'group', 'aaaaa')).toBeNull();
  });
});
