import { useMemo, useSyncExternalStore } from 'react';
import { useQueueServices } from './services.ts';
import type { SwitchQueue, SwitchQueueSnapshot } from './types.ts';

type QueueCalls = Pick<SwitchQueue, 'undo' | 'retry' | 'discard'>;

/** The actions on switches. Keeps its identity, and does not render again when one is in flight. */
export function useQueueCalls(): QueueCalls {
  const { switchQueue } = useQueueServices();
  return useMemo(() => {
    const { undo, retry, discard } = switchQueue;
    return { undo, retry, discard };
  }, [switchQueue]);
}

/** The switches in flight and the actions on them. Renders again when one of them changes. */
export function useSwitchQueue(): SwitchQueueSnapshot & QueueCalls {
  const { switchQueue } = useQueueServices();
  const calls = useQueueCalls();
  const snapshot = useSyncExternalStore(
    switchQueue.subscribe,
    switchQueue.getSnapshot,
    switchQueue.getSnapshot,
  );
  return useMemo(() => ({ ...snapshot, ...calls }), [snapshot, calls]);
}
