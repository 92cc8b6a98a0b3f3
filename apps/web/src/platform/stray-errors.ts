/**
 * Hands errors nobody caught to `tell`, which must not throw for long: an error of `tell` itself is left to the browser's log.
 * Requests given up on purpose are no errors. Returns the way to stop.
 */
export function catchStrayErrors(tell: (error: unknown) => void): () => void {
  let isTelling = false;

  function hand(error: unknown): void {
    if (isTelling || isGivenUp(error)) return;
    isTelling = true;
    try {
      tell(error);
    } finally {
      isTelling = false;
    }
  }

  const handleError = (event: ErrorEvent) => {
    // Without an error object it came from a foreign script (an extension), or is the harmless word on a resize loop.
    if (event.error !== null && event.error !== undefined) hand(event.error);
  };
  const handleRejection = (event: PromiseRejectionEvent) => hand(event.reason);
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}

function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'CancelledError');
}
