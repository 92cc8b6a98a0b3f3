import { brandId, type Group, type GroupPatch, recordKey } from '@frontboard/model';
import { cachedGroups } from '../../cache/groups/queries.ts';
import { checkSeenByOwner } from '../../cache/own/check-seen-by-owner.ts';
import { noteCreated } from '../twins/watch-created.ts';
import { type IdentifyingFields, uuidsMadeWith } from './find-made.ts';
import type { RecordContext } from './member-writes.ts';

/** The ways to create and change own groups. Every list and record on the screen shows the service's answer at once. */
export interface GroupWrites {
  /** The newest copy, without its members. Rejects as the client does. */
  fetchLatest(uuid: string): Promise<Group>;
  update(uuid: string, patch: GroupPatch): Promise<Group>;
  /** Sent once: after a lost answer, look with `findMade` first. */
  create(patch: GroupPatch): Promise<Group>;
  /** The uuids of the cached groups that have the same fields as `patch`. */
  twinsOf(patch: GroupPatch): readonly string[];
  /**
   * The group that the service made from `patch`, whose answer was lost; null if it made none. `twins` are the uuids of equal groups from
   * before. Rejects as the client does.
   */
  findMade(patch: GroupPatch, twins: readonly string[]): Promise<Group | null>;
}

const OWN = brandId('SystemRef', '@me');

/** The ways to create and change groups of the system `ref`, which is the own one. */
export function createGroupWrites({ services, caller, cache }: RecordContext, ref: string): GroupWrites {
  const { client, call } = caller;
  const shown = (group: Group) => {
    cache.putGroup(group);
    return group;
  };
  const twinsOf = (patch: GroupPatch) =>
    uuidsMadeWith(cachedGroups(services.queryClient, caller, ref), identifyingFields(patch));
  return {
    async fetchLatest(uuid) {
      const group = await client.groups.fetch(brandId('GroupRef', uuid), call);
      await checkSeenByOwner(caller, [group]);
      return shown(group);
    },
    update: async (uuid, patch) => shown(await client.groups.update(brandId('GroupRef', uuid), patch, call)),
    async create(patch) {
      const before = twinsOf(patch);
      // A patch that passed the check for new groups has a name.
      const record = await client.groups.create({ ...patch, name: patch.name ?? '' }, call);
      noteCreated(services, { kind: 'group', record, before });
      return shown(record);
    },
    twinsOf,
    async findMade(patch, twins) {
      const groups = await client.groups.list(OWN, { ...call, withMembers: true });
      const made = uuidsMadeWith(groups, identifyingFields(patch)).find((uuid) => !twins.includes(uuid));
      const group = groups.find((one) => made !== undefined && made === recordKey(one));
      if (group !== undefined) noteCreated(services, { kind: 'group', record: group, before: twins });
      return group === undefined ? null : shown(group);
    },
  };
}

function identifyingFields({ name = '', display_name, description, color }: GroupPatch): IdentifyingFields {
  return {
    name,
    displayName: display_name ?? null,
    description: description ?? null,
    color: color ?? null,
  };
}
