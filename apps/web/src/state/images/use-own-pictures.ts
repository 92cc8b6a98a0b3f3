import type { IsOwnPicture } from '@frontboard/model';
import { useCallback } from 'react';
import { useStateServices } from '../services.tsx';
import { isOwnPicture } from './own-picture.ts';

/** A test for pictures that the service serves itself. */
export function useOwnPictures(): IsOwnPicture {
  const { serviceUrl, demo } = useStateServices();
  return useCallback(
    (url) => isOwnPicture(url, { serviceUrl, demo, pageOrigin: window.location.origin }),
    [serviceUrl, demo],
  );
}
