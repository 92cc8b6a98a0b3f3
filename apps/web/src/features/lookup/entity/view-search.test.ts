import { describe, expect, it } from 'vitest';
import { readGroupSearch, readViewSearch } from './view-search.ts';

describe('readViewSearch', () => {
  it.each([
    [{ as: 'others' }, { as: 'others' }],
    [{ as: 'owner' }, {}],
    [{ as: ['others'], text: 'x' }, {}],
  ])('%j is %j', (search, expected) => {
    expect(readViewSearch(search)).toEqual(expected);
  });
});

describe('readGroupSearch', () => {
  it('keeps the parameters of the list of members', () => {
    expect(readGroupSearch({ as: 'nobody', text: 'lu', sort: 'color' })).toEqual({
      text: 'lu',
      sort: 'color',
    });
  });
});
