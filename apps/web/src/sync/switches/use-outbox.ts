import { useMemo, useSyncExternalStore } from 'react';
import { useQueueServices } from './services.ts';
import type { Outbox, OutboxSnapshot } from './types.ts';

type OutboxCalls = Pick<Outbox, 'undo' | 'retry' | 'discard'>;

/** What can be done with switches. Keeps its identity, and does not draw again when one is on its way. */
export function useOutboxCalls(): OutboxCalls {
  const { outbox } = useQueueServices();
  return useMemo(() => {
    const { undo, retry, discard } = outbox;
    return { undo, retry, discard };
  }, [outbox]);
}

/** The switches on their way, and what can be done with them. Draws again when something about them changes. */
export function useOutbox(): OutboxSnapshot & OutboxCalls {
  const { outbox } = useQueueServices();
  const calls = useOutboxCalls();
  const snapshot = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, outbox.getSnapshot);
  return useMemo(() => ({ ...snapshot, ...calls }), [snapshot, calls]);
}
