import { normaliseRef } from '@frontboard/model';
import type { FollowedStore } from './followed.ts';
import type { NoticesStore } from './notices.ts';
import { stateWords as words } from './words.ts';

/** The actions on the followed list. Ids are compared as normalised references. */
export interface FollowActions {
  /**
   * Adds a system at the end; if `system` is given, its id is added. Returns false if it is followed already.
   */
  follow(id: string, system?: { readonly id: string }): boolean;
  /** Removes a system and shows a notice with Undo, which restores its position. `name` is for the notice. */
  unfollow(id: string, name?: string | null): void;
  /** Moves one to a position of the list without it. */
  move(id: string, toIndex: number): void;
  /** Moves several, keeping their order, before or after `target`. */
  moveMany(ids: Iterable<string>, target: string, place: 'before' | 'after'): void;
  isFollowed(id: string): boolean;
}

/** The ways to change the followed list. */
export function createFollowActions(followed: FollowedStore, notices: NoticesStore): FollowActions {
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
      followed.update((ids) => ids.filter((other) => other !== gone));
      notices.notify({
        kind: 'info',
        title: words.unfollowed(name ?? gone),
        action: { label: words.undo, run: () => followed.update((ids) => putBack(ids, gone, before)) },
      });
    },
    move(id, toIndex) {
      followed.update((ids) => {
        if (!ids.includes(id)) return ids;
        const rest = ids.filter((other) => other !== id);
        return rest.toSpliced(Math.max(0, Math.min(toIndex, rest.length)), 0, id);
      });
    },
    moveMany(moved, target, place) {
      followed.update((ids) => {
        const set = new Set(moved);
        const rest = ids.filter((id) => !set.has(id));
        const index = rest.indexOf(target);
        if (index === -1) return ids;
        const travellers = ids.filter((id) => set.has(id));
        return rest.toSpliced(place === 'before' ? index : index + 1, 0, ...travellers);
      });
    },
  };
}

/** `ids` with `id` after the nearest of its former neighbours that still exists. */
function putBack(ids: readonly string[], id: string, before: readonly string[]): readonly string[] {
  if (ids.includes(id)) return ids;
  const neighbour = before.slice(0, before.indexOf(id)).findLast((other) => ids.includes(other));
  return ids.toSpliced(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, id);
}
