import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StateServices } from '../services.tsx';

/**
 * Addresses of pictures that the person has asked for one by one: typed into a form, or loaded in their place. They are shown until the
 * page is left, another choice of pictures is made, or a host is no longer always loaded. For `once`.
 */
export function createShownPictures({ settings }: Pick<StateServices, 'settings'>): ShownPictures {
  const shown = createStore<ReadonlySet<string>>(() => new Set());
  settings.subscribe(({ images, imageHosts }, before) => {
    const isLess = before.imageHosts.some((host) => !imageHosts.includes(host));
    if (images !== before.images || isLess) shown.setState(new Set(), true);
  });
  return shown;
}

export type ShownPictures = StoreApi<ReadonlySet<string>>;

/** Shows these pictures from now on. */
export function showPictures(shown: ShownPictures, urls: readonly string[]): void {
  if (!urls.every((url) => shown.getState().has(url))) {
    shown.setState(new Set([...shown.getState(), ...urls]), true);
  }
}
