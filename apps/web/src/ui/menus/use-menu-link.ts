import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import type { MenuItem } from './menu-window.tsx';

/** Gives the address of a place of the app, as links have it. */
export function useHrefOf(): (place: NavigateOptions) => string {
  const router = useRouter();
  return (place) => router.history.createHref(router.buildLocation(place).href);
}

/** Makes an entry of a menu a link to a place of the app. */
export function useMenuLink(): (place: NavigateOptions) => Pick<MenuItem, 'href' | 'onAction'> {
  const router = useRouter();
  const hrefOf = useHrefOf();
  return (place) => ({ href: () => hrefOf(place), onAction: () => void router.navigate(place) });
}
