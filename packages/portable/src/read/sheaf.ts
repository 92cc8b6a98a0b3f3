import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileMember, MemberDetail, SystemFile } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';
import { intervalFile } from './interval-file.ts';
import { spanOf } from './intervals.ts';
import { nestedNames } from './nested-names.ts';
import { levelOf, readFields } from './read-fields.ts';
import { detailText } from './read-value.ts';
import {
  countLost,
  createNotes,
  idAt,
  keyInFile,
  listIn,
  MOST_SWITCHES,
  membersAt,
  type Notes,
  own,
  type PlacedRecord,
  pictureAt,
  recordsAt,
  recordsOf,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The keys of the root that this reader uses. Of others it gets the size at most. */
export const SHEAF_PARTS = ['version', 'system', 'members', 'custom_fields', 'groups', 'fronts'];

/** Reads the export of Sheaf, versions 1 and 2. Ignores its watch tokens. @throws {FileProblem} for an unknown version */
export function readSheaf(root: Raw, nowMs: number): SystemFile {
  const version = String(own(root, 'version'));
  if (version !== '1' && version !== '2') throw new FileProblem('unknown-version', '$.version');
  const notes = createNotes();
  const system = own(root, 'system');
  const details = detailsOf(root, notes);
  const groups = uniqueRecords(recordsAt(root, 'groups', notes), notes);
  const names = nestedNames(groups, 'parent_id');
  return intervalFile(
    {
      format: 'sheaf',
      sourceSystem: isRecord(system) ? idAt(own(system, 'id')) : null,
      system: isRecord(system) ? readFields(profileOf(system), SYSTEM_FIELDS, '$.system', notes) : null,
      members: uniqueRecords(recordsAt(root, 'members', notes), notes).map((row) =>
        readMember(row, { details, notes }),
      ),
      groups: (findMember) =>
        groups.map((row) => {
          const { raw, path } = row;
          const key = keyInFile(row);
          const { avatar_url: _, ...profile } = profileOf(raw);
          return {
            key,
            id: null,
            uuid: null,
            fields: readFields({ ...profile, name: names.get(key) }, GROUP_FIELDS, path, notes),
            members: membersAt(own(raw, 'member_ids'), `${path}.member_ids`, { findMember, notes }),
          };
        }),
      rows: recordsAt(root, 'fronts', notes, MOST_SWITCHES).map(({ raw, path }) => ({
        ...spanOf(own(raw, 'started_at'), own(raw, 'ended_at')),
        names: listIn(own(raw, 'member_ids'), `${path}.member_ids`, notes) ?? [],
        path,
      })),
      lost: countLost(root, LOST_PARTS),
    },
    { nowMs, notes },
  );
}

const LOST_PARTS = {
  notes: ['journals'],
  messages: ['messages'],
  polls: ['polls'],
  reminders: ['reminders'],
  tags: ['tags'],
  pictures: ['uploaded_files'],
} as const;

function profileOf(raw: Raw): Raw {
  return {
    name: own(raw, 'name') ?? own(raw, 'display_name'),
    display_name: own(raw, 'display_name'),
    description: own(raw, 'description'),
    pronouns: own(raw, 'pronouns'),
    tag: own(raw, 'tag'),
    color: own(raw, 'color'),
    avatar_url: pictureAt(own(raw, 'avatar_url')),
    privacy: levelOf(own(raw, 'privacy')),
  };
}

function readMember(
  row: PlacedRecord,
  {
    details,
    notes,
  }: { readonly details: ReadonlyMap<string, readonly MemberDetail[]>; readonly notes: Notes },
): FileMember {
  const { raw, path } = row;
  const key = keyInFile(row);
  const fields = {
    ...profileOf(raw),
    banner: pictureAt(own(raw, 'banner_url')),
    birthday: own(raw, 'birthday'),
  };
  const given = details.get(key) ?? [];
  return {
    key,
    id: idAt(own(raw, 'pluralkit_id')),
    uuid: null,
    fields: readFields(fields, MEMBER_FIELDS, path, notes),
    ...(own(raw, 'is_custom_front') === true && { isCustomFront: true as const }),
    ...(idAt(own(raw, 'archived_at')) !== null && { isArchived: true as const }),
    ...(given.length > 0 && { details: given }),
  };
}

function detailsOf(root: Raw, notes: Notes): ReadonlyMap<string, readonly MemberDetail[]> {
  return groupBy(
    recordsAt(root, 'custom_fields', notes).flatMap(({ raw, path }) => {
      const name = idAt(own(raw, 'name'));
      const values = listIn(own(raw, 'values'), `${path}.values`, notes);
      return recordsOf(values, `${path}.values`, notes).flatMap(({ raw: entry }) => {
        const value = detailText(own(entry, 'value'));
        const member = idAt(own(entry, 'member_id'));
        return name === null || value === null || member === null ? [] : [[member, { name, value }] as const];
      });
    }),
  );
}
