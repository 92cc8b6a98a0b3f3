import { NO_LOCAL_DATA, useLocalData } from '../../session/local/local-data.ts';
import { useSettings } from '../../state/hooks.ts';
import type { UnsureMarks } from './unsure-parts.ts';

/** What the person is not sure of about the own history; nothing about another’s, or if it is turned off. */
export function useUnsure(isOwn: boolean): UnsureMarks {
  const isShown = useSettings(({ unsureTimes }) => unsureTimes) && isOwn;
  return useLocalData(({ unsure }) => (isShown ? unsure : NO_LOCAL_DATA.unsure));
}
