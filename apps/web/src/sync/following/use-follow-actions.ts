import { useMemo } from 'react';
import { type SessionServices, useSessionServices } from '../../session/services.ts';
import { createFollowActions, type FollowActions } from '../../state/follow-actions.ts';
import { removingTyped } from './typed-notes.ts';

/** The ways to change the followed list. */
export function useFollowActions(): FollowActions {
  const services = useSessionServices();
  return useMemo(() => followActionsOf(services), [services]);
}

/** The same outside of rendering. */
export function followActionsOf(services: SessionServices): FollowActions {
  return createFollowActions(services, (id) => removingTyped(services.privateStorage, id));
}
