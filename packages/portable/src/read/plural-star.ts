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
  listAt,
  MOST_SWITCHES,
  type Notes,
  own,
  type PlacedRecord,
  pictureAt,
  randomIdAt,
  recordAt,
  recordsAt,
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
    recordsAt(root, 'customFieldDefs').map(({ raw }) => [idAt(own(raw, 'id')), idAt(own(raw, 'name'))]),
  );
  const people = recordsAt(root, 'members').filter(({ raw }) => own(raw, 'deleted') !== true);
  const current = own(root, 'front');
  return intervalFile(
    {
      format: 'plural-star',
      sourceSystem: isRecord(system) ? randomIdAt(own(system, 'id')) : null,
      system: isRecord(system) ? readFields(profileOf(system), SYSTEM_FIELDS, '$.system', notes) : null,
      members: people.map((row) => readMember(row, { fields, notes })),
      groups: () => readGroups(root, people, notes),
      rows: [
        ...recordsAt(root, 'frontHistory', MOST_SWITCHES).map(historyRow),
        ...(isRecord(current) ? [currentRow(current)] : []),
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
  for (const [index, one] of (listAt(own(raw, 'customFields'), `${path}.customFields`) ?? []).entries()) {
    const entry = recordAt(one, `${path}.customFields[${index}]`);
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
  const groups = recordsAt(root, 'groups');
  const names = nestedNames(groups, 'parentId');
  const membersOf = groupBy(
    people.flatMap((person) =>
      (listAt(own(person.raw, 'groupIds'), `${person.path}.groupIds`) ?? []).map(
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

function historyRow({ raw, path }: PlacedRecord): FrontRow {
  const names = ['memberIds', 'coFrontIds'].flatMap((key) => listAt(own(raw, key), `${path}.${key}`) ?? []);
  return { ...spanOf(own(raw, 'startTime'), own(raw, 'endTime'), msAt), names, path };
}

/** The front at the time of the backup. */
function currentRow(front: Raw): FrontRow {
  const names = ['primary', 'coFront'].flatMap((key) => {
    const tier = own(front, key);
    return isRecord(tier) ? (listAt(own(tier, 'memberIds'), `$.front.${key}.memberIds`) ?? []) : [];
  });
  return { startMs: msAt(own(front, 'startTime')), endMs: null, names, path: '$.front' };
}

function msAt(value: unknown): number {
  return typeof value === 'number' ? Math.round(value) : Number.NaN;
}
