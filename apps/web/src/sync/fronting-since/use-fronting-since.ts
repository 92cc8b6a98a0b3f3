import { useQuery } from '@tanstack/react-query';
import { switchQueries } from '../../cache/switches/queries.ts';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import { useServices } from '../services.ts';
import { createSinceReader } from './read-fronting-since.ts';
import type { FrontSince } from './walk-back.ts';

/**
 * Since when the members of a front have been there; undefined while that is unknown. Requested once per front. `lastSwitch`: null
 * requests nothing. `isAsked`: false reads only what is cached.
 */
export function useFrontingSince(
  systemRef: string,
  lastSwitch: string | null,
  asOthers = false,
  isAsked = true,
): FrontSince | undefined {
  const caller = useSystemCaller(systemRef, asOthers);
  const reader = useServices().once(createSinceReader);
  return useQuery({
    ...switchQueries(caller).since(systemRef, lastSwitch ?? ''),
    queryFn: ({ signal }) => reader.read(caller, { systemRef, lastSwitch: lastSwitch ?? '', signal }),
    enabled: isAsked && lastSwitch !== null && systemRef !== '',
  }).data;
}
