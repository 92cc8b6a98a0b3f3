import { recordKey } from '@frontboard/model';
import { useMemo } from 'react';
import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { useLocalData } from '../../../session/local/local-data.ts';
import { isSameMark, noteFinder } from '../../../session/local/switch-notes.ts';
import type { HistoryData } from '../history-data.ts';
import type { StatisticsSearch } from './search.ts';

/**
 * The own history with only the fronts in which a member has a mark or a role that is noted on this device: the others have nobody. The
 * same history without such a filter, and without a member: how many switches there are would be counted wrongly.
 */
export function useNotedData(
  data: HistoryData,
  { mark, role }: StatisticsSearch,
  memberId: string | null,
): HistoryData {
  const notes = useLocalData(({ switchNotes }) => switchNotes);
  const { items } = useOwnMembers();
  return useMemo(() => {
    const member = items?.find(({ id }) => id === memberId);
    const isFiltered = mark !== undefined || role !== undefined;
    if (!isFiltered || memberId === null || member === undefined || data.lookedUpId !== null) return data;
    const { switches } = data.source;
    const find = noteFinder(notes, new Set<string>(switches.map(({ id }) => id)));
    const isMeant = ({ id, atMs }: (typeof switches)[number]) => {
      const note = notes[find({ switchIds: [id], fromMs: Math.floor(atMs) })];
      const noted = note?.members[recordKey(member)];
      const marks = [...(note?.marks ?? []), ...(noted?.marks ?? [])];
      return (
        (role === undefined || noted?.role === role) &&
        (mark === undefined || marks.some((it) => isSameMark(it, mark)))
      );
    };
    return {
      ...data,
      // Another history for the worker, which keeps the whole one.
      key: `${data.key} ${memberId} ${role} ${mark}`,
      source: {
        ...data.source,
        switches: switches.map((it) => (isMeant(it) ? it : { ...it, memberIds: [] })),
      },
      isNoted: true,
    };
  }, [data, mark, role, memberId, notes, items]);
}
