import type { Client, FetchLike } from '@frontboard/client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Outbox } from '../data/outbox/types.ts';
import type { Refresher } from '../data/refresher/types.ts';
import type { StatusCache } from '../data/status/status-cache.ts';
import type { Clock } from '../platform/clock.ts';
import type { OnlineMonitor } from '../platform/online.ts';
import type { SafeStorage } from '../platform/storage.ts';
import type { Tabs } from '../platform/tabs.ts';
import type { Ticker } from '../platform/ticker.ts';
import type { VisibilityMonitor } from '../platform/visibility.ts';
import type { Writes } from '../sync/writes/writes.ts';
import type { AppUpdate } from './app-update.ts';
import type { FollowedStore } from './followed.ts';
import type { Log } from './log.ts';
import type { NoticesStore } from './notices.ts';
import type { PreferencesStore } from './preferences.ts';
import type { Session } from './session.ts';
import type { SettingsStore } from './settings.ts';

/** What `main.tsx` builds once. Everything below reaches it through `useServices()`. */
export interface Services {
  readonly client: Client;
  /** For what is not the service's: no token goes along. */
  readonly fetch: FetchLike;
  readonly queryClient: QueryClient;
  readonly settings: SettingsStore;
  readonly followed: FollowedStore;
  readonly preferences: PreferencesStore;
  readonly notices: NoticesStore;
  readonly log: Log;
  readonly appUpdate: AppUpdate;
  readonly session: Session;
  readonly refresher: Refresher;
  readonly outbox: Outbox;
  /** What knows of writes in flight; loaded when first needed. Rejects when it can't be loaded. */
  readonly loadWrites: () => Promise<Writes>;
  /** Resolves once a write that ended without an answer at `sinceMs` (default now) can no longer be running. */
  readonly settleWrites: (sinceMs?: number) => Promise<void>;
  readonly online: OnlineMonitor;
  readonly visibility: VisibilityMonitor;
  readonly tabs: Tabs;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  readonly ticker: Ticker;
  readonly statusCache: StatusCache;
  /** The service's origin, without a version path. */
  readonly serviceUrl: string;
  /** Sample data in this page only; nothing is kept. */
  readonly demo: boolean;
}

const ServicesContext = createContext<Services | null>(null);

/** Makes the services reachable. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services; throws outside `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
