/**
 * Has the browser ask before it closes or leaves the page while `isNeeded`. Browsers that the person has not touched, and most of
 * those on phones, do not ask. Returns the way to stop.
 */
export function askBeforeClose(isNeeded: () => boolean): () => void {
  const handle = (event: Event) => {
    if (isNeeded()) event.preventDefault();
  };
  // Tests run where there is no page.
  globalThis.addEventListener?.('beforeunload', handle);
  return () => globalThis.removeEventListener?.('beforeunload', handle);
}
