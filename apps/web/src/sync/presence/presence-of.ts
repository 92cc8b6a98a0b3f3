import type { LastFronted } from '@frontboard/model/list';

/** What is known of a front. Times in milliseconds since 1970. */
export interface SeenFront {
  readonly memberIds: readonly string[];
  /** When it began; null without a switch. */
  readonly sinceMs: number | null;
  /** When it was fetched. */
  readonly atMs: number;
}

/** What is known of the switches of a member's system. */
export interface SeenHistory {
  readonly last: LastFronted | null;
  readonly newestMs: number | null;
  readonly checkedAtMs: number | null;
}

/** Whether a member is here, or was. `checkedAtMs`: when that was fetched, if it may have changed since; otherwise null. */
export type Presence = { readonly checkedAtMs: number | null } & (
  | { readonly kind: 'here' }
  | { readonly kind: 'last' | 'not-since'; readonly atMs: number }
);

/** What was fetched so long ago may no longer be so. */
const CURRENT_MS = 10 * 60_000;

/**
 * Whether a member is here, from a front and from switches, either of which may be older. Null if they do not say. A history that lacks the
 * switch of the front says nothing: a member may have been here in the switches between.
 */
export function presenceOf(
  memberId: string,
  front: SeenFront | null,
  { last, newestMs, checkedAtMs }: SeenHistory,
  nowMs: number,
): Presence | null {
  const seenMs = front?.atMs ?? checkedAtMs;
  if (seenMs === null) return null;
  const checked = { checkedAtMs: nowMs - seenMs > CURRENT_MS ? seenMs : null };
  const isHere = front === null ? last?.kind === 'now' : front.memberIds.includes(memberId);
  if (isHere) return { kind: 'here', ...checked };
  if (front?.sinceMs != null && (newestMs === null || newestMs < front.sinceMs)) return null;
  if (last?.kind === 'at') return { kind: 'last', atMs: last.atMs, ...checked };
  if (last?.kind === 'not-since') return { ...last, ...checked };
  return null;
}
