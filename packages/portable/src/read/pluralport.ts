import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup, FileMember, FoundSystem, FrontRole, MemberDetail } from '../system-file.ts';
import { fieldsIn } from './file-fields.ts';
import { FileProblem } from './file-problem.ts';
import { detail, each, type KeyShape, type Shape } from './file-shape.ts';
import { type FrontRow, intervalsOf, rolesByKey, spanOf, switchesOf } from './intervals.ts';
import { textsByMember, textsIn } from './member-texts.ts';
import { nestedNames } from './nested-names.ts';
import { type NotedSpan, withNoted } from './noted-switches.ts';
import { readFields } from './read-fields.ts';
import { type FoundSwitch, orderSwitches } from './read-switches.ts';
import { detailOf, isSet, isTime, levelOf, pictureAt, textsOf, timeMs } from './read-value.ts';
import {
  type FindMember,
  findByKey,
  idAt,
  keyInFile,
  listIn,
  MOST_SWITCHES,
  NOTHING_FOUND,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  randomIdAt,
  recordsAt,
  recordsOf,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From the draft 0.1 as of 2026-08 to 2026-09 and the exporters of Sheaf, Prism, the PluralPort converter, Oceans Symphony and PluralNova of that time, read on 2026-11-28.

const RECORD: Shape = {
  ...each('id system_id source_refs', 'read'),
  ...each('created_at updated_at sort_order', 'ignored'),
};

/** `pluralkit` is read, and `prism` for the IDs of PluralKit. */
const EXTENSIONS: KeyShape = 'read';

const PRIVACY: KeyShape = { keys: each('visibility source', 'read') };

const PROFILE: Shape = {
  ...RECORD,
  ...each('name display_name pronouns description tag color avatar_asset_id banner_asset_id', 'read'),
  privacy: PRIVACY,
  extensions: EXTENSIONS,
};

const ASSIGNMENTS: KeyShape = {
  rows: {
    ...each('member_id record_id subject_id front_role note', 'read'),
    ...each('record_type subject_type', 'ignored'),
    ...each('mood energy location presence confidence', 'statuses'),
  },
};

const FRONT: Shape = {
  ...RECORD,
  assignments: ASSIGNMENTS,
  ...each('note status', 'read'),
  extensions: 'ignored',
};

export const PLURALPORT_SHAPE: Shape = {
  ...each('pluralport_version openplural_version', 'read'),
  systems: { rows: { ...PROFILE, ...each('parent_system_id archived settings', 'ignored') } },
  members: {
    rows: {
      ...PROFILE,
      ...each('age is_custom_front archived', 'read'),
      birthday: { keys: { ...each('value year_visible', 'read'), precision: 'ignored' } },
      proxy_tags: { rows: each('prefix suffix', 'read') },
    },
  },
  groups: { rows: { ...PROFILE, parent_group_id: 'read', emoji: 'emojis' } },
  group_memberships: { rows: { ...RECORD, ...each('group_id member_id', 'read') } },
  custom_fields: {
    rows: {
      ...RECORD,
      ...each('name field_type options', 'read'),
      privacy: 'privacy-levels',
      ...each('supports_markdown date_precision extensions', 'ignored'),
    },
  },
  custom_field_values: {
    rows: {
      ...RECORD,
      ...each('subject_id member_id field_id custom_field_id field_name', 'read'),
      value: detail,
      ...each('subject_type extensions', 'ignored'),
    },
  },
  front_events: { rows: { ...FRONT, at: 'read' } },
  front_periods: {
    rows: { ...FRONT, ...each('started_at ended_at member_id co_member_ids source_kind', 'read') },
  },
  assets: {
    rows: {
      ...RECORD,
      ...each('uri url data_base64 data_uri bundle_path', 'read'),
      ...each('kind mime_type file_name size_bytes sha256 width height duration_ms extensions', 'ignored'),
    },
  },
  notes: {
    rows: {
      ...RECORD,
      ...each('member_id title body entry_date created_at', 'read'),
      ...each('author_member_ids color visibility pinned content_warning extensions', 'ignored'),
      attachment_asset_ids: 'files',
    },
  },
  front_comments: {
    rows: {
      ...RECORD,
      ...each('front_period_id front_event_id body', 'read'),
      ...each('target_time author_member_id edited_at extensions', 'ignored'),
    },
  },
  taxonomy_terms: 'tags',
  polls: 'polls',
  ...each('reminders habits', 'reminders'),
  ...each('chat boards', 'messages'),
  relationships: 'relationships',
  ...each('exported_at producer capabilities modules warnings taxonomy_assignments', 'ignored'),
  ...each('proxy sharing safety extensions', 'ignored'),
};

/** A system of a file with several. */
export interface NamedSystem {
  readonly id: string;
  readonly name: string | null;
  /** How many members it has. */
  readonly members: number;
}

/** The systems of a file of PluralPort: of several with one ID, the first. @throws {FileProblem} for an unknown version */
export function pluralPortSystems(root: Raw): readonly NamedSystem[] {
  checkVersion(root);
  const rowsOf = (name: string) => {
    const value = own(root, name);
    return Array.isArray(value) ? value.filter(isRecord) : [];
  };
  const names = new Map<string, string | null>();
  for (const raw of rowsOf('systems')) {
    const id = idAt(own(raw, 'id'));
    if (id !== null && !names.has(id)) names.set(id, idAt(profileOf(raw, new Map()).name));
  }
  const counts = new Map<string | null, number>();
  for (const raw of rowsOf('members')) {
    const id = idAt(own(raw, 'system_id'));
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  // A member who names no system is in each.
  const everywhere = counts.get(null) ?? 0;
  return [...names].map(([id, name]) => ({ id, name, members: everywhere + (counts.get(id) ?? 0) }));
}

function checkVersion(root: Raw): void {
  const version = own(root, 'pluralport_version') ?? own(root, 'openplural_version');
  if (String(version) !== '0.1') throw new FileProblem('unknown-version', '$.pluralport_version');
}

/** Reads a file of PluralPort, formerly OpenPlural. Of several systems it uses the one that a person has chosen. @throws {FileProblem} for an unknown version */
export function readPluralPort(root: Raw, { nowMs, notes, system = null }: ReadContext): FoundSystem {
  checkVersion(root);
  const pictures = recordsAt(root, 'assets', notes);
  const assets = assetsOf(pictures);
  notes.lose('pictures', pictures.filter(({ raw }) => uriOf(raw) === undefined).length);
  const systems = recordsAt(root, 'systems', notes);
  notes.lose('systems', Math.max(systems.length - 1, 0));
  const chosen = systems.find(({ raw }) => system !== null && idAt(own(raw, 'id')) === system) ?? systems[0];
  const first = chosen?.raw;
  const systemId = first === undefined ? null : idAt(own(first, 'id'));
  const isOfSystem = (raw: Raw) =>
    systemId === null || (idAt(own(raw, 'system_id')) ?? systemId) === systemId;
  for (const one of systems) if (one !== chosen) notes.add('no-place', one.path);
  const details = detailsOf(root, notes);
  const people = uniqueRecords(
    recordsAt(root, 'members', notes).filter(({ raw }) => isOfSystem(raw)),
    notes,
  );
  const texts = textsByMember(
    recordsAt(root, 'notes', notes, MOST_SWITCHES).map(({ raw }) => ({
      member: own(raw, 'member_id'),
      title: own(raw, 'title'),
      text: own(raw, 'body'),
      time: own(raw, 'entry_date') ?? own(raw, 'created_at'),
    })),
    people.map(keyInFile),
    notes,
  );
  const members = people.map((row) => readMember(row, { assets, details, texts, notes }));
  const findMember = findByKey(members);
  const found = foundSwitches(root, isOfSystem, { findMember, nowMs, notes });
  const source = first === undefined ? NO_SOURCE : sourceOf(first);
  return {
    ...NOTHING_FOUND,
    format: 'pluralport',
    ...source,
    sourceSystem: source.uuid ?? randomIdAt(systemId),
    system:
      first === undefined
        ? null
        : readFields(profileOf(first, assets), SYSTEM_FIELDS, chosen?.path ?? '$', notes),
    members,
    groups: readGroups(root, { findMember, isOfSystem, notes }),
    fields: fieldsIn(recordsAt(root, 'custom_fields', notes), { type: 'field_type' }),
    switches: withNoted(orderSwitches(found.switches, findMember, notes, nowMs), found.noted, notes),
  };
}

/**
 * The history, as states or as periods. A file has both where the periods are made of the states, which it says of each, or where a program has
 * its own periods and the states of another one: then both count.
 */
function foundSwitches(
  root: Raw,
  isOfSystem: (raw: Raw) => boolean,
  context: ReadContext & { readonly findMember: FindMember },
): { readonly switches: readonly FoundSwitch[]; readonly noted: readonly NotedSpan[] } {
  const { notes, findMember } = context;
  const ours = (name: string) =>
    recordsAt(root, name, notes, MOST_SWITCHES).filter(({ raw }) => isOfSystem(raw));
  const [events, periods] = [ours('front_events'), ours('front_periods')];
  const comments = commentsOf(
    root,
    new Set([...events, ...periods].map(({ raw }) => idAt(own(raw, 'id')))),
    notes,
  );
  const states = events.map((row): FrontRow => {
    const { raw, path } = row;
    const { names, roles } = assigned(raw, path, notes);
    const texts = textsAt(row, comments);
    return { startMs: timeMs(own(raw, 'at'), notes), endMs: undefined, names, roles, texts, path };
  });
  if (events.length > 0 && periods.every(({ raw }) => own(raw, 'source_kind') === 'event_pair'))
    return {
      switches: states.map(({ names, path }, index) => ({
        timestamp: own(events[index]?.raw ?? {}, 'at'),
        members: names,
        path,
      })),
      noted: statesUntilNext(states, []).flatMap(({ startMs, endMs = null, texts = [], roles = [] }) =>
        isTime(startMs) && texts.length + roles.length > 0
          ? [{ startMs, endMs, texts, roles: rolesByKey(roles, findMember) }]
          : [],
      ),
    };
  const ownRows = periods.map((row) => periodRow(row, comments, notes));
  const { intervals, noted } = intervalsOf([...ownRows, ...statesUntilNext(states, ownRows)], context);
  return { switches: switchesOf(intervals, '$.front_periods'), noted };
}

/** Comments by the ID of the event or period that they are on. Those on nothing of this system are counted. */
function commentsOf(
  root: Raw,
  fronts: ReadonlySet<string | null>,
  notes: Notes,
): ReadonlyMap<string, readonly string[]> {
  return groupBy(
    recordsAt(root, 'front_comments', notes, MOST_SWITCHES).flatMap(({ raw }) => {
      const front = FRONT_IDS.map((key) => idAt(own(raw, key))).find((id) => id !== null) ?? null;
      const texts = textsOf(own(raw, 'body'));
      if (front !== null && fronts.has(front)) return texts.map((text) => [front, text] as const);
      notes.lose('comments', 1);
      return [];
    }),
  );
}

/** Where a comment may have the ID of what it is on. */
const FRONT_IDS = ['front_period_id', 'front_event_id'];

/** What is written about an event or a period, and about its members in it. */
function textsAt({ raw }: PlacedRecord, comments: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const assignments = own(raw, 'assignments');
  return textsOf(
    own(raw, 'status'),
    own(raw, 'note'),
    ...(Array.isArray(assignments) ? assignments : []).map((one: unknown) =>
      isRecord(one) ? own(one, 'note') : null,
    ),
    ...(comments.get(idAt(own(raw, 'id')) ?? '') ?? []),
  );
}

/** A state lasts until the next one, the last until the first later period, or until now. */
function statesUntilNext(states: readonly FrontRow[], periods: readonly FrontRow[]): readonly FrontRow[] {
  const ordered = states.toSorted((one, other) => one.startMs - other.startMs);
  return ordered.map((state, index) => {
    const next = ordered[index + 1]?.startMs;
    const later = periods.map(({ startMs }) => startMs).filter((startMs) => startMs > state.startMs);
    return { ...state, endMs: next ?? (later.length === 0 ? null : Math.min(...later)) };
  });
}

/** Addresses of pictures by the id of their asset. Embedded pictures have none that PluralKit accepts. */
function assetsOf(assets: readonly PlacedRecord[]): ReadonlyMap<string, string> {
  return new Map(
    assets.flatMap(({ raw }) => {
      const [id, uri] = [idAt(own(raw, 'id')), uriOf(raw)];
      return id !== null && uri !== undefined ? [[id, uri] as const] : [];
    }),
  );
}

function uriOf(asset: Raw): string | undefined {
  return pictureAt(own(asset, 'uri')) ?? pictureAt(own(asset, 'url'));
}

const NO_SOURCE = { id: null, uuid: null };

/** The source of a record, if that was PluralKit. PluralNova has an object instead of a list, and Prism its own place. */
function sourceOf(raw: Raw): { readonly id: string | null; readonly uuid: string | null } {
  const refs = own(raw, 'source_refs');
  const source = (Array.isArray(refs) ? refs : [refs]).find(
    (ref) => isRecord(ref) && ref.app === 'pluralkit',
  );
  if (isRecord(source)) return { id: idAt(own(source, 'id')), uuid: idAt(own(source, 'uuid')) };
  const native = partOf(partOf(partOf(raw, 'extensions'), 'prism'), 'native');
  return { id: idAt(own(native, 'pluralkitId')), uuid: idAt(own(native, 'pluralkitUuid')) };
}

function partOf(raw: Raw, key: string): Raw {
  const part = own(raw, key);
  return isRecord(part) ? part : {};
}

/** The common fields of members and systems, by the names of the service. */
function profileOf(raw: Raw, assets: ReadonlyMap<string, string>): Raw {
  const picture = (key: string) => assets.get(idAt(own(raw, key)) ?? '');
  return {
    name: own(raw, 'name') ?? own(raw, 'display_name'),
    display_name: own(raw, 'display_name'),
    pronouns: own(raw, 'pronouns'),
    description: own(raw, 'description'),
    tag: own(raw, 'tag'),
    color: own(raw, 'color'),
    avatar_url: picture('avatar_asset_id'),
    banner: picture('banner_asset_id'),
    // What Frontboard adds for fields that PluralPort does not have, by PluralKit's names.
    ...partOf(partOf(raw, 'extensions'), 'pluralkit'),
  };
}

interface MemberReading {
  readonly assets: ReadonlyMap<string, string>;
  readonly details: ReadonlyMap<string, readonly MemberDetail[]>;
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly notes: Notes;
}

function readMember(row: PlacedRecord, { assets, details, texts, notes }: MemberReading): FileMember {
  const { raw, path } = row;
  const key = keyInFile(row);
  const age = detailOf('Age', own(raw, 'age'), notes);
  const given = [...(age === null ? [] : [age]), ...(details.get(key) ?? [])];
  const fields = {
    ...profileOf(raw, assets),
    birthday: birthdayOf(own(raw, 'birthday')),
    proxy_tags: own(raw, 'proxy_tags'),
    privacy: privacyOf(own(raw, 'privacy')),
  };
  return {
    key,
    ...sourceOf(raw),
    fields: readFields(fields, MEMBER_FIELDS, path, notes),
    ...(isSet(raw, ['is_custom_front'], path, notes) && { isCustomFront: true as const }),
    ...(isSet(raw, ['archived'], path, notes) && { isArchived: true as const }),
    ...(given.length > 0 && { details: given }),
    ...textsIn(texts.get(key)),
  };
}

/** The custom fields, by the key of their member. */
function detailsOf(root: Raw, notes: Notes): ReadonlyMap<string, readonly MemberDetail[]> {
  const names = new Map(
    recordsAt(root, 'custom_fields', notes).map(({ raw }) => [idAt(own(raw, 'id')), idAt(own(raw, 'name'))]),
  );
  return groupBy(
    recordsAt(root, 'custom_field_values', notes, MOST_SWITCHES).flatMap(({ raw }) => {
      const member = idAt(own(raw, 'subject_id')) ?? idAt(own(raw, 'member_id'));
      const field = idAt(own(raw, 'field_id')) ?? idAt(own(raw, 'custom_field_id'));
      const name = names.get(field) ?? idAt(own(raw, 'field_name'));
      const detail = detailOf(name, own(raw, 'value'), notes);
      return member === null || detail === null ? [] : [[member, detail] as const];
    }),
  );
}

/** Only `public` is; a file made from PluralKit's data has its own keys as well. */
function privacyOf(value: unknown): unknown {
  const level = levelOf(isRecord(value) ? own(value, 'visibility') : value);
  if (level === undefined) return undefined;
  const source = isRecord(value) ? own(value, 'source') : undefined;
  return { ...level, ...(isRecord(source) && source) };
}

function birthdayOf(value: unknown): unknown {
  const text = isRecord(value) ? own(value, 'value') : value;
  if (typeof text !== 'string') return text;
  const isHidden = isRecord(value) && own(value, 'year_visible') === false;
  return isHidden ? text.trim().replace(/^\d{4}/, '0004') : text;
}

/** Members near the front, but not fronting in PluralKit's sense. */
const NEAR: ReadonlySet<unknown> = new Set(['co_conscious', 'influencing']);

/** What is assigned like a member, but is none. */
const STATUS = 'custom_status';

const ROLES: ReadonlyMap<unknown, FrontRole> = new Map<unknown, FrontRole>([
  ['primary', 'primary'],
  ['co_fronting', 'cofronting'],
  ['co_front', 'cofronting'],
  ...[...NEAR].map((role) => [role, 'near'] as const),
]);

/** Who was in front in an event or a period, the primary one first, and who was what. */
function assigned(raw: Raw, path: string, notes: Notes): Required<Pick<FrontRow, 'names' | 'roles'>> {
  const all = recordsOf(
    listIn(own(raw, 'assignments'), `${path}.assignments`, notes),
    `${path}.assignments`,
    notes,
  );
  const rows = all.map((row) => row.raw);
  const roleOf = (one: Raw) => own(one, 'front_role');
  const memberOf = (one: Raw) => own(one, 'member_id') ?? own(one, 'record_id') ?? own(one, 'subject_id');
  const rank = (one: Raw) => (roleOf(one) === 'primary' ? 0 : 1);
  notes.lose('statuses', rows.filter((one) => roleOf(one) === STATUS).length);
  return {
    names: rows
      .filter((one) => !NEAR.has(roleOf(one)) && roleOf(one) !== STATUS)
      .sort((one, other) => rank(one) - rank(other))
      .map(memberOf),
    roles: rows.flatMap((one) => {
      const role = ROLES.get(roleOf(one));
      return role === undefined ? [] : [[memberOf(one), role] as const];
    }),
  };
}

/** PluralNova has members instead of assignments. */
function periodRow(
  row: PlacedRecord,
  comments: ReadonlyMap<string, readonly string[]>,
  notes: Notes,
): FrontRow {
  const { raw, path } = row;
  const { names, roles } = assigned(raw, path, notes);
  const first = own(raw, 'member_id');
  const others = listIn(own(raw, 'co_member_ids'), `${path}.co_member_ids`, notes) ?? [];
  return {
    ...spanOf(own(raw, 'started_at'), own(raw, 'ended_at'), notes),
    names: [...names, ...(first == null ? [] : [first]), ...others],
    roles,
    texts: textsAt(row, comments),
    path,
  };
}

function readGroups(
  root: Raw,
  {
    findMember,
    isOfSystem,
    notes,
  }: { findMember: FindMember; isOfSystem: (raw: Raw) => boolean; notes: Notes },
): readonly FileGroup[] {
  const members = new Map<string, Set<string>>();
  for (const { raw, path } of recordsAt(root, 'group_memberships', notes, MOST_SWITCHES)) {
    const [group, key] = [idAt(own(raw, 'group_id')), findMember(own(raw, 'member_id'))];
    if (key === null) notes.add('unknown-member', path);
    else if (group !== null) members.set(group, (members.get(group) ?? new Set()).add(key));
  }
  const rows = recordsAt(root, 'groups', notes).filter(({ raw }) => isOfSystem(raw));
  const groups = uniqueRecords(rows, notes);
  const names = nestedNames(groups, 'parent_group_id');
  return groups.map((row) => {
    const { raw, path } = row;
    const key = keyInFile(row);
    const fields = {
      ...profileOf(raw, new Map()),
      name: names.get(key),
      privacy: privacyOf(own(raw, 'privacy')),
    };
    return {
      key,
      ...sourceOf(raw),
      fields: readFields(fields, GROUP_FIELDS, path, notes),
      members: [...(members.get(key) ?? [])],
    };
  });
}
