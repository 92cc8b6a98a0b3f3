import type { FrontersResult } from '@frontboard/client';
import type { FrontSwitch } from '@frontboard/model';
import { createTabProtocol } from '../../../platform/tab-protocol.ts';
import type { Trouble } from './classify-error.ts';
import type { MemoryChange } from './session-store.ts';

/** The state of the tab that leads an account. */
export interface SenderState {
  /** The switch with a request in flight. */
  readonly sendingId: string | null;
  readonly trouble: Trouble | null;
}

/** The messages between tabs about the queue. `viewer` is the one of the tab that posts; null for none. */
export type QueueMessage =
  /** The stored queue has changed. */
  | { readonly type: 'changed' }
  /** What a tab has in memory for a session-only account has changed. */
  | { readonly type: 'memory'; readonly change: MemoryChange }
  | { readonly type: 'state'; readonly viewer: string | null; readonly state: SenderState }
  /** A tab that has just opened, or changed to this account, asks the leader for its state. */
  | { readonly type: 'newcomer'; readonly viewer: string | null }
  /** A tab became visible: a hidden leader should let it lead. */
  | { readonly type: 'in-view'; readonly viewer: string | null }
  /** The front of the own system, from the service's latest answer. */
  | {
      readonly type: 'front';
      readonly viewer: string;
      readonly front: FrontersResult;
      readonly atMs: number;
    }
  /** A switch of the service was changed, or deleted (null). */
  | {
      readonly type: 'switch';
      readonly viewer: string;
      readonly switchId: string;
      readonly now: FrontSwitch | null;
    }
  /** A correction became a separate switch. */
  | { readonly type: 'moved-on'; readonly viewer: string | null };

/** What the service's answers have said about the own system: every tab shows it. */
export type NewsMessage = Extract<QueueMessage, { readonly type: 'front' | 'switch' }>;

/** The messages as they are posted and read. Their version is raised when one changes its meaning. */
export const queueMessages = createTabProtocol<QueueMessage>(4);
