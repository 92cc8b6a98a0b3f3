import type { FollowedStore } from './followed.ts';
import type { NoticesStore } from './notices.ts';

/** What can be done to the followed list. Ids are compared as normalised references. */
export interface FollowActions {
  /** Adds a system at the end; the id of `system`, when given, is what is kept. Returns false when it is followed already. */
  follow(id: string, system?: { readonly id: string; readonly name: string | null }): boolean;
  /** Removes a system and raises a notice with Undo, which puts it back at its place. */
  unfollow(id: string, name?: string | null): void;
  /** Moves one to a position of the list without it. */
  move(id: string, toIndex: number): void;
  /** Moves several, keeping their order, before or after `target`. */
  moveMany(ids: Iterable<string>, target: string, place: 'before' | 'after'): void;
  isFollowed(id: string): boolean;
}

export declare function createFollowActions(followed: FollowedStore, notices: NoticesStore): FollowActions;
