import { type LabelOptions, memberLabel, parseTimestamp, recordKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import type { Front } from '../../cache/status/types.ts';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { useOwnCaller } from '../../session/caller.ts';
import type { FrontMember } from '../../session/front-member.ts';
import { frontAfter, type KnownFront } from './front-after.ts';
import { useSwitchQueue } from './use-switch-queue.ts';

/** The front of the own system, with the operations in the queue applied. */
export interface OwnFront {
  /** In front order; empty when switched out, and unless `known`. */
  readonly members: readonly FrontMember[];
  /** The time of the switch, in milliseconds since 1970; null without a switch, and unless `known`. */
  readonly sinceMs: number | null;
  /** The same as the service wrote it; null if the service has not sent this front. */
  readonly lastSwitch: string | null;
  /** When it was fetched, in milliseconds since 1970, if it could not be fetched again; otherwise null. */
  readonly staleSinceMs: number | null;
  /** The service does not have it yet. */
  readonly isPending: boolean;
  /** `unknown`: the service could not be asked, or a switch was undone and the service has not sent the front since. */
  readonly state: 'known' | 'loading' | 'unknown';
}

const NOT_KNOWN = { members: [], sinceMs: null, isPending: false } as const;

/**
 * The own front as the service sent it, with the queue applied. Fetched again when it is a minute old. The same
 * object until something in it changes.
 *
 * @param mayAsk false reads only what is cached
 */
export function useOwnFront(mayAsk = true): OwnFront {
  const { own, ref, caller } = useOwnCaller();
  const {
    data,
    dataUpdatedAt,
    error,
    isPending: isAsked,
  } = useQuery({
    ...systemLookups(caller).front(ref),
    enabled: own !== null && mayAsk,
    refetchOnWindowFocus: true,
  });
  const { entries } = useSwitchQueue();
  const naming = useNaming();
  const known = useMemo(() => (data === undefined ? null : knownFront(data, naming)), [data, naming]);
  const front = useMemo(() => frontAfter(known, entries), [known, entries]);
  const { members, sinceMs, isPending } = front ?? NOT_KNOWN;
  const staleSinceMs =
    front === null || error === null || isPending || data === undefined ? null : dataUpdatedAt;
  const isSent = sinceMs !== null && !isPending && parseTimestamp(data?.lastSwitch ?? null) === sinceMs;
  const lastSwitch = isSent && data !== undefined ? data.lastSwitch : null;
  const state = front !== null ? 'known' : isAsked && own !== null ? 'loading' : 'unknown';
  return useMemo(
    () => ({ members, sinceMs, lastSwitch, staleSinceMs, isPending, state }),
    [members, sinceMs, lastSwitch, staleSinceMs, isPending, state],
  );
}

function knownFront({ members, lastSwitch, switchId = null }: Front, naming: LabelOptions): KnownFront {
  return {
    members: members.map((member) => ({
      uuid: recordKey(member),
      id: member.id,
      name: memberLabel(member, naming).name,
    })),
    sinceMs: parseTimestamp(lastSwitch),
    switchId,
  };
}
