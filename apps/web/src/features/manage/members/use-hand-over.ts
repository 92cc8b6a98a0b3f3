import { useCallback } from 'react';
import { draftPlace } from '../../../data/edit/drafts.ts';
import { viewerOf } from '../../../data/status/status-queries.ts';
import { useOwnSystem } from '../../../state/hooks.ts';
import { usePrivateStorage } from '../../../state/private-storage.ts';
import { useServices } from '../../../state/services.tsx';
import { emptyValues, type MemberValues } from './member-values.ts';

/** The way to have what was typed for a member who is gone wait in the form of a new one, made from that uuid. */
export function useHandOver(): (uuid: string, values: MemberValues) => void {
  const { clock } = useServices();
  const storage = usePrivateStorage();
  const viewer = viewerOf(useOwnSystem(), '@me');
  return useCallback(
    (uuid, values) => {
      draftPlace(storage, viewer, `member:new:${uuid}`).save({
        base: { ...emptyValues('public') },
        values: { ...values },
        atMs: clock.now(),
        sent: null,
      });
    },
    [storage, viewer, clock],
  );
}
