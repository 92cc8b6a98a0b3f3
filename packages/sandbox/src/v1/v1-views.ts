import type { MemberRow, MessageRow, SwitchRow, SystemRow } from '../store/rows.ts';
import type { SandboxState } from '../store/state.ts';
import { formatMicros } from '../store/timestamp.ts';
import { type Viewer, viewMember, viewSystem } from '../view/entities.ts';
import { viewMessage } from '../view/message.ts';

const SYSTEM_PRIVACY = [
  'description_privacy',
  'member_list_privacy',
  'group_list_privacy',
  'front_privacy',
  'front_history_privacy',
] as const;

const MEMBER_PRIVACY = [
  'visibility',
  'name_privacy',
  'description_privacy',
  'birthday_privacy',
  'pronoun_privacy',
  'avatar_privacy',
  'metadata_privacy',
] as const;

type V1Object = Record<string, unknown>;

/** A system as version 1 had it: no uuid, no pronouns, the privacy keys flat beside the rest. */
export function viewV1System(row: SystemRow, viewer: Viewer): V1Object {
  const {
    uuid: _uuid,
    pronouns: _pronouns,
    webhook_url: _webhook,
    privacy,
    ...rest
  } = viewSystem(row, viewer);
  return { ...rest, tz: 'UTC', ...flat(privacy, SYSTEM_PRIVACY) };
}

/** A member as version 1 had it. `prefix` and `suffix` repeat the first proxy tag where `withTags` asks for it. */
export function viewV1Member(row: MemberRow, viewer: Viewer, withTags = true): V1Object {
  const view = viewMember(row, viewer, null);
  const [first] = view.proxy_tags;
  return {
    id: view.id,
    name: view.name,
    display_name: view.display_name,
    color: view.color,
    birthday: view.birthday,
    pronouns: view.pronouns,
    avatar_url: view.avatar_url,
    banner: view.banner,
    description: view.description,
    created: view.created,
    keep_proxy: view.keep_proxy,
    proxy_tags: view.proxy_tags,
    ...(withTags && first !== undefined ? { prefix: first.prefix, suffix: first.suffix } : {}),
    privacy: view.privacy?.visibility ?? null,
    ...flat(view.privacy, MEMBER_PRIVACY),
  };
}

/** A switch with whole members, or with short ids; version 1 gave switches no id. */
export function viewV1Fronters(state: SandboxState, row: SwitchRow, viewer: Viewer): V1Object {
  const members = row.members.flatMap((uuid) => state.members.get(uuid) ?? []);
  return {
    timestamp: formatMicros(row.timestamp),
    members: members.map((member) => viewV1Member(member, viewer)),
  };
}

/** A message with system and member of version 1. */
export function viewV1Message(state: SandboxState, row: MessageRow, viewer: string | null): V1Object {
  const member = row.member === null ? undefined : state.members.get(row.member);
  const system = member === undefined ? undefined : state.systems.get(member.system);
  const view = system !== undefined && system.uuid === viewer ? 'owner' : 'other';
  return {
    ...viewMessage(state, row, viewer),
    system: system === undefined ? null : viewV1System(system, view),
    member: member === undefined ? null : viewV1Member(member, view, false),
  };
}

function flat<Key extends string>(
  privacy: Readonly<Record<Key, unknown>> | null,
  keys: readonly Key[],
): V1Object {
  return Object.fromEntries(keys.map((key) => [key, privacy?.[key] ?? null]));
}
