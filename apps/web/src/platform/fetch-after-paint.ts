/** Upper bound: a page in the background paints nothing, and not every browser reports what it painted. */
const LONGEST_WAIT_MS = 200;

/**
 * The browser's `fetch`. The first request waits until the screen is painted and one more frame is drawn (for pictures, which are
 * decoded separately), so that cached data is visible before anything is requested.
 */
export function fetchAfterPaint(): (request: Request) => Promise<Response> {
  let painted: Promise<void> | null = null;
  return async (request) => {
    painted ??= screenPainted();
    await painted;
    return window.fetch(request);
  };
}

/** Resolves when the screen is painted. On a slow device that is some frames after it is drawn. */
function screenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
      afterFrame(() => afterFrame(resolve));
      return;
    }
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      afterFrame(resolve);
    }).observe({ type: 'largest-contentful-paint' });
  });
}

function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
