import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import type { FileMember, SystemFile } from '../system-file.ts';
import { intervalFile } from './interval-file.ts';
import { spanOf } from './intervals.ts';
import { readFields } from './read-fields.ts';
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
      rows: recordsAt(root, 'fronts', notes, MOST_SWITCHES).map(({ raw, path }) => ({
        ...spanOf(own(raw, 'started_at'), own(raw, 'is_live') === true ? null : own(raw, 'ended_at')),
        names: [own(raw, 'member_id')],
        path,
      })),
      lost: [
        ...countLost(root, LOST_PARTS),
        ...lostCounts({
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
  const values = own(raw, 'custom_field_values');
  const roles = (listIn(own(raw, 'role'), `${path}.role`, notes) ?? [])
    .map(idAt)
    .filter((role) => role !== null);
  const details = [
    ...(roles.length > 0 ? [{ name: 'Role', value: roles.join(', ') }] : []),
    ...(isRecord(values)
      ? Object.entries(values).flatMap(([name, one]) => {
          const value = idAt(one);
          return value === null ? [] : [{ name, value }];
        })
      : []),
  ];
  return {
    key: keyInFile(row),
    id: null,
    uuid: null,
    fields: readFields(profileOf(raw), MEMBER_FIELDS, path, notes),
    ...(own(raw, 'is_custom_front') === true && { isCustomFront: true as const }),
    ...(own(raw, 'is_archived') === true && { isArchived: true as const }),
    ...(details.length > 0 && { details }),
  };
}

function groupMembers(
  { raw, path }: PlacedRecord,
  { findMember, notes }: { readonly findMember: FindMember; readonly notes: Notes },
): readonly string[] {
  const findEntry: FindMember = (one) => findMember(isRecord(one) ? own(one, 'id') : one);
  return membersAt(own(raw, 'members'), `${path}.members`, { findMember: findEntry, notes }) ?? [];
}
