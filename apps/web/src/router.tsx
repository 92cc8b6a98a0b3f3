import {
  type AnyRouter,
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { NotFoundScreen } from './features/shell/not-found-screen.tsx';
import { PendingScreen } from './features/shell/pending-screen.tsx';
import { RouteError } from './features/shell/route-error.tsx';
import { routeTree } from './route-tree.gen.ts';
import { PLAIN_CHARACTERS } from './routes/-id-guard.ts';
import { blockSeveralIds } from './routes/-navigation-guard.ts';
import { forcedTheme, setAddressHash } from './state/theme.ts';
import type { Services } from './sync/services.ts';

/**
 * Reads a value of the search part of an address. Discord ids are numbers too long for JavaScript: they stay as they are
 * written, where the router's own reader would round them.
 */
function parseSearchValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text)
    throw new SyntaxError('Not a number that can be kept.');
  return value;
}

/** Links, navigations and redirects keep a `#dark` or `#light` of the address, unless they name another end. */
function keepForcedTheme(router: AnyRouter): void {
  const build = router.buildLocation;
  router.buildLocation = (options) => {
    const isInherited = options.hash === undefined && forcedTheme(router.latestLocation.hash) !== null;
    // The library's type is generic in the address, and the hash is not part of it.
    return build(isInherited ? ({ ...options, hash: true } as typeof options) : options);
  };
  router.subscribe('onBeforeNavigate', ({ toLocation }) => setAddressHash(toLocation.hash));
}

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
    parseSearch: parseSearchWith(parseSearchValue),
    stringifySearch: stringifySearchWith(JSON.stringify, parseSearchValue),
    pathParamsAllowedCharacters: [...PLAIN_CHARACTERS],
    defaultPreload: 'intent',
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundScreen,
  });
  blockSeveralIds(router, services.notices);
  keepForcedTheme(router);
  // The router listens to addresses only once it is rendered: one that changes while the app starts (Back) would show the former screen.
  const stopListening = router.history.subscribe(() => void router.load().catch(console.error));
  router.subscribe('onRendered', stopListening);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
