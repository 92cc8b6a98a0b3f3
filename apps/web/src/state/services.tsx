import type { FetchLike } from '@frontboard/client';
import { createContext, type ReactNode, useContext } from 'react';
import type { DurableDocuments } from '../persistence/durable/durable-documents.ts';
import type { Clock } from '../platform/clock.ts';
import type { OnlineMonitor } from '../platform/online.ts';
import type { SafeStorage } from '../platform/storage.ts';
import type { Tabs } from '../platform/tabs.ts';
import type { Ticker } from '../platform/ticker.ts';
import type { VisibilityMonitor } from '../platform/visibility.ts';
import type { AppUpdate } from './app-update.ts';
import type { ClockSkew } from './clock-skew.ts';
import type { FollowedStore } from './followed.ts';
import type { FollowedDetailsStore } from './followed-details.ts';
import type { Log } from './log.ts';
import type { NoticesStore } from './notices.ts';
import type { SettingsStore } from './settings.ts';

/**
 * The device and the client state. Each layer above adds its own services to the same object, so that a module sees the
 * services of its own layer and of those below.
 */
export interface StateServices {
  /** For hosts other than the service: the token is never sent. */
  readonly fetch: FetchLike;
  readonly settings: SettingsStore;
  readonly followed: FollowedStore;
  readonly followedDetails: FollowedDetailsStore;
  readonly notices: NoticesStore;
  readonly log: Log;
  readonly appUpdate: AppUpdate;
  readonly online: OnlineMonitor;
  readonly visibility: VisibilityMonitor;
  readonly tabs: Tabs;
  readonly storage: SafeStorage;
  readonly documents: Pick<DurableDocuments, 'load' | 'flush'>;
  readonly clock: Clock;
  readonly clockSkew: ClockSkew;
  readonly ticker: Ticker;
  /** The service's origin, without a version path. */
  readonly serviceUrl: string;
  /** Sample data, in this page only; nothing is stored. */
  readonly demo: boolean;
  /**
   * The result of `build`, once for each page. For parts whose code the first screen does not need: it is loaded with the
   * first module that uses it.
   */
  once<Services, Part>(this: Services, build: (services: Services) => Part): Part;
}

const ServicesContext = createContext<StateServices | null>(null);

/** Provides the services of all layers. `sync/services.ts` has the type of the whole. */
export function ServicesProvider<Services extends StateServices>(props: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return <ServicesContext value={props.services}>{props.children}</ServicesContext>;
}

/**
 * The services in the type of a higher layer. Only the `services.ts` of a layer calls it.
 *
 * @throws Error outside `ServicesProvider`
 */
export function useProvidedServices<Services extends StateServices>(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  // `main.tsx` provides one object with the services of all layers.
  return services as Services;
}

/** The services of this layer. */
export function useStateServices(): StateServices {
  return useProvidedServices<StateServices>();
}
