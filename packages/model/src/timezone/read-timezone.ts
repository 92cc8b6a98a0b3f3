import { fold } from '../text-search/fold.ts';
import { fixedOffset } from './fixed-offset.ts';
import { listTimezones, type TimezoneEntry, timezoneIds } from './timezone.ts';

/** A time zone in the service's form. */
export interface Timezone {
  /** A TZDB id in its exact spelling, or a fixed offset such as `UTC+05:30`. The service refuses every other spelling. */
  readonly id: string;
  /** The entry of the table; null for fixed offsets and the zones of fixed hours. */
  readonly entry: TimezoneEntry | null;
  /** East of Greenwich; null unless the zone is a fixed offset, which `Intl` does not know by its id. */
  readonly offsetSeconds: number | null;
}

/** The meaning of a text as a time zone. */
export type TimezoneReading =
  /** `others` are ids that share the abbreviation or alternative name with the likeliest zone. */
  | { readonly kind: 'zone'; readonly zone: Timezone; readonly others: readonly string[] }
  /** An abbreviation of zones that have different hours, the likeliest first. */
  | { readonly kind: 'ambiguous'; readonly ids: readonly string[] }
  | { readonly kind: 'unknown' };

/** Which of the zones that share an abbreviation or alternative name come first. */
const MOST_LIKELY = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Halifax',
  'America/Santiago',
  'Pacific/Honolulu',
  'Europe/London',
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
  'Asia/Manila',
  'Asia/Seoul',
  'Europe/Dublin',
  'Asia/Jerusalem',
  'Australia/Perth',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Auckland',
];
const SUMMER_MINUTES = 60;

/** A zone that a name may mean, and its offset in the part of the year the name is used in. */
interface Candidate {
  readonly entry: TimezoneEntry;
  readonly minutes: number;
}

/**
 * The meaning of a text as a time zone: a TZDB id, present or former, in any spelling (`europe/berlin`, `us/pacific`), a fixed offset
 * (`UTC+5:30`), an abbreviation of winter or summer (`PDT`), or an alternative name (`Central European Time`). An id comes before an
 * abbreviation with the same spelling (`CET`). `gmt` means `UTC`, as in the specification.
 */
export function readTimezone(text: string): TimezoneReading {
  const key = keyOf(text);
  if (key === '') return { kind: 'unknown' };
  const abbreviated = abbreviatedBy(text);
  // A name shared by the same region's zones of several countries: no question, only a list of the others.
  const named = abbreviated.length > 0 ? abbreviated : namedBy(text);
  const others = (id: string) => named.map(({ entry }) => entry.name).filter((name) => name !== id);
  if (key === 'gmt') return zoneReading('UTC', ids().get('utc')?.entry ?? null);
  const known = ids().get(key);
  if (known !== undefined) return zoneReading(known.id, known.entry, others(known.id));
  const offset = fixedOffset(fold(text));
  if (offset !== null)
    return offset.seconds === 0
      ? zoneReading('UTC', ids().get('utc')?.entry ?? null)
      : { kind: 'zone', zone: { id: offset.id, entry: null, offsetSeconds: offset.seconds }, others: [] };
  const [first] = named;
  if (first === undefined) return { kind: 'unknown' };
  if (abbreviated.every(({ minutes }) => minutes === first.minutes))
    return zoneReading(first.entry.name, first.entry, others(first.entry.name));
  return { kind: 'ambiguous', ids: onePerOffsetFirst(named).map(({ entry }) => entry.name) };
}

/** The `resolveTimezone` of `validateSystemConfig`: null for an unknown text, and for one that needs a question. */
export function timezoneResolver(apiVersion: 1 | 2): (text: string) => string | null {
  return (text) => {
    const reading = readTimezone(text);
    return reading.kind === 'zone' ? timezoneToWire(reading.zone, apiVersion) : null;
  };
}

/**
 * How a zone is stored: version 1 of the API accepts the abbreviation with GMT as UTC, version 2 the TZDB id, because it refuses most
 * abbreviations.
 */
export function timezoneToWire({ id, entry }: Timezone, apiVersion: 1 | 2): string {
  if (apiVersion === 2 || entry === null) return id;
  return entry.abbreviation === 'GMT' ? 'UTC' : entry.abbreviation;
}

function zoneReading(
  id: string,
  entry: TimezoneEntry | null,
  others: readonly string[] = [],
): TimezoneReading {
  return { kind: 'zone', zone: { id, entry, offsetSeconds: null }, others };
}

interface KnownId {
  readonly id: string;
  readonly entry: TimezoneEntry | null;
}

let idsByKey: ReadonlyMap<string, KnownId> | null = null;

function ids(): ReadonlyMap<string, KnownId> {
  idsByKey ??= new Map([...timezoneIds()].map(([id, entry]) => [keyOf(id), { id, entry }]));
  return idsByKey;
}

/** One form for all spellings of an id: blanks, underscores and hyphens within names are the same, the signs of offsets are not. */
function keyOf(text: string): string {
  return fold(text)
    .trim()
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/[\s_]+|-(?=[a-z])/g, '_');
}

/** The zones with this abbreviation, of winter or summer, the likeliest first. */
function abbreviatedBy(text: string): readonly Candidate[] {
  const wanted = fold(text).trim();
  const is = (name: string | undefined) => name !== undefined && fold(name) === wanted;
  const found = listTimezones().flatMap((entry): readonly Candidate[] => {
    const minutes = entry.rawOffsetInMinutes;
    if (is(entry.abbreviation)) return [{ entry, minutes }];
    return is(entry.dstAbbreviation) ? [{ entry, minutes: minutes + SUMMER_MINUTES }] : [];
  });
  return likeliestFirst(found);
}

/** The zones with this alternative name, also in summer, the likeliest first. */
function namedBy(text: string): readonly Candidate[] {
  const wanted = fold(text)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/ (?:standard|daylight|summer) time$/, ' time');
  const found = listTimezones().filter(({ alternativeName }) => fold(alternativeName) === wanted);
  return likeliestFirst(found.map((entry) => ({ entry, minutes: entry.rawOffsetInMinutes })));
}

function likeliestFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted((one, other) => likelihood(one) - likelihood(other));
}

function likelihood({ entry }: Candidate): number {
  const place = MOST_LIKELY.indexOf(entry.name);
  return place === -1 ? MOST_LIKELY.length : place;
}

/** So that a short list of them shows every meaning. */
function onePerOffsetFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  const firsts = candidates.filter(
    (one, place) => candidates.findIndex(({ minutes }) => minutes === one.minutes) === place,
  );
  return [...firsts, ...candidates.filter((one) => !firsts.includes(one))];
}
