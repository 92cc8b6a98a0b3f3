import type { ExportedFront } from './write-csv.ts';

/** The longest line of a calendar, in octets, without its end. */
const LINE_OCTETS = 75;

/** Writes fronts as a calendar (RFC 5545). The current front ends at `now` (ISO with `Z`), one with an unknown end has none. */
export function writeIcs(
  fronts: readonly ExportedFront[],
  { now, switchOut }: { readonly now: string; readonly switchOut: string },
): string {
  const events = fronts.flatMap(({ id, from, until, isEndUnknown, names, note }) => [
    'BEGIN:VEVENT',
    `UID:${id}@frontboard`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(from)}`,
    ...(isEndUnknown ? [] : [`DTEND:${stamp(until ?? (now > from ? now : from))}`]),
    `SUMMARY:${escaped(names.length === 0 ? switchOut : names.join(', '))}`,
    ...descriptionOf(note),
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Frontboard//History//EN', ...events, 'END:VCALENDAR']
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** What is written on this device about a front, as the text of its event. */
function descriptionOf(note: ExportedFront['note']): readonly string[] {
  const parts = note ? [note.text, note.marks, note.members].filter((part) => part !== '') : [];
  return parts.length === 0 ? [] : [`DESCRIPTION:${escaped(parts.join('\n'))}`];
}

function stamp(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Long lines continue in the next one, after a space. No character is split. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    // The space at the beginning of a further line counts.
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = '';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n ');
}
