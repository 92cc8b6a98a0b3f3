import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';

/** A function that tells whether the person is still on this screen, and not on the way to another one. */
export function useIsStillHere(): () => boolean {
  const router = useRouter();
  const isMounted = useIsMounted();
  const [here] = useState(() => router.latestLocation.pathname);
  return useCallback(() => isMounted() && router.latestLocation.pathname === here, [isMounted, router, here]);
}
