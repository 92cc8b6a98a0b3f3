import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup, FileMember, FoundSystem, MemberDetail } from '../system-file.ts';
import { each, picture, type Shape } from './file-shape.ts';
import { foundMember } from './found-member.ts';
import { intervalFile } from './interval-file.ts';
import { type FrontRow, spanOf } from './intervals.ts';
import { mentionWriter } from './mentions.ts';
import { nestedNames } from './nested-names.ts';
import { readFields } from './read-fields.ts';
import { detailOf, isSet, pictureAt, textsOf } from './read-value.ts';
import {
  idAt,
  listIn,
  MOST_SWITCHES,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  randomIdAt,
  recordsAt,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From the exporter's code of 2026-08-20 and its release 0.3.0 of 2026-07-14, read on 2026-11-28.

const DATES: Shape = each('dateCreated dateModified', 'ignored');

export const AMPERSAND_SHAPE: Shape = {
  // Has the hash of a password.
  config: 'read',
  revision: 'ignored',
  ...Object.fromEntries(
    ['systems', 'system'].map((name) => [
      name,
      {
        rows: {
          ...each('uuid name description parent color', 'read'),
          ...each('image cover', picture),
          ...each('isPinned isArchived viewInLists', 'ignored'),
          ...DATES,
        },
      },
    ]),
  ),
  members: {
    rows: {
      ...each('uuid system name pronouns description role age color customFields tags', 'read'),
      // The second is its name until 2026-08-02.
      ...each('isArchived isDissociativeState isCustomFront', 'read'),
      ...each('image cover', picture),
      isPinned: 'ignored',
      ...DATES,
    },
  },
  tags: {
    rows: { ...each('uuid type name description color', 'read'), ...each('isArchived', 'ignored'), ...DATES },
  },
  customFields: { rows: { ...each('uuid name', 'read'), ...each('priority default', 'ignored'), ...DATES } },
  frontingEntries: {
    rows: {
      ...each('member startTime endTime isMainFronter influencing customStatus summary comment', 'read'),
      presence: 'statuses',
      comments: (value) => (typeof value === 'string' ? 'read' : 'comments'),
      ...each('uuid isLocked', 'ignored'),
      ...DATES,
    },
  },
  journalPosts: 'notes',
  notes: 'notes',
  boardMessages: 'messages',
  reminders: 'reminders',
  assets: 'files',
  filterQueries: 'settings',
};

/** The file with its parts at the root, as in the files of other programs. Old ones have one system, without a list. */
export function liftAmpersand(root: Raw): Raw {
  const { database, ...rest } = root;
  const parts = { ...(isRecord(database) ? database : {}), ...rest };
  return isRecord(parts.system) ? { ...parts, system: [parts.system] } : parts;
}

/** Reads the JSON that Ampersand exports for other programs. It has no privacy, proxy tags and birthdays. */
export function readAmpersand(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  const systems = [
    ...recordsAt(root, 'systems', notes),
    ...recordsAt(Array.isArray(own(root, 'system')) ? root : {}, 'system', notes),
  ];
  const main = systems.find(({ raw }) => idAt(own(raw, 'uuid')) === defaultSystem(root)) ?? systems[0];
  const people = uniqueRecords(recordsAt(root, 'members', notes), notes, uuidOf);
  const fields = new Map(
    recordsAt(root, 'customFields', notes).map(({ raw }) => [idAt(own(raw, 'uuid')), idAt(own(raw, 'name'))]),
  );
  const textOf = withoutMarks(people);
  return intervalFile(
    {
      format: 'ampersand',
      sourceSystem: main === undefined ? null : randomIdAt(own(main.raw, 'uuid')),
      system: main === undefined ? null : readFields(profileOf(main.raw), SYSTEM_FIELDS, main.path, notes),
      members: people.map((row) => readMember(row, { fields, textOf, notes })),
      groups: () => [
        ...tagGroups(root, people, notes),
        ...systemGroups(
          systems.filter((one) => one !== main),
          people,
          notes,
        ),
      ],
      rows: recordsAt(root, 'frontingEntries', notes, MOST_SWITCHES).map((row) => frontRow(row, notes)),
    },
    { nowMs, notes },
  );
}

function uuidOf({ raw, path }: PlacedRecord): string {
  return idAt(own(raw, 'uuid')) ?? path;
}

function defaultSystem(root: Raw): string | null {
  const config = own(root, 'config');
  const app = isRecord(config) ? own(config, 'appConfig') : null;
  return isRecord(app) ? idAt(own(app, 'defaultSystem')) : null;
}

function profileOf(raw: Raw): Raw {
  return {
    name: own(raw, 'name'),
    pronouns: own(raw, 'pronouns'),
    description: own(raw, 'description'),
    color: own(raw, 'color'),
    avatar_url: pictureAt(own(raw, 'image')),
    banner: pictureAt(own(raw, 'cover')),
  };
}

interface MemberReading {
  readonly fields: ReadonlyMap<string | null, string | null>;
  readonly textOf: (text: string) => string;
  readonly notes: Notes;
}

function readMember(row: PlacedRecord, { fields, textOf, notes }: MemberReading): FileMember {
  const { raw } = row;
  const key = uuidOf(row);
  const values = own(raw, 'customFields');
  const details = [
    detailOf('Role', own(raw, 'role'), notes),
    detailOf('Age', own(raw, 'age'), notes),
    ...Object.entries(isRecord(values) ? values : {}).map(([field, value]) =>
      // What could not be assigned in an import there is under the member's own key.
      detailOf(field === key ? 'Other' : (fields.get(field) ?? null), value, notes),
    ),
  ].flatMap((one): readonly MemberDetail[] => (one === null ? [] : [{ ...one, value: textOf(one.value) }]));
  const customFront = ['isDissociativeState', 'isCustomFront'];
  return foundMember(row, profileOf(raw), notes, { key, customFront, archived: ['isArchived'], details });
}

/** The text of a custom field without marks that only Ampersand shows. Discord shows those for times. */
function withoutMarks(people: readonly PlacedRecord[]): (text: string) => string {
  const names = new Map(people.map((row) => [uuidOf(row), idAt(own(row.raw, 'name'))]));
  const write = mentionWriter(/@<m:([\w-]{1,64})>/g, (uuid) => names.get(uuid) ?? null);
  return (text) => write(text.replace(/<(#[\da-f]{6})>/gi, '$1'));
}

/** Members name their tags. */
function tagGroups(root: Raw, people: readonly PlacedRecord[], notes: Notes): readonly FileGroup[] {
  const tags = uniqueRecords(recordsAt(root, 'tags', notes), notes, uuidOf);
  const membersOf = groupBy(
    people.flatMap((person) =>
      (listIn(own(person.raw, 'tags'), `${person.path}.tags`, notes) ?? []).map(
        (tag) => [idAt(tag) ?? '', uuidOf(person)] as const,
      ),
    ),
  );
  // Other tags are for journals and files.
  const forMembers = tags.filter(({ raw }) => (idAt(own(raw, 'type')) ?? 'member') === 'member');
  notes.lose('tags', tags.length - forMembers.length);
  return forMembers.map((row) => groupOf(row, own(row.raw, 'name'), membersOf.get(uuidOf(row)) ?? [], notes));
}

/** PluralKit has one system, so the others are groups. */
function systemGroups(
  systems: readonly PlacedRecord[],
  people: readonly PlacedRecord[],
  notes: Notes,
): readonly FileGroup[] {
  const rows = uniqueRecords(systems, notes, uuidOf);
  const names = nestedNames(rows, 'parent', uuidOf);
  const membersOf = groupBy(people.map((row) => [idAt(own(row.raw, 'system')) ?? '', uuidOf(row)] as const));
  return rows.map((row) => groupOf(row, names.get(uuidOf(row)), membersOf.get(uuidOf(row)) ?? [], notes));
}

function groupOf(row: PlacedRecord, name: unknown, members: readonly string[], notes: Notes): FileGroup {
  const fields = { name, description: own(row.raw, 'description'), color: own(row.raw, 'color') };
  return {
    key: uuidOf(row),
    id: null,
    uuid: null,
    fields: readFields(fields, GROUP_FIELDS, row.path, notes),
    members: [...new Set(members)],
  };
}

/** One row for each member. */
function frontRow({ raw, path }: PlacedRecord, notes: Notes): FrontRow {
  const member = own(raw, 'member');
  const isMain = isSet(raw, ['isMainFronter'], path, notes);
  // Those who influence them. Formerly one ID.
  const influencing = own(raw, 'influencing');
  const near: readonly unknown[] = Array.isArray(influencing) ? influencing : [influencing];
  return {
    ...spanOf(own(raw, 'startTime'), own(raw, 'endTime'), notes),
    names: [member],
    isMain,
    texts: textsOf(...['customStatus', 'summary', 'comment', 'comments'].map((key) => own(raw, key))),
    roles: [
      ...(isMain ? [[member, 'primary'] as const] : []),
      ...near.flatMap((name) => (idAt(name) === null ? [] : [[name, 'near'] as const])),
    ],
    path,
  };
}
