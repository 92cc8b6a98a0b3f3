import { useCallback } from 'react';
import { useLocalData } from '../../session/local/local-data.ts';
import type { UnsureMark } from '../../session/local/local-tables.ts';
import { type ListedMark, unsureIn } from '../../session/local/unsure.ts';
import { useSettings } from '../../state/hooks.ts';
import type { Moment } from './entries.ts';
import type { EntryTimes } from './entry-times.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.unsure;
const NONE: readonly ListedMark[] = [];

/** What the owner is not sure of about an entry. Keeps its identity until that changes. */
export type UnsureMarksOf = (moment: Moment) => readonly ListedMark[];

/** What the person has noted about the entries of the own history; nothing for another system's. */
export function useUnsureMarks(isOwn: boolean): UnsureMarksOf {
  const isShown = useSettings(({ unsureTimes }) => unsureTimes) && isOwn;
  const unsure = useLocalData((data) => data.unsure);
  return useCallback((moment) => (isShown ? unsureIn(unsure, moment) : NONE), [isShown, unsure]);
}

/** A mark of a front in words. */
export function markText(
  { kind, atMs }: UnsureMark,
  { fromMs }: Pick<Moment, 'fromMs'>,
  times: Pick<EntryTimes, 'within'>,
): string {
  return kind === 'about' ? words.about : words.somebody(times.within(fromMs, atMs));
}
