import { brandId, type Member, type MemberPatch, recordKey } from '@frontboard/model';
import { cachedMembers } from '../../cache/members/queries.ts';
import { checkSeenByOwner } from '../../cache/own/check-seen-by-owner.ts';
import type { RecordCache } from '../../cache/own/record-cache.ts';
import type { Caller } from '../../session/caller.ts';
import type { Services } from '../services.ts';
import { noteCreated } from '../twins/watch-created.ts';
import { isMadeWith } from './made-with.ts';

/** The ways to create and change own members. Every list and record on the screen shows the service's answer at once. */
export interface MemberWrites {
  /** The newest copy. Rejects as the client does. */
  fetchLatest(uuid: string): Promise<Member>;
  update(uuid: string, patch: MemberPatch): Promise<Member>;
  /** Sent once: after a lost answer, look with `findMade` first. */
  create(patch: MemberPatch): Promise<Member>;
  /** The uuids of the cached members that have the same fields as `patch`. */
  twinsOf(patch: MemberPatch): readonly string[];
  /**
   * The member that the service made from `patch`, whose answer was lost; null if it made none. `twins` are the uuids of equal members
   * from before. Rejects as the client does.
   */
  findMade(patch: MemberPatch, twins: readonly string[]): Promise<Member | null>;
}

/** What writes of records need. */
export interface RecordContext {
  readonly services: Services;
  /** Of the own system. */
  readonly caller: Caller;
  readonly cache: RecordCache;
}

const OWN = brandId('SystemRef', '@me');

/** The ways to create and change members of the system `ref`, which is the own one. */
export function createMemberWrites({ services, caller, cache }: RecordContext, ref: string): MemberWrites {
  const { client, call } = caller;
  const shown = (member: Member) => {
    cache.putMember(member);
    return member;
  };
  const twinsOf = (patch: MemberPatch) =>
    cachedMembers(services.queryClient, caller, ref)
      .filter((member) => isMadeWith(member, patch))
      .map(recordKey);
  return {
    async fetchLatest(uuid) {
      const member = await client.members.fetch(brandId('MemberRef', uuid), call);
      await checkSeenByOwner(caller, [member]);
      return shown(member);
    },
    update: async (uuid, patch) =>
      shown(await client.members.update(brandId('MemberRef', uuid), patch, call)),
    async create(patch) {
      const before = twinsOf(patch);
      // A patch that passed the check for new members has a name.
      const record = await client.members.create({ ...patch, name: patch.name ?? '' }, call);
      noteCreated(services, { kind: 'member', record, before });
      return shown(record);
    },
    twinsOf,
    async findMade(patch, twins) {
      const members = await client.members.list(OWN, call);
      const made = members.find((member) => !twins.includes(recordKey(member)) && isMadeWith(member, patch));
      if (made !== undefined) noteCreated(services, { kind: 'member', record: made, before: twins });
      return made === undefined ? null : shown(made);
    },
  };
}
