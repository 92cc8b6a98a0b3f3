// @ts-nocheck -- runs in the page
// Runs in the page before the app: records when a list of members is shown and how long each key in its search takes.
window.benchList = { shownMs: null, keys: [], lists: [] };

(() => {
  // Requests with a token go through a frame of the page, which notes them by its own clock.
  const arrivedMs = () => {
    const arrivals = [window, ...Array.from(window.frames)].flatMap(({ performance: its }) =>
      its
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/members'))
        .map(({ responseEnd }) => responseEnd + its.timeOrigin - performance.timeOrigin),
    );
    return arrivals.at(-1) ?? null;
  };

  const look = () => {
    const atMs = arrivedMs();
    if (atMs === null || document.querySelector('[aria-setsize] a') === null) {
      requestAnimationFrame(look);
      return;
    }
    window.benchNextFrame(
      () => {},
      (paintedMs) => {
        window.benchList.shownMs = paintedMs - atMs;
      },
    );
  };
  requestAnimationFrame(look);

  // From the event's own time, which is before any of the app's code ran: until the frame that shows the key, and until the
  // list has last changed because of it. Keys come slowly enough for each to be answered before the next.
  const isOfList = (node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(
      '[role="status"], ul[aria-label], table',
    ) != null;
  let startedMs = null;
  document.addEventListener(
    'input',
    (event) => {
      startedMs = event.timeStamp;
      window.benchList.lists.push(0);
      window.benchNextFrame(
        () => {},
        (paintedMs) => window.benchList.keys.push(paintedMs - event.timeStamp),
      );
    },
    true,
  );
  new MutationObserver((changes) => {
    if (startedMs === null || !changes.some(({ target }) => isOfList(target))) return;
    window.benchList.lists[window.benchList.lists.length - 1] = performance.now() - startedMs;
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();
