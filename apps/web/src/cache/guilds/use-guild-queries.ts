import { useMemo } from 'react';
import { useOwnCaller } from '../../session/caller.ts';
import { guildQueries } from './queries.ts';

/** Queries about servers as the owner of the own system; the same object until the account changes. */
export function useGuildQueries(): ReturnType<typeof guildQueries> {
  const { caller, ref } = useOwnCaller();
  return useMemo(() => guildQueries(caller, ref), [caller, ref]);
}
