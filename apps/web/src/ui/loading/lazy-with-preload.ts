import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component loaded when first shown, which can be preloaded (on hover, focus or press). */
export type Preloadable<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void };

/** `lazy` with a `preload`. A failed preload is silent: showing the component loads it again and reports the error. */
export function lazyWithPreload<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let pending: Promise<{ default: ComponentType<Props> }> | null = null;
  const loadOnce = () => {
    pending ??= load().catch((error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
  return Object.assign(lazy(loadOnce), { preload: () => void loadOnce().catch(() => {}) });
}
