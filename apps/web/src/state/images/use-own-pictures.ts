import type { IsOwnPicture } from '@frontboard/model';
import { useCallback } from 'react';
import { type StateServices, useStateServices } from '../services.tsx';

/** A test for pictures that the service serves itself. */
export function useOwnPictures(): IsOwnPicture {
  const { serviceUrl, demo } = useStateServices();
  return useCallback(
    (url) => isOwnPicture(url, { serviceUrl, demo, pageOrigin: window.location.origin }),
    [serviceUrl, demo],
  );
}

/**
 * Whether the service serves a picture itself, so that it accepts the address again whatever its scheme: a sandbox has its pictures at
 * its own origin, and one in the page has them inside their addresses.
 */
export function isOwnPicture(
  url: string,
  {
    serviceUrl,
    demo,
    pageOrigin,
  }: Pick<StateServices, 'serviceUrl' | 'demo'> & { readonly pageOrigin: string },
): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return demo ? protocol === 'data:' : origin === new URL(serviceUrl, pageOrigin).origin;
}
