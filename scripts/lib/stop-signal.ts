const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ctrl-C reaches this process twice, from the terminal and from npm, which passes it on. */
const SAME_SIGNAL_MS = 1_000;

/** Resolves when the person or the system asks this process to stop. Asking again ends it at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let firstAtMs: number | null = null;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (firstAtMs !== null && Date.now() - firstAtMs > SAME_SIGNAL_MS) process.exit(130);
        firstAtMs ??= Date.now();
        resolve();
      });
    }
  });
}
