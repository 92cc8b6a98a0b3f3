import type { FrontMember } from '../../../session/front-member.ts';
import { isIn } from './fronts.ts';

/** What decides who comes first, as it was when a visit of the screen began. */
export interface QuickVisit {
  readonly recents: readonly FrontMember[];
  readonly fronting: readonly FrontMember[];
}

/** Puts some members first; the others follow in their order. */
export function rankMembers<Member>(members: readonly Member[], first: readonly Member[]): readonly Member[] {
  if (first.length === 0) return members;
  const places = new Set(first);
  return [...first, ...members.filter((member) => !places.has(member))];
}

/** Favourites, then at most `mostRecents` recent fronters who are neither favourites nor fronting. */
export function quickMembers(
  favourites: readonly FrontMember[],
  recents: readonly FrontMember[],
  fronting: readonly FrontMember[],
  mostRecents: number,
): readonly FrontMember[] {
  const others = recents.filter(({ uuid }) => !isIn(favourites, uuid) && !isIn(fronting, uuid));
  return [...favourites, ...others.slice(0, mostRecents)];
}
