import { type CallOptions, type Client, isApiError, isServiceAnswer, isUsageError } from '@frontboard/client';
import { brandId, type System } from '@frontboard/model';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../platform/clock.ts';
import type { OnlineMonitor } from '../platform/online.ts';
import type { NoticesStore } from '../state/notices.ts';
import type { SettingsStore } from '../state/settings.ts';
import { words } from '../state/words.ts';
import type { OwnSystemMemory } from './own-system.ts';

export type SessionState = 'no-token' | 'loading' | 'logged-in' | 'offline' | 'rejected';

/** Who is using the app: nobody known, or the owner of `system`. The token itself is never part of this. */
export interface SessionSnapshot {
  readonly state: SessionState;
  /** The own system: present when logged in, and before that and offline if it is remembered. */
  readonly system: System | null;
  /** False while the token lives in this tab alone: then nothing that was seen with it may stay on the device. */
  readonly isKept: boolean;
}

export type SetTokenResult =
  | { readonly ok: true; readonly state: 'no-token' | 'logged-in'; readonly system: System | null }
  | { readonly ok: false; readonly reason: 'rejected' | 'unreachable'; readonly error: unknown };

export interface Session
  extends Pick<StoreApi<SessionSnapshot>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Resolves when the app may show: at once, or after the first answer about a token whose system is not remembered. */
  readonly ready: Promise<void>;
  /**
   * Trims `text`, asks the service whose token it is, and uses it when the service knows it: kept on the device, or in the
   * memory of this tab alone. Empty text forgets the token. A refused or unchecked token is not used and the session stays
   * as it was.
   */
  setToken(text: string, options?: { readonly isKept: boolean }): Promise<SetTokenResult>;
  /** Uses the token of another account of this device, whose system is known already, and then asks the service about it. */
  switchTo(account: Identity): void;
  /**
   * Asks the service for the own system, which shows every screen what it answers. While it is open whose the token in use is, this is
   * the question that decides it.
   */
  askOwn(options?: CallOptions): Promise<System>;
  /** Takes over what the service has just told of the own system; anything about another system is ignored. */
  adopt(system: System): void;
  /** Forgets the token and everything seen with it. One that was held in memory gives way to the one that is kept, if any. */
  forget(): void;
  /** The service answered 401 to a request with `token`: if it is the one in use the session is over, and the person is told once. */
  noticeRejected(token: string | null): void;
  /** The token in use, for the one who has to store or send it. Never for the screen. */
  readToken(): string | null;
  /** Asks the service about the token in use again: it may be answered by now. */
  recheck(): Promise<void>;
  /** Stops listening and waiting. */
  dispose(): void;
}

/** A token, whose it is, and whether it is kept on the device. */
interface Identity {
  readonly token: string;
  /** Null when it is not remembered. */
  readonly system: System | null;
  readonly isKept: boolean;
}

interface SessionOptions {
  readonly client: Client;
  readonly settings: SettingsStore;
  readonly notices: NoticesStore;
  readonly own: OwnSystemMemory;
  readonly online: OnlineMonitor;
  readonly clock: Clock;
  /** The service has just told this of the own system. */
  readonly onOwn: (system: System) => void;
  /** The token was refused: the person should see where to change it. */
  readonly onRejected: () => void;
  /** The person wants `token` gone from this device, wherever it may have been set aside. */
  readonly onForget: (token: string) => void;
}

const OWN = brandId('SystemRef', '@me');
/** Nobody waits longer than this for the first screen. */
const LONGEST_WAIT_MS = 5_000;
/** With the own system remembered the first screen is drawn before the service is asked whose key it is. */
const CHECK_AFTER_MS = 500;
const RETRY_FIRST_MS = 15_000;
const RETRY_LAST_MS = 300_000;

/** Opens the session with the stored token, if there is one, and asks the service about it. */
export function createSession(options: SessionOptions): Session {
  const { client, settings, notices, own, online, clock } = options;
  const store = createStore<SessionSnapshot>(() => ({ state: 'no-token', system: null, isKept: true }));
  /** The stored token as it was last dealt with, accepted or not. */
  let known = storedToken(settings);
  /** The token that is in use for this session only; the stored one waits meanwhile. */
  let held: string | null = null;
  /** Counts what was asked of the session: an answer to something earlier is ignored. */
  let attempt = 0;
  /** A token the person has entered and the service is being asked about, while the one before stays in use. */
  let entering: { readonly attempt: number; isFormerRefused: boolean } | null = null;
  let retryTimer: unknown = null;
  let retryMs = RETRY_FIRST_MS;
  /** Counts what others were told of the own system, such as by a change of it. */
  let told = 0;

  const show = (state: SessionState, system: System | null) =>
    store.setState({ state, system, isKept: held === null }, true);

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
    if (held === null) own.save(token, system);
    show('logged-in', system);
    options.onOwn(system);
  }

  function logOut(state: 'no-token' | 'rejected'): void {
    identify(null, null);
    if (held === null) own.clear();
    show(state, null);
  }

  /** The token stays where it is, for the person to look at. */
  function reject(): void {
    begin();
    logOut('rejected');
    tellRejected();
  }

  function tellRejected(): void {
    const link = { label: words.toToken, to: '/settings', hash: 'token' } as const;
    notices.notify({ kind: 'negative', ...words.tokenRefused, link });
    options.onRejected();
  }

  /** What is asked for; or what is known by now, if that was told after it was asked for: the answer may be of before. */
  async function newest(asking: Promise<System>): Promise<System> {
    const before = told;
    const system = await asking;
    const current = store.getState().system;
    return told !== before && current?.uuid === system.uuid ? current : system;
  }

  /** Asks whose token the stored `token` is, settles the session by the answer and passes it on. */
  async function ask(token: string): Promise<System> {
    const mine = begin();
    try {
      const system = await newest(fetchOwn(client, token));
      if (mine === attempt) logIn(token, system);
      return system;
    } catch (error) {
      if (mine === attempt && isRefusal(error)) reject();
      else if (mine === attempt) {
        show('offline', store.getState().system);
        retryTimer = clock.setTimeout(() => {
          retryMs = Math.min(retryMs * 2, RETRY_LAST_MS);
          void check(token);
        }, retryMs);
      }
      throw error;
    }
  }

  /** The same, where only the session waits for the answer. */
  async function check(token: string): Promise<void> {
    await ask(token).catch(() => {});
  }

  /** Starts with `token`, whose system may be `remembered`. Resolves when the app may show. */
  async function start(token: string, remembered = own.load(token)): Promise<void> {
    begin();
    identify(token, remembered);
    retryMs = RETRY_FIRST_MS;
    const isOnline = online.getSnapshot();
    show(isOnline ? 'loading' : 'offline', remembered);
    if (remembered !== null) {
      retryTimer = clock.setTimeout(() => void check(token), CHECK_AFTER_MS);
      return;
    }
    const checked = check(token);
    if (isOnline) await settledWithin(checked, LONGEST_WAIT_MS, clock);
  }

  function adopt(system: System): void {
    const { state, system: former } = store.getState();
    const token = held ?? known;
    if (token === null || former === null || former.uuid !== system.uuid) return;
    identify(token, system);
    if (held === null) own.save(token, system);
    show(state, system);
    options.onOwn(system);
  }

  function forget(): void {
    begin();
    if (held !== null) {
      logOut('no-token');
      held = null;
      if (known === null) show('no-token', null);
      else void start(known);
      return;
    }
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
    if (held !== null) {
      // What is remembered is of the kept one.
      if (stored === null) own.clear();
      return;
    }
    if (stored !== null) {
      void start(stored);
      return;
    }
    begin();
    logOut('no-token');
  });
  const stopOnline = online.subscribe(() => {
    const token = held ?? known;
    if (online.getSnapshot() && token !== null && store.getState().state === 'offline') void check(token);
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    ready,
    async setToken(text, { isKept } = { isKept: true }) {
      const token = cleanToken(text);
      if (token === '') {
        forget();
        return { ok: true, state: 'no-token', system: null };
      }
      const before = store.getState();
      const mine = begin();
      const entered = { attempt: mine, isFormerRefused: false };
      entering = entered;
      store.setState({ ...before, state: 'loading' });
      try {
        const system = await fetchOwn(client, token);
        if (mine === attempt) {
          held = isKept ? null : token;
          if (isKept) known = token;
          logIn(token, system);
          if (isKept) settings.update((current) => ({ ...current, token }));
        }
        return { ok: true, state: 'logged-in', system };
      } catch (error) {
        const isOpen = mine === attempt;
        if (isOpen && entered.isFormerRefused) {
          logOut('rejected');
          if (!isRefusal(error)) tellRejected();
        } else if (isOpen) {
          store.setState(before, true);
          // The question about the token in use was dropped for this one; it is still open.
          const current = held ?? known;
          if (current !== null && (before.state === 'loading' || before.state === 'offline'))
            void check(current);
        }
        if (!isRefusal(error)) return { ok: false, reason: 'unreachable', error };
        // Otherwise it was the one in use, and that it is refused has been said.
        if (isOpen) tellRejected();
        return { ok: false, reason: 'rejected', error };
      } finally {
        if (entering === entered) entering = null;
      }
    },
    switchTo({ token, system, isKept }) {
      held = isKept ? null : token;
      if (isKept) {
        known = token;
        if (system === null) own.clear();
        else own.save(token, system);
      }
      void start(token, system);
      if (isKept) settings.update((current) => ({ ...current, token }));
    },
    async askOwn(call) {
      const token = held ?? known;
      const { state } = store.getState();
      const isOpen = state === 'loading' || state === 'offline';
      if (token !== null && entering === null && isOpen) return ask(token);
      const system = await newest(client.systems.fetch(OWN, call));
      adopt(system);
      return system;
    },
    adopt(system) {
      if (store.getState().system?.uuid === system.uuid) told += 1;
      adopt(system);
    },
    noticeRejected(token) {
      const { state } = store.getState();
      if (token === null || token !== (held ?? known) || state === 'rejected') return;
      // Another one is being tried already: whether that is good decides what comes next.
      if (entering?.attempt === attempt) entering.isFormerRefused = true;
      else reject();
    },
    readToken: () => held ?? known,
    forget,
    async recheck() {
      const token = held ?? known;
      if (token !== null) await check(token);
    },
    dispose() {
      begin();
      stopSettings();
      stopOnline();
    },
  };
}

/** A token has none of them, but what is pasted may: spaces, line breaks, quotes and characters without width. */
function cleanToken(text: string): string {
  return text.replace(/^[\s\p{Cf}"'`“”‘’]+|[\s\p{Cf}"'`“”‘’]+$/gu, '');
}

function storedToken(settings: SettingsStore): string | null {
  return settings.getState().token?.trim() || null;
}

function fetchOwn(client: Client, token: string): Promise<System> {
  return client.systems.fetch(OWN, { token, priority: 'interactive' });
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

/** The service does not know the token, or it has characters that no token has, and was not even sent. */
function isRefusal(error: unknown): boolean {
  return isUsageError(error) || (isApiError(error) && error.status === 401 && isServiceAnswer(error));
}
