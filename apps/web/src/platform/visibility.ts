/** Whether the page can be seen. */
export interface VisibilityMonitor {
  /** Calls `fn` after each change. Returns the way to stop. */
  subscribe(fn: () => void): () => void;
  /** True while the page is visible. */
  getSnapshot(): boolean;
}
