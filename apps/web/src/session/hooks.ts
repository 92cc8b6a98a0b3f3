import type { System } from '@frontboard/model';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { useSessionServices } from './services.ts';
import type { Session, SessionSnapshot } from './session.ts';

/** Who is using the app, and the ways to change that. */
export function useSession(): SessionSnapshot & Pick<Session, 'setToken' | 'forget'> {
  const { session } = useSessionServices();
  const snapshot = useStore(session);
  return useMemo(
    () => ({ ...snapshot, setToken: session.setToken, forget: session.forget }),
    [snapshot, session],
  );
}

/** The own system, or null. */
export function useOwnSystem(): System | null {
  return useStore(useSessionServices().session, (snapshot) => snapshot.system);
}
