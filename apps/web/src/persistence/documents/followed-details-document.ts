import * as v from 'valibot';
import { fieldReader } from '../read-fields.ts';
import { mergeFields, presentEntries } from '../three-way-merge.ts';
import { annotationSchema } from './annotation.ts';
import type { DeepReadonly } from './deep-readonly.ts';

/** The version of the stored details of followed systems. */
export const FOLLOWED_DETAILS_VERSION = 1;

/** The ways to order the followed systems on Status. */
export const FOLLOWED_ORDERS = ['hand', 'name', 'switch'] as const;

const folderSchema = v.object({
  name: v.string(),
  /** Its place among the folders. */
  place: v.number(),
  isCollapsed: v.boolean(),
});

const described = {
  nickname: v.optional(v.string()),
  note: v.optional(annotationSchema),
};

const followedSchema = v.object({
  ...described,
  /** The id of its folder. */
  folder: v.optional(v.string()),
  isPinned: v.optional(v.boolean()),
  isHidden: v.optional(v.boolean()),
  /** How often its fronters are requested, in place of the interval for all. */
  intervalSeconds: v.optional(v.number()),
});

const othersMemberSchema = v.object({
  ...described,
  /** Its followed system, as in the list. */
  system: v.string(),
});

/** A folder of followed systems. */
export type FollowedFolder = DeepReadonly<v.InferOutput<typeof folderSchema>>;

/** What this device knows about a followed system beyond its id. Without any of it there is no entry. */
export type FollowedSystem = DeepReadonly<v.InferOutput<typeof followedSchema>>;

/** What this device knows about a member of a followed system. */
export type OthersMember = DeepReadonly<v.InferOutput<typeof othersMemberSchema>>;

type Table<T> = Readonly<Record<string, T>>;

/** What this device knows about the followed systems, beside the list of them. PluralKit knows none of it. */
export interface FollowedDetails {
  readonly order: (typeof FOLLOWED_ORDERS)[number];
  /** Nicknames are shown in place of names, not beside them. */
  readonly isNicknameFirst: boolean;
  readonly folders: Table<FollowedFolder>;
  /** By the reference in the list. */
  readonly systems: Table<FollowedSystem>;
  /** By uuid. */
  readonly members: Table<OthersMember>;
}

export const NO_FOLLOWED_DETAILS: FollowedDetails = {
  order: 'hand',
  isNicknameFirst: false,
  folders: {},
  systems: {},
  members: {},
};

/** Reads the details field by field, from their document or a backup. `problems` lists by path what does not fit. */
export function readFollowedDetails(stored: Readonly<Record<string, unknown>>): {
  readonly value: FollowedDetails;
  readonly problems: readonly string[];
} {
  const fields = fieldReader(stored);
  const value: FollowedDetails = {
    order: fields.one('order', v.picklist(FOLLOWED_ORDERS), NO_FOLLOWED_DETAILS.order),
    isNicknameFirst: fields.one('isNicknameFirst', v.boolean(), false),
    folders: fields.table('folders', folderSchema),
    systems: fields.table('systems', followedSchema),
    members: fields.table('members', othersMemberSchema),
  };
  return { value, problems: fields.problems };
}

/** Merges two changes of the details entry by entry and field by field. What either removed is gone, unless the other changed it. */
export function mergeFollowedDetails(
  base: FollowedDetails,
  mine: FollowedDetails,
  theirs: FollowedDetails,
): FollowedDetails {
  const merged = mergeFields(base, mine, theirs);
  return {
    ...merged,
    folders: presentEntries(merged.folders),
    systems: presentEntries(merged.systems),
    members: presentEntries(merged.members),
  };
}
