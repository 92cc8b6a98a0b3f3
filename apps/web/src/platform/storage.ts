/** What storage can do to us; each is told to the person once. */
export type StorageProblem = 'blocked' | 'full' | 'corrupt' | 'newer';

/** The part of Web Storage that is used. `localStorage` fits; so does `memoryStorage()`. */
export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** A change another tab made: the key and its new text; both are null when everything was cleared. */
export type ExternalChange = { key: string | null; text: string | null };

/** Storage that never throws. What cannot be kept on the device is kept in memory until the page closes. */
export interface SafeStorage {
  /** The text under `key`, or null. */
  get(key: string): string | null;
  /** Keeps `text`. Returns whether it reached the device; if not, it is held in memory and `problem` says why. */
  set(key: string, text: string): boolean;
  /** Forgets `key` on the device and in memory. */
  remove(key: string): void;
  /**
   * Copies the text of `key` to `<key>.corrupt` or `<key>.newer`, so that writing `key` loses nothing.
   * Returns whether the copy reached the device.
   */
  setAside(key: string, reason: 'corrupt' | 'newer'): boolean;
  /** The first problem met, or null. */
  readonly problem: StorageProblem | null;
  /** Calls `fn` once for each kind of problem, those already met included. Returns the way to stop. */
  onProblem(fn: (problem: StorageProblem) => void): () => void;
  /** Calls `fn` for changes made by other tabs. Returns the way to stop. */
  subscribe(fn: (change: ExternalChange) => void): () => void;
}
