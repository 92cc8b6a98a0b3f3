/** Messages between the tabs of this browser, and the election of a leader. */
export interface Tabs {
  /**
   * Applies for leadership. Calls `onLead` when this tab becomes the leader. It leads until the returned function is called or the tab closes.
   * Where the browser can't elect a leader, every applicant leads.
   *
   * @param office each office has its own leader; without one, all tabs share a leader
   */
  campaign(onLead: () => void, office?: string): () => void;
  /** Sends a structured-cloneable message to the other tabs. */
  post(message: unknown): void;
  /** Calls `fn` for each message of another tab. Returns an unsubscribe function. */
  subscribe(fn: (message: unknown) => void): () => void;
}

/** The part of the Web Locks API that is used. */
export interface LockManagerLike {
  request(
    name: string,
    options: { readonly signal: AbortSignal },
    callback: () => Promise<void>,
  ): Promise<unknown>;
}

/** The part of a `BroadcastChannel` that is used. */
export interface ChannelLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', fn: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', fn: (event: { readonly data: unknown }) => void): void;
}

interface TabsOptions {
  readonly locks: LockManagerLike | null;
  readonly channel: ChannelLike | null;
  readonly lockName: string;
}

/** Joins a lock manager and a channel; either may be missing. */
export function createTabs({ locks, channel, lockName }: TabsOptions): Tabs {
  return {
    campaign(onLead, office) {
      if (locks === null) {
        onLead();
        return () => {};
      }
      const queued = new AbortController();
      const { promise: resigned, resolve: resign } = deferred();
      let isStanding = true;
      locks
        .request(office === undefined ? lockName : `${lockName}-${office}`, { signal: queued.signal }, () => {
          if (isStanding) onLead();
          return resigned;
        })
        .catch(() => {
          // Resigning rejects the request. Any other rejection, such as for an opaque origin, means that no leader can be elected here.
          if (isStanding) onLead();
        });
      return () => {
        isStanding = false;
        resign();
        queued.abort();
      };
    },
    post(message) {
      channel?.postMessage(message);
    },
    subscribe(fn) {
      const handle = (event: { readonly data: unknown }) => fn(event.data);
      channel?.addEventListener('message', handle);
      return () => channel?.removeEventListener('message', handle);
    },
  };
}

/** The tabs of this browser. Each `matter` has its own leader and its own messages. */
export function browserTabs(matter: 'status' | 'outbox'): Tabs {
  const name = `frontboard-${matter}`;
  return createTabs({ locks: navigator.locks ?? null, channel: openChannel(name), lockName: name });
}

/** A tab that knows of no others: for sample data, which no other tab may see. */
export function loneTab(): Tabs {
  return createTabs({ locks: null, channel: null, lockName: '' });
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  } catch {
    // Opaque origins refuse it: each tab then works alone.
    return null;
  }
}

/** `Promise.withResolvers`, which browsers from before 2024 lack. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
