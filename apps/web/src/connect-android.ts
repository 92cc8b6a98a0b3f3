import { followLauncherFronts } from './parts/saved-fronts/launcher-fronts.ts';
import { connectAndroid } from './platform/android/connect.ts';
import type { createAppRouter } from './router.tsx';
import type { Services } from './sync/services.ts';

/** Connects the page to the Android app around it. Call it before anything checks whether the device can show notifications. */
export function connectToAndroid(services: Services, router: ReturnType<typeof createAppRouter>): void {
  connectAndroid((path) => void router.navigate({ href: path }));
  followLauncherFronts(services, router);
}
