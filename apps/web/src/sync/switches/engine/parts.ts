import type { Client } from '@frontboard/client';
import type { QueryClient } from '@tanstack/react-query';
import type { StatusCache } from '../../../cache/status/status-cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OnlineMonitor } from '../../../platform/online.ts';
import type { SafeStorage } from '../../../platform/storage.ts';
import type { Tabs } from '../../../platform/tabs.ts';
import type { VisibilityMonitor } from '../../../platform/visibility.ts';
import type { Session } from '../../../session/session.ts';
import type { FollowedStore } from '../../../state/followed.ts';
import type { Log } from '../../../state/log.ts';
import type { NoticesStore } from '../../../state/notices.ts';
import type { Writes } from '../../writes/writes.ts';
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
  /** Uuid of the system that was in use; null if none was known. */
  readonly viewer: string | null;
}

/** What the engine needs. */
export interface QueueParts {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly statusCache: StatusCache;
  readonly session: Session;
  readonly followed: FollowedStore;
  readonly notices: NoticesStore;
  readonly log: Log;
  readonly loadWrites: () => Promise<Writes>;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  readonly online: OnlineMonitor;
  readonly visibility: VisibilityMonitor;
  /** Only for the queue: the tab that leads here need not lead elsewhere. */
  readonly tabs: Tabs;
  /** Store nothing on the device. */
  readonly isInMemory: boolean;
}
