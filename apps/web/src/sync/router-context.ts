import type { Services } from './services.ts';

/** What every route's `beforeLoad` and `loader` receive: `createRootRouteWithContext<RouterContext>()`. */
export interface RouterContext {
  readonly services: Services;
}
