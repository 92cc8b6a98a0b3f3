import { findTimezone, listTimezones, type TimezoneEntry } from '@frontboard/model/timezone';

/** What people call a zone in summer; the table has only the names of winter. */
const SUMMER_NAMES: Readonly<Record<string, readonly string[]>> = {
  bst: ['Europe/London'],
  west: ['Europe/Lisbon'],
  cest: ['Europe/Berlin', 'Europe/Paris'],
  eest: ['Europe/Athens', 'Europe/Kyiv'],
  adt: ['America/Halifax'],
  edt: ['America/New_York'],
  cdt: ['America/Chicago'],
  mdt: ['America/Denver'],
  pdt: ['America/Los_Angeles'],
  akdt: ['America/Anchorage'],
  ist: ['Europe/Dublin'],
  aedt: ['Australia/Sydney'],
  acdt: ['Australia/Adelaide'],
  nzdt: ['Pacific/Auckland'],
};

/** All zones that a text may mean when it is no zone's own name: those that share the abbreviation or the alternative name. */
export function namesakes(text: string): readonly TimezoneEntry[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const inSummer = (SUMMER_NAMES[wanted] ?? []).flatMap((name) => findTimezone(name) ?? []);
  const sharing = listTimezones().filter(
    ({ abbreviation, alternativeName }) =>
      abbreviation.toLowerCase() === wanted || alternativeName.toLowerCase() === wanted,
  );
  return [...new Set([...inSummer, ...sharing])];
}
