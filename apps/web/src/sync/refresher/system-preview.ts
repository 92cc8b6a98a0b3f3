import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { viewerOf } from '../../session/viewer.ts';
import { createPreview, type SystemPreview } from './preview.ts';
import { useRefresherServices } from './services.ts';

/** A preview, and functions to ask again after an error and to wait for the answer. */
export interface RetryablePreview extends SystemPreview {
  readonly retry: () => void;
  readonly answered: () => Promise<SystemPreview | null>;
}

/** Looks up what is typed, 400 ms after the last key. An older answer never replaces a newer one. */
export function useSystemPreview(text: string): RetryablePreview {
  const { client, queryClient, statusCache, clock, session } = useRefresherServices();
  const preview = useMemo(
    () =>
      createPreview({
        client,
        queryClient,
        cache: statusCache,
        clock,
        viewer: (ref) => viewerOf(session.getState().system, ref),
      }),
    [client, queryClient, statusCache, clock, session],
  );
  useEffect(() => preview.setText(text), [preview, text]);
  useEffect(() => preview.cancel, [preview]);
  const snapshot = useSyncExternalStore(preview.subscribe, preview.getSnapshot);
  return { ...snapshot, retry: preview.retry, answered: preview.answered };
}
