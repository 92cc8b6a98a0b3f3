import { parseTimestamp } from '@frontboard/model';

/** What an address prepares: names, ids or uuids separated by commas, the name of a saved front, and a time. All as written. */
export interface SwitchSearch {
  members?: string;
  /** Only this device knows its members. */
  front?: string;
  at?: string;
}

/** Reads the search parameters of `/switch`; never fails. */
export function readSwitchSearch(search: Record<string, unknown>): SwitchSearch {
  const members = textOf(search.members);
  const front = textOf(search.front);
  const at = textOf(search.at);
  return {
    ...(members !== null && { members }),
    ...(front !== null && { front }),
    ...(at !== null && { at }),
  };
}

/** Whether an address prepares a switch. */
export function preparesSwitch({ members, front, at }: SwitchSearch): boolean {
  return members !== undefined || front !== undefined || at !== undefined;
}

/** A repeated parameter is a list, and digits are numbers. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return textOf(value.map((item) => textOf(item) ?? '').join(','));
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

const LOCAL = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?$/;

/**
 * Reads the time in an address, in milliseconds since 1970: with an offset or `Z`, or without one in the device's own zone.
 * Null if it is not a date or not a time of day.
 */
export function readMoment(text: string): number | null {
  // In an address a plus represents a blank, and the plus of an offset is often not escaped.
  const written = text
    .trim()
    .replace(/ (\d\d:\d\d)$/, (whole, offset: string) => (text.includes('T') ? `+${offset}` : whole));
  const withSeconds = written.replace(/T(\d\d:\d\d)(?=Z|[+-]|$)/i, 'T$1:00');
  const known = parseTimestamp(withSeconds);
  if (known !== null) return known;
  if (!LOCAL.test(written)) return null;
  const [day = '', time = '00:00'] = written.split(/[T ]/);
  const ms = new Date(`${day}T${time}`).getTime();
  // Dates such as 31 February roll over into the next month instead of failing.
  return Number.isNaN(ms) || new Date(ms).getDate() !== Number(day.slice(8)) ? null : ms;
}
