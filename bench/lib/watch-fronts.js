// @ts-nocheck -- runs in the page, before the page's own scripts
// Records when the first and when all followed systems are shown with their front, and how long tasks blocked until then.
(() => {
  const marks = { firstShownMs: null, allShownMs: null, blockingMs: 0, namesAtFirst: 0, namesAtAll: 0 };
  window.benchMarks = marks;
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  const blockingUntil = (endMs) =>
    tasks
      .filter(({ startTime }) => startTime < endMs)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

  /** Whether a person sees the text of an element: inside the window, not transparent, and not covered. */
  const isInSight = (element) => {
    if (element === null || element.innerText.trim() === '') return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || top < 0 || left < 0 || top >= innerHeight || left >= innerWidth)
      return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const above = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
    return above !== null && (element.contains(above) || above.contains(element));
  };
  const namesInSight = () => {
    const { shown, name } = window.benchFor;
    const elements = [...document.querySelectorAll(shown)];
    return elements.filter((it) => isInSight(name === null ? it : it.querySelector(name))).length;
  };

  /** Records the time when the frame with it is painted. What is visible is checked after the frame, because checking takes time. */
  const notePainted = (isFirst, isAll) =>
    window.benchNextFrame(
      () => new Promise((resolve) => scheduler.postTask(() => resolve(namesInSight()))),
      async (paintedMs, seen) => {
        const names = await seen;
        if (isFirst) {
          marks.firstShownMs = paintedMs;
          marks.namesAtFirst = names;
        }
        if (!isAll) return;
        marks.allShownMs = paintedMs;
        marks.namesAtAll = names;
        marks.blockingMs = blockingUntil(paintedMs);
        console.debug('bench: all shown');
      },
    );
  let sawFirst = false;
  const observer = new MutationObserver(() => {
    const shown = document.querySelectorAll(window.benchFor.shown).length;
    const isFirst = shown > 0 && !sawFirst;
    const isAll = shown >= window.benchFor.systems;
    sawFirst ||= isFirst;
    if (isAll) observer.disconnect();
    if (isFirst || isAll) notePainted(isFirst, isAll);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'class'],
  });
})();
