import type { Lane } from '@frontboard/insight';
import { type Group, groupLabel, type Member, parseTimestamp } from '@frontboard/model';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import type { OwnList } from '../../cache/own/use-own-lists.ts';
import type { Person } from '../../parts/ribbon/person.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import type { InsightSource } from '../../sync/insight/create-insight.ts';
import { sortedByName } from '../../text/by-name.ts';

/** A group with members whom the viewer sees. */
export interface PeopleGroup extends Lane {
  readonly name: string;
  readonly color: string | null;
  /** Its icon; absent without one. */
  readonly pictureUrl?: string | undefined;
}

/** A history with the names that belong to it. */
export interface HistoryData {
  /** Identifies the system and the viewer. */
  readonly key: string;
  readonly source: Omit<InsightSource, 'switches'> & Pick<SwitchHistory, 'switches'>;
  /** Only the time with a mark or a role that is noted on this device is left in it. */
  readonly isNoted?: true;
  /** By short id, in the order of their names, with one for all members that must not be distinguished. */
  readonly people: ReadonlyMap<string, Person>;
  readonly groups: readonly PeopleGroup[];
  /** The time of the oldest switch since which all are loaded; null if the history is complete. */
  readonly loadedBackTo: string | null;
  /** Times of switches after which there may be others that are not loaded yet, as `frontsWithin` takes them. */
  readonly unknownAfter: ReadonlySet<number>;
  /** Loads what a view needs of a history on demand; see `SwitchHistory`. */
  readonly want: SwitchHistory['want'];
  /** The short id of a system that is looked up; null for the own system's history. */
  readonly lookedUpId: string | null;
  /**
   * The members of the own system. A view takes them from here: while they load, no view is shown, so one that asked for them itself would
   * ask again at each failure, without an end.
   */
  readonly ownMembers?: OwnList<Member> | undefined;
}

/** Whether all switches since then are loaded: only then is a member who is in none of them known not to have been here. Time in ms. */
export function isLoadedSince(
  { loadedBackTo, unknownAfter }: Pick<HistoryData, 'loadedBackTo' | 'unknownAfter'>,
  fromMs: number,
): boolean {
  const loadedMs = parseTimestamp(loadedBackTo);
  return unknownAfter.size === 0 && (loadedMs === null || loadedMs <= fromMs);
}

/** The groups with the short ids of their members, by name. */
export function peopleGroups(
  groups: readonly Group[] | null,
  members: readonly Member[] | null,
  naming: NamingOptions,
): PeopleGroup[] {
  const ids = new Map<string, string>(
    (members ?? []).flatMap(({ id, uuid }) => [[id, id] as const, [uuid ?? id, id] as const]),
  );
  const named = (groups ?? []).map((group) => ({
    id: group.id,
    name: groupLabel(group, naming),
    color: group.color,
    pictureUrl: group.iconUrl ?? undefined,
    memberIds: (group.memberRefs ?? []).flatMap((ref) => ids.get(ref) ?? []),
  }));
  return sortedByName(named.filter(({ memberIds }) => memberIds.length > 0));
}
