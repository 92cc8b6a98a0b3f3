import { isFuture } from '../../cache/switches/is-future.ts';

/** A front of the history: from a switch until the next one. */
export interface Moment {
  readonly kind: 'front';
  /** The id of its switch; of the newest if several switches are at this instant. */
  readonly id: string;
  /** All switches at this instant. */
  readonly switchIds: readonly string[];
  /** The service's own string. */
  readonly timestamp: string;
  /** In milliseconds since 1970. */
  readonly fromMs: number;
  /** When the next known one began; null for the current front, and if nothing follows. */
  readonly untilMs: number | null;
  /** False before a gap: it may have ended earlier than `untilMs`. */
  readonly isEndKnown: boolean;
  /** Short ids; empty for a switch-out. */
  readonly memberIds: readonly string[];
  /** Whether they are in front order. */
  readonly isInOrder: boolean;
}

/** A time in which there may be switches that are not loaded yet. */
export interface Gap {
  readonly kind: 'gap';
  readonly id: string;
  /** When the last known front before it began; null if nothing older is known. */
  readonly fromMs: number | null;
  /** When the next known front began. */
  readonly untilMs: number;
}

export type HistoryEntry = Moment | Gap;

/**
 * The state of a front at a time. A future front does not count yet: the one before it continues. `ended`: it is over, and its end is
 * unknown; at `untilMs` at the latest.
 */
export function spanAt(
  { fromMs, untilMs, isEndKnown }: Moment,
  nowMs: number,
): { readonly state: 'past' | 'current' | 'future' | 'ended'; readonly untilMs: number } {
  if (isFuture(fromMs, nowMs)) return { state: 'future', untilMs: untilMs ?? fromMs };
  if (untilMs === null || isFuture(untilMs, nowMs))
    return { state: 'current', untilMs: Math.max(fromMs, nowMs) };
  return { state: isEndKnown ? 'past' : 'ended', untilMs };
}
