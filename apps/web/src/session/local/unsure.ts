import { randomUuid } from '@frontboard/model';
import type { LocalData, LocalDataChange } from './local-data.ts';
import type { UnsureMark } from './local-tables.ts';
import { movingNotes } from './switch-notes.ts';

/** Adds what a person is not sure of. */
export function notingUnsure(mark: UnsureMark, id: string = randomUuid()): LocalDataChange {
  return (data) => ({ ...data, unsure: { ...data.unsure, [id]: mark } });
}

/** Moves what is not certain of the times of switches, and notes about them, with switches that are not sent yet. */
export function movingMarks(
  moves: readonly { readonly fromMs: number; readonly toMs: number }[],
): LocalDataChange {
  const later = new Map(moves.map(({ fromMs, toMs }) => [fromMs, toMs]));
  const moved = (mark: UnsureMark): UnsureMark =>
    mark.kind === 'about' ? { ...mark, atMs: later.get(mark.atMs) ?? mark.atMs } : mark;
  return (data) => ({
    ...movingNotes(later)(data),
    unsure: Object.fromEntries(Object.entries(data.unsure).map(([id, mark]) => [id, moved(mark)])),
  });
}

/** Whether the switch at this time is noted as about right. */
export function isAboutTime({ unsure }: Pick<LocalData, 'unsure'>, atMs: number): boolean {
  return Object.values(unsure).some((mark) => mark.kind === 'about' && mark.atMs === atMs);
}

/** Removes that note. */
export function forgettingAbout(atMs: number): LocalDataChange {
  return (data) => ({
    ...data,
    unsure: Object.fromEntries(
      Object.entries(data.unsure).filter(([, mark]) => mark.kind !== 'about' || mark.atMs !== atMs),
    ),
  });
}

/** A mark with its id. */
export type ListedMark = UnsureMark & { readonly id: string };

/** What is not certain about a front, oldest first: its beginning, and who was there. Times in ms. */
export function unsureIn(
  unsure: LocalData['unsure'],
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number | null },
): readonly ListedMark[] {
  return Object.entries(unsure)
    .map(([id, mark]) => ({ ...mark, id }))
    .filter(({ kind, atMs }) =>
      kind === 'about'
        ? // The service has microseconds. A switch that was moved has another time, which is certain.
          atMs === Math.floor(fromMs)
        : atMs >= Math.floor(fromMs) && (untilMs === null || atMs < Math.floor(untilMs)),
    )
    .toSorted((one, other) => one.atMs - other.atMs);
}
