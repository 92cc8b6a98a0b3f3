import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { NotFoundScreen } from './features/shell/not-found-screen.tsx';
import { PendingScreen } from './features/shell/pending-screen.tsx';
import { RouteError } from './features/shell/route-error.tsx';
import { routeTree } from './route-tree.gen.ts';
import { blockSeveralIds } from './routes/-navigation-guard.ts';
import type { Services } from './state/services.tsx';

/**
 * The router over the app's routes.
 *
 * @param services what the routes' guards and loaders work with
 * @param history where addresses come from; the browser's by default, a memory history in tests
 */
export function createAppRouter(services: Services, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { services },
    defaultPreload: 'intent',
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundScreen,
  });
  blockSeveralIds(router, services.notices);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
