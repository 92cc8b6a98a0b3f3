import { describe, expect, it } from 'vitest';
import { searchShortcuts } from './search-shortcuts.ts';
import { SHORTCUTS } from './shortcuts.ts';

const found = (text: string) =>
  searchShortcuts(text).flatMap(({ shortcuts }) => shortcuts.map(({ name }) => name));
const ALL = SHORTCUTS.map(({ name }) => name);

describe('searchShortcuts', () => {
  it('an empty search finds all shortcuts', () => {
    expect(found('  ')).toEqual(ALL);
  });

  it.each([
    ['as typed', 'save the form', 'Save the form'],
    ['by words in any order', 'form save', 'Save the form'],
    ['by a mistyped word', 'svae', 'Save the form'],
    ['by its keys', 'g l', 'Lookup'],
    ['by what else a screen is called', 'followed systems', 'Manage'],
    ['by a sign', '?', 'Show these shortcuts'],
  ])('a shortcut is found %s: %j', (_, text, name) => {
    expect(found(text)).toContain(name);
    expect(found(text).length).toBeLessThan(ALL.length / 2);
  });

  it('a text that no shortcut has finds nothing', () => {
    expect(searchShortcuts('xyzzy')).toEqual([]);
  });
});
