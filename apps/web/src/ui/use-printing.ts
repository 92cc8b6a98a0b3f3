import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(fn: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    fn();
  };
  const end = () => {
    isPrinting = false;
    fn();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed; what depends on it is drawn before the page is on paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
