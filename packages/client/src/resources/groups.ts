import {
  type Group,
  type GroupPatch,
  type GroupRef,
  groupFromWire,
  type Member,
  type MemberRef,
  memberFromWire,
  type SystemRef,
  wireGroupSchema,
  wireMemberSchema,
} from '@frontboard/model';
import { type Api, type CallOptions, pathRef } from './api.ts';
import { createBody, patchBody } from './bodies.ts';
import { membershipChanges } from './membership-changes.ts';
import { systemTarget } from './system-target.ts';

function target(ref: GroupRef | null | undefined, below = '') {
  const entity = `/groups/${pathRef('group', ref, 'Must provide a group ID.')}`;
  // It may be a group of the own system, of which the owner sees more.
  return { path: `${entity}${below}`, entity, own: null, needsToken: true };
}

/** Groups and who is in them. Version 2 only. */
export function createGroups(api: Api) {
  const changeMembers = membershipChanges<GroupRef, MemberRef>(api, 'member', target);

  return {
    /** All groups of a system that the caller may see, in no order. Throws an `ApiError` 403 when the list is private. */
    async list(
      system: SystemRef,
      options?: CallOptions & { /** Fills `memberRefs`. */ readonly withMembers?: boolean | undefined },
    ): Promise<Group[]> {
      api.requireVersion2('Groups');
      const message = "Can't get own groups when not logged in";
      const below = `/groups?with_members=${options?.withMembers === true}`;
      const answer = await api.get(await systemTarget(api, system, below, message, options), options);
      return answer.list(wireGroupSchema).map((wire) => groupFromWire(wire, answer.receivedAt));
    },

    /** One group by short id or uuid, without its members. Throws an `ApiError` 404 for an unknown one. */
    async fetch(ref: GroupRef, options?: CallOptions): Promise<Group> {
      api.requireVersion2('Groups');
      const answer = await api.get(target(ref), options);
      return groupFromWire(answer.one(wireGroupSchema), answer.receivedAt);
    },

    /** Creates a group of the own system. Never sent twice by the client, as with members. */
    async create(input: GroupPatch & { name: string }, options?: CallOptions): Promise<Group> {
      api.requireVersion2('Groups');
      api.requireToken(options, 'POST requires a token.');
      const answer = await api.write(
        'POST',
        { path: '/groups', entity: null },
        createBody(input),
        options,
        true,
      );
      return groupFromWire(answer.one(wireGroupSchema), answer.receivedAt);
    },

    /** Changes a group: absent keys stay, null clears. Returns it as it is now. */
    async update(ref: GroupRef, patch: GroupPatch, options?: CallOptions): Promise<Group> {
      api.requireVersion2('Groups');
      api.requireToken(options, 'PATCH requires a token.');
      const { path, entity } = target(ref);
      const answer = await api.write('PATCH', { path, entity }, patchBody(patch), options);
      return groupFromWire(answer.one(wireGroupSchema), answer.receivedAt);
    },

    /** Deletes a group permanently; its members stay. */
    async remove(ref: GroupRef, options?: CallOptions): Promise<void> {
      api.requireVersion2('Groups');
      api.requireToken(options, 'DELETE requires a token.');
      const { path, entity } = target(ref);
      await api.write('DELETE', { path, entity }, undefined, options);
    },

    /** The members of a group that the caller may see, in no order. Throws an `ApiError` 403 when the list is private. */
    async members(ref: GroupRef, options?: CallOptions): Promise<Member[]> {
      api.requireVersion2('Groups');
      const answer = await api.get(target(ref, '/members'), options);
      return answer.list(wireMemberSchema).map((wire) => memberFromWire(wire, answer.receivedAt));
    },

    /** Adds members to a group; existing ones are ignored. */
    addMembers: changeMembers('add'),

    /** Removes members from a group; others are ignored. */
    removeMembers: changeMembers('remove'),

    /** Sets the members of a group; an empty list is allowed. */
    overwriteMembers: changeMembers('overwrite'),
  };
}
