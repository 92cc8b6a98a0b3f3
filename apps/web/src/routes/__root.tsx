import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Shell } from '../features/shell/shell.tsx';
import type { RouterContext } from '../state/router-context.ts';
import { guardIdParam } from './-navigation-guard.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context, preload }) => guardIdParam(location, context.services.notices, preload),
  component: Root,
});

function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
