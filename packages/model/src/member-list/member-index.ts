import { parseBirthday } from '../birthday/birthday.ts';
import type { Group } from '../group/group.ts';
import {
  createListIndex,
  type ListIndex,
  type ListResult,
  queryList,
  type TextFinder,
  withOrder,
} from '../list-query/list-index.ts';
import { colorKey, isFilled, timestampKeys } from '../list-query/record-keys.ts';
import { MISSING, numberKey, type SortKey, textKeys } from '../list-query/sort-order.ts';
import type { Member } from '../member/member.ts';
import { collatorOf } from '../name/collator.ts';
import { type LabelOptions, type MemberLabel, memberLabel } from '../name/label.ts';
import type { Searchable } from '../text-search/match.ts';
import { isFrontedWithin, type LastFronted, lastFrontedKey } from './last-fronted.ts';
import type { FieldSort, MemberQuery, MemberSort, MemberTrait } from './member-query.ts';

/** The members of a system prepared for queries. Immutable; create another when members or options change. */
export interface MemberIndex {
  readonly list: ListIndex<Member, MemberSort | FieldSort, MemberTrait>;
  /** The positions of the members of each group, by its short id and by its uuid. */
  readonly groups: ReadonlyMap<string, ReadonlySet<number>>;
  /** When a member was last fronting, and when a day begins; see `withLastFronted`. */
  readonly fronted: FrontedTimes;
}

/** What is known of the times at which members were fronting. */
export interface FrontedTimes {
  /** Null if nothing is known. */
  readonly lastOf: (member: Member) => LastFronted | null;
  /** The time at which a day such as `2026-05-03` begins, in milliseconds since 1970. */
  readonly startOf: (day: string) => number;
}

const NOT_KNOWN: FrontedTimes = { lastOf: () => null, startOf: () => Number.NaN };

export interface MemberIndexOptions extends LabelOptions {
  /**
   * Whether the viewer is the owner. Only then the internal name of a member with a display name is searched: for others
   * it may be a former name.
   */
  readonly owner: boolean;
  /** Another name by which a member is found, or null; none by default. */
  readonly nicknameOf?: (member: Member) => string | null;
  /** The locale of the sort order; see `collatorOf`. */
  readonly locale: string | undefined;
  /** The groups of the system with their members, for the filter by group; see `withGroups`. */
  readonly groups?: readonly Group[];
}

/** Prepares members for queries. Takes tens of milliseconds for thousands of members, so keep the result. */
export function createMemberIndex(members: readonly Member[], options: MemberIndexOptions): MemberIndex {
  const { compare } = collatorOf(options.locale);
  const labels = members.map((member) => memberLabel(member, options));
  const list = createListIndex<Member, MemberSort | FieldSort, MemberTrait>({
    items: members,
    toSearchable: (member, position) => toSearchable(member, labels[position], options),
    sortKeys: {
      name: () =>
        textKeys(
          labels.map(({ name }) => name),
          compare,
        ),
      pronouns: () =>
        textKeys(
          labels.map((label) => label.pronouns),
          compare,
        ),
      created: () => timestampKeys(members.map(({ createdAt }) => createdAt)),
      messages: () => members.map(({ messageCount }) => numberKey(messageCount)),
      'last-message': () => timestampKeys(members.map(({ lastMessageAt }) => lastMessageAt)),
      // Known only later.
      'last-fronted': () => members.map(() => MISSING),
      birthday: () => members.map(({ birthday }) => birthdayKey(birthday)),
      color: () => members.map(({ color }) => colorKey(color)),
    },
    traits: {
      avatar: ({ avatarUrl }) => isFilled(avatarUrl),
      banner: ({ bannerUrl }) => isFilled(bannerUrl),
      color: ({ color }) => color !== null,
      description: ({ description }) => isFilled(description),
      birthday: ({ birthday }) => isFilled(birthday),
      pronouns: (_member, position) => isFilled(labels[position]?.pronouns ?? null),
      proxyTags: ({ proxyTags }) => proxyTags.length > 0,
    },
    isHidden: ({ privacy }) => (options.owner && privacy ? privacy.visibility === 'private' : null),
  });
  return withGroups({ list, groups: new Map(), fronted: NOT_KNOWN }, options.groups ?? []);
}

/**
 * The same index with these groups for the filter by group, for when they arrive after the members: fast, nothing is
 * prepared again. Groups that were read without their members, or whose list is private, have none here.
 */
export function withGroups({ list, fronted }: MemberIndex, groups: readonly Group[]): MemberIndex {
  const positions = new Map<string, number>();
  for (const [position, { id, uuid }] of groups.length === 0 ? [] : list.items.entries()) {
    positions.set(id, position);
    if (uuid !== null) positions.set(uuid, position);
  }
  const membersOf = new Map<string, ReadonlySet<number>>();
  for (const { id, uuid, memberRefs } of groups) {
    // A group may contain members that the viewer may not see; those are in no list and are ignored.
    const known = new Set((memberRefs ?? []).flatMap((ref) => positions.get(ref) ?? []));
    membersOf.set(id, known);
    if (uuid !== null) membersOf.set(uuid, known);
  }
  return { list, groups: membersOf, fronted };
}

/** The same index with what is known of the times at which its members were fronting: nothing else is prepared again. */
export function withLastFronted({ list, groups }: MemberIndex, fronted: FrontedTimes): MemberIndex {
  const keys = () => list.items.map((member) => lastFrontedKey(fronted.lastOf(member)));
  return { list: withOrder(list, 'last-fronted', keys), groups, fronted };
}

/** The same index with the keys of a field that the owner has made, one for each member. They are asked for when it is sorted by. */
export function withFieldOrder(
  { list, groups, fronted }: MemberIndex,
  sort: FieldSort,
  keys: (members: readonly Member[]) => readonly SortKey[],
): MemberIndex {
  return { list: withOrder(list, sort, () => keys(list.items)), groups, fronted };
}

/**
 * The members that match a query, of which `search` finds the text: see `queryMembers`. An unknown group has no members.
 *
 * @param search null for a query without a text
 */
export function listMembers(
  index: MemberIndex,
  query: MemberQuery,
  search: TextFinder | null,
): ListResult<Member> {
  const within = query.groups.map((ref) => index.groups.get(ref));
  const without = query.notGroups.map((ref) => index.groups.get(ref));
  const { lastOf, startOf } = index.fronted;
  const isFronted = (member: Member | undefined) =>
    member !== undefined && isFrontedWithin(lastOf(member), query, startOf);
  const hasDays = query.frontedSince !== null || query.notFrontedSince !== null;
  return queryList(
    index.list,
    query,
    search,
    (position) =>
      (!hasDays || isFronted(index.list.items[position])) &&
      (within.length === 0 || within.some((members) => members?.has(position))) &&
      !without.some((members) => members?.has(position)),
  );
}

function toSearchable(
  member: Member,
  label: MemberLabel | undefined,
  { owner, nicknameOf }: MemberIndexOptions,
): Searchable {
  const { name = '', pronouns = null, fullName = '' } = label ?? {};
  const isNameShown = !isFilled(member.displayName);
  const nickname = nicknameOf?.(member);
  return {
    id: member.id,
    uuid: member.uuid,
    name,
    otherNames: [...(owner && !isNameShown ? [member.name] : []), ...(nickname ? [nickname] : [])],
    // Pronouns that were moved out of the name are found as they were written there, too.
    pronouns: [pronouns, fullName === name ? null : fullName].filter((text) => text !== null).join('\n'),
    description: member.description ?? '',
  };
}

/** By month and day, which people celebrate; the year is often missing or invented. */
function birthdayKey(birthday: string | null): SortKey {
  const parsed = birthday === null ? null : parseBirthday(birthday);
  return parsed === null ? MISSING : numberKey(parsed.month * 32 + parsed.day);
}
