import type { Member, MemberPatch } from '@frontboard/model';

/**
 * Whether a member could have been created with `patch`. Ignores the addresses of its pictures, some of which the service
 * rewrites. Shows after a lost answer whether the service created one.
 */
export function isMadeWith(member: Member, patch: MemberPatch): boolean {
  const answered = [
    member.name,
    member.displayName,
    member.pronouns,
    member.color?.slice(1) ?? null,
    member.birthday,
    member.description,
    member.proxyTags.map(({ prefix, suffix }) => [prefix, suffix]),
    member.keepProxy,
    member.tts,
  ];
  const sent = [
    patch.name,
    patch.display_name ?? null,
    patch.pronouns ?? null,
    patch.color?.toLowerCase() ?? null,
    patch.birthday ?? null,
    patch.description ?? null,
    (patch.proxy_tags ?? []).map(({ prefix, suffix }) => [prefix, suffix]),
    patch.keep_proxy ?? false,
    patch.tts ?? false,
  ];
  return JSON.stringify(answered) === JSON.stringify(sent);
}
