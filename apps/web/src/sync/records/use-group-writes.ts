import { brandId, type Group, type GroupPatch } from '@frontboard/model';
import { useMemo, useRef } from 'react';
import { checkSeenByOwner } from '../../cache/own/check-seen-by-owner.ts';
import { useOwnGroups } from '../../cache/own/use-own-lists.ts';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import { noteCreated } from '../twins/watch-created.ts';
import { type TellingFields, uuidsMadeWith } from './find-made.ts';

/** The ways to make and change own groups. What the service answers is at once in all that is shown. */
export interface GroupWrites {
  /** The newest copy, without its members. Rejects as the client does. */
  fetchLatest(uuid: string): Promise<Group>;
  update(uuid: string, patch: GroupPatch): Promise<Group>;
  /** Sent once: after a lost answer, look with `findMade` first. */
  create(patch: GroupPatch): Promise<Group>;
  /** The uuids of the known groups that look as if they had been made with `patch`. */
  twinsOf(patch: GroupPatch): readonly string[];
  /**
   * The group that was made with `patch` and whose answer was lost, if the service made it; null if not. `twins` were there
   * before: however much they look like it, they are not what was made. Rejects as the client does.
   */
  findMade(patch: GroupPatch, twins: readonly string[]): Promise<Group | null>;
}

const OWN = brandId('SystemRef', '@me');

/** The ways to make and change groups of the own system. Keep it as long as its form is open. */
export function useGroupWrites(): GroupWrites {
  const services = useServices();
  const account = useSystemCaller('@me');
  const cache = useRecordCache();
  const { items } = useOwnGroups();
  const known = useRef(items);
  known.current = items;
  return useMemo(() => {
    const { client, call } = account;
    const shown = (group: Group) => {
      cache.putGroup(group);
      return group;
    };
    const twinsOf = (patch: GroupPatch) => uuidsMadeWith(known.current ?? [], tellingOf(patch));
    return {
      async fetchLatest(uuid) {
        const group = await client.groups.fetch(brandId('GroupRef', uuid), call);
        await checkSeenByOwner(account, [group]);
        return shown(group);
      },
      update: async (uuid, patch) =>
        shown(await client.groups.update(brandId('GroupRef', uuid), patch, call)),
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
        const made = uuidsMadeWith(groups, tellingOf(patch)).find((uuid) => !twins.includes(uuid));
        const group = groups.find(({ uuid, id }) => made !== undefined && made === (uuid ?? id));
        if (group !== undefined) noteCreated(services, { kind: 'group', record: group, before: twins });
        return group === undefined ? null : shown(group);
      },
    };
  }, [services, account, cache]);
}

function tellingOf({ name = '', display_name, description, color }: GroupPatch): TellingFields {
  return {
    name,
    displayName: display_name ?? null,
    description: description ?? null,
    color: color ?? null,
  };
}
