import { DEFAULT_BIRTHDAY_YEAR, toIsoDate } from './birthday.ts';

/** The names of each month, in English and in German. */
const MONTHS = [
  ['january', 'januar'],
  ['february', 'februar'],
  ['march', 'märz'],
  ['april'],
  ['may', 'mai'],
  ['june', 'juni'],
  ['july', 'juli'],
  ['august'],
  ['september'],
  ['october', 'oktober'],
  ['november'],
  ['december', 'dezember'],
];
/** Fewer letters are no month: "ma" begins two of them. */
const FEWEST_LETTERS = 3;
/** Parts of a date without information: filler words, and the day of the week. */
const BESIDE_THE_DATE = /^(?:of|the|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)$/;

/**
 * Reads a birthday as a person types it and returns it as `YYYY-MM-DD`, with the year 2004 if it has none. Understands
 * `1999-03-05`, `1999/3/5`, `03-05`, `3/5/1999` (month first; day first when the other order is not a date), `5.3.1999`, `March 5`,
 * `5th of March 1999`, `5. März`, `Fri 5-Mar-1999`, and a full timestamp, of which the date counts. Null if it is not a date of the calendar.
 */
export function parseBirthdayInput(text: string): string | null {
  const input = text.trim().toLowerCase();
  if (input.length > 40) return null;
  return readNumbers(input) ?? readWords(input);
}

function readNumbers(input: string): string | null {
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t\s][\d:.,]+(?:z|[+-][\d:]+)?)?$/.exec(input) ?? [];
  if (year) return date(year, month, day);
  const [, first, separator, second, trailingYear] =
    /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4})?)?$/.exec(input) ?? [];
  if (!first) return null;
  return separator === '.'
    ? date(trailingYear, second, first)
    : (date(trailingYear, first, second) ?? date(trailingYear, second, first));
}

function readWords(input: string): string | null {
  const words = input.split(/[\s,/-]+/).filter((word) => !BESIDE_THE_DATE.test(word));
  const months = words.flatMap((word) => monthOf(word) ?? []);
  const days = words.flatMap((word) => /^(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(word)?.[1] ?? []);
  const years = words.filter((word) => /^\d{4}$/.test(word));
  const isWhole =
    months.length === 1 && days.length === 1 && months.length + days.length + years.length === words.length;
  return isWhole && years.length <= 1 ? date(years[0], String(months[0]), days[0]) : null;
}

function monthOf(word: string): number | null {
  const start = word.replace(/\.$/, '');
  if (start.length < FEWEST_LETTERS) return null;
  const index = MONTHS.findIndex((names) => names.some((name) => name.startsWith(start)));
  return index < 0 ? null : index + 1;
}

function date(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  return toIsoDate({
    year: year ? Number(year) : DEFAULT_BIRTHDAY_YEAR,
    month: Number(month),
    day: Number(day),
  });
}
