import { useCallback } from 'react';
import { useUnsure } from '../../parts/ribbon/use-unsure.ts';
import type { UnsureMark } from '../../session/local/local-tables.ts';
import { type ListedMark, unsureIn } from '../../session/local/unsure.ts';
import type { Moment } from './entries.ts';
import type { EntryTimes } from './entry-times.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.unsure;
/** What the owner is not sure of about an entry. Keeps its identity until that changes. */
export type UnsureMarksOf = (moment: Moment) => readonly ListedMark[];

/** What the person has noted about the entries of the own history; nothing for another system's. */
export function useUnsureMarks(isOwn: boolean): UnsureMarksOf {
  const unsure = useUnsure(isOwn);
  return useCallback((moment) => unsureIn(unsure, moment), [unsure]);
}

/** A mark of a front in words. */
export function markText(
  { kind, atMs }: UnsureMark,
  { fromMs }: Pick<Moment, 'fromMs'>,
  times: Pick<EntryTimes, 'within'>,
): string {
  return kind === 'about' ? words.about : words.somebody(times.within(fromMs, atMs));
}
