/**
 * Passes uncaught errors to `report`. An error inside `report` itself goes to the browser's console. Aborted requests are not errors.
 * Returns a function that stops it.
 */
export function catchStrayErrors(report: (error: unknown) => void): () => void {
  let isReporting = false;

  function hand(error: unknown): void {
    if (isReporting || isGivenUp(error)) return;
    isReporting = true;
    try {
      report(error);
    } finally {
      isReporting = false;
    }
  }

  const handleError = (event: ErrorEvent) => {
    // Without an error object it comes from a foreign script (an extension) or is the harmless resize-loop message.
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
