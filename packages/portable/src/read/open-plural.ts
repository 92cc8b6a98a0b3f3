import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileMember, SystemFile } from '../system-file.ts';
import { nestedNames } from './nested-names.ts';
import { readFields } from './read-fields.ts';
import { detailText } from './read-value.ts';
import {
  countLost,
  createNotes,
  idAt,
  keyInFile,
  listIn,
  type Notes,
  own,
  type PlacedRecord,
  pictureAt,
  recordsAt,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The keys of the root that this reader uses. Of others it gets the size at most. */
export const OPEN_PLURAL_PARTS = ['members', 'folders', 'fields'];

/** Reads the export of the app Open Plural, which is no OpenPlural file although it has that extension. It has no history and no system. */
export function readOpenPlural(root: Raw): SystemFile {
  const notes = createNotes();
  const fields = new Map(
    recordsAt(root, 'fields', notes).map(({ raw }) => [idAt(own(raw, 'id')), idAt(own(raw, 'name'))]),
  );
  const people = uniqueRecords(recordsAt(root, 'members', notes), notes);
  const folders = uniqueRecords(recordsAt(root, 'folders', notes), notes);
  const names = nestedNames(folders, 'parentId');
  const membersOf = groupBy(
    people.flatMap((person) =>
      (listIn(own(person.raw, 'folders'), `${person.path}.folders`, notes) ?? []).map(
        (folder) => [idAt(folder) ?? '', keyInFile(person)] as const,
      ),
    ),
  );
  return {
    format: 'open-plural',
    isByPluralKit: false,
    wholeParts: new Set(['members', 'groups']),
    id: null,
    uuid: null,
    sourceSystem: null,
    system: null,
    config: null,
    members: people.map((row) => readMember(row, { fields, notes })),
    groups: folders.map((row) => {
      const key = keyInFile(row);
      const values = {
        name: names.get(key),
        description: own(row.raw, 'description'),
        color: rgbOf(own(row.raw, 'color')),
      };
      return {
        key,
        id: null,
        uuid: null,
        fields: readFields(values, GROUP_FIELDS, row.path, notes),
        members: [...new Set(membersOf.get(key))],
      };
    }),
    switches: [],
    since: null,
    until: null,
    notes: notes.all,
    lost: countLost(root, { polls: ['polls'], pictures: ['gallery'], 'privacy-levels': ['privacy'] }),
  };
}

function readMember(
  row: PlacedRecord,
  { fields, notes }: { readonly fields: ReadonlyMap<string | null, string | null>; readonly notes: Notes },
): FileMember {
  const { raw, path } = row;
  const values = own(raw, 'fields');
  const details = Object.entries(isRecord(values) ? values : {}).flatMap(([id, one]) => {
    const [name, value] = [fields.get(id) ?? null, detailText(one)];
    return name === null || value === null ? [] : [{ name, value }];
  });
  const known = {
    name: own(raw, 'name'),
    pronouns: own(raw, 'pronouns'),
    description: own(raw, 'description'),
    color: rgbOf(own(raw, 'color')),
    avatar_url: pictureAt(own(raw, 'avatar')),
  };
  return {
    key: keyInFile(row),
    id: null,
    uuid: null,
    fields: readFields(known, MEMBER_FIELDS, path, notes),
    ...(own(raw, 'custom') === true && { isCustomFront: true as const }),
    ...(own(raw, 'archived') === true && { isArchived: true as const }),
    ...(details.length > 0 && { details }),
  };
}

/** A number of 24 bits, or such a number as text. Zero is the value of a member without a colour. */
function rgbOf(value: unknown): unknown {
  const number = typeof value === 'string' && /^\d{1,8}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > 0xffffff)
    return value;
  return number === 0 ? null : number.toString(16).padStart(6, '0');
}
