import {
  type Group,
  type GroupRef,
  groupFromWire,
  type Member,
  type MemberGuildPatch,
  type MemberGuildSettings,
  type MemberPatch,
  type MemberRef,
  memberFromWire,
  memberGuildFromWire,
  type SystemRef,
  wireGroupSchema,
  wireMemberGuildSchema,
  wireMemberSchema,
} from '@frontboard/model';
import { type Api, type CallOptions, pathId, pathRef } from './api.ts';
import { createBody, flatPrivacy, patchBody } from './bodies.ts';
import { membershipChanges } from './membership-changes.ts';
import { systemTarget } from './system-target.ts';

function memberTarget(api: Api, ref: MemberRef | null | undefined, below = '') {
  const entity = `${api.version === 1 ? '/m' : '/members'}/${pathRef('member', ref, 'Must provide a member ID.')}`;
  // It may be a member of the own system, of whom the owner sees more.
  return { path: `${entity}${below}`, entity, own: null, needsToken: true };
}

/** Members, their groups, and their settings per Discord server. */
export function createMembers(api: Api) {
  const isV1 = api.version === 1;

  const target = (ref: MemberRef, below = '') => memberTarget(api, ref, below);

  const changeGroups = membershipChanges<MemberRef, GroupRef>(api, 'group', target);

  return {
    /** All members of a system that the caller may see, in no order. Throws an `ApiError` 403 when the list is private. */
    async list(system: SystemRef, options?: CallOptions): Promise<Member[]> {
      const message = "Can't get own members when not logged in";
      const answer = await api.get(await systemTarget(api, system, '/members', message, options), options);
      return answer.list(wireMemberSchema).map((wire) => memberFromWire(wire, answer.receivedAt));
    },

    /** One member by short id or uuid. Throws an `ApiError` 404 for an unknown one. */
    async fetch(ref: MemberRef, options?: CallOptions): Promise<Member> {
      const answer = await api.get(target(ref), options);
      return memberFromWire(answer.one(wireMemberSchema), answer.receivedAt);
    },

    /**
     * Creates a member of the own system. Never sent twice by the client: after a `NetworkError` or a
     * `RateLimitedError`, check before trying again.
     */
    async create(input: MemberPatch & { name: string }, options?: CallOptions): Promise<Member> {
      api.requireToken(options, 'POST requires a token.');
      const body = createBody(input);
      const answer = await api.write(
        'POST',
        { path: isV1 ? '/m' : '/members', entity: null },
        isV1 ? flatPrivacy(body) : body,
        options,
        true,
      );
      return memberFromWire(answer.one(wireMemberSchema), answer.receivedAt);
    },

    /** Changes a member: absent keys stay, null clears, `proxy_tags` replaces the whole list. Returns it as it is now. */
    async update(ref: MemberRef, patch: MemberPatch, options?: CallOptions): Promise<Member> {
      api.requireToken(options, 'PATCH requires a token.');
      const { path, entity } = target(ref);
      const body = patchBody(patch);
      const answer = await api.write('PATCH', { path, entity }, isV1 ? flatPrivacy(body) : body, options);
      return memberFromWire(answer.one(wireMemberSchema), answer.receivedAt);
    },

    /** Deletes a member permanently, also from every past switch. */
    async remove(ref: MemberRef, options?: CallOptions): Promise<void> {
      api.requireToken(options, 'DELETE requires a token.');
      const { path, entity } = target(ref);
      await api.write('DELETE', { path, entity }, undefined, options);
    },

    /** The groups of a member that the caller may see; their `memberRefs` are null. */
    async groups(ref: MemberRef, options?: CallOptions): Promise<Group[]> {
      api.requireVersion2('Groups');
      const answer = await api.get(target(ref, '/groups'), options);
      return answer.list(wireGroupSchema).map((wire) => groupFromWire(wire, answer.receivedAt));
    },

    /** Adds a member to groups; those with the member are ignored. */
    addGroups: changeGroups('add'),

    /** Removes a member from groups; those without the member are ignored. */
    removeGroups: changeGroups('remove'),

    /** Sets the groups of a member; an empty list is allowed. */
    overwriteGroups: changeGroups('overwrite'),

    ...createMemberGuilds(api),
  };
}

/** The settings of members per Discord server. */
function createMemberGuilds(api: Api) {
  return {
    /** What a member set for one Discord server. Throws an `ApiError` 404 (20010) until the bot has made a row for it. */
    async guild(ref: MemberRef, guildId: string, options?: CallOptions): Promise<MemberGuildSettings> {
      api.requireVersion2('Guild settings');
      api.requireToken(options, 'Getting guild settings requires a token.');
      const { entity } = memberTarget(api, ref);
      const guild = pathId(guildId, 'Must provide a guild ID.');
      const answer = await api.get(
        { path: `${entity}/guilds/${guild}`, entity, own: true, needsToken: true },
        options,
      );
      return memberGuildFromWire(answer.one(wireMemberGuildSchema), ref, guildId);
    },

    /** Changes what a member set for one Discord server. Cannot make the row (404, 20010). */
    async updateGuild(
      ref: MemberRef,
      guildId: string,
      patch: MemberGuildPatch,
      options?: CallOptions,
    ): Promise<MemberGuildSettings> {
      api.requireVersion2('Guild settings');
      api.requireToken(options, 'PATCH requires a token.');
      const { entity } = memberTarget(api, ref);
      const path = `${entity}/guilds/${pathId(guildId, 'Must provide a guild ID.')}`;
      const answer = await api.write('PATCH', { path, entity }, patchBody(patch), options);
      return memberGuildFromWire(answer.one(wireMemberGuildSchema), ref, guildId);
    },
  };
}
