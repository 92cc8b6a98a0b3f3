import { defineWords } from '../../text/define-words.ts';
import type { NextOccasion } from './occasions.ts';

/** The words of birthdays and anniversaries. */
export const birthdayWords = defineWords('birthdayWords', {
  title: 'Birthdays',
  thisWeek: 'This week',
  all: 'All birthdays',
  birthday: (name: string) => `Birthday of ${name}`,
  birthdayOfYears: (name: string, years: number) => `Birthday of ${name}, ${years}`,
  anniversary: (name: string) => `${name} came to PluralKit on this day`,
  anniversaryOfYears: (name: string, years: number) =>
    years === 1 ? `${name} came to PluralKit a year ago` : `${name} came to PluralKit ${years} years ago`,
  today: 'Today',
  save: 'Save as a calendar file',
  fileName: 'birthdays',
  lead: 'Of your members, and of the systems that you follow as far as this device knows their members. A calendar file has no years of birth.',
  none: 'This device knows no birthdays',
  noneText: 'A birthday is part of a member. It needs no year.',
  off: 'Birthdays are turned off',
  offText: 'With them, Status has a quiet line about the days to come, and this page lists them.',
  turnOn: 'Show birthdays',
  loading: 'Loading your members',
});

/** An occasion in one line. Years only if a person wants them. */
export function sayOccasion({ occasion, years }: NextOccasion, hasYears: boolean): string {
  const { kind, name } = occasion;
  const counted = hasYears ? years : null;
  if (kind === 'birthday')
    return counted === null ? birthdayWords.birthday(name) : birthdayWords.birthdayOfYears(name, counted);
  return counted === null ? birthdayWords.anniversary(name) : birthdayWords.anniversaryOfYears(name, counted);
}
