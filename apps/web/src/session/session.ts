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
import { createAttempts } from './attempts.ts';

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

/** Opens the session with the stored token, if there is one, and asks the service about it. */
export function createSession(options: SessionOptions): Session {
  const { client, settings, own, online, clock } = options;
  const active = createActiveToken(options);
  const { store } = active;
  const attempts = createAttempts(clock);
  /** A newly entered token that is being checked while the former one stays active. */
  let entering: Entering | null = null;
  function notifyRejected(): void {
    const link = { label: words.toToken, to: '/settings', hash: 'token' } as const;
    options.notices.notify({ kind: 'negative', ...words.tokenRefused, link });
    options.onRejected();
  }

  /** The token stays stored, so that the person can correct it. */
  function reject(): void {
    attempts.begin();
    active.logOut('rejected');
    notifyRejected();
  }

  const { ask, check, start, newest, noteUpdate } = createChecks(options, { active, attempts, reject });

  function adopt(system: System): void {
    const { state, system: former } = store.getState();
    const token = active.read();
    if (token !== null && former?.uuid === system.uuid) active.take(state, token, system);
  }

  const stored = active.known();
  if (stored === null) own.clear();
  const ready = stored === null ? Promise.resolve() : start(stored);
  const stopSettings = settings.subscribe(() => followStoredToken(options, { active, attempts, start }));
  const stopOnline = online.subscribe(() => {
    const token = active.read();
    if (online.getSnapshot() && token !== null && store.getState().state === 'offline') void check(token);
  });

  return {
    ...readable(store),
    ready,
    async setToken(text, { isStored } = { isStored: true }) {
      const token = cleanToken(text);
      if (token === '') return { ok: false, reason: 'rejected' };
      const entered = { isNewest: attempts.begin(), isFormerRefused: false };
      entering = entered;
      try {
        return await enterToken(options, { active, check, notifyRejected }, { token, isStored, entered });
      } finally {
        if (entering === entered) entering = null;
      }
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
      const { state } = store.getState();
      const isOpen = state === 'loading' || state === 'offline';
      if (token !== null && entering === null && isOpen) return ask(token);
      const system = await newest(client.systems.fetch(OWN, call));
      adopt(system);
      return system;
    },
    adopt(system) {
      if (store.getState().system?.uuid === system.uuid) noteUpdate();
      adopt(system);
    },
    noticeRejected(token) {
      if (token === null || token !== active.read() || store.getState().state === 'rejected') return;
      // Another token is being checked: its answer decides.
      if (entering?.isNewest() === true) entering.isFormerRefused = true;
      else reject();
    },
    readToken: active.read,
    forget: () => forgetToken(options, { active, attempts, start }),
    async recheck() {
      const token = active.read();
      if (token !== null) await check(token);
    },
    dispose() {
      attempts.begin();
      stopSettings();
      stopOnline();
    },
  };
}

type Active = ReturnType<typeof createActiveToken>;

interface CheckParts {
  readonly active: Active;
  readonly attempts: ReturnType<typeof createAttempts>;
  /** The service has refused the active token. */
  readonly reject: () => void;
}

/** Asks the service about the active token, and again while it can't be reached. */
function createChecks(
  { client, own, online, clock }: SessionOptions,
  { active, attempts, reject }: CheckParts,
) {
  const { store, show } = active;
  /** Counts newer copies of the own system from other sources, such as an edit. */
  let updates = 0;

  /** The answer, or the known copy if that is newer than the request. */
  async function newest(asking: Promise<System>): Promise<System> {
    const before = updates;
    const system = await asking;
    const current = store.getState().system;
    return updates !== before && current?.uuid === system.uuid ? current : system;
  }

  /** Fetches the token's system and sets the session by the answer. */
  async function ask(token: string): Promise<System> {
    const isNewest = attempts.begin();
    try {
      const system = await newest(fetchOwn(client, token));
      if (isNewest()) active.take('logged-in', token, system);
      return system;
    } catch (error) {
      if (isNewest() && isRefusal(error)) reject();
      else if (isNewest()) {
        show('offline', store.getState().system);
        attempts.retry(() => void check(token));
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
    attempts.begin();
    attempts.reset();
    const isOnline = online.getSnapshot();
    active.assume(isOnline ? 'loading' : 'offline', token, remembered);
    if (remembered !== null) {
      attempts.after(CHECK_AFTER_MS, () => void check(token));
      return;
    }
    const checked = check(token);
    if (isOnline) await withDeadline(clock, LONGEST_WAIT_MS, checked);
  }

  return {
    ask,
    check,
    start,
    newest,
    noteUpdate(): void {
      updates += 1;
    },
  };
}

/** A token that a person has entered, while it is checked. */
interface Entering {
  readonly isNewest: () => boolean;
  /** The service has refused the former token meanwhile. */
  isFormerRefused: boolean;
}

interface Entered {
  readonly token: string;
  readonly isStored: boolean;
  readonly entered: Entering;
}

interface EnterParts {
  readonly active: Active;
  readonly check: (token: string) => Promise<void>;
  readonly notifyRejected: () => void;
}

/** Asks the service about an entered token, and uses it when the service accepts it. */
async function enterToken(
  { client, settings }: SessionOptions,
  { active, check, notifyRejected }: EnterParts,
  { token, isStored, entered }: Entered,
): Promise<SetTokenResult> {
  const { store } = active;
  const before = store.getState();
  store.setState({ ...before, state: 'loading' });
  try {
    const system = await fetchOwn(client, token);
    if (entered.isNewest()) {
      active.use(token, isStored);
      active.take('logged-in', token, system);
      if (isStored) settings.update((current) => ({ ...current, token }));
    }
    return { ok: true, system };
  } catch (error) {
    const isOpen = entered.isNewest();
    if (isOpen && entered.isFormerRefused) {
      active.logOut('rejected');
      if (!isRefusal(error)) notifyRejected();
    } else if (isOpen) {
      store.setState(before, true);
      // The check of the active token was cancelled for this one: do it again.
      const current = active.read();
      if (current !== null && (before.state === 'loading' || before.state === 'offline')) void check(current);
    }
    if (!isRefusal(error)) return { ok: false, reason: 'unreachable' };
    // Otherwise it was the active token, and the notice was shown.
    if (isOpen) notifyRejected();
    return { ok: false, reason: 'rejected' };
  }
}

interface StartParts {
  readonly active: Active;
  readonly attempts: ReturnType<typeof createAttempts>;
  readonly start: (token: string) => Promise<void>;
}

/** Handles a stored token that another tab, or restoring a backup, may have changed. */
function followStoredToken({ settings, own }: SessionOptions, { active, attempts, start }: StartParts): void {
  const stored = storedToken(settings);
  if (stored === active.known()) return;
  active.know(stored);
  if (!active.isStored()) {
    // The persisted own system belongs to the stored token.
    if (stored === null) own.clear();
  } else if (stored !== null) void start(stored);
  else {
    attempts.begin();
    active.logOut('no-token');
  }
}

function forgetToken({ settings, onForget }: SessionOptions, { active, attempts, start }: StartParts): void {
  attempts.begin();
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
  if (token !== null) onForget(token);
}
