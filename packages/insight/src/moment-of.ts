import { parseTimestamp } from '@frontboard/model';

const FRACTION = /[.,](\d{4,9})/;

/** Milliseconds since 1970 with the microseconds of the timestamp as the fraction. Null when it is no timestamp. */
export function momentOf(timestamp: string): number | null {
  const ms = parseTimestamp(timestamp);
  const digits = FRACTION.exec(timestamp)?.[1];
  return ms === null || digits === undefined ? ms : ms + Number(digits.slice(3, 6).padEnd(3, '0')) / 1000;
}
