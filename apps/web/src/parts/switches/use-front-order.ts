import { useQuery } from '@tanstack/react-query';
import { sharedValue } from '../../cache/shared.ts';
import { switchQueries } from '../../cache/switches/queries.ts';
import { useSystemCaller } from '../../cache/use-system-caller.ts';

interface ListedSwitch {
  readonly id: string | null;
  readonly timestamp: string;
  readonly memberIds: readonly string[];
}

/** The members of a switch in front order, which only the single switch has; null until it is known. `listed`: null requests nothing. */
export function useFrontOrder(systemRef: string, listed: ListedSwitch | null): readonly string[] | null {
  const { data } = useQuery({
    ...switchQueries(useSystemCaller(systemRef)).detail(systemRef, listed?.id ?? ''),
    enabled: listed?.id != null && listed.memberIds.length > 1,
  });
  if (listed === null || listed.memberIds.length < 2) return listed?.memberIds ?? null;
  const whole = sharedValue(data);
  return whole?.timestamp === listed.timestamp ? whole.memberIds : null;
}
