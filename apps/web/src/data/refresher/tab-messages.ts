import type { Viewer } from '../status/status-queries.ts';
import type { Outcome } from './outcome.ts';
import type { Task } from './schedule.ts';

/** Raised when a message changes its meaning: tabs of two releases may be open side by side. */
const PROTOCOL = 2;

/** What the tabs tell each other about refreshing. */
export type TabMessage =
  | { readonly type: 'started'; readonly task: Task; readonly atMs: number }
  | {
      readonly type: 'settled';
      readonly task: Task;
      readonly outcome: Outcome;
      readonly atMs: number;
      /** Whose eyes saw it: tabs may be different accounts for a moment, or for as long as one of them keeps nothing. */
      readonly viewer: Viewer;
    }
  /** The person asked for everything now, in a tab that does not lead. */
  | { readonly type: 'refresh' }
  /** What a tab has in view; empty when it is hidden or shows something else. */
  | { readonly type: 'visible'; readonly tab: string; readonly ids: readonly string[] }
  /** A new leader asks what the others have in view. */
  | { readonly type: 'roll-call' }
  /** A tab with a status screen in view wants to lead: those without one step back. */
  | { readonly type: 'screen' }
  /** A tab that has just opened asks the leader for what it knows: the device may not have saved it yet. */
  | { readonly type: 'newcomer'; readonly tab: string }
  /** One piece of what the leader knows, for the newcomer `to`. */
  | {
      readonly type: 'known';
      readonly to: string;
      readonly task: Task;
      readonly outcome: Outcome;
      readonly atMs: number;
      readonly viewer: Viewer;
    };

const TYPES: readonly string[] = [
  'started',
  'settled',
  'refresh',
  'visible',
  'roll-call',
  'screen',
  'newcomer',
  'known',
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
