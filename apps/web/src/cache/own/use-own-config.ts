import { brandId, type SystemConfig, type SystemConfigPatch } from '@frontboard/model';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { OWN } from '../../session/active-token.ts';
import { type Caller, useOwnCaller } from '../../session/caller.ts';
import { lookedUp } from '../looked-up.ts';
import { useRestoredProfile } from '../persisted/use-restored.ts';
import { putAnswer } from '../put-answer.ts';
import type { Shared } from '../shared.ts';

/** The settings of the own system in the service. Key: the viewer, `settings`, its system. */
function ownConfigQuery(caller: Caller, ref: string) {
  return queryOptions({
    ...lookedUp(caller, [caller.viewer, 'settings', ref], (options) =>
      caller.client.settings.fetch(brandId('SystemRef', ref), options),
    ),
    structuralSharing: (known, answer) =>
      withKnownCardColor(answer as Shared<SystemConfig>, known as Shared<SystemConfig> | undefined),
  });
}

/** The answer. Its one setting that only the answer to a write contains stays as it was last sent. */
function withKnownCardColor(
  answer: Shared<SystemConfig>,
  known: Shared<SystemConfig> | undefined,
): Shared<SystemConfig> {
  if (answer.state !== 'shared' || known?.state !== 'shared') return answer;
  const cardShowColorHex = answer.value.cardShowColorHex ?? known.value.cardShowColorHex;
  return { state: 'shared', value: { ...answer.value, cardShowColorHex } };
}

/** The settings of the own system in the service, and the functions that fetch and change them. */
export interface OwnSettings {
  /** Null until they are known. */
  readonly config: SystemConfig | null;
  /** When the service sent them, in milliseconds since 1970. */
  readonly atMs: number;
  /** Whether nothing is loading: they are known, or not available at the moment. */
  readonly isSettled: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Asks for the newest copy. Rejects with the client's errors. */
  readonly fetchLatest: () => Promise<SystemConfig>;
  /** Changes them. Rejects with the client's errors. */
  readonly send: (patch: SystemConfigPatch) => Promise<SystemConfig>;
}

/** The settings of the own system in the service. */
export function useOwnSettings(): OwnSettings {
  const { ref, caller } = useOwnCaller();
  const queryClient = useQueryClient();
  const options = ownConfigQuery(caller, ref);
  const isReady = useRestoredProfile();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...options,
    refetchOnReconnect: true,
    enabled: isReady,
  });
  /** Shows a new answer, and returns what is known then. */
  const take = (value: SystemConfig): SystemConfig => {
    const known = putAnswer<Shared<SystemConfig>>(queryClient, options, { state: 'shared', value });
    return known.state === 'shared' ? known.value : value;
  };
  return {
    config: data?.state === 'shared' ? data.value : null,
    atMs: dataUpdatedAt,
    isSettled: data !== undefined || (isReady && !isFetching),
    error,
    retry: () => void refetch(),
    fetchLatest: async () => take(await caller.client.settings.fetch(OWN, caller.call)),
    send: async (patch) => take(await caller.client.settings.update(patch, caller.call)),
  };
}

/** The settings of the own system in the service; null until they are known and without an own system. */
export function useOwnConfig(): SystemConfig | null {
  return useOwnSettings().config;
}

/** The templates for descriptions that the own system has in the service. */
export function useDescriptionTemplates(): readonly string[] {
  return useOwnConfig()?.descriptionTemplates ?? [];
}
