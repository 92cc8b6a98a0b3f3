import { normaliseRef } from '@frontboard/model';
import { hasDetails } from './followed-details.ts';
import { addingDetails, detailsAbout, forgettingSystems } from './followed-details-changes.ts';
import { movedBeside, movedTo } from './moved.ts';
import type { StateServices } from './services.tsx';
import { stateWords as words } from './words.ts';

/** The actions on the followed list. Ids are compared as normalised references. */
export interface FollowActions {
  /**
   * Adds a system at the end; if `system` is given, its id is added. Returns false if it is followed already.
   */
  follow(id: string, system?: { readonly id: string }): boolean;
  /** Removes a system with what this device knows about it and what is typed about it, and shows a notice with Undo, which restores all of it. `name` is for the notice. */
  unfollow(id: string, name?: string | null): void;
  /** Moves one to a position of the list without it. */
  move(id: string, toIndex: number): void;
  /** Moves several, keeping their order, before or after `target`. */
  moveMany(ids: Iterable<string>, target: string, place: 'before' | 'after'): void;
  isFollowed(id: string): boolean;
}

/**
 * The ways to change the followed list.
 *
 * @param removeTyped removes what is typed and not saved about a system; returns what brings it back
 */
export function createFollowActions(
  { followed, followedDetails, notices }: Pick<StateServices, 'followed' | 'followedDetails' | 'notices'>,
  removeTyped: (id: string) => () => void,
): FollowActions {
  const isFollowed = (id: string) => followed.getState().includes(normaliseRef(id));
  return {
    isFollowed,
    follow(id, system) {
      const added = normaliseRef(system?.id ?? id);
      if (isFollowed(added)) return false;
      followed.update((ids) => [...ids, added]);
      return true;
    },
    unfollow(id, name) {
      const gone = normaliseRef(id);
      const before = followed.getState();
      if (!before.includes(gone)) return;
      const system = new Set([gone]);
      const known = detailsAbout(followedDetails.getState(), system);
      followed.update((ids) => ids.filter((other) => other !== gone));
      if (hasDetails(followedDetails)) followedDetails.update(forgettingSystems(system));
      const restoreTyped = removeTyped(gone);
      const undo = () => {
        restoreTyped();
        followed.update((ids) => putBack(ids, gone, before));
        if (hasDetails(followedDetails)) followedDetails.update(addingDetails(known));
      };
      notices.notify({
        kind: 'info',
        title: words.unfollowed(name ?? gone),
        undo,
      });
    },
    move(id, toIndex) {
      followed.update((ids) => movedTo(ids, itself, id, toIndex));
    },
    moveMany(moved, target, place) {
      followed.update((ids) => movedBeside(ids, itself, moved, target, place));
    },
  };
}

function itself(id: string): string {
  return id;
}

/** `ids` with `id` after the nearest of its former neighbours that still exists. */
function putBack(ids: readonly string[], id: string, before: readonly string[]): readonly string[] {
  if (ids.includes(id)) return ids;
  const neighbour = before.slice(0, before.indexOf(id)).findLast((other) => ids.includes(other));
  return ids.toSpliced(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, id);
}
