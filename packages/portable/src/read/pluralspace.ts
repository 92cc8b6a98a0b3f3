import { isRecord, parseBirthday } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileMember, MemberDetail, SystemFile } from '../system-file.ts';
import { intervalFile } from './interval-file.ts';
import { spanOf } from './intervals.ts';
import { readFields } from './read-fields.ts';
import { birthdayText, detailText } from './read-value.ts';
import {
  countLost,
  createNotes,
  type FindMember,
  idAt,
  keyInFile,
  listIn,
  lostCounts,
  MOST_SWITCHES,
  membersAt,
  type Notes,
  own,
  type PlacedRecord,
  pictureAt,
  recordAt,
  recordsAt,
  recordsOf,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The keys of the root that this reader uses. Of others it gets the size at most. */
export const PLURALSPACE_PARTS = ['system', 'members', 'member_groups', 'fronts'];

/** Reads `data.json` of PluralSpace's copy of an account. Its e-mail address is in another file, which is not opened. */
export function readPluralSpace(root: Raw, nowMs: number): SystemFile {
  const notes = createNotes();
  const system = recordAt(own(root, 'system'), '$.system');
  const people = uniqueRecords(recordsAt(root, 'members', notes), notes);
  const fronts = recordsAt(root, 'fronts', notes, MOST_SWITCHES);
  const isFronting = ({ raw }: PlacedRecord) => IN_FRONT.has(own(raw, 'type'));
  return intervalFile(
    {
      format: 'pluralspace',
      sourceSystem: idAt(own(system, 'slug')),
      system: readFields(profileOf(system), SYSTEM_FIELDS, '$.system', notes),
      members: people.map((row) => readMember(row, notes)),
      groups: (findMember) =>
        uniqueRecords(recordsAt(root, 'member_groups', notes), notes).map((row) => ({
          key: keyInFile(row),
          id: null,
          uuid: null,
          fields: readFields(profileOf(row.raw), GROUP_FIELDS, row.path, notes),
          members: groupMembers(row, { findMember, notes }),
        })),
      rows: fronts.filter(isFronting).map(({ raw, path }) => ({
        ...spanOf(own(raw, 'started_at'), own(raw, 'is_live') === true ? null : own(raw, 'ended_at')),
        names: [own(raw, 'member_id')],
        path,
      })),
      lost: [
        ...countLost(root, LOST_PARTS),
        ...lostCounts({
          comments: fronts.filter(({ raw }) => idAt(own(raw, 'comment')) !== null).length,
          'co-conscious': fronts.filter((row) => !isFronting(row)).length,
          pictures: people.filter(({ raw }) => idAt(own(raw, 'avatar_media_path')) !== null).length,
        }),
      ],
    },
    { nowMs, notes },
  );
}

const LOST_PARTS = {
  notes: ['journal_entries', 'thoughts'],
  messages: ['chat_channels'],
  polls: ['polls'],
} as const;

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

function readMember(row: PlacedRecord, notes: Notes): FileMember {
  const { raw, path } = row;
  const given = detailsIn(own(raw, 'custom_field_values'), `${path}.custom_field_values`, notes);
  const birthday = given.find(({ name, value }) => /birth|b-?day/i.test(name) && isDay(value));
  const roles = detailText(own(raw, 'role'));
  const details = [
    ...(roles === null ? [] : [{ name: 'Role', value: roles }]),
    ...given.filter((detail) => detail !== birthday),
  ];
  return {
    key: keyInFile(row),
    id: null,
    uuid: null,
    fields: readFields(
      { ...profileOf(raw), ...(birthday !== undefined && { birthday: birthday.value }) },
      MEMBER_FIELDS,
      path,
      notes,
    ),
    ...(own(raw, 'is_custom_front') === true && { isCustomFront: true as const }),
    ...(own(raw, 'is_archived') === true && { isArchived: true as const }),
    ...(details.length > 0 && { details }),
  };
}

/** Newer files have a row for each value, and several for one field; older ones an object by the names of fields. */
function detailsIn(value: unknown, path: string, notes: Notes): readonly MemberDetail[] {
  const rows: readonly (readonly [unknown, unknown])[] = isRecord(value)
    ? Object.entries(value)
    : recordsOf(listIn(value, path, notes), path, notes).map(({ raw }) => [
        own(raw, 'field_name'),
        own(raw, 'value'),
      ]);
  const named = rows.flatMap(([field, one]) => {
    const [name, text] = [idAt(field), detailText(one)];
    return name === null || text === null ? [] : [[name, text] as const];
  });
  return [...groupBy(named)].map(([name, texts]) => ({ name, value: texts.join(', ') }));
}

function isDay(value: string): boolean {
  return parseBirthday(birthdayText(value)) !== null;
}

/** The kinds of front that count as fronting. Being aware of it does not. */
const IN_FRONT: ReadonlySet<unknown> = new Set([undefined, null, 'front', 'co_front', 'co-front']);

function groupMembers(
  { raw, path }: PlacedRecord,
  { findMember, notes }: { readonly findMember: FindMember; readonly notes: Notes },
): readonly string[] {
  const findEntry: FindMember = (one) => findMember(isRecord(one) ? own(one, 'id') : one);
  return membersAt(own(raw, 'members'), `${path}.members`, { findMember: findEntry, notes }) ?? [];
}
