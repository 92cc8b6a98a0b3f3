import { describe, expect, it } from 'vitest';
import { searchShortcuts } from './search-shortcuts.ts';
import { SHORTCUT_GROUPS } from './shortcuts.ts';

const found = (text: string) =>
  searchShortcuts(text).flatMap(({ shortcuts }) => shortcuts.map(({ id }) => id));
const ALL = SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts.map(({ id }) => id));

describe('searchShortcuts', () => {
  it('an empty search finds all shortcuts', () => {
    expect(found('  ')).toEqual(ALL);
  });

  it.each([
    ['as typed', 'save the form', 'save'],
    ['by words in any order', 'form save', 'save'],
    ['by a mistyped word', 'svae', 'save'],
    ['by its keys', 'g l', 'goLookup'],
    ['by a sign', '?', 'help'],
  ])('a shortcut is found %s: %j', (_, text, id) => {
    expect(found(text)).toContain(id);
    expect(found(text).length).toBeLessThan(ALL.length / 2);
  });

  it('a text that no shortcut has finds nothing', () => {
    expect(searchShortcuts('xyzzy')).toEqual([]);
  });
});
