import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileMember, FoundSystem, MemberDetail } from '../system-file.ts';
import { fieldsIn } from './file-fields.ts';
import { FileProblem } from './file-problem.ts';
import { detail, each, picture, type Shape } from './file-shape.ts';
import { intervalFile } from './interval-file.ts';
import { spanOf } from './intervals.ts';
import { textsIn } from './member-texts.ts';
import { nestedNames } from './nested-names.ts';
import { readFields } from './read-fields.ts';
import { detailOf, isSet, levelOf, pictureAt, textsOf } from './read-value.ts';
import {
  idAt,
  keyInFile,
  listIn,
  MOST_SWITCHES,
  membersAt,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  recordsAt,
  recordsOf,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From the exporter's code of 2026-08-18 (versions 1 and 2), read on 2026-11-28.

const GROUP: Shape = {
  ...each('id name display_name description color parent_id member_ids privacy', 'read'),
  ...each('order created_at', 'ignored'),
};

export const SHEAF_SHAPE: Shape = {
  version: 'read',
  system: {
    keys: {
      ...each('id name display_name description pronouns tag color privacy', 'read'),
      avatar_url: picture,
      note: 'notes',
      timezone: 'settings',
      created_at: 'ignored',
    },
  },
  members: {
    rows: {
      ...each('id name display_name description pronouns tag color birthday pluralkit_id privacy', 'read'),
      ...each('is_custom_front archived_at never_shareable fronting_private', 'read'),
      ...each('avatar_url banner_url', picture),
      emoji: 'emojis',
      note: 'read',
      ...each('quick_switch_pin notify_* created_at', 'ignored'),
    },
  },
  fronts: { rows: each('id started_at ended_at member_ids custom_status', 'read') },
  groups: { rows: GROUP },
  custom_fields: {
    rows: {
      ...each('id name field_type options', 'read'),
      order: 'ignored',
      privacy: 'privacy-levels',
      values: { rows: { member_id: 'read', value: detail } },
    },
  },
  tags: 'tags',
  journals: 'notes',
  messages: 'messages',
  polls: 'polls',
  reminders: 'reminders',
  uploaded_files: 'pictures',
  '*_relationships': 'relationships',
  ...each('revisions watch_tokens share_views', 'ignored'),
};

/** Reads the export of Sheaf, versions 1 and 2. Ignores its watch tokens. @throws {FileProblem} for an unknown version */
export function readSheaf(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  const version = String(own(root, 'version'));
  if (version !== '1' && version !== '2') throw new FileProblem('unknown-version', '$.version');
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
      fields: fieldsIn(recordsAt(root, 'custom_fields', notes), { type: 'field_type' }),
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
        ...spanOf(own(raw, 'started_at'), own(raw, 'ended_at'), notes),
        names: listIn(own(raw, 'member_ids'), `${path}.member_ids`, notes) ?? [],
        texts: textsOf(own(raw, 'custom_status')),
        path,
      })),
    },
    { nowMs, notes },
  );
}

/** What stands for a name that the program could not decrypt. */
const UNREADABLE = '[unreadable]';

function profileOf(raw: Raw): Raw {
  return {
    name: (own(raw, 'name') === UNREADABLE ? null : own(raw, 'name')) ?? own(raw, 'display_name'),
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
    // What can't be read about privacy closes.
    ...(isSet(raw, ['never_shareable', 'fronting_private'], path, notes, true) && {
      privacy: levelOf('private'),
    }),
  };
  if (own(raw, 'name') === UNREADABLE) notes.add('unreadable', `${path}.name`);
  const given = details.get(key) ?? [];
  return {
    key,
    id: idAt(own(raw, 'pluralkit_id')),
    uuid: null,
    fields: readFields(fields, MEMBER_FIELDS, path, notes),
    ...(isSet(raw, ['is_custom_front'], path, notes) && { isCustomFront: true as const }),
    ...(idAt(own(raw, 'archived_at')) !== null && { isArchived: true as const }),
    ...(given.length > 0 && { details: given }),
    ...textsIn(own(raw, 'note')),
  };
}

function detailsOf(root: Raw, notes: Notes): ReadonlyMap<string, readonly MemberDetail[]> {
  return groupBy(
    recordsAt(root, 'custom_fields', notes).flatMap(({ raw, path }) => {
      const name = idAt(own(raw, 'name'));
      const values = listIn(own(raw, 'values'), `${path}.values`, notes);
      return recordsOf(values, `${path}.values`, notes).flatMap(({ raw: entry }) => {
        const member = idAt(own(entry, 'member_id'));
        const detail = detailOf(name, own(entry, 'value'), notes);
        return member === null || detail === null ? [] : [[member, detail] as const];
      });
    }),
  );
}
