import type { FrontMember } from '../../session/front-member.ts';
import { isIn } from './fronts.ts';

/** The members in the order in which they are offered. */
export interface RankedMembers<Member> {
  readonly items: readonly Member[];
  /** How many at the start are favourites or fronted recently. */
  readonly quickCount: number;
}

/** What decides who comes first, as it was when a visit of the screen began. */
export interface QuickVisit {
  readonly recents: readonly FrontMember[];
  readonly fronting: readonly FrontMember[];
}

/** Puts some members first, in their own order; the others follow in theirs. Unknown members are left out. */
export function rankMembers<Member>(
  members: readonly Member[],
  first: readonly FrontMember[],
  uuidOf: (member: Member) => string,
): RankedMembers<Member> {
  if (first.length === 0) return { items: members, quickCount: 0 };
  const places = new Map(first.map(({ uuid }, place) => [uuid, place]));
  const quick: Member[] = [];
  const others: Member[] = [];
  for (const member of members) {
    const place = places.get(uuidOf(member));
    if (place === undefined) others.push(member);
    else quick[place] = member;
  }
  // Unknown members left holes.
  const there = quick.filter(() => true);
  return { items: [...there, ...others], quickCount: there.length };
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
