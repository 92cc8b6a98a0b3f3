import type { IsOwnPicture } from '@frontboard/model';
import { useCallback } from 'react';
import { useServices } from '../../state/services.tsx';
import { isOwnPicture } from './own-picture.ts';

/** Tells which pictures the service serves itself. */
export function useOwnPictures(): IsOwnPicture {
  const { serviceUrl, demo } = useServices();
  return useCallback(
    (url) => isOwnPicture(url, { serviceUrl, demo, pageOrigin: window.location.origin }),
    [serviceUrl, demo],
  );
}
