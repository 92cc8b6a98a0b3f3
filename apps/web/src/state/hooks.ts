import type { Settings, System } from '@frontboard/model';
import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { createFollowActions, type FollowActions } from './follow-actions.ts';
import type { Notice, NoticesStore } from './notices.ts';
import type { Preferences } from './preferences.ts';
import { useServices } from './services.tsx';
import type { Session, SessionSnapshot } from './session.ts';

/** The picked part of the settings; renders again only when that part changes. */
export function useSettings<T>(selector: (settings: Settings) => T): T {
  return useStore(useServices().settings, selector);
}

/** The way to change settings: `update((s) => ({ ...s, dark: true }))`. */
export function useUpdateSettings(): (change: (settings: Settings) => Settings) => void {
  return useServices().settings.update;
}

/** The picked part of the preferences. */
export function usePreferences<T>(selector: (preferences: Preferences) => T): T {
  return useStore(useServices().preferences, selector);
}

/** The way to change preferences. */
export function useUpdatePreferences(): (change: (preferences: Preferences) => Preferences) => void {
  return useServices().preferences.update;
}

/** The ids of the followed systems, in the person's order. */
export function useFollowed(): readonly string[] {
  return useStore(useServices().followed);
}

/** The ways to change the followed list. */
export function useFollowActions(): FollowActions {
  const { followed, notices } = useServices();
  return useMemo(() => createFollowActions(followed, notices), [followed, notices]);
}

/** The notices on the screen, oldest first. */
export function useNotices(): readonly Notice[] {
  return useStore(useServices().notices);
}

/** The ways to raise and dismiss notices. */
export function useNotify(): Pick<NoticesStore, 'notify' | 'notifyError' | 'dismiss'> {
  return useServices().notices;
}

/** Who is using the app, and the ways to change that. */
export function useSession(): SessionSnapshot & Pick<Session, 'setToken' | 'forget'> {
  const { session } = useServices();
  const snapshot = useStore(session);
  return useMemo(
    () => ({ ...snapshot, setToken: session.setToken, forget: session.forget }),
    [snapshot, session],
  );
}

/** Whether this device has a network, as far as it knows. */
export function useIsOnline(): boolean {
  const { online } = useServices();
  return useSyncExternalStore(online.subscribe, online.getSnapshot);
}

/** The own system, or null. */
export function useOwnSystem(): System | null {
  return useStore(useServices().session, (snapshot) => snapshot.system);
}
