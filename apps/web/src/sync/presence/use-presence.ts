import { parseTimestamp } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { isOwnSystem } from '../../session/viewer.ts';
import { useNow } from '../../state/use-now.ts';
import { useKnownLastFronted } from '../history/use-known-last-fronted.ts';
import { type OwnFront, useOwnFront } from '../switches/use-own-front.ts';
import { type Presence, presenceOf, type SeenFront, seenFront } from './presence-of.ts';

const EVERY_MS = 60_000;

interface KnownPresence {
  /** Null if nothing is known. */
  readonly presence: Presence | null;
  /** When the front began, as the service wrote it if it has it; null if that is not known. */
  readonly lastSwitch: string | null;
  /** `lastSwitch` is as the service wrote it, so the switches before it may be asked for. */
  readonly isSent: boolean;
}

/** Whether a member is here, or when they last were, from what is known; nothing is asked for. Own switches that wait to be sent count. */
export function usePresence(systemRef: string, memberId: string, asOthers: boolean): KnownPresence {
  const caller = useSystemCaller(systemRef, asOthers);
  const { data, dataUpdatedAt } = useQuery({ ...systemLookups(caller).front(systemRef), enabled: false });
  const isOwn = isOwnSystem(useOwnSystem(), systemRef) && !asOthers;
  const own = useOwnFront(false);
  const { lastOf, newestMs, checkedAtMs } = useKnownLastFronted(systemRef, asOthers);
  const nowMs = useNow(EVERY_MS);
  const front = isOwn ? ownSeen(own, dataUpdatedAt, nowMs) : seenFront(data, dataUpdatedAt);
  const presence = presenceOf(memberId, front, { last: lastOf(memberId), newestMs, checkedAtMs }, nowMs);
  const sinceMs = presence?.kind === 'here' ? presence.sinceMs : null;
  const isSent = sinceMs !== null && data !== undefined && parseTimestamp(data.lastSwitch) === sinceMs;
  return {
    presence,
    lastSwitch: isSent ? data.lastSwitch : sinceMs === null ? null : new Date(sinceMs).toISOString(),
    isSent,
  };
}

function ownSeen(
  { state, members, sinceMs, isPending }: OwnFront,
  atMs: number,
  nowMs: number,
): SeenFront | null {
  if (state !== 'known') return null;
  return { memberIds: members.map(({ id }) => id), sinceMs, atMs: isPending ? nowMs : atMs };
}
