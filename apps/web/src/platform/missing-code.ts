const missing = new WeakSet<object>();

/**
 * Collects the errors that mean that code of the app did not load, from the bundler's event: their messages differ by browser and for
 * style sheets. `isMissingCode` then recognizes them.
 */
export function watchMissingCode(page: Pick<Window, 'addEventListener'>): void {
  let isLeft = false;
  // A person who acts is still here: the browser asked whether to leave, or the address opened another program.
  for (const type of ['pageshow', 'pointerdown', 'keydown', 'click'])
    page.addEventListener(type, () => {
      isLeft = false;
    });
  page.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  page.addEventListener('vite:preloadError', (event) => {
    // Only the bundler's types declare it.
    const { payload } = event as Event & { readonly payload: Error };
    // Browsers stop loading the code of a page that is left.
    if (isLeft) payload.name = 'AbortError';
    missing.add(payload);
    // Without this, the router recognizes the browser's message and reloads the page: offline that loses the app, and always what
    // only the page holds.
    payload.message = `Missing code. ${payload.message}`;
  });
}

/**
 * Whether an error means that code of the app did not load. Retrying in the same page has no effect: Chrome caches the failure for the
 * life of the page, and so does React's `lazy`.
 */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}
