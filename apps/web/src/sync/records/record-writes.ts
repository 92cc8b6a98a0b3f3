import { type Group, type GroupPatch, type Member, type MemberPatch, recordKey } from '@frontboard/model';
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
import { identifyingFields, isMadeWith, uuidsMadeWith } from './find-made.ts';

/** The ways to create and change own members or groups. Every list and record on the screen shows the service's answer at once. */
export interface RecordWrites<T, Patch> {
  /** The newest copy; a group without its members. Rejects as the client does. */
  fetchLatest(uuid: string): Promise<T>;
  update(uuid: string, patch: Patch): Promise<T>;
  /** Sent once: after a lost answer, look with `findMade` first. */
  create(patch: Patch): Promise<T>;
  /** The uuids of the cached records that have the same fields as `patch`. */
  twinsOf(patch: Patch): readonly string[];
  /**
   * The record that the service made from `patch`, whose answer was lost; null if it made none. `twins` are the uuids of equal records
   * from before. Rejects as the client does.
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
  return createWrites(context, 'member', ownMembers(context), {
    cached: () => cachedMembers(services.queryClient, caller, caller.viewer),
    alike: (members, patch) => members.filter((member) => isMadeWith(member, patch)).map(recordKey),
  });
}

/** The ways to create and change own groups. */
export function createGroupWrites(context: RecordContext): RecordWrites<Group, GroupPatch> {
  const { services, caller } = context;
  return createWrites(context, 'group', ownGroups(context), {
    cached: () => cachedGroups(services.queryClient, caller, caller.viewer),
    alike: (groups, patch) => uuidsMadeWith(groups, identifyingFields({ ...patch })),
  });
}

interface Matching<T, Patch> {
  cached(): readonly T[];
  /** The uuids of the records that could have been created with `patch`. */
  alike(records: readonly T[], patch: Patch): readonly string[];
}

function createWrites<T extends Member | Group, Patch extends MemberPatch | GroupPatch>(
  { services }: RecordContext,
  kind: OwnKind,
  own: OwnRecords<T, Patch>,
  { cached, alike }: Matching<T, Patch>,
): RecordWrites<T, Patch> {
  const shown = (record: T) => {
    own.put(record);
    return record;
  };
  const twinsOf = (patch: Patch) => alike(cached(), patch);
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
    async findMade(patch, twins) {
      const place = activePlace(services);
      const records = await own.list();
      const uuid = alike(records, patch).find((it) => !twins.includes(it));
      const record = records.find((it) => recordKey(it) === uuid);
      if (record === undefined) return null;
      noteCreated(services, { place, kind, record, before: twins });
      return shown(record);
    },
  };
}
