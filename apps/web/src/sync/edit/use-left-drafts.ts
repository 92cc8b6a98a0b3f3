import type { Group, Member } from '@frontboard/model';
import { useMemo, useSyncExternalStore } from 'react';
import { usePrivateStore, useSession } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { useWriteServices } from '../writes/services.ts';
import { allDrafts, createDraftsStore, draftPlace } from './drafts.ts';

type Kind = 'member' | 'group';

/** What was typed for a member or group that is not there any more. */
export interface LeftDraft {
  readonly uuid: string;
  /** As it was typed; may be empty. */
  readonly name: string;
  /** As they were typed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Deletes it. Returns the way to take that back. */
  forget(): () => void;
}

/** The drafts of members or groups that are not among `present`: no form opens them any more. */
export function useLeftDrafts(kind: Kind, present: readonly (Member | Group)[]): readonly LeftDraft[] {
  const store = usePrivateStore(createDraftsStore);
  const { system, isStored } = useSession();
  const viewer = viewerOf(system, '@me');
  const all = useMemo(() => allDrafts(store, viewer), [store, viewer]);
  const drafts = useSyncExternalStore(all.subscribe, all.get);
  return useMemo(() => {
    const there = new Set<string>(present.map(({ uuid, id }) => uuid ?? id));
    return Object.entries(drafts).flatMap(([key, draft]) => {
      const [of, uuid, ...others] = key.split(':');
      // Those of new ones have their own form.
      if (of !== kind || uuid === undefined || others.length > 0 || uuid === 'new' || there.has(uuid))
        return [];
      const { values } = draft;
      const { name } = values;
      const forget = () => {
        const place = draftPlace(store, viewer, key, isStored);
        place.remove();
        return () => void place.save(draft);
      };
      return [{ uuid, name: typeof name === 'string' ? name : '', values, forget }];
    });
  }, [kind, present, drafts, store, viewer, isStored]);
}

/** The way to have what was typed for a member or group that is gone wait in the form of a new one, made from that uuid. */
export function useHandOver(kind: Kind): (uuid: string, values: object) => void {
  const { clock } = useWriteServices();
  const store = usePrivateStore(createDraftsStore);
  const { system, isStored } = useSession();
  const viewer = viewerOf(system, '@me');
  return (uuid, values) => {
    // Measured against the empty form, so that all of it counts as typed.
    draftPlace(store, viewer, `${kind}:new:${uuid}`, isStored).save({
      base: {},
      values: { ...values },
      atMs: clock.now(),
      sent: null,
    });
  };
}
