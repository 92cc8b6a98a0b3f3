import {
  GROUP_PRIVACY_KEYS,
  isRecord,
  isShortId,
  liftFlatPrivacy,
  liftFlatProxyTag,
  MEMBER_PRIVACY_KEYS,
  SYSTEM_PRIVACY_KEYS,
} from '@frontboard/model';
import { MARK_KEY } from '../export/part-mark.ts';
import {
  CONFIG_FIELDS,
  type FieldTable,
  type FileFields,
  GROUP_FIELDS,
  MEMBER_FIELDS,
  SYSTEM_FIELDS,
} from '../fields.ts';
import type { FileGroup, FileMember, FilePart, FoundSystem, SystemFile } from '../system-file.ts';
import { counter, each, type Shape } from './file-shape.ts';
import { readFields } from './read-fields.ts';
import { orderSwitches } from './read-switches.ts';
import {
  type FindMember,
  idAt,
  MOST_SWITCHES,
  membersAt,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  recordsAt,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From the exporter's code of 2026-08-20, unchanged since 2022-04-24, and its history since 2019, read on 2026-11-28. Also from the writers of the same form:
// Plural Star (2026-08), Octocon (undated), PluralMatrix (2026-03-08) and Plurapack (2026).

const levels = (keys: readonly string[]): Shape => each(keys.join(' '), 'read');

const PROXY_TAG: Shape = each('prefix suffix', 'read');

export const PLURALKIT_SHAPE: Shape = {
  [MARK_KEY]: 'read',
  ...each('id uuid created timezone tz', 'read'),
  ...levels(Object.keys(SYSTEM_FIELDS)),
  privacy: { keys: levels(SYSTEM_PRIVACY_KEYS) },
  ...levels(SYSTEM_PRIVACY_KEYS),
  // Plurapack has the profile in here.
  system: { keys: levels(Object.keys(SYSTEM_FIELDS)) },
  config: { keys: { ...levels(Object.keys(CONFIG_FIELDS)), ...each('member_limit group_limit', 'ignored') } },
  accounts: 'accounts',
  members: {
    rows: {
      ...each('id uuid', 'read'),
      ...levels(Object.keys(MEMBER_FIELDS)),
      privacy: { keys: levels(MEMBER_PRIVACY_KEYS) },
      ...levels(MEMBER_PRIVACY_KEYS),
      proxy_tags: { rows: PROXY_TAG },
      ...PROXY_TAG,
      message_count: counter,
      ...each('created last_message_timestamp', 'ignored'),
    },
  },
  groups: {
    rows: {
      ...each('id uuid members', 'read'),
      ...levels(Object.keys(GROUP_FIELDS)),
      privacy: { keys: levels(GROUP_PRIVACY_KEYS) },
      ...levels(GROUP_PRIVACY_KEYS),
      created: 'ignored',
    },
  },
  switches: { rows: { ...each('timestamp members', 'read'), id: 'ignored' } },
  ...each('version webhook_url', 'ignored'),
};

/** Reads a file of `pk;export` of any version, ours, and files of programs that write the same format. */
export function readPluralKit(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  const isOwn = isByPluralKit(root);
  const isPluralStars = isByPluralStar(root);
  const readOwn: ReadOwn = (raw, table, path) => {
    const fields = readFields(raw, table, path, notes);
    if (isOwn) return fields;
    const { color, ...rest } = statedFields(fields);
    return color === undefined || (isPluralStars && color === DEFAULT_COLOR) ? rest : { ...rest, color };
  };
  const members = readMembers(root, readOwn, notes);
  const keys = memberKeys(members);
  const findMember: FindMember = (name) =>
    keys.get(idAt(isRecord(name) ? (name.uuid ?? name.id) : name) ?? '') ?? null;
  const groups = uniqueRecords(recordsAt(root, 'groups', notes), notes, groupKey).map((row) =>
    readGroup(row, { findMember, notes, readOwn }),
  );
  const switches = recordsAt(root, 'switches', notes, MOST_SWITCHES).flatMap(({ raw, path }) => {
    const names = own(raw, 'members');
    if (Array.isArray(names)) return [{ timestamp: own(raw, 'timestamp'), members: names, path }];
    notes.add('unreadable', path);
    return [];
  });
  const uuid = idAt(own(root, 'uuid'));
  const nested = own(root, 'system');
  const profile = own(root, 'name') === undefined && isRecord(nested) ? { ...nested, ...root } : root;
  const system = liftPrivacy(profile, SYSTEM_PRIVACY_KEYS);
  return {
    format: 'pluralkit',
    isByPluralKit: isOwn,
    ...hintOf(root),
    ...readMark(root),
    id: idAt(own(root, 'id')),
    uuid,
    sourceSystem: uuid,
    system: Object.keys(SYSTEM_FIELDS).some((key) => own(profile, key) !== undefined)
      ? readOwn(system, SYSTEM_FIELDS, '$')
      : null,
    config: readConfig(root, notes),
    members,
    groups,
    // What PluralKit has stored is history already, however early it is.
    fields: [],
    switches: orderSwitches(switches, findMember, notes, isOwn ? null : nowMs),
  };
}

/** What Plural Star gives everyone who was given no colour. */
const DEFAULT_COLOR = 'daa520';

/** Plural Star writes a system without any ID for the use in PluralKit. */
function isByPluralStar(root: Raw): boolean {
  return (
    own(root, 'version') === 1 &&
    ['id', 'uuid', 'accounts', 'created'].every((key) => own(root, key) === undefined)
  );
}

/** Programs that write this form beside a better one of their own. */
function hintOf(root: Raw): Pick<SystemFile, 'hint'> {
  const keys = Object.keys(root);
  if (
    keys.length === OCTOCON_KEYS.size &&
    keys.every((key) => OCTOCON_KEYS.has(key)) &&
    own(root, 'version') === 2
  )
    return { hint: 'octocon-small' };
  return keys.length === PLURAL_STAR_KEYS.size && keys.every((key) => PLURAL_STAR_KEYS.has(key))
    ? { hint: 'plural-star-form' }
    : {};
}

const OCTOCON_KEYS = new Set('version name description avatar_url switches members groups'.split(' '));
const PLURAL_STAR_KEYS = new Set(
  'version name description tag pronouns color avatar_url banner members switches'.split(' '),
);

/** A record with its flat privacy together. Levels that are not words stay, too, so that they close. */
function liftPrivacy(raw: Raw, keys: readonly string[]): Raw {
  const lifted = liftFlatPrivacy(raw, keys);
  if (isRecord(raw.privacy)) return lifted;
  const unread = keys.flatMap((key) => {
    const level = own(raw, key);
    return level === undefined || level === null || typeof level === 'string' ? [] : [[key, level] as const];
  });
  const known = isRecord(lifted.privacy) ? lifted.privacy : {};
  return unread.length === 0 ? lifted : { ...lifted, privacy: { ...known, ...Object.fromEntries(unread) } };
}

/** Reads the fields of a record, and of its privacy only what the writer of the file knows. */
type ReadOwn = (raw: Raw, table: FieldTable, path: string) => FileFields;

/**
 * Whether PluralKit wrote the file, or Frontboard with its data: with the system's short ID, its date of creation and the linked accounts, of
 * which only PluralKit knows. Frontboard's files have no accounts, but the settings, too. The owner's file has the privacy of every member: null is
 * what other programs write, and what PluralKit answers to strangers.
 */
function isByPluralKit(root: Raw): boolean {
  const accounts = own(root, 'accounts');
  const isOwners =
    accounts === undefined
      ? idAt(own(root, 'uuid')) !== null && isRecord(own(root, 'config'))
      : isFilledList(accounts);
  const members = own(root, 'members');
  const hasPrivacy =
    !Array.isArray(members) || members.every((one) => !isRecord(one) || own(one, 'privacy') !== null);
  return (
    isShortId(idAt(own(root, 'id')) ?? '') && idAt(own(root, 'created')) !== null && isOwners && hasPrivacy
  );
}

function isFilledList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

/** What another program states in this form: "public" and "no" stand there for what it does not have, too. */
function statedFields(fields: FileFields): FileFields {
  const stated = Object.entries(fields).filter(([, value]) => value !== false);
  return Object.fromEntries(
    stated.map(([field, value]) => [
      field,
      field === 'privacy' && isRecord(value)
        ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== 'public'))
        : value,
    ]),
  );
}

function readMembers(root: Raw, readOwn: ReadOwn, notes: Notes): readonly FileMember[] {
  const used = new Set<string>();
  return recordsAt(root, 'members', notes).map(({ raw, path, index }) => {
    const { webhook_avatar_url: webhook, ...rest } = liftFlatProxyTag(liftPrivacy(raw, MEMBER_PRIVACY_KEYS));
    // For some weeks of 2023 files had the avatar here as well.
    const lifted = {
      ...rest,
      ...(webhook !== undefined && { webhook_avatar_url: webhook === rest.avatar_url ? null : webhook }),
    };
    const fields = readOwn(lifted, MEMBER_FIELDS, path);
    const id = idAt(own(raw, 'id'));
    const uuid = idAt(own(raw, 'uuid'));
    const key = [id, uuid].find((it) => it !== null && !used.has(it)) ?? `#${index}`;
    used.add(key);
    return { key, id, uuid, fields };
  });
}

function groupKey(row: PlacedRecord): string {
  return idAt(own(row.raw, 'id')) ?? idAt(own(row.raw, 'uuid')) ?? row.path;
}

function readGroup(
  row: PlacedRecord,
  { findMember, notes, readOwn }: { findMember: FindMember; notes: Notes; readOwn: ReadOwn },
): FileGroup {
  const { raw, path } = row;
  return {
    key: groupKey(row),
    id: idAt(own(raw, 'id')),
    uuid: idAt(own(raw, 'uuid')),
    fields: readOwn(liftPrivacy(raw, GROUP_PRIVACY_KEYS), GROUP_FIELDS, path),
    members: membersAt(own(raw, 'members'), `${path}.members`, { findMember, notes }),
  };
}

function readConfig(root: Raw, notes: Notes) {
  const config = own(root, 'config');
  // The oldest files have the time zone at the root, and no settings.
  const zone = own(root, 'timezone') ?? own(root, 'tz');
  if (!isRecord(config)) return typeof zone === 'string' ? { timezone: zone } : null;
  return readFields(config, CONFIG_FIELDS, '$.config', notes);
}

/** Members by all their references in a file. If two have the same one, the first gets it. */
function memberKeys(members: readonly FileMember[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const { key, id, uuid } of members) {
    for (const name of [key, id, uuid]) if (name !== null && !keys.has(name)) keys.set(name, key);
  }
  return keys;
}

/** What one of our files says about itself. Other files are complete, except for lists that they lack. */
function readMark(root: Raw): Pick<SystemFile, 'wholeParts' | 'since' | 'until'> {
  const mark = own(root, MARK_KEY);
  const whole = isRecord(mark) && isRecord(mark.whole) ? mark.whole : null;
  const parts = (['members', 'groups', 'switches'] as const).filter(
    (part) => Array.isArray(own(root, part)) && (whole === null || own(whole, part) === true),
  );
  const time = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    wholeParts: new Set<FilePart>(['system', 'config', ...parts]),
    since: isRecord(mark) ? time(mark.since) : null,
    until: isRecord(mark) ? time(mark.until) : null,
  };
}
