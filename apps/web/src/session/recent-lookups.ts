import { isShortId } from '@frontboard/model';
import * as v from 'valibot';
import { useStore } from 'zustand/react';
import { anyDocumentSchema, openDocumentStore } from '../persistence/document-store.ts';
import type { PersistentStore } from '../persistence/persistent-store.ts';
import { fieldReader } from '../persistence/read-fields.ts';
import { mergeFields, mergeList } from '../persistence/three-way-merge.ts';
import type { SafeStorage } from '../platform/storage.ts';
import { usePrivateStore } from './account-hooks.ts';

const KINDS = ['system', 'member', 'group'] as const;

export type RecentKind = (typeof KINDS)[number];

/** A lookup by kind and short id. Names are never stored: a person may have given theirs up. */
export interface RecentLookup {
  readonly kind: RecentKind;
  readonly id: string;
}

/** The recent lookups, and whether any are stored. */
export interface RecentLookups {
  /** False when the person turned recent lookups off. */
  readonly isOn: boolean;
  /** Newest first, as `kind:id`. */
  readonly entries: readonly string[];
}

export type RecentLookupsStore = PersistentStore<RecentLookups>;

export const RECENT_LOOKUPS_KEY = 'recent-lookups';
/** More would not be found at a glance. */
export const MOST_RECENT = 12;

const INITIAL: RecentLookups = { isOn: true, entries: [] };

const entrySchema = v.pipe(v.string(), v.check(isEntry));

/** Opens the recent lookups. */
export function createRecentLookupsStore(storage: SafeStorage): RecentLookupsStore {
  return openDocumentStore(storage, RECENT_LOOKUPS_KEY, {
    version: 1,
    initial: INITIAL,
    schema: anyDocumentSchema,
    read(stored) {
      const fields = fieldReader(stored);
      const isOn = fields.one('isOn', v.boolean(), true);
      const entries = fields.list('entries', entrySchema);
      const value = { isOn, entries: isOn ? [...new Set(entries)].slice(0, MOST_RECENT) : [] };
      return { value, isDamaged: fields.problems.length > 0 };
    },
    write: ({ isOn, entries }) => ({ isOn, entries }),
    merge(base, mine, theirs) {
      const isOn = mergeFields(base.isOn, mine.isOn, theirs.isOn);
      const entries = mergeList(base.entries, mine.entries, theirs.entries);
      return { isOn, entries: isOn ? entries.slice(0, MOST_RECENT) : [] };
    },
  });
}

/** Puts a lookup first. Changes nothing while recent lookups are off, or for an invalid short id. */
export function remembering(lookup: RecentLookup): (recent: RecentLookups) => RecentLookups {
  const entry = entryOf(lookup);
  return (recent) => {
    if (!recent.isOn || !isEntry(entry)) return recent;
    const others = recent.entries.filter((other) => other !== entry);
    return { ...recent, entries: [entry, ...others].slice(0, MOST_RECENT) };
  };
}

/** Removes a lookup of something that is gone or private. */
export function forgetting({ kind, id }: RecentLookup): (recent: RecentLookups) => RecentLookups {
  return forgettingAll((lookup) => lookup.kind === kind && lookup.id === id);
}

/** Removes the lookups that `isMeant` accepts. */
export function forgettingAll(
  isMeant: (lookup: RecentLookup) => boolean,
): (recent: RecentLookups) => RecentLookups {
  return (recent) => {
    const entries = recent.entries.filter((entry) => !readEntry(entry).some(isMeant));
    return entries.length === recent.entries.length ? recent : { ...recent, entries };
  };
}

/** Adds earlier lookups after those since, which keep their places. Changes nothing while recent lookups are off. */
export function joining(earlier: RecentLookups): (recent: RecentLookups) => RecentLookups {
  return (recent) => {
    if (!recent.isOn) return recent;
    const since = recent.entries.filter((entry) => !earlier.entries.includes(entry));
    return { ...recent, entries: [...since, ...earlier.entries].slice(0, MOST_RECENT) };
  };
}

/** The stored entries as lookups. */
export function readEntries({ entries }: RecentLookups): RecentLookup[] {
  return entries.flatMap(readEntry);
}

/** One lookup, or none for an invalid entry. */
function readEntry(entry: string): RecentLookup[] {
  const kind = KINDS.find((name) => entry.startsWith(`${name}:`));
  const id = entry.slice(entry.indexOf(':') + 1);
  return kind !== undefined && isShortId(id) ? [{ kind, id }] : [];
}

function entryOf({ kind, id }: RecentLookup): string {
  return `${kind}:${id}`;
}

function isEntry(entry: string): boolean {
  return readEntry(entry).length > 0;
}

/** The store of the active account. */
export function useRecentLookupsStore(): RecentLookupsStore {
  return usePrivateStore(createRecentLookupsStore);
}

/** The recent lookups of the active account. */
export function useRecentLookups(): RecentLookups {
  return useStore(useRecentLookupsStore());
}
