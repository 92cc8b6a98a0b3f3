import { MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup, FileMember, FoundSystem, MemberDetail } from '../system-file.ts';
import { fileField, uniqueFields } from './file-fields.ts';
import { detail, each, picture, type Shape } from './file-shape.ts';
import { intervalFile } from './interval-file.ts';
import { type FrontRow, spanOf } from './intervals.ts';
import { nestedGroups } from './nested-groups.ts';
import { readFields } from './read-fields.ts';
import { detailOf, flagOf, isSet, pictureAt, textsOf } from './read-value.ts';
import {
  type FindMember,
  idAt,
  keyInFile,
  listIn,
  MOST_SWITCHES,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  recordsAt,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// Format 1.0, from the exporter's code of 2026-05-02 (0.7.0) and one program that reads its files (2026-09), read on 2026-11-28. Newer versions write PluralPort.

/** The kind of fields with a day. */
const DATE = '2';

const DATES: Shape = each('createdAt modifiedAt', 'ignored');

export const PRISM_SHAPE: Shape = {
  ...each('formatVersion appName exportDate', 'ignored'),
  systemSettings: { rows: { systemName: 'read' } },
  headmates: {
    rows: {
      ...each('id name displayName pluralkitDisplayName pronouns age notes isActive', 'read'),
      ...each('customColorEnabled customColorHex birthday proxyTagsJson', 'read'),
      ...each('pluralkitId pluralkitUuid', 'read'),
      ...each('profilePhotoData pkBannerUrl pkAvatarCachedUrl', picture),
      emoji: 'emojis',
      parentSystemId: 'systems',
      ...DATES,
    },
  },
  frontSessions: {
    rows: {
      ...each('startTime endTime headmateId memberId coFronterIds sessionType notes', 'read'),
      ...each('id pluralkitUuid', 'ignored'),
      ...DATES,
    },
  },
  memberGroups: {
    rows: {
      ...each('id name description colorHex parentGroupId', 'read'),
      emoji: 'emojis',
      ...DATES,
    },
  },
  memberGroupEntries: { rows: { ...each('groupId memberId', 'read'), id: 'ignored', ...DATES } },
  customFields: {
    rows: { ...each('id name fieldType', 'read'), fieldTypeId: 'ignored', ...DATES },
  },
  customFieldValues: {
    rows: {
      ...each('customFieldId fieldId memberId headmateId', 'read'),
      value: detail,
      id: 'ignored',
      ...DATES,
    },
  },
  sleepSessions: 'health',
  notes: 'notes',
  polls: 'polls',
  ...each('conversations messages memberBoardPosts', 'messages'),
  frontSessionComments: 'comments',
  ...each('reminders habits', 'reminders'),
  friends: 'friends',
  mediaAttachments: 'pictures',
  ...each('pollOptions conversationCategories habitCompletions pluralKitSyncState', 'ignored'),
};

/** Reads what is in a file of Prism once it is decrypted. It has no privacy. */
export function readPrism(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  const [settings] = recordsAt(
    Array.isArray(own(root, 'systemSettings')) ? root : {},
    'systemSettings',
    notes,
  );
  const name = settings === undefined ? null : idAt(own(settings.raw, 'systemName'));
  const people = uniqueRecords(recordsAt(root, 'headmates', notes), notes);
  const details = detailsOf(root, notes);
  return intervalFile(
    {
      format: 'prism',
      sourceSystem: null,
      system: name === null ? null : readFields({ name }, SYSTEM_FIELDS, '$.systemSettings[0]', notes),
      members: people.map((row) => readHeadmate(row, details, notes)),
      fields: uniqueFields(
        recordsAt(root, 'customFields', notes).flatMap(({ raw }) =>
          fileField(idAt(own(raw, 'name')), String(own(raw, 'fieldType')) === DATE ? 'date' : 'text'),
        ),
      ),
      groups: (findMember) => readGroups(root, findMember, notes),
      rows: recordsAt(root, 'frontSessions', notes, MOST_SWITCHES).flatMap((row) => sessionRow(row, notes)),
    },
    { nowMs, notes },
  );
}

function readHeadmate(
  row: PlacedRecord,
  details: ReadonlyMap<string, readonly MemberDetail[]>,
  notes: Notes,
): FileMember {
  const { raw, path } = row;
  const key = keyInFile(row);
  const age = detailOf('Age', own(raw, 'age'), notes);
  const given = [...(age === null ? [] : [age]), ...(details.get(key) ?? [])];
  const isColored = isSet(raw, ['customColorEnabled'], path, notes);
  const fields = {
    name: own(raw, 'name') ?? own(raw, 'displayName'),
    display_name: own(raw, 'displayName') ?? own(raw, 'pluralkitDisplayName'),
    pronouns: own(raw, 'pronouns'),
    description: own(raw, 'notes'),
    birthday: own(raw, 'birthday'),
    ...(isColored && { color: own(raw, 'customColorHex') }),
    avatar_url: pictureAt(own(raw, 'pkAvatarCachedUrl')),
    banner: pictureAt(own(raw, 'pkBannerUrl')),
    proxy_tags: tagsOf(own(raw, 'proxyTagsJson'), `${path}.proxyTagsJson`, notes),
  };
  return {
    key,
    id: idAt(own(raw, 'pluralkitId')),
    uuid: idAt(own(raw, 'pluralkitUuid')),
    fields: readFields(fields, MEMBER_FIELDS, path, notes),
    ...(flagOf(own(raw, 'isActive')) === false && { isArchived: true as const }),
    ...(given.length > 0 && { details: given }),
  };
}

/** The tags are JSON in a text. */
function tagsOf(value: unknown, path: string, notes: Notes): unknown {
  const text = idAt(value);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    notes.add('unreadable', path);
    return undefined;
  }
}

function detailsOf(root: Raw, notes: Notes): ReadonlyMap<string, readonly MemberDetail[]> {
  const names = new Map(
    recordsAt(root, 'customFields', notes).map(({ raw }) => [idAt(own(raw, 'id')), idAt(own(raw, 'name'))]),
  );
  return groupBy(
    recordsAt(root, 'customFieldValues', notes, MOST_SWITCHES).flatMap(({ raw }) => {
      const field = idAt(own(raw, 'customFieldId')) ?? idAt(own(raw, 'fieldId'));
      const member = idAt(own(raw, 'memberId')) ?? idAt(own(raw, 'headmateId'));
      const value = detailOf(names.get(field) ?? null, own(raw, 'value'), notes);
      return member === null || value === null ? [] : [[member, value] as const];
    }),
  );
}

function readGroups(root: Raw, findMember: FindMember, notes: Notes): readonly FileGroup[] {
  const membersOf = groupBy(
    recordsAt(root, 'memberGroupEntries', notes, MOST_SWITCHES).flatMap(({ raw, path }) => {
      const [group, member] = [idAt(own(raw, 'groupId')), findMember(own(raw, 'memberId'))];
      if (member === null) notes.add('unknown-member', path);
      return group === null || member === null ? [] : [[group, member] as const];
    }),
  );
  return nestedGroups(recordsAt(root, 'memberGroups', notes), membersOf, notes, {
    parent: 'parentGroupId',
    color: 'colorHex',
  });
}

/** Sleep is in the same list in some versions. Older ones name those who were in front beside somebody. */
function sessionRow({ raw, path }: PlacedRecord, notes: Notes): readonly FrontRow[] {
  if (String(own(raw, 'sessionType') ?? 0) === '1') {
    notes.lose('health', 1);
    return [];
  }
  const others = listIn(own(raw, 'coFronterIds'), `${path}.coFronterIds`, notes) ?? [];
  const first = own(raw, 'headmateId') ?? own(raw, 'memberId');
  return [
    {
      ...spanOf(own(raw, 'startTime'), own(raw, 'endTime'), notes),
      names: first === null || first === undefined ? others : [first, ...others],
      texts: textsOf(own(raw, 'notes')),
      path,
    },
  ];
}
