import {
  groupForOthers,
  memberForOthers,
  systemForOthers,
  type WireGroup,
  type WireMember,
  type WireSystem,
} from '@frontboard/model';
import type { GroupRow, MemberRow, SystemRow } from '../store/rows.ts';
import { imageUrl } from './image-url.ts';

/**
 * The viewer: the owner sees everything, others what privacy allows. What each key hides: docs/api-notes.md,
 * "Privacy".
 */
export type Viewer = 'owner' | 'other';

/** A system as the viewer gets it. For others it has no `webhook_url` key. */
export function viewSystem(row: SystemRow, viewer: Viewer): WireSystem {
  const { webhook_url, privacy, ...values } = row;
  const system = { ...values, avatar_url: imageUrl(row.avatar_url), banner: imageUrl(row.banner) };
  return viewer === 'owner'
    ? { ...system, webhook_url, privacy: { ...privacy } }
    : { ...systemForOthers(system, privacy), privacy: null };
}

/**
 * A member as the viewer gets it, `systemId` being the short id of its system (null leaves the key out, as inside
 * messages). Visibility hides from lists only; the code of lists does that.
 */
export function viewMember(row: MemberRow, viewer: Viewer, systemId: string | null): WireMember {
  const { privacy, system: _, id, uuid, ...values } = row;
  const member = {
    id,
    uuid,
    ...(systemId === null ? {} : { system: systemId }),
    ...values,
    avatar_url: imageUrl(row.avatar_url),
    webhook_avatar_url: imageUrl(row.webhook_avatar_url),
    banner: imageUrl(row.banner),
    proxy_tags: row.proxy_tags.map((tag) => ({ ...tag })),
  };
  return viewer === 'owner'
    ? { ...member, privacy: { ...privacy } }
    : { ...memberForOthers(member, privacy), autoproxy_enabled: null, privacy: null };
}

/** A group as the viewer gets it; `members` only if the list was requested with members. */
export function viewGroup(row: GroupRow, viewer: Viewer, systemId: string, members?: string[]): WireGroup {
  const { privacy, members: _, ...values } = row;
  const group = {
    ...values,
    // Over the uuid of the row, in its place.
    system: systemId,
    // The banner is the one image the service does not rewrite.
    icon: imageUrl(row.icon),
    ...(members === undefined ? {} : { members }),
  };
  return viewer === 'owner'
    ? { ...group, privacy: { ...privacy } }
    : { ...groupForOthers(group, privacy), privacy: null };
}
