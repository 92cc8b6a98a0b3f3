import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { createAppRouter } from './router.tsx';
import { ServicesProvider } from './state/services.tsx';
import type { Services } from './sync/services.ts';

/** The whole app: its services and its router are built before it renders. */
export function App({
  services,
  router,
}: {
  services: Services;
  router: ReturnType<typeof createAppRouter>;
}) {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ServicesProvider>
    </StrictMode>
  );
}
