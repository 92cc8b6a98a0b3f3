import type { Group, GroupPatch, Member, MemberPatch } from '@frontboard/model';
import { cachedGroups } from '../../cache/groups/queries.ts';
import { cachedMembers } from '../../cache/members/queries.ts';
import { activePlace } from '../../session/active-place.ts';
import type { Services } from '../services.ts';
import { noteCreated } from '../twins/watch-created.ts';
import {
  type OwnKind,
  type OwnRecords,
  type OwnRecordsContext,
  ownGroups,
  ownMembers,
} from '../writes/own-records.ts';
import { findMade, namesakesAmong, type SentRecord } from './find-made.ts';

/** The ways to create and change own members or groups. Every list and record on the screen shows the service's answer at once. */
export interface RecordWrites<T, Patch> {
  /** The newest copy; a group without its members. Rejects as the client does. */
  fetchLatest(uuid: string): Promise<T>;
  update(uuid: string, patch: Patch): Promise<T>;
  /** Sent once: after a lost answer, look with `findMade` first. */
  create(patch: Patch): Promise<T>;
  /** The uuids of the cached records that have the name in `patch`. */
  twinsOf(patch: Patch): readonly string[];
  /**
   * The record that the service made from `patch`, whose answer was lost; null if it made none. `twins` are the uuids of
   * records from before. Rejects as the client does.
   */
  findMade(patch: Patch, twins: readonly string[]): Promise<T | null>;
}

/** What writes of records need. The caller is of the own system. */
export interface RecordContext extends OwnRecordsContext {
  readonly services: Services;
}

/** The ways to create and change own members. */
export function createMemberWrites(context: RecordContext): RecordWrites<Member, MemberPatch> {
  const { services, caller } = context;
  return createWrites(context, 'member', ownMembers(context), () =>
    cachedMembers(services.queryClient, caller, caller.viewer),
  );
}

/** The ways to create and change own groups. */
export function createGroupWrites(context: RecordContext): RecordWrites<Group, GroupPatch> {
  const { services, caller } = context;
  return createWrites(context, 'group', ownGroups(context), () =>
    cachedGroups(services.queryClient, caller, caller.viewer),
  );
}

function createWrites<T extends Member | Group, Patch extends MemberPatch | GroupPatch>(
  context: RecordContext,
  kind: OwnKind,
  own: OwnRecords<T, Patch>,
  cached: () => readonly T[],
): RecordWrites<T, Patch> {
  const { services } = context;
  const shown = (record: T) => {
    own.put(record);
    return record;
  };
  const twinsOf = (patch: Patch) => namesakesAmong(cached(), patch.name);
  return {
    fetchLatest: async (uuid) => shown(await own.fetch(uuid)),
    update: async (uuid, patch) => shown(await own.update(uuid, patch)),
    async create(patch) {
      const before = twinsOf(patch);
      const place = activePlace(services);
      // A patch that passed the check for something new has a name.
      const record = await own.create({ ...patch, name: patch.name ?? '' });
      noteCreated(services, { place, kind, record, before });
      return shown(record);
    },
    twinsOf,
    findMade: (patch, twins) => lookForMade(services, own, { kind, fields: { ...patch }, before: twins }),
  };
}

/**
 * The record that the service made of what was sent, which is then checked for twins; null if it made none. Rejects as the client
 * does.
 */
export async function lookForMade<T extends Member | Group>(
  services: Services,
  own: Pick<OwnRecords<T, never>, 'list' | 'put'>,
  sent: SentRecord,
): Promise<T | null> {
  const place = activePlace(services);
  const record = findMade(await own.list(), sent);
  if (record === null) return null;
  noteCreated(services, { place, kind: sent.kind, record, before: sent.before });
  own.put(record);
  return record;
}
