import { useInsertionEffect, useRef } from 'react';

/** The value of the last rendering on the page, for handlers that stay the same. Not for reading while rendering. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  // Before any other effect.
  useInsertionEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
