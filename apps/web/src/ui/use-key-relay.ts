import { useLayoutEffect, useMemo, useState } from 'react';

/** `isLate`: it was pressed before there was anybody to listen, so whatever it does by itself it has done already. */
type HandleKey = (event: KeyboardEvent, isLate: boolean) => void;

/** Keys pressed anywhere on the page, stored until there is a listener. */
export interface KeyRelay {
  /** Hands over what was pressed so far, and everything from now on. Returns the way to stop. */
  listen(handle: HandleKey): () => void;
}

/**
 * Hears keys before there is code that knows what they mean: who never presses one never loads it.
 *
 * @returns the relay, and whether any key was pressed yet
 */
export function useKeyRelay(): { relay: KeyRelay; isUsed: boolean } {
  const [isUsed, setUsed] = useState(false);
  const { relay, onKey } = useMemo(createKeyRelay, []);
  // Before anything is painted: a key pressed as soon as there is something to see must be heard.
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
        // After what is being drawn: what an early key changes would be undone by it.
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
