import { type FrontSwitch, parseTimestamp } from '@frontboard/model';
import { orderKey } from '../../../cache/switches/switch-pages.ts';

/** What moving a switch to another time would mean. */
export interface Retiming {
  /** The switches it would pass, nearest first. */
  readonly passes: readonly FrontSwitch[];
  /** The other one that is at the very same instant already. */
  readonly taken: FrontSwitch | null;
  readonly becomesLatest: boolean;
  readonly noLongerLatest: boolean;
}

/** Looks at what is known of the history (newest first). `timestamp`: ISO with `Z`. */
export function retime(switches: readonly FrontSwitch[], moved: FrontSwitch, timestamp: string): Retiming {
  const from = orderKey(moved);
  const to = orderKey({ timestamp });
  const [low, high] = from < to ? [from, to] : [to, from];
  const others = switches.filter(({ id }) => id !== moved.id);
  const between = others.filter((other) => orderKey(other) > low && orderKey(other) < high);
  const newest = others[0] === undefined ? '' : orderKey(others[0]);
  return {
    passes: from < to ? between.toReversed() : between,
    taken: others.find((other) => orderKey(other) === to) ?? null,
    becomesLatest: from < newest && to > newest,
    noLongerLatest: from > newest && to < newest && newest !== '',
  };
}

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
