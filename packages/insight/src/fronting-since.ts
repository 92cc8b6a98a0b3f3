import type { CompactHistory } from './compact-history.ts';
import { momentAt } from './period.ts';

/** Since when a member has been in front without a break. */
export interface FrontingSince {
  readonly memberId: string;
  readonly sinceMs: number;
  /** They were already in front at the oldest switch that is known, and older switches may exist: "since before". */
  readonly isBounded: boolean;
}

/**
 * For each member in front at a time: when the unbroken stretch began, across changes of co-fronters. `isWhole` says that the history
 * goes back to the first switch of the system.
 */
export function frontingSince(
  history: CompactHistory,
  { atMs, isWhole }: { readonly atMs: number; readonly isWhole: boolean },
): readonly FrontingSince[] {
  const last = momentAt(history, atMs);
  if (last < 0) return [];
  return [...whoAt(history, last)].map((member) => {
    let first = last;
    while (first > 0 && whoAt(history, first - 1).includes(member)) first -= 1;
    return {
      memberId: history.members[member] ?? '',
      sinceMs: history.times[first] ?? 0,
      isBounded: first === 0 && !isWhole,
    };
  });
}

function whoAt({ offsets, who }: CompactHistory, moment: number): Uint32Array {
  return who.subarray(offsets[moment] ?? 0, offsets[moment + 1] ?? 0);
}
