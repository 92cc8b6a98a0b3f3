import { brandId, type Group, type GroupPatch } from '@frontboard/model';
import { useMemo, useRef } from 'react';
import { useSystemAccount } from '../account/account.ts';
import { uuidsMadeWith } from '../own/find-made.ts';
import { useOwnGroups } from '../own/use-own-lists.ts';
import { useRecordCache } from '../own/use-record-cache.ts';

/** The ways to make and change own groups. What the service answers is at once in all that is shown. */
export interface GroupWrites {
  /** The newest copy, without its members. Rejects as the client does. */
  fetchLatest(uuid: string): Promise<Group>;
  update(uuid: string, patch: GroupPatch): Promise<Group>;
  /** Sent once: after a lost answer, look with `findMade` first. */
  create(patch: GroupPatch): Promise<Group>;
  /** The group that was made with `patch` and whose answer was lost, if the service made it; null if not. */
  findMade(patch: GroupPatch): Promise<Group | null>;
}

const OWN = brandId('SystemRef', '@me');

/** The ways to make and change groups of the own system. Keep it as long as its form is open. */
export function useGroupWrites(): GroupWrites {
  const { client, call } = useSystemAccount('@me');
  const cache = useRecordCache();
  const { items } = useOwnGroups();
  const known = useRef(items);
  known.current = items;
  /** Those that were there before the last try: however much they look like it, they are not what was made. */
  const before = useRef<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const shown = (group: Group) => {
      cache.putGroup(group);
      return group;
    };
    return {
      fetchLatest: async (uuid) => shown(await client.groups.fetch(brandId('GroupRef', uuid), call)),
      update: async (uuid, patch) =>
        shown(await client.groups.update(brandId('GroupRef', uuid), patch, call)),
      async create(patch) {
        before.current = new Set(known.current?.map(({ uuid, id }) => uuid ?? id));
        // A patch that passed the check for new groups has a name.
        return shown(await client.groups.create({ ...patch, name: patch.name ?? '' }, call));
      },
      async findMade(patch) {
        const groups = await client.groups.list(OWN, { ...call, withMembers: true });
        const alike = uuidsMadeWith(groups, {
          name: patch.name ?? '',
          displayName: patch.display_name ?? null,
          description: patch.description ?? null,
          color: patch.color ?? null,
        });
        const made = alike.find((uuid) => !before.current.has(uuid));
        const group = groups.find(({ uuid, id }) => made !== undefined && made === (uuid ?? id));
        return group === undefined ? null : shown(group);
      },
    };
  }, [client, call, cache]);
}
