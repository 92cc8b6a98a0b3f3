import { brandId, type Group, type Member, recordKey } from '@frontboard/model';
import type { RecordCache } from '../../cache/own/record-cache.ts';
import type { Caller } from '../../session/caller.ts';
import { type Fields, fieldsOfGroup, fieldsOfMember, omitFields, patchOfFields } from '../records/fields.ts';
import { uuidsMadeWith, withoutRefused } from '../records/find-made.ts';
import type { RestoreInput } from './restore-copy.ts';

/** How a kind of record is created again. References are uuids; everything rejects as the client does. */
export interface Maker {
  /** The uuids of existing records equal to the one created without the fields in `without` (wire names). */
  alike(without: readonly string[]): Promise<readonly string[]>;
  /** Creates it without the fields in `without` (wire names). Returns its new uuid. */
  make(without: readonly string[]): Promise<string>;
  /** Puts the created record into the cache. `before`: the uuids of equal records from before. Returns its short id. */
  show(uuid: string, before: readonly string[]): Promise<string>;
  /** What it could belong to, or contain. */
  possibleMemberships(): Promise<readonly string[]>;
  /** Adds the memberships, also in the cache. */
  join(uuid: string, refs: readonly string[]): Promise<void>;
}

/** What it needs. */
export interface MakerContext {
  /** The account: work begun for one is never sent as another. */
  readonly caller: Caller;
  readonly cache: RecordCache;
  /** Called with the created record, as the service has it, and the uuids of equal records from before. */
  readonly onMade?: (record: Member | Group, before: readonly string[]) => void;
}

const OWN = brandId('SystemRef', '@me');

/** How the record of `copy` is created again. */
export function makerOf(copy: RestoreInput, context: MakerContext): Maker {
  return copy.kind === 'member' ? memberMaker(copy.record, context) : groupMaker(copy.record, context);
}

function memberMaker(member: Member, { caller: { client, call }, cache, onMade }: MakerContext): Maker {
  return {
    alike: async (without) =>
      uuidsMadeWith(await client.members.list(OWN, call), withoutRefused(member, without)),
    make: async (without) => {
      const input = inputOf(fieldsOfMember(member), member.name, without);
      return recordKey(await client.members.create(input, call));
    },
    async show(uuid, before) {
      const made = await client.members.fetch(brandId('MemberRef', uuid), call);
      cache.putMember(made);
      onMade?.(made, before);
      return made.id;
    },
    possibleMemberships: async () => (await client.groups.list(OWN, call)).map(recordKey),
    async join(uuid, refs) {
      const members = [brandId('MemberRef', uuid)];
      const groups = refs.map((ref) => brandId('GroupRef', ref));
      await client.members.addGroups(brandId('MemberRef', uuid), groups, call);
      cache.changeMembership({ members, groups, isIn: true });
    },
  };
}

function groupMaker(group: Group, { caller: { client, call }, cache, onMade }: MakerContext): Maker {
  return {
    alike: async (without) =>
      uuidsMadeWith(await client.groups.list(OWN, call), withoutRefused(group, without)),
    make: async (without) => {
      const input = inputOf(fieldsOfGroup(group), group.name, without);
      return recordKey(await client.groups.create(input, call));
    },
    async show(uuid, before) {
      const made = await client.groups.fetch(brandId('GroupRef', uuid), call);
      cache.putGroup(made);
      onMade?.(made, before);
      return made.id;
    },
    possibleMemberships: async () => (await client.members.list(OWN, call)).map(recordKey),
    async join(uuid, refs) {
      const groups = [brandId('GroupRef', uuid)];
      const members = refs.map((ref) => brandId('MemberRef', ref));
      await client.groups.addMembers(brandId('GroupRef', uuid), members, call);
      cache.changeMembership({ members, groups, isIn: true });
    },
  };
}

/** The fields that a record is created with: all but those in `without`, and always its name. */
function inputOf(fields: Fields, name: string, without: readonly string[]) {
  return { ...patchOfFields(omitFields(fields, without)), name };
}
