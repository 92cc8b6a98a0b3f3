import { timestampSortKey } from '@frontboard/model';
import type { FileSwitch } from '../system-file.ts';
import type { Notes } from './reading.ts';

/** A switch as a reader found it. */
export interface FoundSwitch {
  /** With offset or `Z`, up to nine digits after the second. */
  readonly timestamp: unknown;
  readonly members: readonly unknown[];
  readonly path: string;
}

/**
 * Switches oldest first, one per time. Members that the file does not have are left out; a switch that would be empty because of that
 * is left out too, since it would look like a switch-out.
 *
 * @param keyOf the key of the member that a switch names; null for an unknown one
 */
export function orderSwitches(
  found: readonly FoundSwitch[],
  keyOf: (name: unknown) => string | null,
  notes: Notes,
): readonly FileSwitch[] {
  const byTime = new Map<string, FileSwitch>();
  for (const { timestamp, members, path } of found) {
    const time = typeof timestamp === 'string' ? toUtc(timestamp) : null;
    if (time === null) {
      notes.add('unreadable', `${path}.timestamp`);
      continue;
    }
    const keys = [...new Set(members.map((name) => keyOf(name)))];
    const known = keys.filter((key) => key !== null);
    if (known.length < keys.length) notes.add('unknown-member', `${path}.members`);
    if (known.length === 0 && members.length > 0) continue;
    if (byTime.has(time)) notes.add('same-time', path);
    else byTime.set(time, { timestamp: time, members: known });
  }
  return [...byTime.entries()]
    .map(([time, one]) => [timestampSortKey(time) ?? '', one] as const)
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, one]) => one);
}

/** The instant as the service writes it: `Z`, at most six digits, no zeros at the end. Null when it is no time. */
export function toUtc(text: string): string | null {
  const key = timestampSortKey(text);
  if (key === null) return null;
  const [seconds = '', fraction = ''] = key.split('.');
  const digits = fraction.slice(0, 6).replace(/0+$/, '');
  return `${seconds}${digits === '' ? '' : `.${digits}`}Z`;
}
