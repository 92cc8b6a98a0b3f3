import { type CallOptions, type Client, isUnauthorised, isUsageError } from '@frontboard/client';
import { brandId, type System } from '@frontboard/model';
import { createStore } from 'zustand/vanilla';
import { type ReadableStore, readable } from '../persistence/readable-store.ts';
import type { Clock } from '../platform/clock.ts';
import type { OnlineMonitor } from '../platform/online.ts';
import { withDeadline } from '../platform/with-deadline.ts';
import type { NoticesStore } from '../state/notices.ts';
import type { SettingsStore } from '../state/settings.ts';
import { stateWords as words } from '../state/words.ts';
import type { AccountPlace } from './account-place.ts';
import type { OwnSystemMemory } from './own-system.ts';

export type SessionState = 'no-token' | 'loading' | 'logged-in' | 'offline' | 'rejected';

/** The session: signed out, or the owner of `system`. It never contains the token. */
export interface SessionSnapshot {
  readonly state: SessionState;
  /** The own system: present when logged in, and while loading or offline if it is persisted. */
  readonly system: System | null;
  /** False for a session-only account: then nothing that its token has seen may be stored on the device. */
  readonly isStored: boolean;
}

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

interface SessionOptions {
  readonly client: Client;
  readonly settings: SettingsStore;
  readonly notices: NoticesStore;
  readonly own: OwnSystemMemory;
  readonly online: OnlineMonitor;
  readonly clock: Clock;
  /** Lets the account of `system` store data, on the device or in the page. */
  readonly admit: (system: System, isStored: boolean) => AccountPlace;
  /** Called with each newer copy of the own system. */
  readonly onOwn: (system: System) => void;
  /** Called when the token was refused: opens the place to change it. */
  readonly onRejected: () => void;
  /** Called to delete `token` from the device, copies of damaged documents included. */
  readonly onForget: (token: string) => void;
}

const OWN = brandId('SystemRef', '@me');
/** Upper bound of the wait for the first screen. */
const LONGEST_WAIT_MS = 5_000;
/** With a persisted own system, the first screen is drawn before the token is checked. */
const CHECK_AFTER_MS = 500;
const RETRY_FIRST_MS = 15_000;
const RETRY_LAST_MS = 300_000;

/** Opens the session with the stored token, if there is one, and asks the service about it. */
export function createSession(options: SessionOptions): Session {
  const { client, settings, notices, own, online, clock } = options;
  const store = createStore<SessionSnapshot>(() => ({ state: 'no-token', system: null, isStored: true }));
  /** The stored token that was handled last, accepted or not. */
  let known = storedToken(settings);
  /** The active session-only token; the stored one is inactive as long as there is one. */
  let held: string | null = null;
  /** The place of the active account, as it was when the account came into use; null until its system is known. */
  let place: AccountPlace | null = null;
  /** Counts the requests to the session: an answer to an earlier one is ignored. */
  let attempt = 0;
  /** A newly entered token that is being checked while the former one stays active. */
  let entering: { readonly attempt: number; isFormerRefused: boolean } | null = null;
  let retryTimer: unknown = null;
  let retryMs = RETRY_FIRST_MS;
  /** Counts newer copies of the own system from other sources, such as an edit. */
  let updates = 0;

  const show = (state: SessionState, system: System | null) =>
    store.setState({ state, system, isStored: held === null }, true);

  /** Starts a new request: cancels the retry of the former one. */
  function begin(): number {
    if (retryTimer !== null) clock.clearTimeout(retryTimer);
    retryTimer = null;
    attempt += 1;
    return attempt;
  }

  /** Sets the token and own system of the client. */
  function identify(token: string | null, system: System | null): void {
    client.setToken(token);
    client.setOwnSystem(system === null ? null : { id: system.id, uuid: system.uuid });
  }

  /** Takes over a newer copy of the own system of the active token. */
  function take(state: SessionState, token: string, system: System): void {
    identify(token, system);
    place ??= options.admit(system, held === null);
    // Another tab may have forgotten the account.
    if (held === null && place.isOpen()) own.save(token, system);
    show(state, system);
    options.onOwn(system);
  }

  function logOut(state: 'no-token' | 'rejected'): void {
    identify(null, null);
    if (held === null) own.clear();
    show(state, null);
  }

  /** The token stays stored, so that the person can correct it. */
  function reject(): void {
    begin();
    logOut('rejected');
    notifyRejected();
  }

  function notifyRejected(): void {
    const link = { label: words.toToken, to: '/settings', hash: 'token' } as const;
    notices.notify({ kind: 'negative', ...words.tokenRefused, link });
    options.onRejected();
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
      if (mine === attempt) take('logged-in', token, system);
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
  async function check(token: string): Promise<void> {
    await ask(token).catch(() => {});
  }

  /** Starts with `token` and its `remembered` system. Resolves when the first screen may be shown. */
  async function start(token: string, remembered = own.load(token)): Promise<void> {
    begin();
    identify(token, remembered);
    place = remembered === null ? null : options.admit(remembered, held === null);
    retryMs = RETRY_FIRST_MS;
    const isOnline = online.getSnapshot();
    show(isOnline ? 'loading' : 'offline', remembered);
    if (remembered !== null) {
      retryTimer = clock.setTimeout(() => void check(token), CHECK_AFTER_MS);
      return;
    }
    const checked = check(token);
    if (isOnline) await withDeadline(clock, LONGEST_WAIT_MS, checked);
  }

  function adopt(system: System): void {
    const { state, system: former } = store.getState();
    const token = held ?? known;
    if (token !== null && former?.uuid === system.uuid) take(state, token, system);
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
      // The persisted own system belongs to the stored token.
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
    ...readable(store),
    ready,
    async setToken(text, { isStored } = { isStored: true }) {
      const token = cleanToken(text);
      if (token === '') return { ok: false, reason: 'rejected' };
      const before = store.getState();
      const mine = begin();
      const entered = { attempt: mine, isFormerRefused: false };
      entering = entered;
      store.setState({ ...before, state: 'loading' });
      try {
        const system = await fetchOwn(client, token);
        if (mine === attempt) {
          held = isStored ? null : token;
          if (isStored) known = token;
          place = null;
          take('logged-in', token, system);
          if (isStored) settings.update((current) => ({ ...current, token }));
        }
        return { ok: true, system };
      } catch (error) {
        const isOpen = mine === attempt;
        if (isOpen && entered.isFormerRefused) {
          logOut('rejected');
          if (!isRefusal(error)) notifyRejected();
        } else if (isOpen) {
          store.setState(before, true);
          // The check of the active token was cancelled for this one: do it again.
          const current = held ?? known;
          if (current !== null && (before.state === 'loading' || before.state === 'offline'))
            void check(current);
        }
        if (!isRefusal(error)) return { ok: false, reason: 'unreachable' };
        // Otherwise it was the active token, and the notice was shown.
        if (isOpen) notifyRejected();
        return { ok: false, reason: 'rejected' };
      } finally {
        if (entering === entered) entering = null;
      }
    },
    switchTo({ token, system, isStored }) {
      held = isStored ? null : token;
      if (isStored) {
        known = token;
        if (system === null) own.clear();
        else own.save(token, system);
      }
      void start(token, system);
      if (isStored) settings.update((current) => ({ ...current, token }));
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
      if (store.getState().system?.uuid === system.uuid) updates += 1;
      adopt(system);
    },
    noticeRejected(token) {
      const { state } = store.getState();
      if (token === null || token !== (held ?? known) || state === 'rejected') return;
      // Another token is being checked: its answer decides.
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

/** The token in a pasted text: without spaces, line breaks, quotes and zero-width characters around it. May be empty. */
export function cleanToken(text: string): string {
  return text.replace(/^[\s\p{Cf}"'`“”‘’]+|[\s\p{Cf}"'`“”‘’]+$/gu, '');
}

function storedToken(settings: SettingsStore): string | null {
  return settings.getState().token?.trim() || null;
}

function fetchOwn(client: Client, token: string): Promise<System> {
  return client.systems.fetch(OWN, { token, priority: 'interactive' });
}

/** Whether the service refused the token, or the client did not send it because of invalid characters. */
function isRefusal(error: unknown): boolean {
  return isUsageError(error) || isUnauthorised(error);
}
