import { type AnyRouter, redirect } from '@tanstack/react-router';
import { shellWords } from '../features/shell/words.ts';
import type { NoticesStore } from '../state/notices.ts';
import { judgeAddress, spelledAsRoute } from './-id-guard.ts';

type Notify = Pick<NoticesStore, 'notify'>;

function sayRefused(notices: Notify): void {
  notices.notify({ kind: 'warning', ...shellWords.severalIds });
}

/**
 * Cancels every navigation inside the app to an address with several ids: the address, the screen and the
 * history stay as they are, and a notice says why.
 *
 * @returns an unsubscribe function
 */
export function blockSeveralIds(router: AnyRouter, notices: Notify): () => void {
  return router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({
      nextLocation: { pathname, search },
    }: {
      nextLocation: { pathname: string; search: string };
    }) => {
      const isRefused = judgeAddress(pathname, router.options.parseSearch?.(search)).action === 'reject';
      if (isRefused) sayRefused(notices);
      return isRefused;
    },
  });
}

interface GuardedLocation {
  readonly pathname: string;
  readonly search: object;
  readonly searchStr: string;
  readonly hash: string;
}

/**
 * Runs before every navigation: an address in other capitals, or with an id that is not in its normal form, is redirected to its one
 * spelling, in place. Addresses with several ids that come from outside the app, where nothing can be cancelled, lead to the lookup
 * screen instead.
 *
 * @param matches the routes found for it, outermost first
 * @param isPreload no notice is shown while a screen is only preloaded
 */
export function guardAddress(
  location: GuardedLocation,
  matches: readonly { readonly pathname: string }[],
  notices: Notify,
  isPreload: boolean,
): void {
  const spelled = spelledAsRoute(location.pathname, matches.at(-1)?.pathname ?? location.pathname);
  const verdict = judgeAddress(spelled, location.search);
  if (verdict.action === 'reject') {
    if (!isPreload) sayRefused(notices);
    throw redirect({ to: '/lookup', replace: true });
  }
  const pathname = verdict.action === 'redirect' ? verdict.pathname : spelled;
  if (pathname === location.pathname) return;
  const hash = location.hash === '' ? '' : `#${location.hash}`;
  throw redirect({ href: `${pathname}${location.searchStr}${hash}`, replace: true });
}
