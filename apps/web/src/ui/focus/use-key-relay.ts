import { useLayoutEffect, useMemo, useState } from 'react';

/** `isLate`: it was pressed before there was a listener, so its default action has happened already. */
type HandleKey = (event: KeyboardEvent, isLate: boolean) => void;

/** Keys pressed anywhere on the page, stored until there is a listener. */
export interface KeyRelay {
  /** Passes on earlier keys, and all from now on. Returns an unsubscribe function. */
  listen(handle: HandleKey): () => void;
}

/**
 * Receives keys before the code that handles them is loaded. It is loaded for the first key that is not text in a field: a search answers
 * its first letter without waiting for it.
 *
 * @returns the relay, and whether the code is needed
 */
export function useKeyRelay(): { relay: KeyRelay; isUsed: boolean } {
  const [isUsed, setUsed] = useState(false);
  const { relay, onKey } = useMemo(() => createKeyRelay(() => setUsed(true)), []);
  // Before the first paint: a key pressed as soon as something is visible must be received.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  return { relay, isUsed };
}

function createKeyRelay(onFirst: () => void): { relay: KeyRelay; onKey: (event: KeyboardEvent) => void } {
  const early: KeyboardEvent[] = [];
  let handler: HandleKey | null = null;
  return {
    onKey: (event) => {
      if (handler !== null) return handler(event, false);
      if (isText(event)) return;
      early.push(event);
      onFirst();
    },
    relay: {
      listen(handle) {
        // After the current render, which would undo what an early key changes.
        const timer = setTimeout(() => {
          handler = handle;
          for (const event of early.splice(0)) handle(event, true);
        });
        return () => {
          clearTimeout(timer);
          if (handler === handle) handler = null;
        };
      },
    },
  };
}

/** Whether the key writes into a field. Only fields of text have a selection. */
function isText({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return key.length === 1 && !ctrlKey && !metaKey && isField && target.selectionStart !== null;
}
