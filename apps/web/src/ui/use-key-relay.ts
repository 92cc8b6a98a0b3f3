import { useEffect, useMemo, useState } from 'react';

type HandleKey = (event: KeyboardEvent) => void;

/** Keys pressed anywhere on the page, kept until somebody listens. */
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
  const { relay, hear } = useMemo(createKeyRelay, []);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      setUsed(true);
      hear(event);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [hear]);
  return { relay, isUsed };
}

function createKeyRelay(): { relay: KeyRelay; hear: HandleKey } {
  const early: KeyboardEvent[] = [];
  let handler: HandleKey | null = null;
  return {
    hear: (event) => {
      if (handler === null) early.push(event);
      else handler(event);
    },
    relay: {
      listen(handle) {
        handler = handle;
        for (const event of early.splice(0)) handle(event);
        return () => {
          if (handler === handle) handler = null;
        };
      },
    },
  };
}
