/** Messages between the tabs of this browser, and the choice of the one that leads. */
export interface Tabs {
  /**
   * Asks to lead. `onLead` is called when this tab leads; it leads until it resigns by the returned function or closes.
   * Where the browser cannot choose a leader, every tab that asks leads.
   */
  campaign(onLead: () => void): () => void;
  /** Sends a structured-cloneable message to the other tabs. */
  post(message: unknown): void;
  /** Calls `fn` for each message of another tab. Returns the way to stop. */
  subscribe(fn: (message: unknown) => void): () => void;
}
