import { dateFormat } from '../../platform/device-format.ts';
import { formatDay } from '../time/format-day.ts';
import { formatRelative } from '../time/format-time.ts';
import type { TimestampStyle } from './nodes.ts';

const FORMATS = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
} as const satisfies Record<Exclude<TimestampStyle, 'R' | 'D'>, Intl.DateTimeFormatOptions>;

/** A time as Discord would write it, in the person's own zone and language. Times in ms. */
export function formatTimestamp(atMs: number, style: TimestampStyle, nowMs: number): string {
  if (style === 'R') return formatRelative(atMs, nowMs);
  if (style === 'D') return formatDay(atMs, 'long');
  return dateFormat(FORMATS[style]).format(atMs);
}
