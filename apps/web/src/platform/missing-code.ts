const missing = new WeakSet<object>();

/**
 * Notes which errors say that code of the app did not load, by the event of the bundler: each browser has its own words for it, and
 * style sheets have others. From then on `isMissingCode` knows them.
 */
export function watchMissingCode(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('vite:preloadError', (event) => {
    // Its type is known only where the bundler's types are.
    const { payload } = event as Event & { readonly payload: Error };
    missing.add(payload);
    // The router goes by the browser's words and would load the page again unasked: offline that takes the app away, and anywhere what
    // lasts as long as the page.
    payload.message = `Code that did not load. ${payload.message}`;
  });
}

/**
 * Whether it says that code of the app did not load. Another try in this page is in vain: Chrome keeps the failure as long as the page
 * lives, and so does React's `lazy`.
 */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}
