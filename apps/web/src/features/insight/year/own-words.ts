import type { Period } from '@frontboard/insight';
import type { LocalData } from '../../../session/local/local-data.ts';

/** What a person has written about one of their fronts. */
export interface OwnWords {
  readonly id: string;
  /** When the front began, in milliseconds since 1970. */
  readonly atMs: number;
  readonly text: string;
}

/** The notes about fronts that began in a period, oldest first; marks alone are no words. */
export function ownWordsIn(notes: LocalData['switchNotes'], { fromMs, toMs }: Period): readonly OwnWords[] {
  return Object.entries(notes)
    .map(([id, { switchMs, text }]) => ({ id, atMs: switchMs, text: text.trim() }))
    .filter(({ atMs, text }) => text !== '' && atMs >= fromMs && atMs < toMs)
    .toSorted((one, other) => one.atMs - other.atMs);
}
