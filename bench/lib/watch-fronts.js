// @ts-nocheck -- runs in the page, before the page's own scripts
// Notes when the first and when all followed systems are shown with their front, and how long tasks blocked until then.
(() => {
  const marks = { firstShownMs: null, allShownMs: null, blockingMs: 0 };
  window.benchMarks = marks;
  new PerformanceObserver((list) => {
    if (marks.allShownMs !== null) return;
    for (const { duration } of list.getEntries()) marks.blockingMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  /** A frame later it is painted. */
  const notePainted = (mark) =>
    requestAnimationFrame(() => {
      marks[mark] = performance.now();
      if (mark === 'allShownMs') console.debug('bench: all shown');
    });
  let sawFirst = false;
  const observer = new MutationObserver(() => {
    const shown = document.querySelectorAll(window.benchFor.shown).length;
    if (shown > 0 && !sawFirst) {
      sawFirst = true;
      notePainted('firstShownMs');
    }
    if (shown < window.benchFor.systems) return;
    observer.disconnect();
    notePainted('allShownMs');
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'class'],
  });
})();
