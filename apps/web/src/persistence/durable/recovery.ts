import type { ExternalChange, SafeStorage } from '../../platform/storage.ts';
import { type DocumentRow, type GoneRow, keyOfGone } from './document-rows.ts';
import type { DocumentTimes } from './document-times.ts';

interface RecoveryOptions {
  readonly device: SafeStorage;
  readonly times: DocumentTimes;
  /** Whether this page has written the document since it was opened. */
  readonly isWritten: (key: string) => boolean;
  /** The database does not have the newest text of this document. */
  readonly onOutstanding: (key: string) => void;
}

/** Brings back what earlier pages have changed and the device has lost, and tells those who follow the documents. */
export function createRecovery({ device, times, isWritten, onOutstanding }: RecoveryOptions) {
  const recoverers = new Map<string, Set<(text: string) => void>>();
  const followers = new Set<(change: ExternalChange) => void>();
  const openedTime = (key: string) => times.opened[key] ?? 0;

  function tell(change: ExternalChange): void {
    for (const fn of [...followers]) fn(change);
  }

  return {
    /** The documents with a recoverer. */
    keys: () => [...recoverers.keys()],
    recover({ key, text, atMs }: DocumentRow): void {
      times.note(atMs);
      if (device.get(key) === text) return;
      if (atMs <= openedTime(key)) {
        onOutstanding(key);
        return;
      }
      // Another tab has written it since, and recovers it.
      if (!isWritten(key) && times.timeOf(key) !== openedTime(key)) return;
      const merging = recoverers.get(key);
      if (merging !== undefined) {
        for (const fn of [...merging]) fn(text);
        onOutstanding(key);
      } else if (!isWritten(key)) {
        times.set(key, atMs, device.set(key, text));
        tell({ key, text });
      }
    },
    /** Removes a document that an earlier page has removed, if the device has it again. Returns whether it had: it may lose this removal, too. */
    removedAgain({ key: goneKey, goneAtMs }: GoneRow): boolean {
      const key = Object.keys(times.opened).find((it) => keyOfGone(it) === goneKey);
      const isBack = key !== undefined && openedTime(key) < goneAtMs && !isWritten(key);
      if (!isBack || times.timeOf(key) !== times.opened[key]) return false;
      device.remove(key);
      times.set(key, null);
      tell({ key, text: null });
      return true;
    },
    onRecovered(key: string, fn: (text: string) => void): () => void {
      const known = recoverers.get(key) ?? new Set();
      recoverers.set(key, known.add(fn));
      return () => {
        known.delete(fn);
        if (known.size === 0) recoverers.delete(key);
      };
    },
    subscribe(fn: (change: ExternalChange) => void): () => void {
      followers.add(fn);
      const stop = device.subscribe(fn);
      return () => {
        followers.delete(fn);
        stop();
      };
    },
  };
}
