import { parseTimestamp } from '@frontboard/model';

/** How a field for date and time holds a moment: local, to the second. Time in ms. */
export function toLocalText(atMs: number): string {
  const at = new Date(atMs);
  const two = (count: number) => String(count).padStart(2, '0');
  const date = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

/** The way back, as ISO with `Z`; null for what is no whole date and time, or none that the service takes. */
export function fromLocalText(text: string): string | null {
  // Fields leave seconds of zero out.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return null;
  const iso = at.toISOString();
  return parseTimestamp(iso) === null ? null : iso;
}
