import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../state/services.tsx';
import type { Outbox, OutboxSnapshot } from './types.ts';
import { words } from './words.ts';

/** The switches on their way, and what can be done with them. Draws again when something about them changes. `record` never rejects. */
export function useOutbox(): OutboxSnapshot & Pick<Outbox, 'record' | 'undo' | 'retry' | 'discard'> {
  const { outbox } = useServices();
  const snapshot = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  return useMemo(() => {
    const { undo, retry, discard } = outbox;
    const record: Outbox['record'] = (input) =>
      outbox.record(input).catch(() => ({ ok: false, reason: 'not-loaded', message: words.cannotLoad }));
    return { ...snapshot, record, undo, retry, discard };
  }, [outbox, snapshot]);
}
