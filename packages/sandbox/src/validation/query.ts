import { ServiceError } from '../service-error.ts';

const MAX_U64 = 2n ** 64n - 1n;

/** A snowflake as the service reads it: an unsigned 64-bit number, else 400. Leading zeros and a plus are dropped. */
export function readSnowflake(text: string): string {
  const match = /^\s*\+?(\d+)\s*$/.exec(text);
  const value = match?.[1] === undefined ? null : BigInt(match[1]);
  if (value === null || value > MAX_U64) throw new ServiceError('badRequest');
  return value.toString();
}

/** The first value of a query key, whose case does not count; absent and blank are null. */
export function readQuery(query: URLSearchParams, key: string): string | null {
  const value = firstValue(query, key);
  return value === null || value.trim() === '' ? null : value;
}

/** A query value that is an unsigned 64-bit number, null when absent or blank, else 400. */
export function readQuerySnowflake(query: URLSearchParams, key: string): string | null {
  const value = readQuery(query, key);
  return value === null ? null : readSnowflake(value);
}

/** A query value that is a signed 32-bit number, null when absent or blank, else 400. */
export function readQueryInteger(query: URLSearchParams, key: string): number | null {
  const text = readQuery(query, key);
  if (text === null) return null;
  const value = /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= -0x8000_0000 && value <= 0x7fff_ffff)) throw new ServiceError('badRequest');
  return value;
}

/** A query value that is `true` or `false` in any case, false when absent; blank and anything else are 400. */
export function readQueryFlag(query: URLSearchParams, key: string): boolean {
  const value = firstValue(query, key);
  if (value === null) return false;
  const word = value.trim().toLowerCase();
  if (word !== 'true' && word !== 'false') throw new ServiceError('badRequest');
  return word === 'true';
}

function firstValue(query: URLSearchParams, key: string): string | null {
  for (const [name, value] of query) if (name.toLowerCase() === key) return value;
  return null;
}
