import { lazy, Suspense } from 'react';
import { StatusScreen } from '../features/status/status-screen.tsx';
import type { Layout } from '../persistence/documents/settings.ts';
import { useFollowed } from '../state/hooks.ts';

/** Usually shown only once, so it must not slow down every start. */
const FirstRunScreen = lazy(() =>
  // @early first-run
  import('../features/first-run/first-run-screen.tsx').then((module) => ({ default: module.FirstRunScreen })),
);

/** The status screen, or the first screen while no system is followed. */
export function StatusPlace({ layout }: { layout: Layout }) {
  const isEmpty = useFollowed().length === 0;
  if (!isEmpty) return <StatusScreen layout={layout} />;
  return (
    <Suspense fallback={null}>
      <FirstRunScreen />
    </Suspense>
  );
}
