import { recordKey } from '@frontboard/model';
import type { Trouble } from './classify-error.ts';
import type { QueueParts } from './parts.ts';

/** The account whose switches are shown and recorded, and whether its switches may be sent. */
export function createQueueAccount({ session, online }: Pick<QueueParts, 'session' | 'online'>) {
  /** The session-only accounts that were used here. */
  const sessionAccounts = new Set<string>();
  let viewer = viewerNow(null);
  let isRefused = session.getState().state === 'rejected';
  noteSessionAccount();

  function noteSessionAccount(): void {
    const { system, isStored } = session.getState();
    if (system === null) return;
    if (isStored) sessionAccounts.delete(recordKey(system));
    else sessionAccounts.add(recordKey(system));
  }

  /** Also if its token was just refused. */
  function viewerNow(former: string | null): string | null {
    const { system, state } = session.getState();
    if (system !== null) return recordKey(system);
    return state === 'rejected' ? former : null;
  }

  return {
    /** As of the last `follow`. */
    viewer: () => viewer,
    viewerNow: () => viewerNow(viewer),
    /** Whether its token was refused, as of the last `follow`. */
    isRefused: () => isRefused,
    isOfSession: (uuid: string) => sessionAccounts.has(uuid),
    /** Takes over the session. Returns whether another account is in use, or whether its token works has changed. */
    follow(): boolean {
      noteSessionAccount();
      const [former, wasRefused] = [viewer, isRefused];
      viewer = viewerNow(former);
      isRefused = session.getState().state === 'rejected';
      return viewer !== former || isRefused !== wasRefused;
    },
    /** The account to send for now, or why there is none. */
    permission(): { readonly viewer: string } | { readonly trouble: Trouble | null } {
      const { state, system } = session.getState();
      if (!online.getSnapshot()) return { trouble: 'offline' };
      // Only a confirmed token determines the account of the switches it would create.
      if (state === 'logged-in' && system !== null) return { viewer: recordKey(system) };
      if (state === 'rejected') return { trouble: 'noToken' };
      if (state === 'loading') return { trouble: 'checking' };
      return { trouble: state === 'offline' ? 'unreachable' : null };
    },
  };
}

export type QueueAccount = ReturnType<typeof createQueueAccount>;
