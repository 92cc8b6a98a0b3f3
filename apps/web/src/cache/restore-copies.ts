import type { QueryClient } from '@tanstack/react-query';
import type { Viewer } from '../session/viewer.ts';

/** The restore copies of a viewer, which `read` gets from the device. */
export function restoreCopiesQuery<T>(viewer: Viewer, read: () => Promise<T>) {
  return {
    queryKey: [viewer, 'restore', 'copies'],
    queryFn: read,
    // Another tab may have deleted something since.
    staleTime: 0,
    structuralSharing: false,
  } as const;
}

/** The restore copies have changed: they are read again wherever they are shown. */
export function invalidateRestoreCopies(queryClient: QueryClient, viewer: Viewer): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [viewer, 'restore'] });
}
