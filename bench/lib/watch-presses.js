// @ts-nocheck -- runs in the page
// Records for each press how long it takes until the frame that shows the result (`benchPress`, a selector), until the first frame in which
// a part of the page changed in sight, and until the last frame that it changed something in sight. Times that tick and states of controls are no answer. What is in sight is checked in the frame: a
// check between the changes would force a layout in their task.
(() => {
  let press = null;
  window.benchPress = null;
  window.benchLastPress = () => press;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      press = { atMs: timeStamp, shownMs: null, partMs: null, settledMs: null };
    },
    true,
  );
  const elementOf = ({ target }) => (target instanceof Element ? target : target.parentElement);
  const isAnswer = (element) =>
    element?.closest('main') != null && element.closest('time, label, [role="status"]') === null;
  const isInSight = (element) => {
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const isShown = () => [...document.querySelectorAll(window.benchPress)].some((it) => it.checkVisibility());
  new MutationObserver((changes) => {
    const own = press;
    const changed = own === null ? [] : changes.map(elementOf).filter(isAnswer);
    if (changed.length === 0) return;
    window.benchNextFrame(
      () => ({
        isFirst: own.shownMs === null && window.benchPress !== null && isShown(),
        isSeen: changed.some(isInSight),
        isPart: changed.some((element) => element.closest('main section') !== null && isInSight(element)),
      }),
      (paintedMs, { isFirst, isSeen, isPart }) => {
        const nowMs = paintedMs - own.atMs;
        if (isSeen) own.settledMs = Math.max(own.settledMs ?? 0, nowMs);
        if (isFirst) own.shownMs ??= nowMs;
        if (isPart) own.partMs ??= nowMs;
      },
    );
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'data-drawn'],
  });
})();
