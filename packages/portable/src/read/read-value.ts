import { isRecord, parseBirthdayInput, parseColor, serviceTimestamp } from '@frontboard/model';
import type { MemberDetail } from '../system-file.ts';
import { idAt, type Notes, own } from './reading.ts';

// One reader per kind of value, for the files of every program: what can be read in one of them can be read in all.

/**
 * The value of a custom field as text, whichever program wrote it: a text, a number, yes or no, a list, or an object around one of these. Of other objects it
 * is their JSON, so that nothing is lost. Null for an empty value.
 */
export function detailText(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (Array.isArray(value)) {
    const texts = value.map(detailText).filter((text) => text !== null);
    return texts.length === 0 ? null : texts.join(', ');
  }
  if (!isRecord(value)) return idAt(value);
  const wrapped = ['v', 'value', 'content'].find((key) => Object.hasOwn(value, key));
  if (wrapped !== undefined) return detailText(own(value, wrapped));
  const span = [detailText(own(value, 'start')), detailText(own(value, 'end'))];
  if (span[0] !== null || span[1] !== null) return span.map((end) => end ?? '…').join(' – ');
  return Object.keys(value).length === 0 ? null : JSON.stringify(value);
}

/** A text without the control characters of damaged ones; null for an empty one, undefined for what is none. A number is a text, too. */
export function plainText(value: unknown): string | null | undefined {
  if (value === null || value === '') return null;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.replace(CONTROL_CHARACTERS, '') : undefined;
}

/** All except tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const CONTROL_CHARACTERS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** The texts among these values that are not empty. */
export function textsOf(...values: readonly unknown[]): readonly string[] {
  return values.flatMap((value) => {
    const text = typeof value === 'string' ? plainText(value)?.trim() : undefined;
    return text === undefined || text === '' ? [] : [text];
  });
}

/** A text of its own with a title and a day, as far as it has these; none without text and title. */
export function titledText(title: unknown, text: unknown, ms = Number.NaN): readonly string[] {
  const [name] = textsOf(title);
  const day = isTime(ms) ? new Date(ms).toISOString().slice(0, 10) : null;
  const [written] = textsOf(text);
  if (name === undefined && written === undefined) return [];
  const heading = [name === undefined ? null : `**${name}**`, day].filter((part) => part !== null);
  return [[heading.join(' · '), written].filter((part) => part !== undefined && part !== '').join('\n')];
}

/** Yes or no in the words and numbers that programs write; null for an empty value, undefined for what is neither. */
export function flagOf(value: unknown): boolean | null | undefined {
  if (typeof value === 'boolean') return value;
  if (value === undefined || value === null || value === '') return null;
  return FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : String(value));
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', 'on', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', 'off', '0'].map((word) => [word, false] as const),
]);

/** Whether any of these flags of a record is set. One that is neither yes nor no is noted, and counts as `unreadable` says. */
export function isSet(
  raw: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  path: string,
  notes: Notes,
  unreadable = false,
): boolean {
  let isAny = false;
  for (const key of keys) {
    const flag = flagOf(own(raw, key));
    if (flag === undefined) notes.add('unreadable', `${path}.${key}`);
    if (flag === true || (flag === undefined && unreadable)) isAny = true;
  }
  return isAny;
}

/** A number, which may be a text; null for an empty value, undefined for what is none. */
export function numberOf(value: unknown): number | null | undefined {
  if (value === null || value === '') return null;
  if (typeof value === 'string' && /^-?\d{1,15}(?:\.\d+)?$/.test(value.trim())) return Number(value);
  return typeof value === 'number' ? value : undefined;
}

/**
 * A colour as six digits: also with three, as a number, which may be a text, as red, green and blue, and with its transparency, which does not count. Null for an empty value and for no colour at all, undefined for what is
 * none. Eight digits are read as alpha first, unless only the end is opaque.
 */
export function colorOf(value: unknown, notes: Notes): string | null | undefined {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return digitsOf(value, notes);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text.length > LONGEST_COLOR) return undefined;
  // More than six digits alone are a number, but for eight that are more than any opaque colour: these are hex.
  const isHex = text.length === 8 && Number(text) > 0xffffff;
  if (!isHex && /^(?:-\d{1,10}|[1-9]\d{6,9})$/.test(text)) return digitsOf(Number(text), notes);
  const [, red, green, blue, alpha = '1'] = RGB.exec(text) ?? [];
  const parts = [red, green, blue].map(Number);
  if (parts.every((part) => part <= 255)) {
    if (Number.parseFloat(alpha) === 0) return null;
    if (alpha !== '100%' && Number(alpha) !== 1) notes.assume('opacity');
    return parts.map((part) => part.toString(16).padStart(2, '0')).join('');
  }
  const digits = /^(?:#|0x)?([\da-f]{8})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return parseColor(text.replace(/^0x/i, '#'))?.slice(1);
  if (digits === '00000000') return null;
  notes.assume('opacity');
  return digits.endsWith('ff') && !digits.startsWith('ff') ? digits.slice(0, 6) : digits.slice(2);
}

/** A colour in any form is shorter. In a longer text, a search for one could take as long as its length squared. */
const LONGEST_COLOR = 64;

/** Red, green, blue and how opaque it is. */
const RGB = /^rgba?\( *(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})(?: *[ ,/] *([\d.]+%?))?/i;

/** The digits of a number of 24 bits, or of 32 with alpha first, which is negative where numbers have a sign. */
function digitsOf(value: number, notes: Notes): string | undefined {
  if (!Number.isInteger(value) || value > 0xffffffff || value < -0x80000000) return undefined;
  if (value > 0xffffff || value < 0) notes.assume('opacity');
  return (value >>> 0).toString(16).padStart(6, '0').slice(-6);
}

/**
 * A birthday as `YYYY-MM-DD`, from the forms that programs and people write: without zeros, with other signs, with a time, in words, or without a year (`02-14`, `--02-14`).
 * Without a year, or with one that means none, it has 0004. What could be the third of May or the fifth of March is not read.
 */
export function birthdayText(value: string): string {
  const text = value
    .trim()
    .replace(/^--(?=\d)/, '')
    .replace(/^((?:19|20)\d\d)(\d\d)(\d\d)$/, '$1-$2-$3')
    .replace(/^000[01](?=\D)/, '0004');
  const [, first, sign, second, year] = /^(\d\d?)([-/])(\d\d?)(?:[-/](\d+))?$/.exec(text) ?? [];
  // The month is first before a day alone. Otherwise only a number above 12 says which is which.
  const isKnown = (sign === '-' && year === undefined) || Number(first) > 12 || Number(second) > 12;
  const day = sign === undefined || isKnown || first === second ? parseBirthdayInput(text) : null;
  if (day === null) return value;
  return /\d{4}/.test(text) ? day : day.replace(/^\d{4}/, '0004');
}

/**
 * Milliseconds since 1970 of a time in any form: a number, which may be a text or a fraction, the objects of databases, or a date and time with or without seconds and zone.
 * NaN from others.
 */
export function timeMs(value: unknown, notes: Notes): number {
  if (typeof value === 'number') return Math.round(value);
  if (typeof value === 'string') return textMs(value.trim(), notes);
  if (!isRecord(value)) return Number.NaN;
  const seconds = own(value, '_seconds') ?? own(value, 'seconds');
  if (typeof seconds !== 'number')
    return timeMs(own(value, '__time__') ?? own(value, '$date') ?? own(value, '$numberLong') ?? null, notes);
  const nanoseconds = own(value, '_nanoseconds') ?? own(value, 'nanoseconds');
  return seconds * 1_000 + (typeof nanoseconds === 'number' ? Math.floor(nanoseconds / 1_000_000) : 0);
}

/** Date, time, seconds and zone, whose name may be behind it. */
const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?)? ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?(?:\[[\w/+-]+\])?$/i;

function textMs(text: string, notes: Notes): number {
  if (/^\d{1,16}(?:\.\d+)?$/.test(text)) return Math.round(Number(text));
  const [, day, time = '00:00', seconds = ':00', zone] = TIME.exec(text) ?? [];
  if (day === undefined) return Number.NaN;
  if (zone === undefined) notes.assume('zone');
  const offset = zone
    ?.replace(/^(?:utc|gmt)$/i, 'Z')
    .replace(/^([+-]\d\d):?(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);
  return Date.parse(`${day}T${time}${seconds}${offset?.toUpperCase() ?? 'Z'}`);
}

/**
 * A time as the service writes it, to the microsecond if the value is a text; null if it is not a time.
 *
 * @param settle the time of the history that it stands for; null leaves it out
 */
export function timeText(
  value: unknown,
  notes: Notes,
  settle: (ms: number) => number | null = (ms) => (isTime(ms) ? ms : null),
): string | null {
  const exact = typeof value === 'string' ? serviceTimestamp(value) : null;
  const ms = exact === null ? timeMs(value, notes) : Date.parse(exact);
  const settled = settle(ms);
  if (settled === null) return null;
  return settled === ms && exact !== null ? exact : serviceTimestamp(new Date(settled).toISOString());
}

/** Years have four digits. */
const [FIRST_MS, LATEST_MS] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

export function isTime(ms: number): boolean {
  return ms >= FIRST_MS && ms <= LATEST_MS;
}

/** The privacy in a program with levels of its own, of which only `public` is public. What is not a known word is left, so that it is noted. */
export function levelOf(value: unknown): { readonly visibility: unknown } | undefined {
  if (value === undefined || value === null) return undefined;
  return { visibility: CLOSED_LEVELS.has(value) ? 'private' : value };
}

const CLOSED_LEVELS: ReadonlySet<unknown> = new Set([
  'friends',
  'friends_only',
  'trusted',
  'trusted_only',
  'unknown',
  '',
]);

/**
 * The address of a picture on the web; undefined for everything else, because PluralKit accepts no other picture. One without `https:` is
 * sent with it.
 */
export function pictureAt(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.startsWith('//')) return `https:${value}`;
  return /^https?:\/\//.test(value) ? value : undefined;
}

/** A custom field with its value, if it has one. Values of fields that the file does not name are counted. */
export function detailOf(name: string | null, value: unknown, notes: Notes): MemberDetail | null {
  const text = detailText(value);
  if (text === null) return null;
  if (name === null) notes.lose('fields', 1);
  return name === null ? null : { name, value: text };
}
