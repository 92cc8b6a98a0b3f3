import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup, FileMember, MemberDetail, SystemFile } from '../system-file.ts';
import { intervalFile } from './interval-file.ts';
import { type FrontRow, spanOf } from './intervals.ts';
import { nestedNames } from './nested-names.ts';
import { readFields } from './read-fields.ts';
import {
  countLost,
  createNotes,
  idAt,
  keyInFile,
  listIn,
  MOST_SWITCHES,
  type Notes,
  own,
  type PlacedRecord,
  pictureAt,
  randomIdAt,
  recordsAt,
  recordsOf,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The keys of the root that this reader uses. Of others it gets the size at most. */
export const PLURAL_STAR_PARTS = ['system', 'members', 'customFieldDefs', 'groups', 'front', 'frontHistory'];

/**
 * Reads the backup of Plural Star. Of its three levels of front the first two count: a member who is only co-conscious is not fronting in
 * PluralKit's sense. Ignores its settings, which may contain a token, and its passwords.
 */
export function readPluralStar(root: Raw, nowMs: number): SystemFile {
  const notes = createNotes();
  const system = own(root, 'system');
  const fields = new Map(
    recordsAt(root, 'customFieldDefs', notes).map(({ raw }) => [
      idAt(own(raw, 'id')),
      idAt(own(raw, 'name')),
    ]),
  );
  const people = uniqueRecords(recordsAt(root, 'members', notes), notes).filter(
    ({ raw }) => own(raw, 'deleted') !== true,
  );
  const current = own(root, 'front');
  return intervalFile(
    {
      format: 'plural-star',
      sourceSystem: isRecord(system) ? randomIdAt(own(system, 'id')) : null,
      system: isRecord(system) ? readFields(profileOf(system), SYSTEM_FIELDS, '$.system', notes) : null,
      members: people.map((row) => readMember(row, { fields, notes })),
      groups: () => readGroups(root, people, notes),
      rows: [
        ...recordsAt(root, 'frontHistory', notes, MOST_SWITCHES).map((row) => historyRow(row, notes)),
        ...(isRecord(current) ? [currentRow(current, notes)] : []),
      ],
      lost: countLost(root, LOST_PARTS),
    },
    { nowMs, notes },
  );
}

const LOST_PARTS = {
  notes: ['journal', 'noteboards'],
  messages: ['chatMessages'],
  polls: ['polls'],
  relationships: ['relationships'],
  health: ['medical'],
  pictures: ['avatars', 'banners'],
  settings: ['settings'],
} as const;

function profileOf(raw: Raw): Raw {
  return {
    name: own(raw, 'name'),
    description: own(raw, 'description'),
    pronouns: own(raw, 'pronouns'),
    color: own(raw, 'color'),
    avatar_url: pictureAt(own(raw, 'avatar')),
    banner: pictureAt(own(raw, 'banner')),
  };
}

function readMember(
  row: PlacedRecord,
  { fields, notes }: { readonly fields: ReadonlyMap<string | null, string | null>; readonly notes: Notes },
): FileMember {
  const { raw, path } = row;
  const role = idAt(own(raw, 'role'));
  const details: MemberDetail[] = role === null ? [] : [{ name: 'Role', value: role }];
  const values = listIn(own(raw, 'customFields'), `${path}.customFields`, notes);
  for (const { raw: entry } of recordsOf(values, `${path}.customFields`, notes)) {
    const name = fields.get(idAt(own(entry, 'fieldId'))) ?? null;
    const value = idAt(own(entry, 'value'));
    if (name !== null && value !== null) details.push({ name, value });
  }
  return {
    key: keyInFile(row),
    id: null,
    uuid: null,
    fields: readFields(profileOf(raw), MEMBER_FIELDS, path, notes),
    ...(own(raw, 'isCustomFront') === true && { isCustomFront: true as const }),
    ...(own(raw, 'archived') === true && { isArchived: true as const }),
    ...(details.length > 0 && { details }),
  };
}

/** Members name their groups, not the other way round. */
function readGroups(root: Raw, people: readonly PlacedRecord[], notes: Notes): readonly FileGroup[] {
  const groups = uniqueRecords(recordsAt(root, 'groups', notes), notes);
  const names = nestedNames(groups, 'parentId');
  const membersOf = groupBy(
    people.flatMap((person) =>
      (listIn(own(person.raw, 'groupIds'), `${person.path}.groupIds`, notes) ?? []).map(
        (group) => [idAt(group) ?? '', keyInFile(person)] as const,
      ),
    ),
  );
  return groups.map((row) => {
    const key = keyInFile(row);
    const fields = { name: names.get(key), color: own(row.raw, 'color') };
    return {
      key,
      id: null,
      uuid: null,
      fields: readFields(fields, GROUP_FIELDS, row.path, notes),
      members: [...new Set(membersOf.get(key))],
    };
  });
}

function historyRow({ raw, path }: PlacedRecord, notes: Notes): FrontRow {
  const names = ['memberIds', 'coFrontIds'].flatMap(
    (key) => listIn(own(raw, key), `${path}.${key}`, notes) ?? [],
  );
  return { ...spanOf(own(raw, 'startTime'), own(raw, 'endTime'), msAt), names, path };
}

/** The front at the time of the backup. */
function currentRow(front: Raw, notes: Notes): FrontRow {
  const names = ['primary', 'coFront'].flatMap((key) => {
    const tier = own(front, key);
    return isRecord(tier) ? (listIn(own(tier, 'memberIds'), `$.front.${key}.memberIds`, notes) ?? []) : [];
  });
  return { startMs: msAt(own(front, 'startTime')), endMs: null, names, path: '$.front' };
}

function msAt(value: unknown): number {
  return typeof value === 'number' ? Math.round(value) : Number.NaN;
}
