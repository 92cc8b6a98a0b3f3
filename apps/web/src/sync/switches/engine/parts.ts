import type { Tabs } from '../../../platform/tabs.ts';
import type { WriteServices } from '../../writes/services.ts';
import type { QueueResult, RecordInput, SwitchQueue } from '../types.ts';

/** The loaded queue. */
export interface Engine extends Omit<SwitchQueue, 'record'> {
  /** As `SwitchQueue.record`. */
  record(input: RecordInput, asked: AskedAt): Promise<QueueResult>;
}

/** Time and account at the tap, captured before the queue has loaded. */
export interface AskedAt {
  /** In milliseconds since 1970. */
  readonly atMs: number;
  /** The clock skew that was known. */
  readonly skewMs: number | null;
  /** Uuid of the system that was in use; null if none was known. */
  readonly viewer: string | null;
}

type ServiceName =
  | 'client'
  | 'queryClient'
  | 'statusCache'
  | 'session'
  | 'notices'
  | 'log'
  | 'loadWrites'
  | 'storage'
  | 'clock'
  | 'clockSkew'
  | 'online'
  | 'visibility';

/** What the engine needs. */
export interface QueueParts extends Pick<WriteServices, ServiceName> {
  /** Only for the queue: the tab that leads here need not lead elsewhere. */
  readonly tabs: Tabs;
  /** Whether switches of an account may be stored. */
  readonly mayStore: (viewer: string) => boolean;
  /** Store nothing on the device. */
  readonly isInMemory: boolean;
}
