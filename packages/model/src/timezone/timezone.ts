import { type RawTimeZone, rawTimeZones } from '@vvo/tzdb';

/** A time zone of the TZDB with what people call it. Offsets up to +14:00, half and quarter hours included. */
export type TimezoneEntry = Readonly<RawTimeZone>;

/** The zone behind `UTC` and `GMT`, which the table has only as zones of countries. */
const UTC: TimezoneEntry = {
  name: 'UTC',
  alternativeName: 'Coordinated Universal Time',
  group: ['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT', 'Etc/UCT', 'Etc/Zulu', 'Zulu', 'UCT', 'Universal', 'Greenwich'],
  continentCode: '',
  continentName: '',
  countryName: '',
  countryCode: '',
  mainCities: [],
  rawOffsetInMinutes: 0,
  abbreviation: 'GMT',
  rawFormat: '+00:00 Coordinated Universal Time',
};

/**
 * Which zone an abbreviation or alternative name most likely means when several share it (`CST` is used in America and in
 * China): the first of these that fits, otherwise the first of the table.
 */
const MOST_LIKELY = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Halifax',
  'America/Santiago',
  'Pacific/Honolulu',
  'Europe/Lisbon',
  'Europe/Berlin',
  'Europe/Athens',
  'Europe/Moscow',
  'Africa/Lagos',
  'Africa/Maputo',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Asia/Riyadh',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Seoul',
  'Australia/Perth',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** All zones for a chooser: UTC, then the table in its own order (roughly from west to east). */
export function listTimezones(): readonly TimezoneEntry[] {
  return [UTC, ...rawTimeZones];
}

/**
 * The zone that a text names: a TZDB name, present or former (`Europe/Berlin`, `US/Pacific`), an abbreviation (`CET`) or
 * an alternative name (`Central European Time`), in any case; `utc` is treated as `gmt`. Null when nothing fits.
 */
export function findTimezone(text: string): TimezoneEntry | null {
  const wanted = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const matches = (name: string) => name.toLowerCase() === wanted;
  if (wanted === '') return null;
  if (UTC.group.some(matches) || matches(UTC.alternativeName)) return UTC;
  return (
    rawTimeZones.find(({ name }) => matches(name)) ??
    likeliest(rawTimeZones.filter(({ abbreviation }) => matches(abbreviation))) ??
    likeliest(rawTimeZones.filter(({ alternativeName }) => matches(alternativeName))) ??
    // Last, since the TZDB has links by the name of abbreviations (`CET`, `EST`) that lead to odd places.
    rawTimeZones.find(({ group }) => group.some(matches)) ??
    null
  );
}

/**
 * How a zone is stored: version 1 of the API takes the abbreviation with GMT as UTC, version 2 the TZDB id (`UTC` for GMT
 * and UTC), since it refuses most abbreviations.
 */
export function timezoneToWire(zone: TimezoneEntry, apiVersion: 1 | 2): string {
  if (apiVersion === 2) return zone.name;
  return zone.abbreviation === 'GMT' ? 'UTC' : zone.abbreviation;
}

/** The `resolveTimezone` that `validateSystemConfig` asks for. */
export function timezoneResolver(apiVersion: 1 | 2): (text: string) => string | null {
  return (text) => {
    const zone = findTimezone(text);
    return zone && timezoneToWire(zone, apiVersion);
  };
}

function likeliest(zones: readonly TimezoneEntry[]): TimezoneEntry | null {
  for (const name of MOST_LIKELY) {
    const zone = zones.find((candidate) => candidate.name === name);
    if (zone) return zone;
  }
  return zones[0] ?? null;
}
