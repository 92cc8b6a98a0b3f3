import type { FrontMember } from '../../session/front-member.ts';
import type { QueueEntry } from './types.ts';

/** The front of the own system, and its switch. */
export interface KnownFront {
  readonly members: readonly FrontMember[];
  /** Milliseconds since 1970; null without any switch. */
  readonly sinceMs: number | null;
  readonly switchId: string | null;
}

/** A front with the operations that are still open. */
export interface FrontAfter extends KnownFront {
  /** The service does not have it yet. */
  readonly isPending: boolean;
}

/**
 * The front once everything in `entries` was sent: the latest time counts, and for the same switch what the
 * person asked for last. Refused operations change nothing. Null if a switch was undone and the front before it
 * is unknown.
 */
export function frontAfter(known: KnownFront | null, entries: readonly QueueEntry[]): FrontAfter | null {
  const undone = entries.filter(isLeaving);
  const isTakenBack = known !== null && undone.some(({ switchId }) => switchId === known.switchId);
  const base = isTakenBack ? null : known;
  const latest = entries
    .filter(({ kind, isUndone, state }) => !isUndone && state !== 'refused' && kind !== 'delete')
    .filter((entry) => !isAlreadySo(entry))
    .reduce<QueueEntry | null>(
      (former, it) => (former === null || it.atMs >= former.atMs ? it : former),
      null,
    );
  if (latest !== null && (base === null || counts(latest, base))) {
    const { members, atMs, switchId, state } = latest;
    return { members, sinceMs: atMs, switchId, isPending: state !== 'sent' };
  }
  return base === null ? null : { ...base, isPending: false };
}

/** The switch is deleted, or will be. */
function isLeaving({ kind, isUndone, state }: QueueEntry): boolean {
  return kind === 'delete' ? !isUndone && state !== 'refused' : kind === 'record' && isUndone;
}

/** Nothing was created: the service's answer counts, and it may be newer. */
function isAlreadySo({ state, switchId }: QueueEntry): boolean {
  return state === 'sent' && switchId === null;
}

/** For the same switch the entry is newer than the service's answer until it is sent; a later answer may be newer still. */
function counts(entry: QueueEntry, known: KnownFront): boolean {
  if (known.sinceMs === null) return true;
  if (entry.switchId !== null && entry.switchId === known.switchId) return entry.state !== 'sent';
  return entry.atMs > known.sinceMs;
}
