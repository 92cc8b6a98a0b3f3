import { useMemo, useSyncExternalStore } from 'react';
import { useQueueServices } from './services.ts';
import type { QueueSnapshot, SwitchQueue } from './types.ts';

type QueueCalls = Pick<SwitchQueue, 'undo' | 'retry' | 'discard'>;

/** What can be done with switches. Keeps its identity, and does not draw again when one is on its way. */
export function useQueueCalls(): QueueCalls {
  const { switchQueue } = useQueueServices();
  return useMemo(() => {
    const { undo, retry, discard } = switchQueue;
    return { undo, retry, discard };
  }, [switchQueue]);
}

/** The switches on their way, and what can be done with them. Draws again when something about them changes. */
export function useSwitchQueue(): QueueSnapshot & QueueCalls {
  const { switchQueue } = useQueueServices();
  const calls = useQueueCalls();
  const snapshot = useSyncExternalStore(
    switchQueue.subscribe,
    switchQueue.getSnapshot,
    switchQueue.getSnapshot,
  );
  return useMemo(() => ({ ...snapshot, ...calls }), [snapshot, calls]);
}
