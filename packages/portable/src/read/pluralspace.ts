import { isRecord, parseBirthday } from '@frontboard/model';
import { GROUP_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup, FileMember, FoundSystem, FrontRole, MemberDetail } from '../system-file.ts';
import { fieldsIn } from './file-fields.ts';
import { detail, each, type Shape } from './file-shape.ts';
import { foundMember } from './found-member.ts';
import { intervalFile } from './interval-file.ts';
import { endedByNext, type FrontRow, spanOf } from './intervals.ts';
import { readFields } from './read-fields.ts';
import { birthdayText, detailOf, detailText, flagOf, isSet, pictureAt, textsOf } from './read-value.ts';
import {
  type FindMember,
  idAt,
  isNothing,
  keyInFile,
  listIn,
  MOST_SWITCHES,
  membersAt,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  recordAt,
  recordsAt,
  recordsOf,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From two readers of real files and the specification's page on two samples (copies 1.0 and 1.1, 2026-08 to 2026-09), read on 2026-11-28. The exporter's code is not public.

export const PLURALSPACE_SHAPE: Shape = {
  system: {
    keys: {
      ...each('name slug description color', 'read'),
      visibility: 'privacy-levels',
      ...each('created_at user_email', 'ignored'),
    },
  },
  members: {
    rows: {
      ...each('id name display_name pronouns description color role', 'read'),
      ...each('is_archived is_custom_front avatar_path avatar_media_path groups', 'read'),
      // An object has the names of fields as its keys.
      custom_field_values: (value) =>
        Array.isArray(value) ? { rows: { field_name: 'read', value: detail } } : 'read',
      created_at: 'ignored',
    },
  },
  fronts: {
    rows: {
      ...each('member_id type started_at ended_at is_live comment', 'read'),
      ...each('id member_name type_name', 'ignored'),
    },
  },
  member_groups: {
    rows: {
      ...each('id name color description', 'read'),
      members: { rows: { ...each('id name', 'read') } },
      created_at: 'ignored',
    },
  },
  custom_fields: {
    rows: {
      ...each('name field_type is_multiple', 'read'),
      values: { rows: { member_name: 'read', value: detail } },
      id: 'ignored',
    },
  },
  ...each('journal_entries thoughts', 'notes'),
  chat_channels: 'messages',
  polls: 'polls',
  media_files: 'files',
};

/** Reads `data.json` of PluralSpace's copy of an account. Its e-mail address is in another file, which is not opened. */
export function readPluralSpace(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  const system = recordAt(own(root, 'system'), '$.system');
  const people = uniqueRecords(recordsAt(root, 'members', notes), notes);
  const given = valuesByName(root, notes);
  const rows = recordsAt(root, 'fronts', notes, MOST_SWITCHES).filter((row) => isKnown(row, notes));
  return intervalFile(
    {
      format: 'pluralspace',
      sourceSystem: idAt(own(system, 'slug')),
      system: readFields(profileOf(system), SYSTEM_FIELDS, '$.system', notes),
      members: people.map((row) => readMember(row, given, notes)),
      // Several values are one text.
      fields: fieldsIn(
        recordsAt(root, 'custom_fields', notes).filter(({ raw }) => flagOf(own(raw, 'is_multiple')) !== true),
        { type: 'field_type' },
      ),
      groups: (findMember) => readGroups(root, people, { findMember, notes }),
      // Who is only near ends nobody's front.
      rows: [false, true].flatMap((isNear) =>
        endedByNext(
          [...rows]
            .filter((row) => isNear === (roleOf(row) === 'near'))
            .sort(byStartAndRank)
            .map((row) => frontRow(row, notes)),
          notes,
        ),
      ),
    },
    { nowMs, notes },
  );
}

/** Puts the first in front before co-fronters that start at the same time. Other rows keep their order. */
function byStartAndRank({ raw: one }: PlacedRecord, { raw: other }: PlacedRecord): number {
  if (own(one, 'started_at') !== own(other, 'started_at')) return 0;
  return Number(typeOf(one) === CO_FRONT) - Number(typeOf(other) === CO_FRONT);
}

/** A live front is open, whatever its end is. */
function frontRow(row: PlacedRecord, notes: Notes): FrontRow {
  const { raw, path } = row;
  const isLive = isSet(raw, ['is_live'], path, notes);
  const end = isLive ? null : own(raw, 'ended_at');
  const span = spanOf(own(raw, 'started_at'), end, notes);
  const hasNoEnd = span.endMs === null && flagOf(own(raw, 'is_live')) === false;
  const member = own(raw, 'member_id');
  const role = roleOf(row);
  return {
    ...span,
    ...(hasNoEnd && { endMs: undefined }),
    names: role === 'near' ? [] : [member],
    texts: textsOf(own(raw, 'comment')),
    roles: [[member, role]],
    path,
  };
}

function profileOf(raw: Raw): Raw {
  return {
    name: own(raw, 'name') ?? own(raw, 'display_name'),
    display_name: own(raw, 'display_name'),
    pronouns: own(raw, 'pronouns'),
    description: own(raw, 'description'),
    color: own(raw, 'color'),
    avatar_url: pictureAt(own(raw, 'avatar_path')),
  };
}

function readMember(row: PlacedRecord, fallback: ValuesByName, notes: Notes): FileMember {
  const { raw, path } = row;
  const values = own(raw, 'custom_field_values');
  const given =
    values === undefined || values === null
      ? (fallback.get(idAt(own(raw, 'name')) ?? '') ?? [])
      : detailsIn(values, `${path}.custom_field_values`, notes);
  const avatar = own(raw, 'avatar_path') ?? own(raw, 'avatar_media_path');
  if (pictureAt(avatar) === undefined && detailText(avatar) !== null) notes.lose('pictures', 1);
  const birthday = given.find(({ name, value }) => /birth|b-?day/i.test(name) && isDay(value));
  const roles = detailText(own(raw, 'role'));
  const details = [
    ...(roles === null ? [] : [{ name: 'Role', value: roles }]),
    ...given.filter((detail) => detail !== birthday),
  ];
  const profile = { ...profileOf(raw), ...(birthday !== undefined && { birthday: birthday.value }) };
  return foundMember(row, profile, notes, {
    customFront: ['is_custom_front'],
    archived: ['is_archived'],
    details,
  });
}

/** Newer files have a row for each value, and several for one field; older ones an object by the names of fields. */
function detailsIn(value: unknown, path: string, notes: Notes): readonly MemberDetail[] {
  const rows: readonly (readonly [unknown, unknown])[] = isRecord(value)
    ? Object.entries(value)
    : recordsOf(listIn(value, path, notes), path, notes).map(({ raw }) => [
        own(raw, 'field_name'),
        own(raw, 'value'),
      ]);
  return joined(rows.flatMap(([field, one]) => detailOf(idAt(field), one, notes) ?? []));
}

/** Several values of one field are one detail. */
function joined(details: readonly MemberDetail[]): readonly MemberDetail[] {
  return [...groupBy(details.map(({ name, value }) => [name, value] as const))].map(([name, texts]) => ({
    name,
    value: texts.join(', '),
  }));
}

type ValuesByName = ReadonlyMap<string, readonly MemberDetail[]>;

/** The values that the definitions of fields have, by the names of their members: only where the members have none themselves. */
function valuesByName(root: Raw, notes: Notes): ValuesByName {
  const members = own(root, 'members');
  const isThere =
    Array.isArray(members) && members.some((one) => isRecord(one) && own(one, 'custom_field_values') != null);
  if (isThere) return new Map();
  const values = groupBy(
    recordsAt(root, 'custom_fields', notes).flatMap(({ raw, path }) => {
      const rows = listIn(own(raw, 'values'), `${path}.values`, notes);
      return recordsOf(rows, `${path}.values`, notes).flatMap(({ raw: entry }) => {
        const detail = detailOf(idAt(own(raw, 'name')), own(entry, 'value'), notes);
        return detail === null ? [] : [[idAt(own(entry, 'member_name')) ?? '', detail] as const];
      });
    }),
  );
  return new Map([...values].map(([name, details]) => [name, joined(details)]));
}

function isDay(value: string): boolean {
  return parseBirthday(birthdayText(value)) !== null;
}

/** What kind of front a row is, without the signs and capitals in which versions differ. */
function typeOf(raw: Raw): string {
  const type = own(raw, 'type');
  return isNothing(type) ? 'front' : (idAt(type) ?? '').toLowerCase().replace(/[^a-z]/g, '');
}

const CO_FRONT = 'cofront';

/** Being aware of the front does not count as fronting. */
const ROLES: ReadonlyMap<string, FrontRole> = new Map([
  ['front', 'primary'],
  [CO_FRONT, 'cofronting'],
  ['cocon', 'near'],
  ['coconscious', 'near'],
]);

function roleOf({ raw }: PlacedRecord): FrontRole {
  return ROLES.get(typeOf(raw)) ?? 'near';
}

/** Other kinds of front are not known. */
function isKnown({ raw, path }: PlacedRecord, notes: Notes): boolean {
  const isOne = ROLES.has(typeOf(raw));
  if (!isOne) notes.add('unreadable', `${path}.type`);
  return isOne;
}

/** A group has a list of its members, and a member a list of the names of its groups. */
function readGroups(
  root: Raw,
  people: readonly PlacedRecord[],
  { findMember, notes }: { readonly findMember: FindMember; readonly notes: Notes },
): readonly FileGroup[] {
  const byName = groupBy(
    people.flatMap((row) =>
      (listIn(own(row.raw, 'groups'), `${row.path}.groups`, notes) ?? []).map(
        (name) => [idAt(name) ?? '', keyInFile(row)] as const,
      ),
    ),
  );
  const rows = uniqueRecords(recordsAt(root, 'member_groups', notes), notes);
  const listed = rows.map((row) => {
    const { raw, path } = row;
    const findEntry: FindMember = (one) => findMember(isRecord(one) ? own(one, 'id') : one);
    const members = membersAt(own(raw, 'members'), `${path}.members`, { findMember: findEntry, notes });
    const named = byName.get(idAt(own(raw, 'name')) ?? '') ?? [];
    return {
      key: keyInFile(row),
      id: null,
      uuid: null,
      fields: readFields(profileOf(raw), GROUP_FIELDS, path, notes),
      members: [...new Set([...(members ?? []), ...named])],
    };
  });
  const known = new Set(rows.map(({ raw }) => idAt(own(raw, 'name'))));
  const unlisted = [...byName].flatMap(([name, members]) =>
    name === '' || known.has(name)
      ? []
      : [{ key: `#${name}`, id: null, uuid: null, fields: { name }, members: [...new Set(members)] }],
  );
  return [...listed, ...unlisted];
}
