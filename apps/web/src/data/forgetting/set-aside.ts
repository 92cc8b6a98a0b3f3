import type { SafeStorage } from '../../platform/storage.ts';

const REASONS = ['corrupt', 'newer'] as const;

/** Whether there is something of the document `key` that could not be read. */
export function hasSetAside(storage: SafeStorage, key: string): boolean {
  return storage.isUncopied(key) || REASONS.some((reason) => storage.get(`${key}.${reason}`) !== null);
}

/**
 * Deletes what could not be read of the document `key`, copied or not: of a document with several accounts nobody can tell whose it
 * is.
 */
export function forgetSetAside(storage: SafeStorage, key: string): void {
  if (storage.isUncopied(key)) storage.rewrite(key, () => '');
  for (const reason of REASONS) storage.remove(`${key}.${reason}`);
}
