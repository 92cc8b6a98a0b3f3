import { useCallback, useEffect, useRef } from 'react';

/** A function that tells whether the component is still on the screen, for work that may end later. The same function each time. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
