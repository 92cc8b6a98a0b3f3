import type { FrontersResult } from '@frontboard/client';
import type { Trouble } from './classify-error.ts';

/** Raised when a message changes its meaning: tabs of two releases may be open side by side. */
const PROTOCOL = 2;

/** What the tab that leads an account is at. */
export interface SenderState {
  /** The plan on its way. */
  readonly sendingId: string | null;
  readonly trouble: Trouble | null;
  readonly skewMs: number | null;
}

/** What the tabs tell each other about switches on their way. `account` is the one in use in the tab that tells; null for none. */
export type TabMessage =
  /** The stored plans have changed. */
  | { readonly type: 'changed' }
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

const TYPES: readonly string[] = [
  'changed',
  'state',
  'newcomer',
  'in-view',
  'front',
  'moved-on',
] satisfies TabMessage['type'][];

/** A message as it is posted. */
export function writeMessage(message: TabMessage): unknown {
  return { protocol: PROTOCOL, message };
}

/** The message of another tab, or null when it speaks another protocol. Its inside is our own code's and trusted as such. */
export function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { protocol, message } = data as { protocol?: unknown; message?: { type?: unknown } };
  if (protocol !== PROTOCOL || typeof message?.type !== 'string' || !TYPES.includes(message.type))
    return null;
  // Same origin, same protocol: only this file's `writeMessage` makes such objects.
  return message as TabMessage;
}
