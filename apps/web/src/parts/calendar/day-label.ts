import { dateFormat } from '../../platform/device-format.ts';
import { listNames } from '../../text/list-names.ts';
import { formatDuration } from '../../ui/time/format-duration.ts';
import { calendarWords as words } from './calendar-words.ts';
import type { ShownDay } from './create-day-at.ts';

/** Names that the name of a day has. */
const MOST_NAMES = 6;

/** The accessible name of a day: how many switches it had and who was in front, or how long a member was. */
export function dayLabel(day: ShownDay, memberId: string | null): string {
  const { key, amount, people, parts, isWhole } = day;
  const name = dateFormat({ dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(key));
  const isNothing = people.length === 0 && amount === 0;
  if (isNothing && parts.every(({ isUnknown }) => isUnknown) && !isWhole)
    return words.dayLabel(name, words.notLoaded);
  const label = isNothing ? words.dayLabel(name, words.none) : withAmount(name, day, memberId);
  const known = isWhole ? label : words.partNotLoaded(label);
  const isUnsure = parts.some(({ isAbout, somebodyMs }) => isAbout || somebodyMs != null);
  return isUnsure ? words.partUnsure(known) : known;
}

function withAmount(name: string, { amount, people }: ShownDay, memberId: string | null): string {
  if (memberId !== null) return words.dayLabel(name, formatDuration(amount));
  const who = listNames(
    people.map((it) => it.name),
    MOST_NAMES,
  );
  return words.dayWho(words.dayLabel(name, words.switches(amount)), who);
}
