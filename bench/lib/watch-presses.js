// @ts-nocheck -- runs in the page
// Records for each press how long it takes until the frame that shows the result (`benchPress`, a selector), and until the last frame
// that it changed. Times that tick and states of controls are no answer. The selector is checked in the frame: a
// check between the changes would force a layout in their task.
(() => {
  let press = null;
  window.benchPress = null;
  window.benchLastPress = () => press;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      press = { atMs: timeStamp, shownMs: null, settledMs: null };
    },
    true,
  );
  const isAnswer = ({ target }) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest('main') != null && element.closest('time, label, [role="status"]') === null;
  };
  const isShown = () => [...document.querySelectorAll(window.benchPress)].some((it) => it.checkVisibility());
  new MutationObserver((changes) => {
    const own = press;
    if (own === null || !changes.some(isAnswer)) return;
    requestAnimationFrame(() => {
      const isFirst = own.shownMs === null && window.benchPress !== null && isShown();
      setTimeout(() => {
        own.settledMs = performance.now() - own.atMs;
        if (isFirst) own.shownMs ??= own.settledMs;
      });
    });
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'data-drawn'],
  });
})();
