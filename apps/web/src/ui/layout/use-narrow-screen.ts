import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS_PX } from './breakpoints.ts';

/** The widest screen that counts as a phone's, in px. */
export const PHONE_PX = BREAKPOINTS_PX.tablet - 1;

/** Whether the screen is at most this wide (by default, a phone's width); renders again when that changes. */
export function useNarrowScreen(maxWidthPx = PHONE_PX): boolean {
  const media = `(max-width: ${maxWidthPx}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}
