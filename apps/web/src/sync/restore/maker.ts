import { brandId, type Group, type Member } from '@frontboard/model';
import type { RecordCache } from '../../cache/own/record-cache.ts';
import type { Caller } from '../../session/caller.ts';
import { type Fields, fieldsOfGroup, fieldsOfMember, omitFields, patchOfFields } from '../records/fields.ts';
import { uuidsMadeWith, withoutRefused } from '../records/find-made.ts';
import type { RestoreInput } from './restore-copy.ts';

/** How a kind of record is created again. References are uuids; everything rejects as the client does. */
export interface Maker {
  /** The uuids of those the service has that look like the one made without the fields in `without` (wire names). */
  alike(without: readonly string[]): Promise<readonly string[]>;
  /** Makes it without the fields in `without` (wire names). Returns its new uuid. */
  make(without: readonly string[]): Promise<string>;
  /** Brings what was made into what is shown. `before`: the uuids of equal records from before. Returns its short id. */
  show(uuid: string, before: readonly string[]): Promise<string>;
  /** What it could be in, or have in it. */
  possibleMemberships(): Promise<readonly string[]>;
  /** Adds the memberships, also to what is shown. */
  join(uuid: string, refs: readonly string[]): Promise<void>;
}

/** With what it is made. */
export interface MakerContext {
  /** Whose it is: nothing begun for one account is sent as another. */
  readonly caller: Caller;
  readonly cache: RecordCache;
  /** Called with the record that was made, as the service has it, and the uuids of equal records from before. */
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
      return uuidOf(await client.members.create(input, call));
    },
    async show(uuid, before) {
      const made = await client.members.fetch(brandId('MemberRef', uuid), call);
      cache.putMember(made);
      onMade?.(made, before);
      return made.id;
    },
    possibleMemberships: async () => (await client.groups.list(OWN, call)).map(uuidOf),
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
      return uuidOf(await client.groups.create(input, call));
    },
    async show(uuid, before) {
      const made = await client.groups.fetch(brandId('GroupRef', uuid), call);
      cache.putGroup(made);
      onMade?.(made, before);
      return made.id;
    },
    possibleMemberships: async () => (await client.members.list(OWN, call)).map(uuidOf),
    async join(uuid, refs) {
      const groups = [brandId('GroupRef', uuid)];
      const members = refs.map((ref) => brandId('MemberRef', ref));
      await client.groups.addMembers(brandId('GroupRef', uuid), members, call);
      cache.changeMembership({ members, groups, isIn: true });
    },
  };
}

/** What a record is created with: its fields without those in `without`, and always its name. */
function inputOf(fields: Fields, name: string, without: readonly string[]) {
  return { ...patchOfFields(omitFields(fields, without)), name };
}

function uuidOf({ uuid, id }: Member | Group): string {
  return uuid ?? id;
}
