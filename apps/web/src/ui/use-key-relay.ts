import { useLayoutEffect, useMemo, useState } from 'react';

/** `isLate`: it was pressed before there was a listener, so its default action has happened already. */
type HandleKey = (event: KeyboardEvent, isLate: boolean) => void;

/** Keys pressed anywhere on the page, stored until there is a listener. */
export interface KeyRelay {
  /** Passes on earlier keys, and all from now on. Returns an unsubscribe function. */
  listen(handle: HandleKey): () => void;
}

/**
 * Receives keys before the code that handles them is loaded: without a key it is never loaded.
 *
 * @returns the relay, and whether any key was pressed yet
 */
export function useKeyRelay(): { relay: KeyRelay; isUsed: boolean } {
  const [isUsed, setUsed] = useState(false);
  const { relay, onKey } = useMemo(createKeyRelay, []);
  // Before the first paint: a key pressed as soon as something is visible must be received.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      setUsed(true);
      onKey(event);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [onKey]);
  return { relay, isUsed };
}

function createKeyRelay(): { relay: KeyRelay; onKey: (event: KeyboardEvent) => void } {
  const early: KeyboardEvent[] = [];
  let handler: HandleKey | null = null;
  return {
    onKey: (event) => {
      if (handler === null) early.push(event);
      else handler(event, false);
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
