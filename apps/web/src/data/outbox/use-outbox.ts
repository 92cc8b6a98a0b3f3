import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../state/services.tsx';
import type { Outbox, OutboxSnapshot } from './types.ts';

/** The switches on their way, and what can be done with them. Draws again when something about them changes. */
export function useOutbox(): OutboxSnapshot & Pick<Outbox, 'record' | 'undo' | 'retry' | 'discard'> {
  const { outbox } = useServices();
  const snapshot = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  return useMemo(() => {
    const { record, undo, retry, discard } = outbox;
    return { ...snapshot, record, undo, retry, discard };
  }, [outbox, snapshot]);
}
