import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../state/services.tsx';
import type { Outbox, OutboxSnapshot } from './types.ts';
import { words } from './words.ts';

type OutboxCalls = Pick<Outbox, 'record' | 'undo' | 'retry' | 'discard'>;

/** What can be done with switches. Keeps its identity, and does not draw again when one is on its way. `record` never rejects. */
export function useOutboxCalls(): OutboxCalls {
  const { outbox } = useServices();
  return useMemo(() => {
    const { undo, retry, discard } = outbox;
    const record: Outbox['record'] = (input) =>
      outbox.record(input).catch(() => ({ ok: false, reason: 'not-loaded', message: words.cannotLoad }));
    return { record, undo, retry, discard };
  }, [outbox]);
}

/** The switches on their way, and what can be done with them. Draws again when something about them changes. */
export function useOutbox(): OutboxSnapshot & OutboxCalls {
  const { outbox } = useServices();
  const calls = useOutboxCalls();
  const snapshot = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, outbox.getSnapshot);
  return useMemo(() => ({ ...snapshot, ...calls }), [snapshot, calls]);
}
