import { createDayFinder, type Day, startOfDay } from '@frontboard/insight';
import type { Group, Member } from '@frontboard/model';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { createMatcher } from '../../cache/naming/search.ts';
import { deviceZone } from '../../platform/device-format.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { type EntryIndex, entriesOf } from './entry-index.ts';
import { createEntryTimes, type EntryTimes } from './entry-times.ts';
import { type FilterContext, filterEntries } from './filter-entries.ts';
import { type HistoryLines, linesOf } from './history-lines.ts';
import type { HistorySearch } from './history-search.ts';
import { createNoteSearch } from './notes/note-search.ts';
import type { SwitchNotes } from './notes/use-switch-notes.ts';
import type { EntryNames } from './use-entry-names.ts';

interface ShownEntriesOptions {
  readonly rows: SwitchHistory['switches'];
  readonly gapsBefore: SwitchHistory['gapsBefore'];
  readonly search: HistorySearch;
  readonly members: readonly Member[];
  readonly groups: readonly Group[];
  readonly names: EntryNames;
  readonly isOwner: boolean;
  /** Null if unknown. */
  readonly systemZone: string | null;
  /** Null for another system's history. */
  readonly notes: SwitchNotes | null;
}

/** The part of a history that an address shows. */
export interface ShownEntries {
  readonly all: EntryIndex;
  readonly entries: EntryIndex;
  /** What another search shows, at once. */
  readonly find: (search: HistorySearch) => EntryIndex;
  /** The same under their days. */
  readonly lines: HistoryLines;
  readonly times: EntryTimes;
  /** Finds the days of the zone. */
  readonly dayOf: (atMs: number) => Day;
  readonly zone: string;
  readonly ownZone: string;
  /** Null if it is unknown or the same. */
  readonly otherZone: string | null;
}

/** The entries that an address shows, with their days and times in its zone. The filter follows slightly later. */
export function useShownEntries({ rows, gapsBefore, search, ...rest }: ShownEntriesOptions): ShownEntries {
  const { members, groups, names, isOwner, systemZone, notes } = rest;
  const ownZone = useMemo(deviceZone, []);
  const otherZone = systemZone === ownZone ? null : systemZone;
  const zone = search.zone === 'system' && otherZone !== null ? otherZone : ownZone;
  const { dayOf, times } = useMemo(() => {
    const finder = createDayFinder(zone);
    return { dayOf: finder, times: createEntryTimes(zone, finder) };
  }, [zone]);
  const all = useMemo(() => entriesOf(rows, gapsBefore), [rows, gapsBefore]);
  const asked = useDeferredValue(search);
  const find = useCallback(
    (searched: HistorySearch) =>
      filterEntries(all, searched, {
        ...contextOf(members, groups, names.nameOf),
        knownIds: isOwner ? null : new Set(members.map(({ id }) => id)),
        startOfDay: (key) => startOfDay(key, dayOf),
        ...createNoteSearch(notes, names),
      }),
    [all, members, groups, names, isOwner, dayOf, notes],
  );
  const entries = useMemo(() => find(asked), [find, asked]);
  const lines = useMemo(() => linesOf(entries, dayOf), [entries, dayOf]);
  return { all, entries, find, lines, times, dayOf, zone, ownZone, otherZone };
}

function contextOf(
  members: readonly Member[],
  groups: readonly Group[],
  nameOf: (member: Member) => string,
): Pick<FilterContext, 'groupMembers' | 'found'> {
  return {
    groupMembers(groupId) {
      const refs = groups.find(({ id }) => id === groupId)?.memberRefs;
      if (refs == null) return null;
      const known = new Set<string>(refs);
      return new Set(members.flatMap(({ id, uuid }) => (known.has(uuid ?? '') || known.has(id) ? [id] : [])));
    },
    found(text) {
      const isMatch = createMatcher(text);
      return new Set(
        members.flatMap((member) =>
          isMatch({ ids: [member.id], names: [nameOf(member)] }) ? [member.id] : [],
        ),
      );
    },
  };
}
