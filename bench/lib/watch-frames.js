// @ts-nocheck -- runs in the page, before the page's own scripts and the other watchers
// Tells when the next frame is painted. A task after the frame would be late: the browser first runs the answers to the pictures that
// the frame requests, and often another frame. The browser's own record of the frame is exact, but it only exists for frames
// of at least 50 ms, and arrives some time later.
(() => {
  const RECORDED_AFTER_MS = 500;
  const frames = [];
  new PerformanceObserver((list) => frames.push(...list.getEntries())).observe({
    type: 'long-animation-frame',
    buffered: true,
  });

  /**
   * Calls `look` at the start of the next frame, and `painted` some time after it, with the time at which the frame was painted and
   * with what `look` returned.
   */
  window.benchNextFrame = (look, painted) =>
    requestAnimationFrame(() => {
      const inFrameMs = performance.now();
      const seen = look();
      scheduler.postTask(
        () => {
          const afterMs = performance.now();
          setTimeout(() => {
            const frame = frames.find(
              ({ startTime, duration }) => startTime <= inFrameMs && inFrameMs <= startTime + duration,
            );
            painted(frame === undefined ? afterMs : frame.startTime + frame.duration, seen);
          }, RECORDED_AFTER_MS);
        },
        { priority: 'user-blocking' },
      );
    });
})();
