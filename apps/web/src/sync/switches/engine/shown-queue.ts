import { replaceEqualDeep } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { refuseUnless } from '../../../persistence/database.ts';
import { askBeforeClose } from '../../../platform/ask-before-close.ts';
import type { SwitchQueueSnapshot } from '../types.ts';
import type { QueueParts } from './parts.ts';
import type { QueueAccount } from './queue-account.ts';
import { merged, openQueueStore, type QueueChange } from './queue-store.ts';
import type { QueuedSwitch } from './queued-switch.ts';
import { isOver, latestEdits } from './retention.ts';
import { createSessionQueueStore, type MemoryChange, sentHere } from './session-store.ts';
import type { QueueMessage, SenderState } from './tab-messages.ts';
import { shownUntilMs, viewQueue } from './view.ts';

/** No request in flight, and nothing prevents one. */
export const AT_REST: SenderState = { sendingId: null, trouble: null };

interface Around {
  readonly account: QueueAccount;
  readonly post: (message: QueueMessage) => void;
  /** The device can store again what was only in memory. */
  readonly onReturn: () => void;
}

/** The stored queue, and what screens show of it. */
export function createShownQueue(parts: QueueParts, { account, post, onReturn }: Around) {
  const { clock, clockSkew, mayStore } = parts;
  const memory = sentHere(parts.storage);
  const device = openQueueStore(parts.storage, parts.isInMemory, { clock, mayStore, onReturn });
  const store = createSessionQueueStore(device, {
    memory,
    isOfSession: account.isOfSession,
    onMemory: (change) => post({ type: 'memory', change }),
  });
  let queue: readonly QueuedSwitch[] = [];
  let sender = AT_REST;
  let isReady = false;
  let isDisposed = false;
  let expiryTimer: unknown = null;
  const snapshot = createStore(() => view(clock.now()));

  function view(nowMs: number): SwitchQueueSnapshot {
    const skewMs = clockSkew.getState() ?? 0;
    const { isDurable } = store;
    return viewQueue({ queue, viewer: account.viewer(), sender, isReady, isDurable, nowMs, skewMs });
  }

  function publish(): void {
    if (isDisposed) return;
    const nowMs = clock.now();
    if (expiryTimer !== null) clock.clearTimeout(expiryTimer);
    const ends = queue.map(shownUntilMs).filter((atMs) => atMs !== null && atMs > nowMs);
    expiryTimer = ends.length === 0 ? null : clock.setTimeout(publish, Math.min(...ends.map(Number)) - nowMs);
    snapshot.setState(replaceEqualDeep(snapshot.getState(), view(nowMs)), true);
  }

  /** Changes the stored queue and shows the result; sends the other tabs a message if something changed. */
  async function change<T>(decide: (queue: readonly QueuedSwitch[]) => QueueChange<T>): Promise<T> {
    let isChanged = false;
    let isRefused = false;
    const { next, result } = await store.change((stored) => {
      const { put: wanted = [], remove = [], result } = decide(stored);
      const isNew = (queued: QueuedSwitch) => !stored.some(({ id }) => id === queued.id);
      // In the transaction: another tab may have forgotten the account, and deleted what was there of it.
      isRefused = wanted.some((queued) => isNew(queued) && !mayStore(queued.viewer));
      const put = isRefused ? [] : wanted;
      isChanged = put.length > 0 || remove.length > 0;
      return { put, remove, result: { next: merged(stored, put, remove), result } };
    });
    queue = next;
    if (isChanged) post({ type: 'changed' });
    publish();
    refuseUnless(() => !isRefused);
    return result;
  }

  const stops = [
    clockSkew.subscribe(publish),
    // If it is only in memory, it is lost with the page.
    askBeforeClose(() => {
      const { isDurable, waiting, elsewhere } = snapshot.getState();
      return !isDurable && waiting + elsewhere > 0;
    }),
  ];

  return {
    snapshot,
    publish,
    change,
    /** As it was read last. */
    stored: () => queue,
    isDurable: () => store.isDurable,
    /** Reads it again, without what is over. */
    read(): Promise<void> {
      const nowMs = clock.now();
      return change((stored) => {
        const edits = latestEdits(stored);
        const over = stored.filter((queued) => isOver(queued, edits, nowMs));
        return { remove: over.map(({ id }) => id), result: undefined };
      });
    },
    sender: () => sender,
    /** Shows what is sent. Returns whether that is news. */
    setSender(next: SenderState): boolean {
      const former = sender;
      sender = replaceEqualDeep(former, next);
      return sender !== former;
    },
    /** Takes over what another tab has in memory. */
    remember({ held, gone }: MemoryChange): void {
      for (const id of gone) memory.delete(id);
      for (const queued of held) if (queued.viewer === account.viewer()) memory.set(queued.id, queued);
    },
    isReady: () => isReady,
    /** It was read for the first time. */
    ready(): void {
      isReady = true;
      publish();
    },
    dispose(): void {
      isDisposed = true;
      if (expiryTimer !== null) clock.clearTimeout(expiryTimer);
      for (const stop of stops) stop();
    },
  };
}

export type ShownQueue = ReturnType<typeof createShownQueue>;
