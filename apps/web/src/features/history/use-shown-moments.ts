import type { Group, Member } from '@frontboard/model';
import { useDeferredValue, useMemo } from 'react';
import { createMatcher } from '../../cache/naming/search.ts';
import { deviceZone } from '../../platform/device-format.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { createDayFinder, startOfDay } from './days.ts';
import { createEntryTimes, type EntryTimes } from './entry-times.ts';
import { type FilterContext, filterMoments } from './filter-moments.ts';
import { type HistoryLines, linesOf } from './history-lines.ts';
import type { HistorySearch } from './history-search.ts';
import { type MomentList, momentsOf } from './moments.ts';
import type { EntryNames } from './use-entry-names.ts';

interface ShownMomentsOptions {
  readonly rows: SwitchHistory['switches'];
  readonly search: HistorySearch;
  readonly members: readonly Member[];
  readonly groups: readonly Group[];
  readonly names: EntryNames;
  /** Null where it is unknown. */
  readonly systemZone: string | null;
}

/** What of a history an address shows. */
export interface ShownMoments {
  readonly all: MomentList;
  readonly moments: MomentList;
  /** The same under their days. */
  readonly lines: HistoryLines;
  readonly times: EntryTimes;
  readonly zone: string;
  readonly ownZone: string;
  /** Null where it is unknown or the same. */
  readonly otherZone: string | null;
}

/** The fronts that an address shows, with their days and times in the zone that it names. The filter follows a moment later. */
export function useShownMoments({ rows, search, ...rest }: ShownMomentsOptions): ShownMoments {
  const { members, groups, names, systemZone } = rest;
  const ownZone = useMemo(deviceZone, []);
  const otherZone = systemZone === ownZone ? null : systemZone;
  const zone = search.zone === 'system' && otherZone !== null ? otherZone : ownZone;
  const { dayOf, times } = useMemo(() => {
    const finder = createDayFinder(zone);
    return { dayOf: finder, times: createEntryTimes(zone, finder) };
  }, [zone]);
  const all = useMemo(() => momentsOf(rows), [rows]);
  const asked = useDeferredValue(search);
  const moments = useMemo(
    () =>
      filterMoments(all, asked, {
        ...contextOf(members, groups, names.nameOf),
        startOfDay: (key) => startOfDay(key, dayOf),
      }),
    [all, asked, members, groups, names, dayOf],
  );
  const lines = useMemo(() => linesOf(moments, dayOf), [moments, dayOf]);
  return { all, moments, lines, times, zone, ownZone, otherZone };
}

function contextOf(
  members: readonly Member[],
  groups: readonly Group[],
  nameOf: (member: Member) => string,
): Omit<FilterContext, 'startOfDay'> {
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
