import type { WireGroup, WireMember, WireSystem } from '@frontboard/model';
import type { GroupRow, MemberRow, SystemRow } from '../store/rows.ts';
import { imageUrl } from './image-url.ts';

/**
 * Who looks: the owner sees everything, anyone else what privacy leaves. What each key hides: docs/api-notes.md,
 * "Privacy".
 */
export type Viewer = 'owner' | 'other';

/** A system as the viewer gets it. Others have no `webhook_url` key at all. */
export function viewSystem(row: SystemRow, viewer: Viewer): WireSystem {
  const { privacy } = row;
  const isOwner = viewer === 'owner';
  return {
    id: row.id,
    uuid: row.uuid,
    name: isOwner || privacy.name_privacy === 'public' ? row.name : null,
    description: isOwner || privacy.description_privacy === 'public' ? row.description : null,
    tag: row.tag,
    pronouns: isOwner || privacy.pronoun_privacy === 'public' ? row.pronouns : null,
    avatar_url: isOwner || privacy.avatar_privacy === 'public' ? imageUrl(row.avatar_url) : null,
    banner: isOwner || privacy.banner_privacy === 'public' ? imageUrl(row.banner) : null,
    color: row.color,
    created: row.created,
    ...(isOwner ? { webhook_url: row.webhook_url } : {}),
    privacy: isOwner ? { ...privacy } : null,
  };
}

/**
 * A member as the viewer gets it, `systemId` being the short id of its system (null leaves the key out, as inside
 * messages). Visibility hides from lists only; that is the lists' business.
 */
export function viewMember(row: MemberRow, viewer: Viewer, systemId: string | null): WireMember {
  const { privacy } = row;
  const isOwner = viewer === 'owner';
  const showsName = isOwner || privacy.name_privacy === 'public';
  const showsAvatar = isOwner || privacy.avatar_privacy === 'public';
  const showsMetadata = isOwner || privacy.metadata_privacy === 'public';
  return {
    id: row.id,
    uuid: row.uuid,
    ...(systemId === null ? {} : { system: systemId }),
    name: showsName ? row.name : (row.display_name ?? row.name),
    display_name: showsName ? row.display_name : null,
    color: row.color,
    birthday: isOwner || privacy.birthday_privacy === 'public' ? row.birthday : null,
    pronouns: isOwner || privacy.pronoun_privacy === 'public' ? row.pronouns : null,
    avatar_url: showsAvatar ? imageUrl(row.avatar_url) : null,
    webhook_avatar_url: showsAvatar ? imageUrl(row.webhook_avatar_url) : null,
    banner: isOwner || privacy.banner_privacy === 'public' ? imageUrl(row.banner) : null,
    description: isOwner || privacy.description_privacy === 'public' ? row.description : null,
    created: showsMetadata ? row.created : null,
    keep_proxy: row.keep_proxy,
    tts: row.tts,
    autoproxy_enabled: isOwner ? row.autoproxy_enabled : null,
    message_count: showsMetadata ? row.message_count : null,
    last_message_timestamp: showsMetadata ? row.last_message_timestamp : null,
    proxy_tags:
      isOwner || privacy.proxy_privacy === 'public' ? row.proxy_tags.map((tag) => ({ ...tag })) : [],
    privacy: isOwner ? { ...privacy } : null,
  };
}

/** A group as the viewer gets it; `members` only where the list was asked for with members. */
export function viewGroup(row: GroupRow, viewer: Viewer, systemId: string, members?: string[]): WireGroup {
  const { privacy } = row;
  const isOwner = viewer === 'owner';
  const showsName = isOwner || privacy.name_privacy === 'public';
  return {
    id: row.id,
    uuid: row.uuid,
    name: showsName ? row.name : (row.display_name ?? row.name),
    system: systemId,
    display_name: showsName ? row.display_name : null,
    description: isOwner || privacy.description_privacy === 'public' ? row.description : null,
    icon: isOwner || privacy.icon_privacy === 'public' ? imageUrl(row.icon) : null,
    // The one image the service does not rewrite.
    banner: isOwner || privacy.banner_privacy === 'public' ? row.banner : null,
    color: row.color,
    created: isOwner || privacy.metadata_privacy === 'public' ? row.created : null,
    ...(members === undefined ? {} : { members }),
    privacy: isOwner ? { ...privacy } : null,
  };
}
