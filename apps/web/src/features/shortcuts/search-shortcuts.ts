import {
  MATCH_TIERS,
  matchesSimilarly,
  matchTier,
  phraseTier,
  readSearchText,
  type SearchEntry,
  searchEntry,
} from '@frontboard/model/list';
import { SHORTCUT_GROUPS, type Shortcut } from './shortcuts.ts';
import { shortcutWords as words } from './words.ts';

interface ShownGroup {
  readonly id: string;
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const SIMILAR = MATCH_TIERS.indexOf('similar');

/**
 * The shortcuts that a text finds by their words, group or keys, in the groups of the list. As in every search of names, but the strictest way
 * that finds any is the only one: the words together as typed, in any order, or with typing errors. Letters of keys are in nearly every name.
 */
export function searchShortcuts(text: string): readonly ShownGroup[] {
  const search = readSearchText(text);
  const groups = SHORTCUT_GROUPS.map(({ id, shortcuts }) => {
    const title = words.groups[id];
    return { id, title, all: shortcuts.map((shortcut) => ({ shortcut, entry: entryOf(shortcut, title) })) };
  });
  if (search.words.length === 0)
    return groups.map(({ all, ...group }) => ({ ...group, shortcuts: all.map(({ shortcut }) => shortcut) }));
  const ways: readonly ((entry: SearchEntry) => boolean)[] = [
    (entry) => isExact(phraseTier(entry, search)),
    (entry) => isExact(matchTier(entry, search)),
    (entry) => matchesSimilarly([entry], search),
  ];
  for (const isFound of ways) {
    const found = groups
      .map(({ all, ...group }) => ({
        ...group,
        shortcuts: all.filter(({ entry }) => isFound(entry)).map(({ shortcut }) => shortcut),
      }))
      .filter(({ shortcuts }) => shortcuts.length > 0);
    if (found.length > 0) return found;
  }
  return [];
}

function isExact(tier: number): boolean {
  return tier !== -1 && tier < SIMILAR;
}

function entryOf({ name, otherNames = [], ways }: Shortcut, title: string): SearchEntry {
  return searchEntry({
    id: '',
    uuid: null,
    name,
    otherNames: [title, ...otherNames, ...ways.map((way) => way.join(' '))],
    pronouns: '',
    description: '',
  });
}
