import { type Member, recordKey } from '@frontboard/model';
import { useMemo } from 'react';
import { useLocalData } from '../../../session/local/local-data.ts';
import { isSameMark, noteFinder } from '../../../session/local/switch-notes.ts';
import type { HistoryData } from '../history-data.ts';
import type { StatisticsSearch } from './search.ts';

interface NotedData {
  readonly data: HistoryData;
  /** Whether the members are known to whom marks and roles belong. Always `known` without such a filter. */
  readonly state: 'known' | 'loading' | 'failed';
  /** Why they could not be loaded. */
  readonly error: unknown;
  /** Loads the members again. */
  readonly retry: () => void;
}

const doNothing = () => {};

/**
 * The own history with only what has a mark or a role that is noted on this device. Of a member: the fronts in which this member has it.
 * Of everybody: in each front the members who have it. A mark of the switch itself counts for everybody in front and, beside a role, for everybody
 * with this role. The same history without such a filter.
 */
export function useNotedData(
  data: HistoryData,
  { mark, role }: StatisticsSearch,
  memberId: string | null,
): NotedData {
  const notes = useLocalData(({ switchNotes }) => switchNotes);
  const { items = null, state, error, retry = doNothing } = data.ownMembers ?? {};
  const isFiltered = (mark !== undefined || role !== undefined) && data.lookedUpId === null;
  const noted = useMemo((): HistoryData => {
    if (!isFiltered || items === null) return data;
    const { switches } = data.source;
    const find = noteFinder(notes, new Set<string>(switches.map(({ id }) => id)));
    const keys = new Map<string, string>(items.map((member) => [member.id, recordKey(member)]));
    const ids = new Map<string, Member['id']>(items.map((member) => [recordKey(member), member.id]));
    const notedIn = ({ id, atMs, memberIds }: (typeof switches)[number]) => {
      const note = notes[find({ switchIds: [id], fromMs: Math.floor(atMs) })];
      const hasMark = (marks: readonly string[] = []) =>
        mark === undefined || marks.some((it) => isSameMark(it, mark));
      const isMeant = (ref: string) => {
        const noted = note?.members[keys.get(ref) ?? ''];
        return (
          (role === undefined || noted?.role === role) &&
          (((role !== undefined || memberIds.some((id) => id === ref)) && hasMark(note?.marks)) ||
            hasMark(noted?.marks))
        );
      };
      // Who was near without being in front, too.
      const noted = Object.keys(note?.members ?? {}).flatMap((uuid) => ids.get(uuid) ?? []);
      const meant = [...new Set([...memberIds, ...noted])].filter(isMeant);
      if (memberId === null) return meant;
      const its = meant.filter((id) => id === memberId);
      return its.length === 0 ? [] : [...new Set([...memberIds, ...its])];
    };
    return {
      ...data,
      // Another history for the worker, which keeps the whole one.
      key: `${data.key} ${memberId} ${role} ${mark}`,
      source: {
        ...data.source,
        switches: switches.map((it) => {
          const memberIds = notedIn(it);
          return memberIds.join() === it.memberIds.join() ? it : { ...it, memberIds };
        }),
      },
      isNoted: true,
    };
  }, [isFiltered, data, mark, role, memberId, notes, items]);
  // What is noted about members is by their uuids, which only the list has.
  const isMissing = isFiltered && items === null;
  return {
    data: noted,
    state: !isMissing ? 'known' : state === 'failed' ? 'failed' : 'loading',
    error,
    retry,
  };
}
