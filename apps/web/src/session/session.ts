import type { CallOptions } from '@frontboard/client';
import type { System } from '@frontboard/model';
import { type ReadableStore, readable } from '../persistence/readable-store.ts';
import type { Clock } from '../platform/clock.ts';
import type { OnlineMonitor } from '../platform/online.ts';
import { withDeadline } from '../platform/with-deadline.ts';
import type { NoticesStore } from '../state/notices.ts';
import { stateWords as words } from '../state/words.ts';
import {
  type ActiveTokenOptions,
  cleanToken,
  createActiveToken,
  fetchOwn,
  isRefusal,
  OWN,
  type SessionSnapshot,
  storedToken,
} from './active-token.ts';

export type SetTokenResult =
  | { readonly ok: true; readonly system: System }
  | { readonly ok: false; readonly reason: 'rejected' | 'unreachable' };

export interface Session extends ReadableStore<SessionSnapshot> {
  /** Resolves when the first screen may be shown: at once, or after the first answer about a token without a persisted system. */
  readonly ready: Promise<void>;
  /**
   * Cleans `text`, asks the service for the token's system, and uses the token when the service accepts it. The token is stored on
   * the device or, for a session-only account, in this tab. After a refused or unchecked token, and for a text without one, the
   * session is unchanged.
   */
  setToken(text: string, options?: { readonly isStored: boolean }): Promise<SetTokenResult>;
  /** Changes to another account of this device, and then asks the service for its system. */
  switchTo(account: Identity): void;
  /**
   * Fetches the own system and updates every screen. While the active token is not confirmed yet, the answer also confirms or
   * rejects it.
   */
  askOwn(options?: CallOptions): Promise<System>;
  /** Takes over a newer copy of the own system. Another system is ignored. */
  adopt(system: System): void;
  /** Forgets the token and what it has seen. After a session-only account, the stored one becomes active, if there is one. */
  forget(): void;
  /** Handles a 401 to a request with `token`: if it is the active token, ends the session and shows one notice. */
  noticeRejected(token: string | null): void;
  /** The active token, for storing and sending. Never show it. */
  readToken(): string | null;
  /** Asks the service about the active token again. */
  recheck(): Promise<void>;
  /** Stops all subscriptions and timers. */
  dispose(): void;
}

/** A token with its system and where it is stored. */
interface Identity {
  readonly token: string;
  /** Null when it is not persisted. */
  readonly system: System | null;
  readonly isStored: boolean;
}

interface SessionOptions extends ActiveTokenOptions {
  readonly notices: NoticesStore;
  readonly online: OnlineMonitor;
  readonly clock: Clock;
  /** Called when the token was refused: opens the place to change it. */
  readonly onRejected: () => void;
  /** Called to delete `token` from the device, copies of damaged documents included. */
  readonly onForget: (token: string) => void;
}

/** Upper bound of the wait for the first screen. */
const LONGEST_WAIT_MS = 5_000;
/** With a persisted own system, the first screen is drawn before the token is checked. */
const CHECK_AFTER_MS = 500;
const RETRY_FIRST_MS = 15_000;
const RETRY_LAST_MS = 300_000;

/** Opens the session with the stored token, if there is one, and asks the service about it. */
export function createSession(options: SessionOptions): Session {
  const { client, settings, own, online } = options;
  const active = createActiveToken(options);
  const { store } = active;

  function notifyRejected(): void {
    const link = { label: words.toToken, to: '/settings', hash: 'token' } as const;
    options.notices.notify({ kind: 'negative', ...words.tokenRefused, link });
    options.onRejected();
  }

  const checks = createChecks(options, active, notifyRejected);
  const { begin, ask, check, start } = checks;

  function adopt(system: System): void {
    const { state, system: former } = store.getState();
    const token = active.read();
    if (token !== null && former?.uuid === system.uuid) active.take(state, token, system);
  }

  function forget(): void {
    begin();
    if (!active.isStored()) {
      active.logOut('no-token');
      active.release();
      const known = active.known();
      if (known === null) active.show('no-token', null);
      else void start(known);
      return;
    }
    const token = storedToken(settings);
    active.know(null);
    active.logOut('no-token');
    settings.update((current) => ({ ...current, token: null }));
    if (token !== null) options.onForget(token);
  }

  const first = active.known();
  if (first === null) own.clear();
  const ready = first === null ? Promise.resolve() : start(first);
  const stopSettings = settings.subscribe(() => {
    const stored = storedToken(settings);
    if (stored === active.known()) return;
    // Changed by another tab, or by restoring a backup.
    active.know(stored);
    if (!active.isStored()) {
      // The persisted own system belongs to the stored token.
      if (stored === null) own.clear();
    } else if (stored !== null) void start(stored);
    else {
      begin();
      active.logOut('no-token');
    }
  });
  const stopOnline = online.subscribe(() => {
    const token = active.read();
    if (online.getSnapshot() && token !== null && store.getState().state === 'offline') void check(token);
  });

  return {
    ...readable(store),
    ready,
    async setToken(text, { isStored } = { isStored: true }) {
      const token = cleanToken(text);
      return token === '' ? { ok: false, reason: 'rejected' } : checks.enter(token, isStored);
    },
    switchTo({ token, system, isStored }) {
      active.use(token, isStored);
      if (isStored) {
        if (system === null) own.clear();
        else own.save(token, system);
      }
      void start(token, system);
      if (isStored) settings.update((current) => ({ ...current, token }));
    },
    async askOwn(call) {
      const token = active.read();
      if (token !== null && !checks.isEntering() && isUnconfirmed(store.getState())) return ask(token);
      const system = await checks.newest(client.systems.fetch(OWN, call));
      adopt(system);
      return system;
    },
    adopt(system) {
      if (store.getState().system?.uuid === system.uuid) checks.noteUpdate();
      adopt(system);
    },
    noticeRejected(token) {
      if (token !== null && token === active.read() && store.getState().state !== 'rejected')
        checks.noticeRefused();
    },
    readToken: active.read,
    forget,
    async recheck() {
      const token = active.read();
      if (token !== null) await check(token);
    },
    dispose() {
      begin();
      stopSettings();
      stopOnline();
    },
  };
}

/** Whether the service has not answered about the token yet. */
function isUnconfirmed({ state }: SessionSnapshot): boolean {
  return state === 'loading' || state === 'offline';
}

/** A token that a person has entered, while it is checked and the former one stays active. */
interface Entering {
  readonly attempt: number;
  /** The service has refused the former token meanwhile. */
  isFormerRefused: boolean;
}

/** Asks the service about the active token, again while it can't be reached, and about one that a person enters. */
function createChecks(
  { client, settings, own, online, clock }: SessionOptions,
  active: ReturnType<typeof createActiveToken>,
  notifyRejected: () => void,
) {
  const { store, show } = active;
  /** Counts the requests to the session: an answer to an earlier one is ignored. */
  let attempt = 0;
  let entering: Entering | null = null;
  let retryTimer: unknown = null;
  let retryMs = RETRY_FIRST_MS;
  /** Counts newer copies of the own system from other sources, such as an edit. */
  let updates = 0;

  /** Starts a new request: cancels the retry of the former one. */
  function begin(): number {
    if (retryTimer !== null) clock.clearTimeout(retryTimer);
    retryTimer = null;
    attempt += 1;
    return attempt;
  }

  /** The token stays stored, so that the person can correct it. */
  function reject(): void {
    begin();
    active.logOut('rejected');
    notifyRejected();
  }

  /** The answer, or the known copy if that is newer than the request. */
  async function newest(asking: Promise<System>): Promise<System> {
    const before = updates;
    const system = await asking;
    const current = store.getState().system;
    return updates !== before && current?.uuid === system.uuid ? current : system;
  }

  /** Fetches the token's system and sets the session by the answer. */
  async function ask(token: string): Promise<System> {
    const mine = begin();
    try {
      const system = await newest(fetchOwn(client, token));
      if (mine === attempt) active.take('logged-in', token, system);
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

  /** `ask` for callers that don't need the answer. */
  const check = async (token: string) => void (await ask(token).catch(() => {}));

  /** Starts with `token` and its `remembered` system. Resolves when the first screen may be shown. */
  async function start(token: string, remembered = own.load(token)): Promise<void> {
    begin();
    retryMs = RETRY_FIRST_MS;
    const isOnline = online.getSnapshot();
    active.assume(isOnline ? 'loading' : 'offline', token, remembered);
    if (remembered === null) {
      const checked = check(token);
      if (isOnline) await withDeadline(clock, LONGEST_WAIT_MS, checked);
    } else retryTimer = clock.setTimeout(() => void check(token), CHECK_AFTER_MS);
  }

  /** Asks the service about an entered token, and uses it when the service accepts it. */
  async function enter(token: string, isStored: boolean): Promise<SetTokenResult> {
    const before = store.getState();
    const entered = { attempt: begin(), isFormerRefused: false };
    entering = entered;
    store.setState({ ...before, state: 'loading' });
    try {
      const system = await fetchOwn(client, token);
      if (entered.attempt === attempt) {
        active.use(token, isStored);
        active.take('logged-in', token, system);
        if (isStored) settings.update((current) => ({ ...current, token }));
      }
      return { ok: true, system };
    } catch (error) {
      const isOpen = entered.attempt === attempt;
      if (isOpen && entered.isFormerRefused) {
        active.logOut('rejected');
        if (!isRefusal(error)) notifyRejected();
      } else if (isOpen) {
        store.setState(before, true);
        // The check of the active token was cancelled for this one: do it again.
        const current = active.read();
        if (current !== null && isUnconfirmed(before)) void check(current);
      }
      if (!isRefusal(error)) return { ok: false, reason: 'unreachable' };
      // Otherwise it was the active token, and the notice was shown.
      if (isOpen) notifyRejected();
      return { ok: false, reason: 'rejected' };
    } finally {
      if (entering === entered) entering = null;
    }
  }

  return {
    ...{ begin, ask, check, start, enter, newest },
    isEntering: () => entering !== null,
    noteUpdate(): void {
      updates += 1;
    },
    /** The service has refused the active token. */
    noticeRefused(): void {
      // Another token is being checked: its answer decides.
      if (entering?.attempt === attempt) entering.isFormerRefused = true;
      else reject();
    },
  };
}
