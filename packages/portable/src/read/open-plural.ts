import { isRecord } from '@frontboard/model';
import type { FileMember, FoundSystem } from '../system-file.ts';
import { fieldsIn } from './file-fields.ts';
import { each, picture, type Shape } from './file-shape.ts';
import { foundMember } from './found-member.ts';
import { membersByGroup, nestedGroups } from './nested-groups.ts';
import { detailOf, numberOf, pictureAt } from './read-value.ts';
import {
  idAt,
  NOTHING_FOUND,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  recordsAt,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From the backend's code of 2026-07-15, read on 2026-11-28.

export const OPEN_PLURAL_SHAPE: Shape = {
  members: {
    rows: {
      ...each('id name pronouns description color archived custom folders fields', 'read'),
      avatar: picture,
      privacy: 'privacy-levels',
      sort: 'ignored',
    },
  },
  folders: {
    rows: {
      ...each('id parentId name description color', 'read'),
      emoji: 'emojis',
      privacy: 'privacy-levels',
      sort: 'ignored',
    },
  },
  fields: {
    rows: {
      ...each('id name dataType', 'read'),
      privacy: 'privacy-levels',
      ...each('sort config', 'ignored'),
    },
  },
  privacy: 'privacy-levels',
  polls: 'polls',
  gallery: 'pictures',
};

/** Reads the export of the app Open Plural, which is not an OpenPlural file although it has that extension. It has no history and no system. */
export function readOpenPlural(root: Raw, { notes }: ReadContext): FoundSystem {
  const fields = new Map(
    recordsAt(root, 'fields', notes).map(({ raw }) => [idAt(own(raw, 'id')), idAt(own(raw, 'name'))]),
  );
  const people = uniqueRecords(recordsAt(root, 'members', notes), notes);
  return {
    ...NOTHING_FOUND,
    format: 'open-plural',
    members: people.map((row) => readMember(row, { fields, notes })),
    fields: fieldsIn(recordsAt(root, 'fields', notes), { type: 'dataType' }),
    groups: nestedGroups(
      recordsAt(root, 'folders', notes).map((row) => ({
        ...row,
        raw: { ...row.raw, color: numberIn(own(row.raw, 'color')) },
      })),
      membersByGroup(people, 'folders', notes),
      notes,
    ),
  };
}

function readMember(
  row: PlacedRecord,
  { fields, notes }: { readonly fields: ReadonlyMap<string | null, string | null>; readonly notes: Notes },
): FileMember {
  const { raw } = row;
  const values = own(raw, 'fields');
  const details = Object.entries(isRecord(values) ? values : {}).flatMap(
    ([id, value]) => detailOf(fields.get(id) ?? null, value, notes) ?? [],
  );
  const known = {
    name: own(raw, 'name'),
    pronouns: own(raw, 'pronouns'),
    description: own(raw, 'description'),
    color: numberIn(own(raw, 'color')),
    avatar_url: pictureAt(own(raw, 'avatar')),
  };
  return foundMember(row, known, notes, { customFront: ['custom'], archived: ['archived'], details });
}

/** A colour is a number, which may be a text. Zero is the value of a member without a colour. */
function numberIn(value: unknown): unknown {
  const number = numberOf(value);
  return number === 0 ? null : (number ?? value);
}
