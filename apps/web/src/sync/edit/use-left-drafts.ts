import { type Group, type Member, recordKey } from '@frontboard/model';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { usePrivateStore, useSession } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import type { OwnKind } from '../writes/own-records.ts';
import { useWriteServices } from '../writes/services.ts';
import { createDraftsStore, type Draft, draftPlace } from './drafts.ts';

const NO_DRAFTS: Readonly<Record<string, Draft>> = {};

/** What was typed for a member or group that no longer exists. */
export interface LeftDraft {
  readonly uuid: string;
  /** The name as typed; may be empty. */
  readonly name: string;
  /** As they were typed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Deletes it. Returns a function that undoes that. */
  forget(): () => void;
}

/** The drafts of members or groups that are not among `present`: no form opens them any more. */
export function useLeftDrafts(kind: OwnKind, present: readonly (Member | Group)[]): readonly LeftDraft[] {
  const store = usePrivateStore(createDraftsStore);
  const { system, isStored } = useSession();
  const viewer = viewerOf(system);
  const drafts = useStore(store, (all) => all[viewer] ?? NO_DRAFTS);
  return useMemo(() => {
    const there = new Set<string>(present.map(recordKey));
    return Object.entries(drafts).flatMap(([key, draft]) => {
      const [of, uuid, ...others] = key.split(':');
      // New ones have their own form.
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

/** A function that moves what was typed for a deleted member or group into the form of a new one. */
export function useHandOver(kind: OwnKind): (uuid: string, values: object) => void {
  const { clock } = useWriteServices();
  const store = usePrivateStore(createDraftsStore);
  const { system, isStored } = useSession();
  const viewer = viewerOf(system);
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
