import { GROUP_TABLE } from '../group/group-table.ts';
import type { Member } from '../member/member.ts';
import { MEMBER_TABLE } from '../member/member-table.ts';
import type { WireMember } from '../member/wire-member.ts';
import type { GroupPrivacyKey, MemberPrivacyKey, Priv, SystemPrivacyKey } from '../privacy/privacy.ts';
import { type HideableValues, type RecordFields, tableFields } from '../record/field.ts';
import { SYSTEM_TABLE } from '../system/system-table.ts';

/** A system as everyone but its owner gets it. What each key hides: docs/api-notes.md, "Privacy". */
export function systemForOthers<T extends HideableValues<typeof SYSTEM_TABLE>>(
  system: T,
  privacy: Readonly<Record<SystemPrivacyKey, Priv>>,
): T {
  return { ...system, ...hiddenValues(SYSTEM_TABLE, privacy) };
}

type Names = Pick<WireMember, 'name' | 'display_name'>;

/** A member as everyone but the owner gets it. Visibility hides from lists only; the code of lists does that. */
export function memberForOthers<T extends HideableValues<typeof MEMBER_TABLE> & Names>(
  member: T,
  privacy: Readonly<Record<MemberPrivacyKey, Priv>>,
): T {
  return {
    ...member,
    ...namesForOthers(member, privacy.name_privacy),
    ...hiddenValues(MEMBER_TABLE, privacy),
  };
}

/** A group as everyone but the owner gets it. */
export function groupForOthers<T extends HideableValues<typeof GROUP_TABLE> & Names>(
  group: T,
  privacy: Readonly<Record<GroupPrivacyKey, Priv>>,
): T {
  return { ...group, ...namesForOthers(group, privacy.name_privacy), ...hiddenValues(GROUP_TABLE, privacy) };
}

/** The fronters of whom others see more in a public front than their privacy may suggest: visibility hides from lists only, and a private name without a display name is shown. */
export function hiddenInFront<T extends Pick<Member, 'privacy' | 'displayName'>>(
  members: readonly T[],
): { readonly unlisted: readonly T[]; readonly named: readonly T[] } {
  return {
    unlisted: members.filter(({ privacy }) => privacy?.visibility === 'private'),
    named: members.filter(
      ({ privacy, displayName }) => privacy?.name_privacy === 'private' && displayName === null,
    ),
  };
}

/** A private name is replaced by the display name; without one, others still get the name. */
function namesForOthers({ name, display_name }: Names, priv: Priv) {
  return priv === 'public' ? { name, display_name } : { name: display_name ?? name, display_name: null };
}

/** The values that others get instead of private ones. */
function hiddenValues(fields: RecordFields, privacy: Readonly<Record<string, Priv>>): object {
  return Object.fromEntries(
    tableFields(fields).flatMap(([key, { kind, hiddenBy }]) =>
      hiddenBy === undefined || privacy[hiddenBy] === 'public' ? [] : [[key, kind === 'tags' ? [] : null]],
    ),
  );
}
