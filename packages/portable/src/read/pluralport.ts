import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup, FileMember, MemberDetail, SystemFile } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';
import { type FrontRow, intervalsOf, spanOf, switchesOf } from './intervals.ts';
import { nestedNames } from './nested-names.ts';
import { readFields } from './read-fields.ts';
import { type FoundSwitch, orderSwitches } from './read-switches.ts';
import { detailText } from './read-value.ts';
import {
  countLost,
  createNotes,
  type FindMember,
  findByKey,
  idAt,
  keyInFile,
  listIn,
  lostCounts,
  MOST_SWITCHES,
  type Notes,
  own,
  type PlacedRecord,
  pictureAt,
  randomIdAt,
  recordsAt,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The keys of the root that this reader uses. Of others it gets the size at most. */
export const PLURALPORT_PARTS = [
  'pluralport_version',
  'openplural_version',
  'systems',
  'members',
  'assets',
  'front_events',
  'front_periods',
  'custom_fields',
  'custom_field_values',
  'groups',
  'group_memberships',
];

/** Reads a file of PluralPort, formerly OpenPlural. Of several systems it uses the first. @throws {FileProblem} for an unknown version */
export function readPluralPort(root: Raw, nowMs: number): SystemFile {
  const version = own(root, 'pluralport_version') ?? own(root, 'openplural_version');
  if (String(version) !== '0.1') throw new FileProblem('unknown-version', '$.pluralport_version');
  const notes = createNotes();
  const pictures = recordsAt(root, 'assets', notes);
  const assets = assetsOf(pictures);
  const systems = recordsAt(root, 'systems', notes);
  const first = systems[0]?.raw;
  const systemId = first === undefined ? null : idAt(own(first, 'id'));
  const isOurs = (raw: Raw) => systemId === null || (idAt(own(raw, 'system_id')) ?? systemId) === systemId;
  for (const { path } of systems.slice(1)) notes.add('no-place', path);
  const details = detailsOf(root, notes);
  const people = recordsAt(root, 'members', notes).filter(({ raw }) => isOurs(raw));
  const members = uniqueRecords(people, notes).map((row) => readMember(row, { assets, details, notes }));
  const findMember = findByKey(members);
  const events = recordsAt(root, 'front_events', notes, MOST_SWITCHES).filter(({ raw }) => isOurs(raw));
  const found =
    events.length > 0
      ? events.map(
          ({ raw, path }): FoundSwitch => ({
            timestamp: own(raw, 'at'),
            members: assigned(raw, path, notes),
            path,
          }),
        )
      : switchesOf(
          intervalsOf(
            recordsAt(root, 'front_periods', notes, MOST_SWITCHES)
              .filter(({ raw }) => isOurs(raw))
              .map((row) => periodRow(row, notes)),
            { findMember, nowMs, notes },
          ),
          '$.front_periods',
        );
  const source = first === undefined ? NO_SOURCE : sourceOf(first);
  return {
    format: 'pluralport',
    isByPluralKit: false,
    wholeParts: new Set(['members', 'groups']),
    ...source,
    sourceSystem: source.uuid ?? randomIdAt(systemId),
    system:
      first === undefined ? null : readFields(profileOf(first, assets), SYSTEM_FIELDS, '$.systems[0]', notes),
    config: null,
    members,
    groups: readGroups(root, { findMember, isOurs, notes }),
    switches: orderSwitches(found, findMember, notes),
    since: null,
    until: null,
    notes: notes.all,
    lost: [
      ...countLost(root, LOST_PARTS),
      ...lostCounts({ systems: Math.max(systems.length - 1, 0), pictures: lostPictures(pictures) }),
    ],
  };
}

const LOST_PARTS = {
  notes: ['notes'],
  comments: ['front_comments'],
  tags: ['taxonomy_terms'],
  polls: ['polls'],
  reminders: ['reminders', 'habits'],
} as const;

function lostPictures(assets: readonly PlacedRecord[]): number {
  return assets.filter(({ raw }) => pictureAt(own(raw, 'uri')) === undefined).length;
}

/** Addresses of pictures by the id of their asset. Embedded pictures have none that PluralKit accepts. */
function assetsOf(assets: readonly PlacedRecord[]): ReadonlyMap<string, string> {
  return new Map(
    assets.flatMap(({ raw }) => {
      const [id, uri] = [idAt(own(raw, 'id')), pictureAt(own(raw, 'uri'))];
      return id !== null && uri !== undefined ? [[id, uri] as const] : [];
    }),
  );
}

const NO_SOURCE = { id: null, uuid: null };

/** The source of a record, if that was PluralKit. */
function sourceOf(raw: Raw): { readonly id: string | null; readonly uuid: string | null } {
  const refs = own(raw, 'source_refs');
  const source = Array.isArray(refs)
    ? refs.find((ref) => isRecord(ref) && ref.app === 'pluralkit')
    : undefined;
  return isRecord(source) ? { id: idAt(own(source, 'id')), uuid: idAt(own(source, 'uuid')) } : NO_SOURCE;
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
    ...extensionOf(raw),
  };
}

/** What Frontboard adds for fields that PluralPort does not have, by PluralKit's names. */
function extensionOf(raw: Raw): Raw {
  const extensions = own(raw, 'extensions');
  const extension = isRecord(extensions) ? own(extensions, 'pluralkit') : undefined;
  return isRecord(extension) ? extension : {};
}

interface MemberReading {
  readonly assets: ReadonlyMap<string, string>;
  readonly details: ReadonlyMap<string, readonly MemberDetail[]>;
  readonly notes: Notes;
}

function readMember(row: PlacedRecord, { assets, details, notes }: MemberReading): FileMember {
  const { raw, path } = row;
  const key = keyInFile(row);
  const given = details.get(key) ?? [];
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
    ...(own(raw, 'is_custom_front') === true && { isCustomFront: true as const }),
    ...(own(raw, 'archived') === true && { isArchived: true as const }),
    ...(given.length > 0 && { details: given }),
  };
}

/** The custom fields, by the key of their member. */
function detailsOf(root: Raw, notes: Notes): ReadonlyMap<string, readonly MemberDetail[]> {
  const names = new Map(
    recordsAt(root, 'custom_fields', notes).map(({ raw }) => [idAt(own(raw, 'id')), idAt(own(raw, 'name'))]),
  );
  return groupBy(
    recordsAt(root, 'custom_field_values', notes, MOST_SWITCHES).flatMap(({ raw }) => {
      const member = idAt(own(raw, 'subject_id'));
      const value = detailText(own(raw, 'value'));
      const name = names.get(idAt(own(raw, 'field_id'))) ?? null;
      return member === null || value === null || name === null ? [] : [[member, { name, value }] as const];
    }),
  );
}

/** Only `public` is; a file made from PluralKit's data has its own keys as well. */
function privacyOf(value: unknown): unknown {
  const visibility = isRecord(value) ? own(value, 'visibility') : value;
  if (visibility === undefined || visibility === null) return undefined;
  const source = isRecord(value) ? own(value, 'source') : undefined;
  return { visibility: visibility === 'public' ? 'public' : 'private', ...(isRecord(source) && source) };
}

function birthdayOf(value: unknown): unknown {
  const text = isRecord(value) ? own(value, 'value') : value;
  if (typeof text !== 'string') return text;
  const isHidden = isRecord(value) && own(value, 'year_visible') === false;
  return isHidden ? text.trim().replace(/^\d{4}/, '0004') : text;
}

/** Members near the front, but not fronting in PluralKit's sense. */
const NOT_IN_FRONT: ReadonlySet<unknown> = new Set(['co_conscious', 'influencing', 'custom_status']);

/** The members of an event or a period, the primary one first. */
function assigned(raw: Raw, path: string, notes: Notes): readonly unknown[] {
  const assignments = (listIn(own(raw, 'assignments'), `${path}.assignments`, notes) ?? [])
    .filter(isRecord)
    .filter((one) => !NOT_IN_FRONT.has(own(one, 'front_role')));
  const rank = (one: Raw) => (own(one, 'front_role') === 'primary' ? 0 : 1);
  return [...assignments].sort((one, other) => rank(one) - rank(other)).map((one) => own(one, 'member_id'));
}

function periodRow({ raw, path }: PlacedRecord, notes: Notes): FrontRow {
  return { ...spanOf(own(raw, 'started_at'), own(raw, 'ended_at')), names: assigned(raw, path, notes), path };
}

function readGroups(
  root: Raw,
  { findMember, isOurs, notes }: { findMember: FindMember; isOurs: (raw: Raw) => boolean; notes: Notes },
): readonly FileGroup[] {
  const members = new Map<string, Set<string>>();
  for (const { raw, path } of recordsAt(root, 'group_memberships', notes, MOST_SWITCHES)) {
    const [group, key] = [idAt(own(raw, 'group_id')), findMember(own(raw, 'member_id'))];
    if (key === null) notes.add('unknown-member', path);
    else if (group !== null) members.set(group, (members.get(group) ?? new Set()).add(key));
  }
  const rows = recordsAt(root, 'groups', notes).filter(({ raw }) => isOurs(raw));
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
