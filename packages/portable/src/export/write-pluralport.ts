import {
  GROUP_TABLE,
  isRecord,
  MEMBER_TABLE,
  type RecordFields,
  SYSTEM_TABLE,
  settableFields,
  unsetValue,
} from '@frontboard/model';
import type { ApiAnswers, ApiRecord } from './write-export.ts';

/** What writes the file, and when. */
export interface PluralPortProducer {
  readonly version: string;
  /** ISO, in UTC. */
  readonly exportedAt: string;
}

const SYSTEM_ID = 'system';

/**
 * The text of a file of PluralPort 0.1. Records name PluralKit as their source, with both ids, so that they are found again; privacy
 * contains PluralKit's own settings. It contains no token and no linked account.
 */
export function writePluralPort(answers: ApiAnswers, { version, exportedAt }: PluralPortProducer): string {
  const assets = createAssets();
  const memberIds = new Set(answers.members.map(({ uuid }) => uuid));
  const keyOf = new Map(answers.members.map(({ id, uuid }) => [id, uuid]));
  const file = {
    pluralport_version: '0.1',
    exported_at: exportedAt,
    producer: { app: 'Frontboard', app_id: 'frontboard', app_version: version, exporter_version: '1' },
    capabilities: { modules: ['members', 'groups', 'front_events'] },
    systems: [systemOf(answers.system, assets)],
    members: answers.members.map((member, index) => memberOf(member, index, assets)),
    groups: answers.groups.map((group, index) => groupOf(group, index)),
    group_memberships: answers.groups.flatMap(({ uuid, members }) =>
      (Array.isArray(members) ? members : [])
        .filter((member) => memberIds.has(member))
        .map((member, index) => ({
          id: `${String(uuid)}:${String(member)}`,
          group_id: uuid,
          member_id: member,
          sort_order: index,
        })),
    ),
    taxonomy_terms: [],
    taxonomy_assignments: [],
    custom_fields: [],
    custom_field_values: [],
    front_periods: [],
    front_events: [...answers.switches].reverse().map((one) => ({
      id: one.id,
      system_id: SYSTEM_ID,
      at: one.timestamp,
      assignments: (Array.isArray(one.members) ? one.members : [])
        .flatMap((id) => keyOf.get(id) ?? [])
        .map((id, index) => ({ member_id: id, front_role: index === 0 ? 'primary' : 'co_front' })),
    })),
    front_comments: [],
    notes: [],
    assets: assets.all(),
    extensions: {},
    warnings: [],
  };
  return JSON.stringify(file);
}

/** Pictures, each address once. */
function createAssets() {
  const byUri = new Map<string, { readonly id: string; readonly kind: string; readonly uri: string }>();
  return {
    idOf(uri: unknown, kind: 'avatar' | 'banner'): string | null {
      if (typeof uri !== 'string' || uri === '') return null;
      const known = byUri.get(uri) ?? { id: `asset-${byUri.size + 1}`, kind, uri };
      byUri.set(uri, known);
      return known.id;
    },
    all: () => [...byUri.values()],
  };
}

type Assets = ReturnType<typeof createAssets>;

function sourceOf({ id, uuid }: ApiRecord, collection: string) {
  return [{ app: 'pluralkit', collection, id, uuid }];
}

/** The keys that the format has a place for in systems and members. */
const WITH_A_PLACE = ['name', 'description', 'color', 'avatar_url', 'banner', 'privacy'];

/** What a client can set and the format has no place for. */
function extensionsOf(record: ApiRecord, table: RecordFields, placed: readonly string[]) {
  const rest = settableFields(table).filter(([key]) => !placed.includes(key));
  return {
    pluralkit: Object.fromEntries(rest.map(([key, field]) => [key, record[key] ?? unsetValue(field)])),
  };
}

function systemOf(system: ApiRecord, assets: Assets) {
  return {
    id: SYSTEM_ID,
    // The draft requires a name, and PluralKit does not.
    name: system.name ?? '',
    display_name: null,
    description: system.description,
    tag: system.tag,
    color: colorOf(system.color),
    avatar_asset_id: assets.idOf(system.avatar_url, 'avatar'),
    banner_asset_id: assets.idOf(system.banner, 'banner'),
    parent_system_id: null,
    archived: false,
    privacy: privacyOf(system.privacy, 'name_privacy'),
    source_refs: sourceOf(system, 'systems'),
    extensions: extensionsOf(system, SYSTEM_TABLE, [...WITH_A_PLACE, 'tag']),
  };
}

function memberOf(member: ApiRecord, index: number, assets: Assets) {
  return {
    id: member.uuid,
    system_id: SYSTEM_ID,
    name: member.name,
    display_name: member.display_name,
    pronouns: member.pronouns,
    description: member.description,
    age: null,
    birthday: birthdayOf(member.birthday),
    color: colorOf(member.color),
    avatar_asset_id: assets.idOf(member.avatar_url, 'avatar'),
    banner_asset_id: assets.idOf(member.banner, 'banner'),
    proxy_tags: member.proxy_tags,
    is_custom_front: false,
    archived: false,
    created_at: member.created ?? null,
    sort_order: index,
    privacy: privacyOf(member.privacy, 'visibility'),
    source_refs: sourceOf(member, 'members'),
    extensions: extensionsOf(member, MEMBER_TABLE, [
      ...WITH_A_PLACE,
      'display_name',
      'pronouns',
      'birthday',
      'proxy_tags',
    ]),
  };
}

function groupOf(group: ApiRecord, index: number) {
  return {
    id: group.uuid,
    system_id: SYSTEM_ID,
    name: group.name,
    description: group.description,
    color: colorOf(group.color),
    emoji: null,
    parent_group_id: null,
    sort_order: index,
    privacy: privacyOf(group.privacy, 'visibility'),
    source_refs: sourceOf(group, 'groups'),
    extensions: extensionsOf(group, GROUP_TABLE, ['name', 'description', 'color', 'privacy']),
  };
}

function colorOf(color: unknown): string | null {
  return typeof color === 'string' ? `#${color.toUpperCase()}` : null;
}

/** The service writes 0004 for a year that is hidden. */
function birthdayOf(birthday: unknown) {
  if (typeof birthday !== 'string') return null;
  return birthday.startsWith('0004-')
    ? { value: `--${birthday.slice(5)}`, precision: 'month_day', year_visible: false }
    : { value: birthday, precision: 'day', year_visible: true };
}

/** One word for the whole record, and PluralKit's settings beside it. */
function privacyOf(privacy: unknown, key: string) {
  const source = isRecord(privacy) ? privacy : {};
  return { visibility: source[key] === 'public' ? 'public' : 'private', source };
}
