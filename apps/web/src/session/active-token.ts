import { type Client, isUnauthorised, isUsageError } from '@frontboard/client';
import { brandId, type System } from '@frontboard/model';
import { createStore } from 'zustand/vanilla';
import type { SettingsStore } from '../state/settings.ts';
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

export interface ActiveTokenOptions {
  readonly client: Client;
  readonly settings: SettingsStore;
  readonly own: OwnSystemMemory;
  /** Lets the account of `system` store data, on the device or in the page. */
  readonly admit: (system: System, isStored: boolean) => AccountPlace;
  /** Called with each newer copy of the own system. */
  readonly onOwn: (system: System) => void;
}

/** Who asks for the system of a token. */
export const OWN = brandId('SystemRef', '@me');

/** The active token with its system: what the client sends, what the device stores and what the screens show. */
export function createActiveToken({ client, settings, own, admit, onOwn }: ActiveTokenOptions) {
  const store = createStore<SessionSnapshot>(() => ({ state: 'no-token', system: null, isStored: true }));
  /** The stored token that was handled last, accepted or not. */
  let known = storedToken(settings);
  /** The active session-only token; the stored one is inactive as long as there is one. */
  let held: string | null = null;
  /** The place of the active account, as it was when the account came into use; null until its system is known. */
  let place: AccountPlace | null = null;

  const show = (state: SessionState, system: System | null) =>
    store.setState({ state, system, isStored: held === null }, true);

  /** Sets the token and own system of the client. */
  function identify(token: string | null, system: System | null): void {
    client.setToken(token);
    client.setOwnSystem(system === null ? null : { id: system.id, uuid: system.uuid });
  }

  return {
    store,
    show,
    read: () => held ?? known,
    known: () => known,
    isStored: () => held === null,
    /** Notes the token that the device has stored. */
    know(token: string | null): void {
      known = token;
    },
    /** From now on, this token is the active one. */
    use(token: string, isStored: boolean): void {
      held = isStored ? null : token;
      if (isStored) known = token;
      place = null;
    },
    /** The session-only token is not in use any more. */
    release(): void {
      held = null;
    },
    /** Shows a token that the service has not confirmed yet, with its `remembered` system. */
    assume(state: SessionState, token: string, remembered: System | null): void {
      identify(token, remembered);
      place = remembered === null ? null : admit(remembered, held === null);
      show(state, remembered);
    },
    /** Takes over a newer copy of the own system of the active token. */
    take(state: SessionState, token: string, system: System): void {
      identify(token, system);
      place ??= admit(system, held === null);
      // Another tab may have forgotten the account.
      if (held === null && place.isOpen()) own.save(token, system);
      show(state, system);
      onOwn(system);
    },
    logOut(state: 'no-token' | 'rejected'): void {
      identify(null, null);
      if (held === null) own.clear();
      show(state, null);
    },
  };
}

/** The token in a pasted text: without spaces, line breaks, quotes and zero-width characters around it. May be empty. */
export function cleanToken(text: string): string {
  return text.replace(/^[\s\p{Cf}"'`“”‘’]+|[\s\p{Cf}"'`“”‘’]+$/gu, '');
}

/** The token that the device has stored; null without one. */
export function storedToken(settings: SettingsStore): string | null {
  return settings.getState().token?.trim() || null;
}

/** The system of a token. Rejects as the client does. */
export function fetchOwn(client: Client, token: string): Promise<System> {
  return client.systems.fetch(OWN, { token, priority: 'interactive' });
}

/** Whether the service refused the token, or the client did not send it because of invalid characters. */
export function isRefusal(error: unknown): boolean {
  return isUsageError(error) || isUnauthorised(error);
}
