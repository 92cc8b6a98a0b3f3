/**
 * An instant as whole microseconds since 1970-01-01T00:00:00Z, the precision of the service's database. A bigint
 * because years after 2255 exceed what a double counts exactly, and the service accepts them.
 */
export type Micros = bigint;

const MICROS_PER_MS = 1000n;
const MICROS_PER_SECOND = 1_000_000n;

/** The instant `ms` milliseconds since 1970 (a fraction of a millisecond is kept as microseconds). */
export function microsFromMs(ms: number): Micros {
  const whole = Math.floor(ms);
  return BigInt(whole) * MICROS_PER_MS + BigInt(Math.floor((ms - whole) * 1000));
}

/** Milliseconds since 1970, microseconds cut off. */
export function msFromMicros(micros: Micros): number {
  return Number(floorDivide(micros, MICROS_PER_MS));
}

/**
 * The service's output form: `YYYY-MM-DDTHH:mm:ss[.ffffff]Z`, trailing zeros of the fraction dropped, the fraction
 * left out when it is zero.
 */
export function formatMicros(micros: Micros): string {
  const seconds = floorDivide(micros, MICROS_PER_SECOND);
  return withFraction(seconds, String(micros - seconds * MICROS_PER_SECOND).padStart(6, '0'));
}

/** As {@link formatMicros}, from whole seconds and the digits of the fraction. */
export function withFraction(epochSeconds: bigint, fractionDigits: string): string {
  const head = new Date(Number(epochSeconds) * 1000).toISOString().slice(0, 19);
  const fraction = fractionDigits.replace(/0+$/, '');
  return fraction === '' ? `${head}Z` : `${head}.${fraction}Z`;
}

/**
 * Reads an instant in the output form (also with fewer or more digits; what is finer than a microsecond is cut off).
 * Throws a `RangeError` for anything else; meant for worlds and stored states, not for requests.
 */
export function parseMicros(text: string): Micros {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/.exec(text);
  const ms = match === null ? Number.NaN : Date.parse(`${match[1]}Z`);
  if (Number.isNaN(ms)) throw new RangeError(`Not a UTC timestamp: ${JSON.stringify(text)}`);
  const fraction = (match?.[2] ?? '').padEnd(6, '0').slice(0, 6);
  return BigInt(ms) * MICROS_PER_MS + BigInt(fraction);
}

/** Division rounding down, so that instants before 1970 keep a positive fraction. */
export function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}
