/** What the app keeps on the device. */
export interface StorageUse {
  /** The documents of local storage by their key, largest first, in bytes. */
  readonly documents: readonly { readonly key: string; readonly bytes: number }[];
  /** Everything together as the browser counts it, in bytes; null where it does not say. */
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersisted: boolean;
}

/** Looks at what is kept. Never rejects: what the browser refuses to tell is null or empty. */
export async function readStorageUse(): Promise<StorageUse> {
  const estimate: StorageEstimate = await navigator.storage?.estimate().catch(() => ({}));
  const isPersisted = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  return {
    documents: documentSizes(),
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
    isPersisted,
  };
}

/** Asks the browser not to clear the data by itself. Returns whether it promised. */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

function documentSizes(): StorageUse['documents'] {
  try {
    const entries = Object.keys(localStorage).map((key) => ({
      key,
      // Two bytes a character, as browsers keep text.
      bytes: 2 * (key.length + (localStorage.getItem(key)?.length ?? 0)),
    }));
    return entries.sort((one, other) => other.bytes - one.bytes);
  } catch {
    return [];
  }
}
