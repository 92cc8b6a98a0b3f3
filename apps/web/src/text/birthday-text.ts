import {
  type Birthday,
  birthdayToWire,
  DEFAULT_BIRTHDAY_YEAR,
  formatBirthday,
  parseBirthday,
  parseBirthdayInput,
} from '@frontboard/model';
import { languageInUse } from './language/tag-in-use.ts';

/** The reader accepts years of four digits only. */
const FIRST_WRITTEN_YEAR = 1000;

/** A typed birthday; without a year if none was typed. Null if it is not a date. */
export function readBirthdayText(text: string): Birthday | null {
  const date = parseBirthdayInput(text);
  const birthday = date === null ? null : parseBirthday(date);
  if (birthday === null) return null;
  // The reader adds a missing year; if that year was typed, it is intended.
  const isFilledIn = birthday.year === DEFAULT_BIRTHDAY_YEAR && !text.includes(String(DEFAULT_BIRTHDAY_YEAR));
  return isFilledIn ? { ...birthday, year: null } : birthday;
}

/** What is sent for a typed birthday: `YYYY-MM-DD`, null for none, and the text itself if it is not a date, so that it is refused. */
export function birthdayTextToWire(text: string): string | null {
  if (text.trim() === '') return null;
  const birthday = readBirthdayText(text);
  return (birthday && birthdayToWire(birthday)) ?? text;
}

/** A birthday of the service as a person who reads this language would type it; reading that returns the same birthday. */
export function birthdayToText(wire: string | null, language: string = languageInUse()): string {
  const birthday = wire === null ? null : parseBirthday(wire);
  if (birthday === null) return wire ?? '';
  return birthday.year === null || birthday.year >= FIRST_WRITTEN_YEAR
    ? language === 'de'
      ? formatBirthday(birthday, 'de', 'numeric')
      : formatBirthday(birthday, 'en-GB')
    : (wire ?? '');
}
