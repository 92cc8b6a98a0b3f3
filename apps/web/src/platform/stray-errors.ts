/** Passes uncaught errors to `report`. An error inside `report` itself goes to the browser's console. Aborted requests are not errors. */
export function catchStrayErrors(report: (error: unknown) => void): void {
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

  window.addEventListener('error', (event) => {
    // Without an error object it comes from a foreign script (an extension) or is the harmless resize-loop message.
    if (event.error !== null && event.error !== undefined) hand(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => hand(event.reason));
}

/** Whether an error only says that a request was aborted, or that a page that is left no longer loads its code. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && /^(Abort|Cancelled)Error$/.test(error.name);
}
