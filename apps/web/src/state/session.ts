import type { System } from '@frontboard/model';
import type { StoreApi } from 'zustand/vanilla';

export type SessionState = 'no-token' | 'loading' | 'logged-in' | 'offline' | 'rejected';

/** Who is using the app: nobody known, or the owner of `system`. The token itself is never part of this. */
export interface SessionSnapshot {
  readonly state: SessionState;
  /** The own system; present when logged in, and when offline if it is remembered. */
  readonly system: System | null;
}

export type SetTokenResult =
  | { readonly ok: true; readonly state: 'no-token' | 'logged-in'; readonly system: System | null }
  | { readonly ok: false; readonly reason: 'rejected' | 'unreachable'; readonly error: unknown };

export interface Session
  extends Pick<StoreApi<SessionSnapshot>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Trims `text`, asks the service whose token it is, and keeps it when the service knows it. Empty text forgets the
   * token. A refused or unchecked token is not kept and the session stays as it was.
   */
  setToken(text: string): Promise<SetTokenResult>;
  /** Forgets the token and everything seen with it. */
  forget(): void;
}
