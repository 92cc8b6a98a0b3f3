declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** The short id of a system: 5 or 6 lower-case letters (may change). */
export type SystemId = Branded<'SystemId'>;
/** The short id of a member. */
export type MemberId = Branded<'MemberId'>;
/** The short id of a group. */
export type GroupId = Branded<'GroupId'>;
/** The permanent id of a system: a lower-case dashed uuid. */
export type SystemUuid = Branded<'SystemUuid'>;
/** The permanent id of a member. */
export type MemberUuid = Branded<'MemberUuid'>;
/** The permanent id of a group. */
export type GroupUuid = Branded<'GroupUuid'>;
/** The id of a switch, always a uuid. */
export type SwitchId = Branded<'SwitchId'>;
/** The id of a Discord user, server, channel or message: decimal digits, too large for a number. */
export type DiscordId = Branded<'DiscordId'>;
/** Any reference to a system that the service accepts: short id, uuid, the Discord id of a linked account, `@me`. */
export type SystemRef = SystemId | SystemUuid | DiscordId | (string & { readonly [brand]: 'SystemRef' });
/** Any reference to a member that the service accepts: short id or uuid. */
export type MemberRef = MemberId | MemberUuid | (string & { readonly [brand]: 'MemberRef' });
/** Any reference to a group that the service accepts: short id or uuid. */
export type GroupRef = GroupId | GroupUuid | (string & { readonly [brand]: 'GroupRef' });

interface Brands {
  SystemId: SystemId;
  MemberId: MemberId;
  GroupId: GroupId;
  SystemUuid: SystemUuid;
  MemberUuid: MemberUuid;
  GroupUuid: GroupUuid;
  SwitchId: SwitchId;
  DiscordId: DiscordId;
  SystemRef: SystemRef;
  MemberRef: MemberRef;
  GroupRef: GroupRef;
}

/**
 * Marks a text as an id of the given kind without checking it: for values that came from the service or were checked
 * by `parseRef`. `brandId('MemberId', wire.id)`.
 */
export function brandId<Name extends keyof Brands>(_name: Name, text: string): Brands[Name] {
  // A brand exists only for the compiler, so only a cast can create one; this is the single place that does.
  return text as unknown as Brands[Name];
}

/** `brandId` for a value that may be missing: the empty string and null return null. */
export function brandIdOrNull<Name extends keyof Brands>(
  name: Name,
  text: string | null | undefined,
): Brands[Name] | null {
  return text ? brandId(name, text) : null;
}
