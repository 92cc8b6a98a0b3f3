import { parseTimestamp } from '@frontboard/model';
import { localDayOf } from '../../platform/local-day.ts';

/** A time as the field for date and time holds it: local, to the second. Time in ms. */
export function toLocalText(atMs: number): string {
  const at = new Date(atMs);
  const two = (count: number) => String(count).padStart(2, '0');
  return `${localDayOf(atMs)}T${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

/** The reverse, as ISO with `Z`; null for an incomplete date and time, or one that the service refuses. */
export function fromLocalText(text: string): string | null {
  // Fields omit seconds of zero.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return null;
  const iso = at.toISOString();
  return parseTimestamp(iso) === null ? null : iso;
}
