import {
  type Group,
  type GroupRef,
  groupFromWire,
  type Member,
  type MemberPatch,
  type MemberRef,
  memberFromWire,
  type SystemRef,
  wireGroupSchema,
  wireMemberSchema,
} from '@frontboard/model';
import { type Api, type CallOptions, pathRef } from './api.ts';
import { createBody, flatPrivacy, patchBody } from './bodies.ts';
import { membershipChanges } from './membership-changes.ts';
import { systemTarget } from './system-target.ts';

/** Members and their groups. `guilds` has their settings per Discord server. */
export function createMembers(api: Api) {
  const isV1 = api.version === 1;

  function target(ref: MemberRef | null | undefined, below = '') {
    const entity = `${isV1 ? '/m' : '/members'}/${pathRef('member', ref, 'Must provide a member ID.')}`;
    // It may be a member of the own system, of whom the owner sees more.
    return { path: `${entity}${below}`, entity, own: null, needsToken: true };
  }

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
  };
}
