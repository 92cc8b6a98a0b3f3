/** Whether the device has a network at all; `true` does not promise that the service answers. */
export interface OnlineMonitor {
  /** Calls `fn` after each change. Returns the way to stop. */
  subscribe(fn: () => void): () => void;
  /** True while the device says it is online. */
  getSnapshot(): boolean;
}
