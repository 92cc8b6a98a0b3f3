/** Whether the browser can keep the screen awake. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator;
}

/**
 * Keeps the screen awake until the returned function is called. The system ends it whenever the page is hidden, so it is requested again when
 * the page is seen; a refusal, such as with an empty battery, changes nothing.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const request = () => {
    if (isOver || document.visibilityState !== 'visible' || !canKeepAwake()) return;
    navigator.wakeLock.request('screen').then(
      (granted) => {
        if (isOver) void granted.release().catch(() => {});
        else lock = granted;
      },
      () => {},
    );
  };
  request();
  document.addEventListener('visibilitychange', request);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', request);
    void lock?.release().catch(() => {});
  };
}
