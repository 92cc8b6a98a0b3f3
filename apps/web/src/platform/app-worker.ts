import { Workbox } from 'workbox-window';
import { trustedAddress } from './trusted-address.ts';

const LOOK_EVERY_MS = 3_600_000;

/**
 * Registers the service worker that stores the app on the device. Calls `offer` when a newer version is waiting, or when another tab
 * has activated one. Never rejects: without a worker the app only needs a network to start.
 */
export async function registerAppWorker(
  offer: (state: 'waiting' | 'replaced', apply: () => void) => void,
): Promise<void> {
  const workbox = new Workbox(trustedAddress('/sw.js'), { scope: '/' });
  const wasControlled = navigator.serviceWorker.controller !== null;
  let isAppliedHere = false;
  const reload = () => window.location.reload();

  workbox.addEventListener('waiting', () =>
    offer('waiting', () => {
      isAppliedHere = true;
      workbox.messageSkipWaiting();
    }),
  );
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAppliedHere) reload();
    else if (wasControlled) offer('replaced', reload);
  });
  try {
    await workbox.register({ immediate: true });
  } catch {
    return;
  }
  const look = () => void workbox.update().catch(() => {});
  setInterval(look, LOOK_EVERY_MS);
  window.addEventListener('online', look);
}
