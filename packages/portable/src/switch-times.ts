import { timestampSortKey } from '@frontboard/model';

/** An instant in the service's format, from its seconds (`2026-01-02T03:04:05`) and the digits after them: no zeros at the end. */
export function instantOf(seconds: string, digits: string): string {
  const fraction = digits.replace(/0+$/, '');
  return `${seconds}${fraction === '' ? '' : `.${fraction}`}Z`;
}

/** The next instant that the service can distinguish from this one. Null if it is not a time of the service. */
export function microsecondAfter(timestamp: string): string | null {
  const [seconds, fraction = ''] = timestampSortKey(timestamp)?.split('.') ?? [];
  if (seconds === undefined) return null;
  const micros = Number(fraction.slice(0, 6)) + 1;
  if (micros < 1_000_000) return instantOf(seconds, String(micros).padStart(6, '0'));
  return instantOf(new Date(Date.parse(`${seconds}Z`) + 1_000).toISOString().slice(0, 19), '');
}

/** Whether two switches have the same members. Their order does not count: PluralKit's files have none. */
export function isSameFront(one: readonly string[], other: readonly string[]): boolean {
  const members = new Set(other);
  return one.length === members.size && one.every((key) => members.has(key));
}
