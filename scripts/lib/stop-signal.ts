const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves when the person or the system asks this process to stop. Asking again ends it at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (isAsked) process.exit(130);
        isAsked = true;
        resolve();
      });
    }
  });
}
