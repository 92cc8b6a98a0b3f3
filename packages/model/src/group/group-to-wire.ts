import type { Group } from './group.ts';
import type { WireGroup } from './wire-group.ts';

/**
 * The group as the service would send it: what `groupFromWire` reads back to the same record, `updatedAt` aside. Unknown wire
 * fields are in it again.
 */
export function groupToWire(group: Group): WireGroup & Record<string, unknown> {
  return {
    ...group.extra,
    id: group.id,
    uuid: group.uuid ?? '',
    ...(group.systemId !== null && { system: group.systemId }),
    name: group.name,
    display_name: group.displayName,
    description: group.description,
    icon: group.iconUrl,
    banner: group.bannerUrl,
    color: group.color?.slice(1) ?? null,
    created: group.createdAt,
    ...(group.memberRefs !== null && { members: [...group.memberRefs] }),
    privacy: group.privacy,
  };
}
