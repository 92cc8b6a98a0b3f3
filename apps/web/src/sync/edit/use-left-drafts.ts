import { type Group, type Member, recordKey } from '@frontboard/model';
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { usePrivateStore } from '../../session/account-hooks.ts';
import { useSession } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import type { OwnKind } from '../writes/own-records.ts';
import { useWriteServices } from '../writes/services.ts';
import { createDraftsStore, type Draft, draftPlace } from './drafts.ts';
import { type DraftNames, keyOfNew, leftDrafts } from './left-drafts.ts';

const NO_DRAFTS: Readonly<Record<string, Draft>> = {};

/** What was typed for a member or group that no longer exists. */
export interface LeftDraft extends DraftNames {
  /** The uuid of the record that no longer exists. */
  readonly uuid: string;
  /** Moves it into the form of a new record, the one that copies `uuid`. */
  handOver(): void;
  /** Deletes it. Returns a function that undoes that. */
  forget(): () => void;
}

/** The drafts of members or groups that are not among `present`, and of new ones begun from these: no list leads to their forms. */
export function useLeftDrafts(kind: OwnKind, present: readonly (Member | Group)[]): readonly LeftDraft[] {
  const store = usePrivateStore(createDraftsStore);
  const { system, isStored } = useSession();
  const viewer = viewerOf(system);
  const drafts = useStore(store, (all) => all[viewer] ?? NO_DRAFTS);
  const handOver = useHandOver(kind);
  return useMemo(
    () =>
      leftDrafts(drafts, kind, new Set<string>(present.map(recordKey))).map(
        ({ key, uuid, draft, ...names }) => {
          const place = draftPlace(store, viewer, key, isStored);
          return {
            uuid,
            ...names,
            handOver() {
              if (key === keyOfNew(kind, uuid)) return;
              handOver(uuid, draft.values);
              place.remove();
            },
            forget() {
              place.remove();
              return () => void place.save(draft);
            },
          };
        },
      ),
    [kind, present, drafts, store, viewer, isStored, handOver],
  );
}

/** A function that copies what was typed for a deleted member or group into the form of a new one. */
export function useHandOver(kind: OwnKind): (uuid: string, values: object) => void {
  const { clock } = useWriteServices();
  const store = usePrivateStore(createDraftsStore);
  const { system, isStored } = useSession();
  const viewer = viewerOf(system);
  return useCallback(
    (uuid, values) => {
      // Measured against the empty form, so that all of it counts as typed.
      draftPlace(store, viewer, keyOfNew(kind, uuid), isStored).save({
        base: {},
        values: { ...values },
        atMs: clock.now(),
        sent: null,
      });
    },
    [clock, store, viewer, kind, isStored],
  );
}
