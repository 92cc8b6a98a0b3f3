import { useMemo } from 'react';
import { createFollowActions, type FollowActions } from './follow-actions.ts';
import { useStateServices } from './services.tsx';

/** The ways to change the followed list. */
export function useFollowActions(): FollowActions {
  const services = useStateServices();
  return useMemo(() => createFollowActions(services), [services]);
}
