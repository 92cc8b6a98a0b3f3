import { useSyncExternalStore } from 'react';

/** Below this a table with all its columns does not fit. */
const NARROW = '(max-width: 639px)';

/** Whether the screen is a phone's; renders again when that changes. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}
