import { StatusScreen } from '../features/status/status-screen.tsx';
import type { Layout } from '../persistence/documents/settings.ts';
import { useFollowed } from '../state/hooks.ts';
import { lazyPart } from '../ui/loading/lazy-part.ts';

/** Usually shown only once, so it must not slow down every start. */
export const LazyFirstRun = lazyPart<object>(() =>
  // @early first-run
  import('../features/first-run/first-run-screen.tsx').then((module) => ({ default: module.FirstRunScreen })),
);

/** The status screen, or the first screen while no system is followed. */
export function StatusPlace({ layout }: { layout: Layout }) {
  const isEmpty = useFollowed().length === 0;
  if (!isEmpty) return <StatusScreen layout={layout} />;
  return <LazyFirstRun />;
}
