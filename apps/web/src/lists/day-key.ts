const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a value, such as one of an address, names a day as `2026-05-03`. */
export function isDayKey(value: unknown): value is string {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
}

/** The day of a time in the zone of the device, as `2026-05-03`. */
export function localDayOf(atMs: number): string {
  const date = new Date(atMs);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}
