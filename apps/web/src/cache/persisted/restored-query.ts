import { queryOptions } from '@tanstack/react-query';
import type { Viewer } from '../../session/viewer.ts';

/** Runs `restore` once for a viewer. The answer is true once it has ended, with any result. `name` identifies what is restored. */
export function restoredQuery(viewer: Viewer, name: string, restore: () => Promise<void>) {
  return queryOptions({
    queryKey: [viewer, 'restored', name],
    queryFn: async () => {
      await restore();
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
