import { useCallback } from 'react';
import { useSettings } from '../hooks.ts';
import { type StateServices, useStateServices } from '../services.tsx';
import { isImageAllowed } from './image-policy.ts';

/** Returns whether the person's choice of pictures allows this one to be loaded; null is never loaded. */
export function useImageAllowed(): (url: string | null) => boolean {
  const preference = useSettings((settings) => settings.images);
  const ownOrigins = useStateServices().once(readOwnOrigins);
  return useCallback(
    (url) => url !== null && isImageAllowed(url, preference, ownOrigins),
    [preference, ownOrigins],
  );
}

/** The app's own origin and the service's. */
function readOwnOrigins({ serviceUrl }: StateServices): readonly string[] {
  const { origin } = window.location;
  return [origin, new URL(serviceUrl, origin).origin];
}
