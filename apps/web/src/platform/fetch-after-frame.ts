/** A page in the background draws no frames. */
const LONGEST_FRAME_MS = 100;

/**
 * The browser's `fetch`, used for the first time once two frames are drawn, the screen's and that of its pictures, which are decoded apart:
 * what is known comes before what is asked.
 */
export function fetchAfterFrame(): (request: Request) => Promise<Response> {
  let drawn: Promise<void> | null = null;
  return async (request) => {
    drawn ??= nextFrame().then(nextFrame);
    await drawn;
    return window.fetch(request);
  };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
}
