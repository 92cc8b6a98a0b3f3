import type { FrontSwitch } from '@frontboard/model';
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
