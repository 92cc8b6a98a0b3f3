import type { FrontersResult } from '@frontboard/client';
import { createTabProtocol } from '../../../platform/tab-protocol.ts';
import type { Trouble } from './classify-error.ts';
import type { MemoryChange } from './session-store.ts';

/** What the tab that leads an account is at. */
export interface SenderState {
  /** The plan on its way. */
  readonly sendingId: string | null;
  readonly trouble: Trouble | null;
  readonly skewMs: number | null;
}

/** What the tabs tell each other about switches on their way. `account` is the one in use in the tab that tells; null for none. */
export type QueueMessage =
  /** The stored plans have changed. */
  | { readonly type: 'changed' }
  /** What a tab remembers of an account of this session only has changed. */
  | { readonly type: 'memory'; readonly change: MemoryChange }
  | { readonly type: 'state'; readonly account: string | null; readonly state: SenderState }
  /** A tab that has just opened, or changed to this account, asks the leader for its state. */
  | { readonly type: 'newcomer'; readonly account: string | null }
  /** A tab came into view: a leader that is hidden should let it lead. */
  | { readonly type: 'in-view'; readonly account: string | null }
  /** Who is fronting in the own system, as the service has just told. */
  | {
      readonly type: 'front';
      readonly account: string;
      readonly front: FrontersResult;
      readonly atMs: number;
    }
  /** A correction became a switch of its own. */
  | { readonly type: 'moved-on'; readonly account: string | null };

/** The messages as they are posted and read. Their version is raised when one changes its meaning. */
export const queueMessages = createTabProtocol<QueueMessage>(2, [
  'changed',
  'memory',
  'state',
  'newcomer',
  'in-view',
  'front',
  'moved-on',
]);
