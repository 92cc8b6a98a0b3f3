import type { SafeStorage } from '../../platform/storage.ts';

/** Deletes the copies of the document `key` that could not be read: of a document with several accounts nobody can tell whose they are. */
export function forgetSetAside(storage: SafeStorage, key: string): void {
  storage.remove(`${key}.corrupt`);
  storage.remove(`${key}.newer`);
}
