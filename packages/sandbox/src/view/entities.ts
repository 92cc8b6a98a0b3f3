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
  const { webhook_url, privacy } = row;
  const system = {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    description: row.description,
    tag: row.tag,
    pronouns: row.pronouns,
    avatar_url: imageUrl(row.avatar_url),
    banner: imageUrl(row.banner),
    color: row.color,
    created: row.created,
  };
  return viewer === 'owner'
    ? { ...system, webhook_url, privacy: { ...privacy } }
    : { ...systemForOthers(system, privacy), privacy: null };
}

/**
 * A member as the viewer gets it, `systemId` being the short id of its system (null leaves the key out, as inside
 * messages). Visibility hides from lists only; the code of lists does that.
 */
export function viewMember(row: MemberRow, viewer: Viewer, systemId: string | null): WireMember {
  const { privacy } = row;
  const member = {
    id: row.id,
    uuid: row.uuid,
    ...(systemId === null ? {} : { system: systemId }),
    name: row.name,
    display_name: row.display_name,
    color: row.color,
    birthday: row.birthday,
    pronouns: row.pronouns,
    avatar_url: imageUrl(row.avatar_url),
    webhook_avatar_url: imageUrl(row.webhook_avatar_url),
    banner: imageUrl(row.banner),
    description: row.description,
    created: row.created,
    keep_proxy: row.keep_proxy,
    tts: row.tts,
    autoproxy_enabled: row.autoproxy_enabled,
    message_count: row.message_count,
    last_message_timestamp: row.last_message_timestamp,
    proxy_tags: row.proxy_tags.map((tag) => ({ ...tag })),
  };
  return viewer === 'owner'
    ? { ...member, privacy: { ...privacy } }
    : { ...memberForOthers(member, privacy), autoproxy_enabled: null, privacy: null };
}

/** A group as the viewer gets it; `members` only if the list was requested with members. */
export function viewGroup(row: GroupRow, viewer: Viewer, systemId: string, members?: string[]): WireGroup {
  const { privacy } = row;
  const group = {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    system: systemId,
    display_name: row.display_name,
    description: row.description,
    icon: imageUrl(row.icon),
    // The one image the service does not rewrite.
    banner: row.banner,
    color: row.color,
    created: row.created,
    ...(members === undefined ? {} : { members }),
  };
  return viewer === 'owner'
    ? { ...group, privacy: { ...privacy } }
    : { ...groupForOthers(group, privacy), privacy: null };
}
