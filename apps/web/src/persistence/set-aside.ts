import type { SafeStorage } from '../platform/storage.ts';

const REASONS = ['corrupt', 'newer'] as const;

/** Whether there is something of the document `key` that could not be read. */
export function hasSetAside(storage: SafeStorage, key: string): boolean {
  return storage.isUncopied(key) || REASONS.some((reason) => storage.get(`${key}.${reason}`) !== null);
}

/**
 * Deletes what could not be read of the document `key`, copied or not: of a document with several accounts nobody can tell whose it
 * is. Returns whether the document itself went: what could be read of it has to be written anew then.
 */
export function forgetSetAside(storage: SafeStorage, key: string): boolean {
  const isUncopied = storage.isUncopied(key);
  if (isUncopied) storage.rewrite(key, () => '');
  for (const reason of REASONS) storage.remove(`${key}.${reason}`);
  return isUncopied;
}
