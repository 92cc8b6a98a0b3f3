import { useRouter } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { useLatest } from '../../ui/use-latest.ts';

interface FirstResultOptions<T> {
  /** The text of the search. */
  readonly text: string;
  /** The list; empty once it has left the screen. */
  readonly listRef: RefObject<Element | null>;
  /** What the search finds, once it is loaded. */
  readonly findNow: () => Promise<readonly T[]>;
  readonly take: (found: readonly T[]) => void;
}

/**
 * What Enter does in the search. The search may still have to be loaded: then nothing is taken if the person has gone on meanwhile, and
 * several presses take once.
 */
export function useFirstResult<T>(options: FirstResultOptions<T>): () => Promise<void> {
  const router = useRouter();
  const latest = useLatest(options);
  const lastPress = useRef<object | null>(null);
  return async () => {
    const { text, listRef, findNow } = options;
    const { pathname } = router.latestLocation;
    const press = {};
    lastPress.current = press;
    const found = await findNow();
    const isWanted =
      lastPress.current === press &&
      listRef.current !== null &&
      latest.current.text === text &&
      router.latestLocation.pathname === pathname;
    if (isWanted) latest.current.take(found);
  };
}
