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
import type { FileGroup, FileMember, FilePart, SystemFile } from '../system-file.ts';
import { readFields } from './read-fields.ts';
import { orderSwitches } from './read-switches.ts';
import {
  createNotes,
  type FindMember,
  idAt,
  lostCounts,
  MOST_SWITCHES,
  membersAt,
  type Notes,
  own,
  type PlacedRecord,
  recordsAt,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The keys of the root that this reader uses. Of others it gets the size at most. */
export const PLURALKIT_PARTS = [
  MARK_KEY,
  'id',
  'uuid',
  'created',
  ...Object.keys(SYSTEM_FIELDS),
  ...SYSTEM_PRIVACY_KEYS,
  'config',
  'timezone',
  'tz',
  'members',
  'groups',
  'switches',
];

/** Reads a file of `pk;export` of any version, ours, and those of programs that write the same format. */
export function readPluralKit(root: Raw): SystemFile {
  const notes = createNotes();
  const isOwn = isByPluralKit(root);
  const readOwn: ReadOwn = (raw, table, path) => {
    const fields = readFields(raw, table, path, notes);
    return isOwn ? fields : statedFields(fields);
  };
  const members = readMembers(root, { notes, readOwn });
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
  const system = liftPrivacy(root, SYSTEM_PRIVACY_KEYS);
  return {
    format: 'pluralkit',
    isByPluralKit: isOwn,
    ...readMark(root),
    id: idAt(own(root, 'id')),
    uuid,
    sourceSystem: uuid,
    system: Object.keys(SYSTEM_FIELDS).some((key) => own(root, key) !== undefined)
      ? readOwn(system, SYSTEM_FIELDS, '$')
      : null,
    config: readConfig(root, notes),
    members,
    groups,
    switches: orderSwitches(switches, findMember, notes),
    notes: notes.all,
    lost: lostOf(root),
  };
}

/** A record with its flat privacy together. Levels that are no words stay, too, so that they close. */
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

/** Values that no client can set in the service: counts of messages, and linked accounts. */
function lostOf(root: Raw) {
  const members = own(root, 'members');
  const counted = Array.isArray(members)
    ? members.filter((member) => isRecord(member) && Number(own(member, 'message_count')) > 0).length
    : 0;
  const accounts = own(root, 'accounts');
  return lostCounts({ counts: counted, accounts: Array.isArray(accounts) ? accounts.length : 0 });
}

function readMembers(
  root: Raw,
  { notes, readOwn }: { readonly notes: Notes; readonly readOwn: ReadOwn },
): readonly FileMember[] {
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
