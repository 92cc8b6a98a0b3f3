import { lazy, Suspense } from 'react';
import { StatusScreen } from '../features/status/status-screen.tsx';
import type { Layout } from '../persistence/documents/settings.ts';
import { useFollowed } from '../state/hooks.ts';

/** Shown once in a lifetime, mostly: no weight of every start. */
const FirstRunScreen = lazy(() =>
  // @early first-run
  import('../features/first-run/first-run-screen.tsx').then((module) => ({ default: module.FirstRunScreen })),
);

/** The status screen, or what explains the app while nobody is followed. */
export function StatusPlace({ layout }: { layout: Layout }) {
  const isEmpty = useFollowed().length === 0;
  if (!isEmpty) return <StatusScreen layout={layout} />;
  return (
    <Suspense fallback={null}>
      <FirstRunScreen />
    </Suspense>
  );
}
