import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import type { FollowedDetails } from '../persistence/documents/followed-details-document.ts';
import type { Settings } from '../persistence/documents/settings.ts';
import type { Notice, NoticesStore } from './notices.ts';
import { useStateServices } from './services.tsx';

/** The selected part of the settings; renders again only when that part changes. */
export function useSettings<T>(selector: (settings: Settings) => T): T {
  return useStore(useStateServices().settings, selector);
}

/** Changes settings: `update((s) => ({ ...s, discreet: true }))`. */
export function useUpdateSettings(): (change: (settings: Settings) => Settings) => void {
  return useStateServices().settings.update;
}

/** The ids of the followed systems, in the person's order. */
export function useFollowed(): readonly string[] {
  return useStore(useStateServices().followed);
}

/** A part of what this device knows about the followed systems; renders again only when it changes. */
export function useFollowedDetails<T>(select: (details: FollowedDetails) => T): T {
  return useStore(useStateServices().followedDetails, select);
}

/** The notices on the screen, oldest first. */
export function useNotices(): readonly Notice[] {
  return useStore(useStateServices().notices);
}

/** The functions that show and dismiss notices. */
export function useNotify(): Pick<NoticesStore, 'notify' | 'notifyError' | 'dismiss'> {
  return useStateServices().notices;
}

/** Whether this device has a network, as far as it knows. */
export function useIsOnline(): boolean {
  const { online } = useStateServices();
  return useSyncExternalStore(online.subscribe, online.getSnapshot);
}
