const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a value, such as one of an address, names a day as `2026-05-03`. */
export function isDayKey(value: unknown): value is string {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
}
