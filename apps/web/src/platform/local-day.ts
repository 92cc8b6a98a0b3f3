/** When a day such as `2026-05-03` begins in the zone of the device, in milliseconds since 1970. */
export function startOfLocalDay(day: string): number {
  return new Date(`${day}T00:00`).getTime();
}

/** The day of a time (a number is in milliseconds since 1970) in the zone of the device, as `2026-05-03`. */
export function localDayOf(time: Date | number): string {
  const at = new Date(time);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return `${part(at.getFullYear(), 4)}-${part(at.getMonth() + 1)}-${part(at.getDate())}`;
}
