import { type AnyRouteMatch, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { screenNames } from '../../parts/screens/names.ts';
import type { Layout } from '../../persistence/documents/settings.ts';
import { screenHeading } from '../../ui/focus/screen-heading.ts';
import { shellWords } from './words.ts';

/** The `staticData` of a route about its screen. */
export interface ScreenData {
  /** Screens of the same family are views of one: changing between them leaves the focus on the control that did it. */
  family?: string | undefined;
  /** The layout of the status screen that this route shows. */
  statusLayout?: Layout;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends ScreenData {}
}

const NAMES: Readonly<Record<string, string>> = screenNames;

function screenOf(matches: readonly AnyRouteMatch[], pathname: string): ScreenData & { name?: string } {
  // An unknown address matches only in part. The parts themselves may be written in different ways.
  if (partsOf(matches.at(-1)?.pathname ?? '') !== partsOf(pathname)) return { name: shellWords.notFound };
  const name = matches.map(({ fullPath }) => NAMES[fullPath.replace(/\/$/, '')]).findLast(Boolean);
  return Object.assign({ name }, ...matches.map((match) => match.staticData));
}

const partsOf = (pathname: string) => pathname.split('/').filter(Boolean).length;

/**
 * After each navigation: the document's title, the page scrolled to its top, the focus on the new screen's `h1`.
 *
 * @returns the name of the screen just reached, for a polite live region; empty before the first navigation
 */
export function useScreenChange(): string {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');

  // Before the router reports the first screen, which may be in the first render.
  useLayoutEffect(() => {
    let family: string | undefined;
    let frame = 0;
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const screen = screenOf(router.state.matches, toLocation.pathname);
      document.title = screen.name ? `${screen.name} · ${shellWords.appName}` : shellWords.appName;
      const isSameFamily = family !== undefined && family === screen.family;
      family = screen.family;
      if (!fromLocation || !pathChanged) return;
      // The router's own reset ignores a page with a hash, and ours has one while `#dark` forces the theme. After Back, the router then
      // restores the position.
      window.scrollTo(0, 0);
      cancelAnimationFrame(frame);
      if (isSameFamily || toLocation.state.keepsFocus) return;
      setAnnouncement(screen.name ?? '');
      // Moving the focus computes the layout: with the frame that shows the screen, and not in the task that has rendered it.
      frame = requestAnimationFrame(() => {
        (screenHeading() ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [router]);

  return announcement;
}
