import { memberLabel, recordKey, systemLabel } from '@frontboard/model';
import {
  fitsKeyWord,
  matchesSimilarly,
  matchesTogether,
  nameEntry,
  readSearchText,
  type SearchEntry,
  type SearchKeys,
  splitKeyWords,
} from '@frontboard/model/list';
import type { FollowedDetails } from '../../persistence/documents/followed-details-document.ts';
import type { StatusSnapshot } from '../use-status-snapshots.ts';

/** The parts of a followed system that are searched: only what the screen shows, never an internal or a former name. */
export interface SearchableSystem {
  readonly ids: readonly string[];
  readonly names: readonly (string | null)[];
}

/**
 * Prepares a query once, to be compared with many systems. Every word has to be found, in any order, in a name or as an id or its
 * beginning, by the rules of every list.
 *
 * @returns a test; an empty query matches everything
 */
export function createMatcher(query: string): (item: SearchableSystem) => boolean {
  const search = readSearchText(query);
  if (search.words.length === 0) return () => true;
  return (item) => matchesTogether(entriesOf(item), search);
}

/** The ids of the systems that match a query; if none matches, of the systems that match with typing errors. */
export function findSystems(
  systems: ReadonlyMap<string, SearchableSystem>,
  query: string,
): ReadonlySet<string> {
  const search = readSearchText(query);
  const prepared = [...systems].map(([id, item]) => ({ id, entries: entriesOf(item) }));
  const exact = prepared.filter(({ entries }) => matchesTogether(entries, search));
  const found =
    exact.length > 0 ? exact : prepared.filter(({ entries }) => matchesSimilarly(entries, search));
  return new Set(found.map(({ id }) => id));
}

interface KnownForSearch {
  readonly snapshots: ReadonlyMap<string, StatusSnapshot>;
  readonly detectPronouns: boolean;
  readonly details: FollowedDetails;
}

/**
 * The same for followed systems, by the names and nicknames of them and of their fronters. Words with keys, as in the lists of own members, find what is
 * stored on this device: `mark:` and `note:` of a system and of its members, `folder:` by its name.
 */
export function findFollowed(
  ids: readonly string[],
  query: string,
  { snapshots, detectPronouns, details }: KnownForSearch,
): ReadonlySet<string> {
  const searchable = (id: string): SearchableSystem => {
    const { system, front } = snapshots.get(id) ?? {};
    const members = front?.members ?? [];
    return {
      ids: system ? [id, system.id, ...(system.uuid === null ? [] : [system.uuid])] : [id],
      names: [
        system ? systemLabel(system, { detectPronouns }).name : null,
        ...members.map((member) => memberLabel(member, { detectPronouns }).fullName),
        details.systems[id]?.nickname ?? null,
        ...members.map((member) => details.members[recordKey(member)]?.nickname ?? null),
      ],
    };
  };
  const keys = keysOf(details);
  const { text, words } = splitKeyWords(query, (key) => keys.has(key));
  const fitting = ids.filter((id) =>
    words.every((word) => fitsKeyWord(keys.get(word.key)?.(id) ?? [], word)),
  );
  return findSystems(new Map(fitting.map((id) => [id, searchable(id)])), text);
}

function keysOf({ folders, systems, members }: FollowedDetails): SearchKeys<string> {
  const notesOf = (id: string) =>
    [systems[id], ...Object.values(members).filter(({ system }) => system === id)].flatMap(
      (described) => described?.note ?? [],
    );
  return new Map([
    ['mark', (id: string) => notesOf(id).flatMap(({ marks }) => marks)],
    [
      'note',
      (id: string) =>
        notesOf(id)
          .map(({ text }) => text)
          .filter(Boolean),
    ],
    ['folder', (id: string) => [folders[systems[id]?.folder ?? '']?.name ?? ''].filter(Boolean)],
  ]);
}

function entriesOf({ ids, names }: SearchableSystem): readonly SearchEntry[] {
  return [
    // Dashes are in uuids only.
    ...ids.map((id) => ({ ...nameEntry(''), ...(id.includes('-') ? { uuid: id } : { id }) })),
    ...names.map((name) => nameEntry(name ?? '')),
  ];
}
