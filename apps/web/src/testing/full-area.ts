import { memoryStorage, type StorageArea } from '../platform/storage.ts';

/** A storage that holds `room` characters over all its keys and texts, as browsers count them. */
function limitedArea(room: number, entries: Readonly<Record<string, string>> = {}): StorageArea {
  const area = memoryStorage(entries);
  const lengths = new Map(Object.entries(entries).map(([key, text]) => [key, key.length + text.length]));
  return {
    getItem: area.getItem,
    setItem(key, text) {
      const others = [...lengths].reduce((sum, [known, length]) => sum + (known === key ? 0 : length), 0);
      const length = key.length + text.length;
      // A shorter text always fits in place of a longer one.
      if (others + length > room && length > (lengths.get(key) ?? 0)) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      lengths.set(key, length);
      area.setItem(key, text);
    },
    removeItem(key) {
      lengths.delete(key);
      area.removeItem(key);
    },
  };
}

/** The same, filled by `entries` to the last character. */
export function fullArea(entries: Readonly<Record<string, string>>): StorageArea {
  const room = Object.entries(entries).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return limitedArea(room, entries);
}
