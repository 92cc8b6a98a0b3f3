import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, useEffect } from 'react';
import type { createAppRouter } from './router.tsx';
import { useImageAllowed } from './state/images/use-image-allowed.ts';
import { useNoteWithheld } from './state/images/use-withheld-pictures.ts';
import { ServicesProvider } from './state/services.tsx';
import type { Services } from './sync/services.ts';
import { pressOnce } from './ui/focus/press-once.ts';
import { ImagesAllowed, PictureWithheld } from './ui/pictures/images-allowed.ts';

/** The whole app: its services and its router are built before it renders. */
export function App({
  services,
  router,
}: {
  services: Services;
  router: ReturnType<typeof createAppRouter>;
}) {
  useEffect(pressOnce, []);
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queryClient}>
          <ImageChoice>
            <RouterProvider router={router} />
          </ImageChoice>
        </QueryClientProvider>
      </ServicesProvider>
    </StrictMode>
  );
}

/** Provides the person's choice of pictures, and notes what it does not load: one subscription instead of one for each picture. */
function ImageChoice({ children }: { children: ReactNode }) {
  return (
    <ImagesAllowed value={useImageAllowed()}>
      <PictureWithheld value={useNoteWithheld()}>{children}</PictureWithheld>
    </ImagesAllowed>
  );
}
