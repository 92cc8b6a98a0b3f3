import { type Client, isApiError } from '@frontboard/client';
import { brandId, type System } from '@frontboard/model';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../platform/clock.ts';
import type { OnlineMonitor } from '../platform/online.ts';
import type { NoticesStore } from './notices.ts';
import type { OwnSystemMemory } from './own-system.ts';
import type { SettingsStore } from './settings.ts';
import { words } from './words.ts';

export type SessionState = 'no-token' | 'loading' | 'logged-in' | 'offline' | 'rejected';

/** Who is using the app: nobody known, or the owner of `system`. The token itself is never part of this. */
export interface SessionSnapshot {
  readonly state: SessionState;
  /** The own system: present when logged in, and before that and offline if it is remembered. */
  readonly system: System | null;
}

export type SetTokenResult =
  | { readonly ok: true; readonly state: 'no-token' | 'logged-in'; readonly system: System | null }
  | { readonly ok: false; readonly reason: 'rejected' | 'unreachable'; readonly error: unknown };

export interface Session
  extends Pick<StoreApi<SessionSnapshot>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Resolves when the app may show: at once, or after the first answer about a token whose system is not remembered. */
  readonly ready: Promise<void>;
  /**
   * Trims `text`, asks the service whose token it is, and keeps it when the service knows it. Empty text forgets the
   * token. A refused or unchecked token is not kept and the session stays as it was.
   */
  setToken(text: string): Promise<SetTokenResult>;
  /** Forgets the token and everything seen with it. */
  forget(): void;
  /** Stops listening and waiting. */
  dispose(): void;
}

interface SessionOptions {
  readonly client: Client;
  readonly settings: SettingsStore;
  readonly notices: NoticesStore;
  readonly own: OwnSystemMemory;
  readonly online: OnlineMonitor;
  readonly clock: Clock;
  /** The token was refused: the person should see where to change it. */
  readonly onRejected: () => void;
  /** The person wants `token` gone from this device, wherever it may have been set aside. */
  readonly onForget: (token: string) => void;
}

/** Nobody waits longer than this for the first screen. */
const LONGEST_WAIT_MS = 5_000;
const RETRY_FIRST_MS = 15_000;
const RETRY_LAST_MS = 300_000;

/** Opens the session with the stored token, if there is one, and asks the service about it. */
export function createSession(options: SessionOptions): Session {
  const { client, settings, notices, own, online, clock } = options;
  const store = createStore<SessionSnapshot>(() => ({ state: 'no-token', system: null }));
  /** The stored token as it was last dealt with, accepted or not. */
  let known = storedToken(settings);
  /** Counts what was asked of the session: an answer to something earlier is ignored. */
  let attempt = 0;
  let retryTimer: unknown = null;
  let retryMs = RETRY_FIRST_MS;

  const show = (state: SessionState, system: System | null) => store.setState({ state, system }, true);

  /** A new matter: what was going on before is over. */
  function begin(): number {
    if (retryTimer !== null) clock.clearTimeout(retryTimer);
    retryTimer = null;
    attempt += 1;
    return attempt;
  }

  /** The client speaks for `system` from now on, or for nobody. */
  function identify(token: string | null, system: System | null): void {
    client.setToken(token);
    client.setOwnSystem(system === null ? null : { id: system.id, uuid: system.uuid });
  }

  function logIn(token: string, system: System): void {
    identify(token, system);
    own.save(system);
    show('logged-in', system);
  }

  function logOut(state: 'no-token' | 'rejected'): void {
    identify(null, null);
    own.clear();
    show(state, null);
  }

  function tellRejected(): void {
    notices.notify({ kind: 'negative', ...words.tokenRefused });
    options.onRejected();
  }

  /** Asks whose token the stored `token` is and settles the session by the answer. */
  async function check(token: string): Promise<void> {
    const mine = begin();
    try {
      const system = await fetchOwn(client, token);
      if (mine === attempt) logIn(token, system);
    } catch (error) {
      if (mine !== attempt) return;
      if (isRefusal(error)) {
        // The token stays in the settings, for the person to look at.
        logOut('rejected');
        tellRejected();
        return;
      }
      show('offline', store.getState().system);
      retryTimer = clock.setTimeout(() => void check(token), retryMs);
      retryMs = Math.min(retryMs * 2, RETRY_LAST_MS);
    }
  }

  /** Starts with the stored `token`. Resolves when the app may show. */
  async function start(token: string): Promise<void> {
    const remembered = own.load();
    identify(token, remembered);
    retryMs = RETRY_FIRST_MS;
    const isOnline = online.getSnapshot();
    show(isOnline ? 'loading' : 'offline', remembered);
    const checked = check(token);
    if (remembered === null && isOnline) await settledWithin(checked, LONGEST_WAIT_MS, clock);
  }

  function forget(): void {
    begin();
    const token = storedToken(settings);
    known = null;
    logOut('no-token');
    settings.update((current) => ({ ...current, token: null }));
    if (token !== null) options.onForget(token);
  }

  if (known === null) own.clear();
  const ready = known === null ? Promise.resolve() : start(known);

  const stopSettings = settings.subscribe(() => {
    const stored = storedToken(settings);
    if (stored === known) return;
    // Changed by another tab, or by restoring a backup.
    known = stored;
    begin();
    logOut('no-token');
    if (stored !== null) void start(stored);
  });
  const stopOnline = online.subscribe(() => {
    if (online.getSnapshot() && known !== null && store.getState().state === 'offline') void check(known);
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    ready,
    async setToken(text) {
      const token = text.trim();
      if (token === '') {
        forget();
        return { ok: true, state: 'no-token', system: null };
      }
      const before = store.getState();
      const mine = begin();
      show('loading', before.system);
      try {
        const system = await fetchOwn(client, token);
        if (mine === attempt) {
          known = token;
          logIn(token, system);
          settings.update((current) => ({ ...current, token }));
        }
        return { ok: true, state: 'logged-in', system };
      } catch (error) {
        if (mine === attempt) {
          store.setState(before, true);
          // The question about the stored token was dropped for this one; it is still open.
          if (known !== null && (before.state === 'loading' || before.state === 'offline')) void check(known);
        }
        if (!isRefusal(error)) return { ok: false, reason: 'unreachable', error };
        tellRejected();
        return { ok: false, reason: 'rejected', error };
      }
    },
    forget,
    dispose() {
      begin();
      stopSettings();
      stopOnline();
    },
  };
}

function storedToken(settings: SettingsStore): string | null {
  return settings.getState().token?.trim() || null;
}

function fetchOwn(client: Client, token: string): Promise<System> {
  return client.systems.fetch(brandId('SystemRef', '@me'), { token, priority: 'interactive' });
}

/** Waits for `promise`, but not longer than `ms`. */
async function settledWithin(promise: Promise<void>, ms: number, clock: Clock): Promise<void> {
  let timer: unknown;
  const patience = new Promise<void>((resolve) => {
    timer = clock.setTimeout(resolve, ms);
  });
  await Promise.race([promise, patience]);
  clock.clearTimeout(timer);
}

/** The service answered that it does not know the token. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}
