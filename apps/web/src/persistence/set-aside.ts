import type { SafeStorage } from '../platform/storage.ts';

const REASONS = ['corrupt', 'newer'] as const;

/** Whether some of the document `key` was unreadable. */
export function hasSetAside(storage: SafeStorage, key: string): boolean {
  return storage.isUncopied(key) || REASONS.some((reason) => storage.get(`${key}.${reason}`) !== null);
}

/**
 * Deletes the unreadable parts of the document `key`, copied or not: they may belong to any account. Returns whether the document
 * itself was deleted: then its readable parts have to be written again.
 */
export function forgetSetAside(storage: SafeStorage, key: string): boolean {
  const isUncopied = storage.isUncopied(key);
  if (isUncopied) storage.rewrite(key, () => '');
  for (const reason of REASONS) storage.remove(`${key}.${reason}`);
  return isUncopied;
}
