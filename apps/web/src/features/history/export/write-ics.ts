import { icsOf, icsStamp, icsValue } from '../../../text/ics.ts';
import type { ExportedFront } from './write-csv.ts';

/** Writes fronts as a calendar (RFC 5545). The current front ends at `now` (ISO with `Z`), one with an unknown end has none. */
export function writeIcs(
  fronts: readonly ExportedFront[],
  { now, switchOut }: { readonly now: string; readonly switchOut: string },
): string {
  const events = fronts.flatMap(({ id, from, until, isEndUnknown, names, note }) => [
    'BEGIN:VEVENT',
    `UID:${id}@frontboard`,
    `DTSTAMP:${icsStamp(now)}`,
    `DTSTART:${icsStamp(from)}`,
    ...(isEndUnknown ? [] : [`DTEND:${icsStamp(until ?? (now > from ? now : from))}`]),
    `SUMMARY:${icsValue(names.length === 0 ? switchOut : names.join(', '))}`,
    ...descriptionOf(note),
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return icsOf('History', events);
}

/** What is written on this device about a front, as the text of its event. */
function descriptionOf(note: ExportedFront['note']): readonly string[] {
  const parts = note ? [note.text, note.marks, note.members].filter((part) => part !== '') : [];
  return parts.length === 0 ? [] : [`DESCRIPTION:${icsValue(parts.join('\n'))}`];
}
