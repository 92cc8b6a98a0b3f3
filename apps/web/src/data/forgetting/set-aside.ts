import type { SafeStorage } from '../../platform/storage.ts';

const REASONS = ['corrupt', 'newer'] as const;

/** Whether there are copies of the document `key` that could not be read. */
export function hasSetAside(storage: SafeStorage, key: string): boolean {
  return REASONS.some((reason) => storage.get(`${key}.${reason}`) !== null);
}

/** Deletes the copies of the document `key` that could not be read: of a document with several accounts nobody can tell whose they are. */
export function forgetSetAside(storage: SafeStorage, key: string): void {
  for (const reason of REASONS) storage.remove(`${key}.${reason}`);
}
