/**
 * Makes the browser ask before the page is closed or left while `isNeeded`. Browsers don't ask on a page without any input, and most
 * mobile browsers never ask. Returns a function that stops it.
 */
export function askBeforeClose(isNeeded: () => boolean): () => void {
  const handle = (event: Event) => {
    if (isNeeded()) event.preventDefault();
  };
  // Tests run without a page.
  globalThis.addEventListener?.('beforeunload', handle);
  return () => globalThis.removeEventListener?.('beforeunload', handle);
}
