import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import type { MenuItem } from './menu-window.tsx';

/** Makes an entry of a menu a link to a place of the app. */
export function useMenuLink(): (place: NavigateOptions) => Pick<MenuItem, 'href' | 'onAction'> {
  const router = useRouter();
  return (place) => ({
    href: () => router.history.createHref(router.buildLocation(place).href),
    onAction: () => void router.navigate(place),
  });
}
