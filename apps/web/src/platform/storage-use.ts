/** The storage that the app uses on the device. */
export interface StorageUse {
  /** The documents of local storage by their key, largest first, in bytes. */
  readonly documents: readonly { readonly key: string; readonly bytes: number }[];
  /** The total as the browser counts it, in bytes; null where it does not say. */
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  /** Whether the browser has agreed not to clear it automatically. */
  readonly isPersisted: boolean;
}

/** Measures the storage. Never rejects: figures that the browser withholds are null or empty. */
export async function readStorageUse(): Promise<StorageUse> {
  const estimate: StorageEstimate | undefined = await navigator.storage?.estimate().catch(() => ({}));
  const isPersisted = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  return {
    documents: documentSizes(),
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
    isPersisted,
  };
}

/** Asks the browser not to clear the data automatically. Resolves to whether it agreed; null where it can't be asked, such as over plain http. */
export async function askToPersist(): Promise<boolean | null> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? null;
}

function documentSizes(): StorageUse['documents'] {
  try {
    const entries = Object.keys(localStorage).map((key) => ({
      key,
      // Browsers store two bytes per character.
      bytes: 2 * (key.length + (localStorage.getItem(key)?.length ?? 0)),
    }));
    return entries.sort((one, other) => other.bytes - one.bytes);
  } catch {
    return [];
  }
}
