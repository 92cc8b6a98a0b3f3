import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useReleaseCheck } from '../data/releases/use-release-check.ts';
import { Shell } from '../features/shell/shell.tsx';
import type { RouterContext } from '../state/router-context.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { guardIdParam } from './-navigation-guard.ts';

const Palette = lazyWithPreload<{ isOpen: boolean; onClose: () => void }>(() =>
  import('../features/palette/palette.tsx').then((module) => ({ default: module.Palette })),
);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context, preload }) => guardIdParam(location, context.services.notices, preload),
  component: Root,
});

/** An offer that cannot be loaded is not made. */
const UpdateNotice = lazy(() =>
  import('../features/updates/update-notice.tsx').then(
    (module) => ({ default: module.UpdateNotice }),
    () => ({ default: () => null }),
  ),
);

function Root() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const toggle = useCallback(() => setOpen((was) => was !== true), []);
  const close = useCallback(() => setOpen(false), []);
  const isReleaseChecked = useReleaseCheck();
  const notice = isReleaseChecked && (
    <Suspense fallback={null}>
      <UpdateNotice />
    </Suspense>
  );
  return (
    <Shell commands={{ preload: Palette.preload, toggle }} notice={notice}>
      <Outlet />
      {isOpen !== null && (
        <Suspense fallback={null}>
          <Palette isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </Shell>
  );
}
