import { parseTimestamp } from '@frontboard/model';
import { compareInstants } from '../../cache/switches/switch-order.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';

/** A front of the history: from a switch until the next one. */
export interface Moment {
  /** The id of its switch; of the newest, where several switches are at this instant. */
  readonly id: string;
  /** All switches at this instant. */
  readonly switchIds: readonly string[];
  /** The service's own string. */
  readonly timestamp: string;
  /** In milliseconds since 1970. */
  readonly fromMs: number;
  /** When the next one began; null for the current front, and for one that nothing follows. */
  readonly untilMs: number | null;
  /** Short ids; empty for a switch-out. */
  readonly memberIds: readonly string[];
}

/** The fronts of a history, newest first. Switches at one instant are one front with the members of all of them. */
export function momentsOf(switches: SwitchHistory['switches']): readonly Moment[] {
  const moments: Moment[] = [];
  let laterMs: number | null = null;
  for (let index = 0; index < switches.length; ) {
    const first = switches[index];
    if (first === undefined) break;
    let end = index + 1;
    while (compareInstants(switches[end]?.timestamp ?? '', first.timestamp) === 0) end += 1;
    const group = switches.slice(index, end);
    const fromMs = parseTimestamp(first.timestamp) ?? 0;
    moments.push({
      id: first.id,
      switchIds: group.map(({ id }) => id),
      timestamp: first.timestamp,
      fromMs,
      untilMs: laterMs,
      memberIds: group.length === 1 ? first.memberIds : [...new Set(group.flatMap((it) => it.memberIds))],
    });
    laterMs = fromMs;
    index = end;
  }
  return moments;
}

/** What a front is at a moment. A future front is none yet: the one before it goes on. */
export function spanAt(
  { fromMs, untilMs }: Moment,
  nowMs: number,
): { readonly state: 'past' | 'current' | 'future'; readonly untilMs: number } {
  if (fromMs > nowMs) return { state: 'future', untilMs: untilMs ?? fromMs };
  const isCurrent = untilMs === null || untilMs > nowMs;
  return isCurrent ? { state: 'current', untilMs: nowMs } : { state: 'past', untilMs };
}
