import { useMemo } from 'react';
import { useSystemCaller } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { guildQueries } from './queries.ts';

/** Queries about servers as the owner of the own system; the same object until the account changes. */
export function useGuildQueries(): ReturnType<typeof guildQueries> {
  const own = useOwnSystem();
  const caller = useSystemCaller('@me');
  const systemUuid = own?.uuid ?? own?.id ?? '';
  return useMemo(() => guildQueries(caller, systemUuid), [caller, systemUuid]);
}
