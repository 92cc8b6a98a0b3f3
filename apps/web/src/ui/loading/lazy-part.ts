import { type ComponentType, createElement, useLayoutEffect, useState } from 'react';

/** A component whose code is loaded when it is first shown, or before by `preload` (on hover, focus or press). */
export type LazyPart<Props> = ComponentType<Props> & {
  /** A failure is silent: showing the component loads it again and reports the error. */
  preload: () => void;
  /** The same for a caller that waits: over when the code is there or has failed. */
  ready: () => Promise<void>;
};

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component in a file of its own. It is shown in the task in which its code is there, at once if it is there already. React's own `lazy` with
 * `Suspense` shows the fallback even then, and nothing else for the 300 ms after a fallback.
 *
 * Rendering it throws the error if the code can't be loaded: it needs a boundary.
 *
 * @param Waiting what is shown instead until then; nothing without it
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Waiting?: ComponentType<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<void> | null = null;
  const loadOnce = () => {
    pending ??= load().then(
      (module) => {
        loaded = module.default;
      },
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  };
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    useLayoutEffect(() => {
      if (Loaded !== null) return;
      loadOnce().then(
        () => setLoaded(() => loaded),
        (error: unknown) =>
          // Thrown while rendering, for the boundary.
          setLoaded(() => {
            throw error;
          }),
      );
    }, [Loaded]);
    const Shown = Loaded ?? Waiting;
    return Shown && createElement(Shown, props);
  }
  const ready = () => loadOnce().catch(() => {});
  return Object.assign(Part, { preload: () => void ready(), ready });
}
