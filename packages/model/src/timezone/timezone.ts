import { type RawTimeZone, rawTimeZones } from '@vvo/tzdb';

/** A time zone of the TZDB with its common names. Offsets up to +14:00, half and quarter hours included. */
export type TimezoneEntry = Readonly<RawTimeZone>;

/** The names missing in the table, which has only the zones of countries. */
const UTC: TimezoneEntry = {
  name: 'UTC',
  alternativeName: 'Coordinated Universal Time',
  group: [
    ...['UTC', 'UCT', 'Universal', 'Zulu', 'GMT', 'GMT0', 'GMT+0', 'GMT-0', 'Greenwich'],
    ...['Etc/UTC', 'Etc/UCT', 'Etc/Universal', 'Etc/Zulu'],
    ...['Etc/GMT', 'Etc/GMT0', 'Etc/GMT+0', 'Etc/GMT-0', 'Etc/Greenwich'],
  ],
  continentCode: '',
  continentName: '',
  countryName: '',
  countryCode: '',
  mainCities: [],
  rawOffsetInMinutes: 0,
  abbreviation: 'GMT',
  rawFormat: '+00:00 Coordinated Universal Time',
};

const FURTHEST_WEST = 12;
const FURTHEST_EAST = 14;

/** All zones for a chooser: UTC, then the table in its own order (about from west to east). */
export function listTimezones(): readonly TimezoneEntry[] {
  return [UTC, ...rawTimeZones];
}

/** Each TZDB id in its exact spelling, former names included, with its zone; null for the zones of fixed hours, which no country has. */
export function timezoneIds(): ReadonlyMap<string, TimezoneEntry | null> {
  const ids = new Map<string, TimezoneEntry | null>();
  for (const zone of listTimezones()) for (const id of [zone.name, ...zone.group]) ids.set(id, zone);
  for (let hours = 1; hours <= FURTHEST_EAST; hours += 1) {
    if (hours <= FURTHEST_WEST) ids.set(`Etc/GMT+${hours}`, null);
    ids.set(`Etc/GMT-${hours}`, null);
  }
  return ids;
}
