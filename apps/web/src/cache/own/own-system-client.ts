import type { Client } from '@frontboard/client';
import { normaliseRef, type System } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import { type CachedSystem, toCachedSystem } from '../../persistence/documents/cached-records.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../session/session.ts';
import { isOwnSystem, viewerOf } from '../../session/viewer.ts';
import type { Shared } from '../shared.ts';
import { systemKey } from '../system-keys.ts';

/**
 * The client with one way to the own system: under every name it is fetched as `@me`, by the session. So the start, its page and the
 * status screens share one request.
 */
export function withOwnSystem(client: Client, session: Pick<Session, 'getState' | 'askOwn'>): Client {
  return {
    ...client,
    systems: {
      ...client.systems,
      fetch(ref, options) {
        const { system } = session.getState();
        const isOwn = (name: string) => isOwnSystem(system, normaliseRef(name));
        // With another token, or none, the request is not the owner's; for another account the client refuses.
        const isAskedByOwner =
          options?.token === undefined && (options?.as === undefined || isOwn(options.as));
        return isAskedByOwner && isOwn(ref?.trim() || '@me')
          ? session.askOwn(options)
          : client.systems.fetch(ref, options);
      },
    },
  };
}

/** Writes a fresh answer about the own system to the lookup and to the status screens. */
export function spreadOwnSystem(
  system: System,
  parts: {
    readonly queryClient: QueryClient;
    readonly refresher: { learn(ref: string, system: CachedSystem): void };
    readonly clock: Clock;
  },
): void {
  const answer: Shared<System> = { state: 'shared', value: system };
  parts.queryClient.setQueryData(systemKey({ viewer: viewerOf(system) }, system.id), answer, {
    updatedAt: parts.clock.now(),
  });
  for (const ref of [system.id, system.uuid])
    if (ref !== null) parts.refresher.learn(ref, toCachedSystem(system));
}
