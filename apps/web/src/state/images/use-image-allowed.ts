import { useCallback } from 'react';
import { usePreferences } from '../hooks.ts';
import { useStateServices } from '../services.tsx';
import { isImageAllowed } from './image-policy.ts';

/** A test that tells whether the person's choice of pictures lets this one be loaded; null is never loaded. */
export function useImageAllowed(): (url: string | null) => boolean {
  const preference = usePreferences((preferences) => preferences.images);
  const { serviceUrl } = useStateServices();
  return useCallback(
    (url) =>
      url !== null &&
      isImageAllowed(url, preference, [
        window.location.origin,
        new URL(serviceUrl, window.location.origin).origin,
      ]),
    [preference, serviceUrl],
  );
}
