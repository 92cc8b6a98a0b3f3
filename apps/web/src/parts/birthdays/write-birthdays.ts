import { icsOf, icsStamp, icsValue } from '../../text/ics.ts';
import type { NextOccasion } from './occasions.ts';

/**
 * Writes occasions as a calendar with a whole day each year. It begins with the next one and has no year of birth, by which a calendar would count.
 * 29 February is the last day of February.
 */
export function writeBirthdays(
  occasions: readonly NextOccasion[],
  { now, say }: { readonly now: string; readonly say: (next: NextOccasion) => string },
): string {
  const lines = occasions.flatMap((next) => {
    const { occasion, on } = next;
    const isLeapDay = occasion.month === 2 && occasion.day === 29;
    return [
      'BEGIN:VEVENT',
      `UID:${occasion.kind}-${occasion.key}@frontboard`,
      `DTSTAMP:${icsStamp(now)}`,
      `DTSTART;VALUE=DATE:${[on.year, on.month, on.day].map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('')}`,
      `RRULE:FREQ=YEARLY${isLeapDay ? ';BYMONTH=2;BYMONTHDAY=-1' : ''}`,
      `SUMMARY:${icsValue(say(next))}`,
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  return icsOf('Birthdays', lines);
}
