/** Whether the page is visible. */
export interface VisibilityMonitor {
  /** Calls `fn` after each change. Returns a function that stops it. */
  subscribe(fn: () => void): () => void;
  /** True while the page is visible. */
  getSnapshot(): boolean;
}

/** Follows the browser's events. A page in the back/forward cache counts as hidden. */
export function browserVisibility(): VisibilityMonitor {
  let isPutAway = false;
  return {
    subscribe(fn) {
      const handleHide = () => {
        isPutAway = true;
        fn();
      };
      const handleShow = () => {
        isPutAway = false;
        fn();
      };
      document.addEventListener('visibilitychange', fn);
      window.addEventListener('pagehide', handleHide);
      window.addEventListener('pageshow', handleShow);
      return () => {
        document.removeEventListener('visibilitychange', fn);
        window.removeEventListener('pagehide', handleHide);
        window.removeEventListener('pageshow', handleShow);
      };
    },
    getSnapshot: () => !isPutAway && document.visibilityState !== 'hidden',
  };
}
