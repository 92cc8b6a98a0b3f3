import { queryOptions } from '@tanstack/react-query';
import { withDeadline } from '../../platform/with-deadline.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { CacheServices } from '../services.ts';

/** Some browsers never answer a read of a broken storage. A slow device reads a long list in less. */
const MOST_MS = 5_000;

/**
 * Runs `restore` once for a viewer, for at most 5 seconds. The answer is true once it has ended, with any result. `name` identifies what is
 * restored.
 */
export function restoredQuery(
  { clock }: Pick<CacheServices, 'clock'>,
  viewer: Viewer,
  name: string,
  restore: () => Promise<void>,
) {
  return queryOptions({
    queryKey: [viewer, 'restored', name],
    queryFn: async () => {
      await withDeadline(clock, MOST_MS, restore());
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
