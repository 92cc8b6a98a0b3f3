import { describe, expect, it } from 'vitest';
import { createGroupIndex, DEFAULT_GROUP_QUERY, type GroupQuery, queryGroups } from '../src/list.ts';
import { makeGroup } from './make-records.ts';

type Fields = Readonly<Record<string, unknown>>;

function ask(groups: readonly Fields[], query: Partial<GroupQuery>, owner = false): string[] {
  const index = createGroupIndex(groups.map(makeGroup), { owner, locale: 'en' });
  return queryGroups(index, { ...DEFAULT_GROUP_QUERY, ...query }).items.map(({ id }) => id);
}

const GROUPS: Fields[] = [
  { id: 'aaaaa', name: 'Old garden', display_name: 'House', color: '0000ff', members: ['x1', 'x2'] },
  { id: 'bbbbb', name: 'Garden', description: 'by the sea', created: '2024-01-01T00:00:00.000002Z' },
  { id: 'ccccc', name: 'attic 10', color: 'ff0000', members: [], created: '2024-01-01T00:00:00.000001Z' },
  { id: 'ddddd', name: 'Attic 9', icon: 'https://example.org/i.png', banner: 'https://example.org/b.png' },
];

describe('queryGroups', () => {
  it.each([
    ['name', 'asc', 'ddddd ccccc bbbbb aaaaa'],
    ['name', 'desc', 'aaaaa bbbbb ccccc ddddd'],
    ['created', 'asc', 'ccccc bbbbb ddddd aaaaa'],
    ['created', 'desc', 'bbbbb ccccc ddddd aaaaa'],
    ['members', 'asc', 'ccccc aaaaa ddddd bbbbb'],
    ['members', 'desc', 'aaaaa ccccc ddddd bbbbb'],
    ['color', 'asc', 'ccccc aaaaa ddddd bbbbb'],
    ['color', 'desc', 'aaaaa ccccc ddddd bbbbb'],
  ] as const)('sorts by %s, %s', (sort, order, expected) => {
    expect(ask(GROUPS, { sort, order }).join(' ')).toBe(expected);
  });

  it('finds by shown name, description and id, the best matches first', () => {
    expect(ask(GROUPS, { text: 'attic' })).toEqual(['ddddd', 'ccccc']);
    expect(ask(GROUPS, { text: 'sea' })).toEqual(['bbbbb']);
    expect(ask(GROUPS, { text: 'AAAAA' })).toEqual(['aaaaa']);
  });

  it('finds an internal name behind a display name only for the owner', () => {
    expect(ask(GROUPS, { text: 'garden' })).toEqual(['bbbbb']);
    expect(ask(GROUPS, { text: 'garden' }, true)).toEqual(['bbbbb', 'aaaaa']);
  });

  it.each([
    ['icon', 'ddddd', 'ccccc bbbbb aaaaa'],
    ['banner', 'ddddd', 'ccccc bbbbb aaaaa'],
    ['color', 'ccccc aaaaa', 'ddddd bbbbb'],
    ['description', 'bbbbb', 'ddddd ccccc aaaaa'],
    // Of groups that were read without their members it is not known.
    ['members', 'aaaaa', 'ccccc'],
  ] as const)('tells those that have %s from those that have not', (trait, having, lacking) => {
    expect(ask(GROUPS, { has: { [trait]: true } }).join(' ')).toBe(having);
    expect(ask(GROUPS, { has: { [trait]: false } }).join(' ')).toBe(lacking);
  });

  it('shows the owner which are hidden', () => {
    const groups = [
      { id: 'aaaaa', name: 'A', privacy: { visibility: 'public' } },
      { id: 'bbbbb', name: 'B', privacy: { visibility: 'private' } },
    ];
    expect(ask(groups, { privacy: 'hidden' }, true)).toEqual(['bbbbb']);
    expect(ask(groups, { privacy: 'visible' }, true)).toEqual(['aaaaa']);
    expect(ask(groups, { privacy: 'hidden' }, false)).toEqual(['aaaaa', 'bbbbb']);
  });
});
