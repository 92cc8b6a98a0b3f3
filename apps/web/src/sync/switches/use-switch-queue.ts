import { useMemo, useSyncExternalStore } from 'react';
import { useQueueServices } from './services.ts';
import type { SwitchQueue, SwitchQueueSnapshot } from './types.ts';

type QueueCalls = Pick<SwitchQueue, 'undo' | 'retry' | 'discard' | 'correctTimes'>;

/** The actions on switches. Keeps its identity, and does not render again when one is in flight. */
export function useQueueCalls(): QueueCalls {
  return useQueueServices().switchQueue;
}

/** The switches in flight and the actions on them. Renders again when one of them changes. */
export function useSwitchQueue(): SwitchQueueSnapshot & QueueCalls {
  const { subscribe, getSnapshot, undo, retry, discard, correctTimes } = useQueueServices().switchQueue;
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  return useMemo(
    () => ({ ...snapshot, undo, retry, discard, correctTimes }),
    [snapshot, undo, retry, discard, correctTimes],
  );
}
