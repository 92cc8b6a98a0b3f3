import { useSyncExternalStore } from 'react';

let isPrinting = false;
const listeners = new Set<() => void>();

function setPrinting(next: boolean): void {
  isPrinting = next;
  for (const fn of listeners) fn();
}

// Registered from the start: what renders during a print must know of it, too. Without a page, nothing is printed.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => setPrinting(true));
  window.addEventListener('afterprint', () => setPrinting(false));
}

function subscribe(fn: () => void): () => void {
  listeners.add(fn);
  return () => listeners.delete(fn);
}

/** Whether the page is being printed; what depends on it renders before the page is printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
