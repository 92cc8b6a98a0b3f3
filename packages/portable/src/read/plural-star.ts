import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup, FileMember, LostCount, MemberDetail, SystemFile } from '../system-file.ts';
import { intervalFile } from './interval-file.ts';
import { type FrontRow, spanOf } from './intervals.ts';
import { nestedNames } from './nested-names.ts';
import { readFields } from './read-fields.ts';
import { detailText } from './read-value.ts';
import {
  countLost,
  createNotes,
  idAt,
  keyInFile,
  listIn,
  lostCounts,
  MOST_SWITCHES,
  type Notes,
  own,
  type PlacedRecord,
  pictureAt,
  randomIdAt,
  recordsAt,
  recordsOf,
  sizeOf,
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
  const everyone = uniqueRecords(recordsAt(root, 'members', notes), notes).filter(
    ({ raw }) => own(raw, 'deleted') !== true,
  );
  // A facet is a form of a member, and the file does not say of which.
  const people = everyone.filter(({ raw }) => own(raw, 'isFacet') !== true);
  const current = own(root, 'front');
  const history = recordsAt(root, 'frontHistory', notes, MOST_SWITCHES);
  return intervalFile(
    {
      format: 'plural-star',
      sourceSystem: isRecord(system) ? randomIdAt(own(system, 'id')) : null,
      system: isRecord(system) ? readFields(profileOf(system), SYSTEM_FIELDS, '$.system', notes) : null,
      members: people.map((row) => readMember(row, { fields, notes })),
      groups: () => readGroups(root, people, notes),
      rows: [
        ...history.filter(isFront).map((row) => historyRow(row, notes)),
        ...(isRecord(current) ? [currentRow(current, notes)] : []),
      ],
      lost: [
        ...lostOf(root, everyone),
        ...lostCounts({ statuses: history.filter((row) => !isFront(row)).length }),
      ],
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
  settings: ['settings'],
} as const;

function lostOf(root: Raw, everyone: readonly PlacedRecord[]): readonly LostCount[] {
  const tagged = everyone.reduce((sum, { raw }) => sum + sizeOf(own(raw, 'tags')), 0);
  const stored = everyone.flatMap(({ raw }) =>
    ['avatar_media_path', 'banner_media_path'].filter((key) => idAt(own(raw, key)) !== null),
  );
  return [
    ...countLost(root, LOST_PARTS),
    ...lostCounts({
      tags: tagged,
      facets: everyone.filter(({ raw }) => own(raw, 'isFacet') === true).length,
      pictures: stored.length + sizeOf(own(root, 'avatars')) + sizeOf(own(root, 'banners')),
    }),
  ];
}

function profileOf(raw: Raw): Raw {
  return {
    name: own(raw, 'name'),
    description: own(raw, 'description'),
    pronouns: own(raw, 'pronouns'),
    color: colorOf(own(raw, 'color')),
    avatar_url: pictureAt(own(raw, 'pkAvatarUrl')) ?? pictureAt(own(raw, 'avatar')),
    banner: pictureAt(own(raw, 'pkBannerUrl')) ?? pictureAt(own(raw, 'banner')),
    proxy_tags: own(raw, 'pkProxyTags'),
    keep_proxy: own(raw, 'pkKeepProxy'),
  };
}

/** The colour of everyone who was given none. */
function colorOf(value: unknown): unknown {
  return typeof value === 'string' && value.toLowerCase() === '#daa520' ? undefined : value;
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
    const value = detailText(own(entry, 'value'));
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
    const fields = {
      name: names.get(key),
      description: own(row.raw, 'description'),
      color: own(row.raw, 'color'),
    };
    return {
      key,
      id: null,
      uuid: null,
      fields: readFields(fields, GROUP_FIELDS, row.path, notes),
      members: [...new Set(membersOf.get(key))],
    };
  });
}

/** Other rows are changes of mood or place during a front. */
function isFront({ raw }: PlacedRecord): boolean {
  return (idAt(own(raw, 'changeType')) ?? 'front') === 'front';
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
