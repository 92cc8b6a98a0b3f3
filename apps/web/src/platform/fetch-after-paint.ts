/** A page in the background paints nothing, and not every browser tells what it painted. */
const LONGEST_WAIT_MS = 200;

/**
 * The browser's `fetch`, used for the first time once the screen is painted and a frame more is drawn, that of its pictures, which are
 * decoded apart: what is known comes before what is asked.
 */
export function fetchAfterPaint(): (request: Request) => Promise<Response> {
  let painted: Promise<void> | null = null;
  return async (request) => {
    painted ??= screenPainted();
    await painted;
    return window.fetch(request);
  };
}

/** Its first request is made by a screen that is drawn and not yet painted, which on a slow device can be some frames later. */
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
