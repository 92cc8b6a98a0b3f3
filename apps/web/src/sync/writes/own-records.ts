import { brandId, type Group, type GroupPatch, type Member, type MemberPatch } from '@frontboard/model';
import { checkSeenByOwner } from '../../cache/own/check-seen-by-owner.ts';
import { createRecordCache, type RecordCache } from '../../cache/own/record-cache.ts';
import { isRecordGone } from '../../cache/refusals.ts';
import { OWN } from '../../session/active-token.ts';
import type { Caller } from '../../session/caller.ts';
import type { Viewer } from '../../session/viewer.ts';
import { sendWrite, type WriteOutcome } from './send-write.ts';
import type { WriteServices } from './services.ts';

/** The two kinds of records that a system owns. */
export type OwnKind = 'member' | 'group';

/** Members or groups of the own system, at the service and in the cache. References are uuids. Requests reject as the client does. */
export interface OwnRecords<T, Patch> {
  /** All of the own system; groups with their members. */
  list(): Promise<readonly T[]>;
  /** Rejects with 401 if the answer is what others see. */
  fetch(uuid: string): Promise<T>;
  create(input: Patch & { name: string }): Promise<T>;
  update(uuid: string, patch: Patch): Promise<T>;
  remove(uuid: string): Promise<void>;
  /** The groups of a member, or the members of a group. */
  listMemberships(uuid: string): Promise<readonly (Member | Group)[]>;
  /** Adds a member to groups, or members to a group; removes them with `isIn` false. Also in the cache. */
  changeMemberships(uuid: string, refs: readonly string[], isIn: boolean): Promise<void>;
  /** Puts a record from a fresh answer into the cache. */
  put(record: T): void;
  /** Removes a record from the cache. */
  drop(uuid: string): void;
}

/** Who asks, and the cache of what is shown. */
export interface OwnRecordsContext {
  readonly caller: Caller;
  readonly cache: RecordCache;
}

/** The context for work that no screen waits for. */
export function ownRecordsContext(
  { client, queryClient }: Pick<WriteServices, 'client' | 'queryClient'>,
  viewer: Viewer,
): OwnRecordsContext {
  return {
    caller: { client, viewer, call: { as: viewer } },
    cache: createRecordCache(queryClient, viewer),
  };
}

const memberRef = (uuid: string) => brandId('MemberRef', uuid);
const groupRef = (uuid: string) => brandId('GroupRef', uuid);

/** The own members or groups, where the code is the same for both. */
export function ownRecords(
  kind: OwnKind,
  context: OwnRecordsContext,
): OwnRecords<Member | Group, MemberPatch & GroupPatch> {
  return kind === 'member' ? ownMembers(context) : ownGroups(context);
}

/** Reads and writes the own members. */
export function ownMembers({ caller, cache }: OwnRecordsContext): OwnRecords<Member, MemberPatch> {
  const { call, client } = caller;
  const { members } = client;
  return {
    list: () => members.list(OWN, call),
    fetch: (uuid) => seenByOwner(caller, members.fetch(memberRef(uuid), call)),
    create: (input) => members.create(input, call),
    update: (uuid, patch) => members.update(memberRef(uuid), patch, call),
    remove: (uuid) => members.remove(memberRef(uuid), call),
    listMemberships: (uuid) => members.groups(memberRef(uuid), call),
    async changeMemberships(uuid, refs, isIn) {
      const groups = refs.map(groupRef);
      await (isIn ? members.addGroups : members.removeGroups)(memberRef(uuid), groups, call);
      cache.changeMembership({ members: [memberRef(uuid)], groups, isIn });
    },
    put: cache.putMember,
    drop: cache.dropMember,
  };
}

/** Reads and writes the own groups. */
export function ownGroups({ caller, cache }: OwnRecordsContext): OwnRecords<Group, GroupPatch> {
  const { call, client } = caller;
  const { groups } = client;
  return {
    list: () => groups.list(OWN, { ...call, withMembers: true }),
    fetch: (uuid) => seenByOwner(caller, groups.fetch(groupRef(uuid), call)),
    create: (input) => groups.create(input, call),
    update: (uuid, patch) => groups.update(groupRef(uuid), patch, call),
    remove: (uuid) => groups.remove(groupRef(uuid), call),
    listMemberships: (uuid) => groups.members(groupRef(uuid), call),
    async changeMemberships(uuid, refs, isIn) {
      const members = refs.map(memberRef);
      await (isIn ? groups.addMembers : groups.removeMembers)(groupRef(uuid), members, call);
      cache.changeMembership({ members, groups: [groupRef(uuid)], isIn });
    },
    put: cache.putGroup,
    drop: cache.dropGroup,
  };
}

async function seenByOwner<T extends Member | Group>(caller: Caller, fetching: Promise<T>): Promise<T> {
  const record = await fetching;
  await checkSeenByOwner(caller, [record]);
  return record;
}

/** Deletes a record that existed just before, and finds the outcome if the answer is lost. The cache stays as it is. Never rejects. */
export function removeOwnRecord(
  { remove, fetch }: Pick<OwnRecords<Member | Group, MemberPatch & GroupPatch>, 'remove' | 'fetch'>,
  uuid: string,
  settle: () => Promise<void>,
): Promise<WriteOutcome<true>> {
  return sendWrite<true>({
    // A 404 answers the browser's repetition of this request.
    send: () => remove(uuid).then(() => true as const, trueIfGone),
    look: () => fetch(uuid).then(() => null, trueIfGone),
    settle,
  });
}

function trueIfGone(error: unknown): true {
  if (isRecordGone(error)) return true;
  throw error;
}
