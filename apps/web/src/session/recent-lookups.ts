import * as z from 'zod/mini';
import { useStore } from 'zustand/react';
import { createPersistentStore, type PersistentStore } from '../persistence/persistent-store.ts';
import { fieldReader } from '../persistence/read-fields.ts';
import { mergeFields, mergeList } from '../persistence/three-way-merge.ts';
import type { SafeStorage } from '../platform/storage.ts';
import { usePrivateStore } from './hooks.ts';

export type RecentKind = 'system' | 'member' | 'group';

/** Something that was looked up: what it is and its short id. Never a name, which may be one that was left behind. */
export interface RecentLookup {
  readonly kind: RecentKind;
  readonly id: string;
}

/** What is remembered of looking things up. */
export interface RecentLookups {
  /** False when the person wants nothing remembered. */
  readonly isOn: boolean;
  /** Newest first, as `kind:id`. */
  readonly entries: readonly string[];
}

export type RecentLookupsStore = PersistentStore<RecentLookups>;

export const RECENT_LOOKUPS_KEY = 'recent-lookups';
const VERSION = 1;
/** As many as are found at a glance. */
export const MOST_RECENT = 12;

const ENTRY = /^(system|member|group):([a-z]{5,6})$/;
const INITIAL: RecentLookups = { isOn: true, entries: [] };

const documentSchema = z.looseObject({ version: z.number() });
const entrySchema = z.string().check(z.regex(ENTRY));

/** Opens what was looked up recently. */
export function createRecentLookupsStore(storage: SafeStorage): RecentLookupsStore {
  return createPersistentStore<RecentLookups>({
    storage,
    key: RECENT_LOOKUPS_KEY,
    initial: INITIAL,
    read(stored) {
      const document = documentSchema.safeParse(stored);
      if (!document.success) return { value: INITIAL, isDamaged: true, isNewer: false };
      const fields = fieldReader(document.data);
      const isOn = fields.one('isOn', z.boolean(), true);
      const entries = fields.list('entries', entrySchema);
      const isNewer = document.data.version > VERSION;
      const value = { isOn, entries: isOn ? [...new Set(entries)].slice(0, MOST_RECENT) : [] };
      return { value, isDamaged: fields.problems.length > 0 && !isNewer, isNewer };
    },
    write: ({ isOn, entries }) => ({ version: VERSION, isOn, entries }),
    merge(base, mine, theirs) {
      const { isOn } = mergeFields({ isOn: base.isOn }, { isOn: mine.isOn }, { isOn: theirs.isOn });
      const entries = mergeList(base.entries, mine.entries, theirs.entries);
      return { isOn, entries: isOn ? entries.slice(0, MOST_RECENT) : [] };
    },
  });
}

/** Puts what was looked up first. Nothing happens while remembering is off, or with what is no short id. */
export function remembering(lookup: RecentLookup): (recent: RecentLookups) => RecentLookups {
  const entry = entryOf(lookup);
  return (recent) => {
    if (!recent.isOn || !isEntry(entry)) return recent;
    const others = recent.entries.filter((other) => other !== entry);
    return { ...recent, entries: [entry, ...others].slice(0, MOST_RECENT) };
  };
}

/** Takes out what is not there any more, or not shared. */
export function forgetting(lookup: RecentLookup): (recent: RecentLookups) => RecentLookups {
  const entry = entryOf(lookup);
  return (recent) =>
    recent.entries.includes(entry)
      ? { ...recent, entries: recent.entries.filter((other) => other !== entry) }
      : recent;
}

/** Takes out all of which `isMeant` says so. */
export function forgettingAll(
  isMeant: (lookup: RecentLookup) => boolean,
): (recent: RecentLookups) => RecentLookups {
  return (recent) => {
    const entries = recent.entries.filter((entry) => !readEntry(entry).some(isMeant));
    return entries.length === recent.entries.length ? recent : { ...recent, entries };
  };
}

/** The entries as what they stand for. */
export function readEntries({ entries }: RecentLookups): RecentLookup[] {
  return entries.flatMap(readEntry);
}

/** One, or none where it is no entry. */
function readEntry(entry: string): RecentLookup[] {
  const [, kind, id] = ENTRY.exec(entry) ?? [];
  // The pattern knows no other kinds.
  return kind === undefined || id === undefined ? [] : [{ kind: kind as RecentKind, id }];
}

function entryOf({ kind, id }: RecentLookup): string {
  return `${kind}:${id}`;
}

function isEntry(value: unknown): value is string {
  return typeof value === 'string' && ENTRY.test(value);
}

/** The store of the active account. */
export function useRecentLookupsStore(): RecentLookupsStore {
  return usePrivateStore(createRecentLookupsStore);
}

/** What was looked up recently. */
export function useRecentLookups(): RecentLookups {
  return useStore(useRecentLookupsStore());
}
