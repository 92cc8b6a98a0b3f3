/** The text that this tab has under `key`, also after a reload; null if there is none, or the browser forbids it. */
export function readFromTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text until the tab closes; null deletes it. Returns false if the browser forbids it. */
export function writeToTab(key: string, text: string | null): boolean {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
