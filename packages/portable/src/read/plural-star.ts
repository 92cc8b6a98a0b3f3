import { isRecord } from '@frontboard/model';
import { SYSTEM_FIELDS } from '../fields.ts';
import type { FileGroup, FileMember, FoundSystem, FrontRole } from '../system-file.ts';
import { fieldsIn } from './file-fields.ts';
import { detail, each, picture, type Shape } from './file-shape.ts';
import { foundMember } from './found-member.ts';
import { intervalFile } from './interval-file.ts';
import { endedByNext, type FrontRow, spanOf } from './intervals.ts';
import { membersByGroup, nestedGroups } from './nested-groups.ts';
import { readFields } from './read-fields.ts';
import { detailOf, isSet, pictureAt, textsOf, timeMs } from './read-value.ts';
import {
  idAt,
  listIn,
  MOST_SWITCHES,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  randomIdAt,
  recordsAt,
  recordsOf,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From the exporter's code of 2026-08-03 (copies 1.2 and bundles 2.0) and newer undated files of it, read on 2026-11-28.

const STATUS_KEYS = ['mood', 'location', 'energyLevel'];

/** A level of the current front; in older copies the front itself. */
const TIER: Shape = {
  ...each('memberIds note', 'read'),
  ...each(STATUS_KEYS.join(' '), 'statuses'),
};

export const PLURAL_STAR_SHAPE: Shape = {
  _meta: { keys: each('version app exportedAt', 'ignored') },
  system: {
    keys: {
      ...each('id name description pronouns color', 'read'),
      ...each('avatar banner avatar_media_path banner_media_path', picture),
      journalPassword: 'ignored',
    },
  },
  members: {
    rows: {
      ...each('id name nickname pronouns role color description groupIds', 'read'),
      ...each('archived deleted isCustomFront isFacet', 'read'),
      pkKeepProxy: 'read',
      pkProxyTags: { rows: each('prefix suffix', 'read') },
      tags: 'tags',
      customFields: { rows: { fieldId: 'read', value: detail } },
      ...each('avatar banner avatar_media_path banner_media_path pkAvatarUrl pkBannerUrl', picture),
      ...each('sortOrder createdAt sourceId mailboxPassword', 'ignored'),
    },
  },
  frontHistory: {
    rows: {
      ...each('memberIds coFrontIds coConsciousIds startTime endTime changeType note', 'read'),
      ...each(STATUS_KEYS.join(' '), 'statuses'),
      ...each('id changeTime changeTier', 'ignored'),
    },
  },
  front: {
    keys: {
      ...each('primary coFront coConscious', { keys: TIER }),
      ...TIER,
      startTime: 'read',
      id: 'ignored',
    },
  },
  groups: {
    rows: { ...each('id name color parentId description', 'read'), ...each('kind sortOrder', 'ignored') },
  },
  customFieldDefs: { rows: { ...each('id name type', 'read'), ...each('sortOrder markdown', 'ignored') } },
  ...each('journal noteboards', 'notes'),
  ...each('chatMessages chatChannels', 'messages'),
  polls: 'polls',
  relationships: 'relationships',
  medical: 'health',
  customMoods: 'statuses',
  settings: 'settings',
  ...each('avatars banners', 'pictures'),
  ...each('chatCategories relationshipTypes palettes journalTemplates planner whiteboard', 'ignored'),
  ...each('customColors shareSettings systemMap', 'ignored'),
};

/**
 * Reads the backup of Plural Star. Of its three levels of front the first two count: a member who is only co-conscious is not fronting in
 * PluralKit's sense. Ignores its settings, which may contain a token, and its passwords.
 */
export function readPluralStar(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  const system = own(root, 'system');
  const fields = new Map(
    recordsAt(root, 'customFieldDefs', notes).map(({ raw }) => [
      idAt(own(raw, 'id')),
      { name: idAt(own(raw, 'name')), isPicture: own(raw, 'type') === 'image' },
    ]),
  );
  const everyone = uniqueRecords(recordsAt(root, 'members', notes), notes);
  const people = everyone.filter(({ raw, path }) => !isSet(raw, ['deleted'], path, notes));
  notes.lose('deleted', everyone.length - people.length);
  const current = own(root, 'front');
  const history = recordsAt(root, 'frontHistory', notes, MOST_SWITCHES);
  const fronts = history.filter(isFront);
  // What a change consists of is counted by itself.
  const isBare = ({ raw }: PlacedRecord) => STATUS_KEYS.every((key) => idAt(own(raw, key)) === null);
  notes.lose('statuses', history.filter((row) => !isFront(row) && isBare(row)).length);
  const rows = [
    ...fronts.map((row) => historyRow(row, notes)),
    ...history.filter((row) => !isFront(row)).flatMap((row) => changeRow(row, notes)),
    ...(isRecord(current) ? [currentRow(current, notes)] : []),
  ];
  return intervalFile(
    {
      format: 'plural-star',
      sourceSystem: isRecord(system) ? randomIdAt(own(system, 'id')) : null,
      system: isRecord(system) ? readFields(profileOf(system), SYSTEM_FIELDS, '$.system', notes) : null,
      members: people.map((row) => readMember(row, { fields, notes })),
      fields: fieldsIn(recordsAt(root, 'customFieldDefs', notes), { type: 'type' }),
      groups: () => readGroups(root, people, notes),
      // The newest front is the current one.
      rows: endedByNext(rows, notes).map((row) => (row.endMs === undefined ? { ...row, endMs: null } : row)),
    },
    { nowMs, notes },
  );
}

function profileOf(raw: Raw): Raw {
  const nickname = idAt(own(raw, 'nickname'));
  return {
    name: own(raw, 'name'),
    ...(nickname !== null && { display_name: nickname }),
    description: own(raw, 'description'),
    pronouns: own(raw, 'pronouns'),
    color: colorIn(own(raw, 'color')),
    avatar_url: pictureAt(own(raw, 'pkAvatarUrl')) ?? pictureAt(own(raw, 'avatar')),
    banner: pictureAt(own(raw, 'pkBannerUrl')) ?? pictureAt(own(raw, 'banner')),
    proxy_tags: own(raw, 'pkProxyTags'),
    keep_proxy: own(raw, 'pkKeepProxy'),
  };
}

/** The colour of everyone who was given none. */
function colorIn(value: unknown): unknown {
  return typeof value === 'string' && /^#?daa520$/i.test(value) ? undefined : value;
}

interface StarField {
  readonly name: string | null;
  /** Its values are pictures inside the file. */
  readonly isPicture: boolean;
}

function readMember(
  row: PlacedRecord,
  { fields, notes }: { readonly fields: ReadonlyMap<string | null, StarField>; readonly notes: Notes },
): FileMember {
  const { raw, path } = row;
  const role = detailOf('Role', own(raw, 'role'), notes);
  const values = listIn(own(raw, 'customFields'), `${path}.customFields`, notes);
  const given = recordsOf(values, `${path}.customFields`, notes).flatMap(({ raw: entry }) => {
    const field = fields.get(idAt(own(entry, 'fieldId')));
    const detail = detailOf(field?.name ?? null, own(entry, 'value'), notes);
    if (detail === null || field?.isPicture !== true) return detail ?? [];
    notes.lose('pictures', 1);
    return [];
  });
  const details = [...(role === null ? [] : [role]), ...given];
  return {
    ...foundMember(row, profileOf(raw), notes, {
      customFront: ['isCustomFront'],
      archived: ['archived'],
      details,
    }),
    ...(isSet(raw, ['isFacet'], path, notes) && { isFacet: true as const }),
  };
}

/** Members name their groups, not the other way round. */
function readGroups(root: Raw, people: readonly PlacedRecord[], notes: Notes): readonly FileGroup[] {
  const membersOf = membersByGroup(people, 'groupIds', notes);
  return nestedGroups(recordsAt(root, 'groups', notes), membersOf, notes);
}

/** Other rows are changes of mood or place during a front. */
function isFront({ raw }: PlacedRecord): boolean {
  return (idAt(own(raw, 'changeType')) ?? 'front') === 'front';
}

/** The levels of a front, by the key of its members in the history and the key of the level now. */
const LEVELS: readonly (readonly [key: string, tier: string, role: FrontRole])[] = [
  ['memberIds', 'primary', 'primary'],
  ['coFrontIds', 'coFront', 'cofronting'],
  ['coConsciousIds', 'coConscious', 'near'],
];

/** Who was in front, and who was what. */
function peopleOf(
  levels: readonly (readonly [names: readonly unknown[], role: FrontRole])[],
): Required<Pick<FrontRow, 'names' | 'roles'>> {
  return {
    names: levels.flatMap(([names, role]) => (role === 'near' ? [] : names)),
    roles: levels.flatMap(([names, role]) => names.map((name) => [name, role] as const)),
  };
}

function historyRow({ raw, path }: PlacedRecord, notes: Notes): FrontRow {
  const levels = LEVELS.map(
    ([key, , role]) => [listIn(own(raw, key), `${path}.${key}`, notes) ?? [], role] as const,
  );
  const { startMs, endMs } = spanOf(own(raw, 'startTime'), own(raw, 'endTime'), notes);
  return { startMs, endMs: endMs ?? undefined, ...peopleOf(levels), texts: textsOf(own(raw, 'note')), path };
}

/** What was written about a change during a front. */
function changeRow({ raw, path }: PlacedRecord, notes: Notes): readonly FrontRow[] {
  const texts = textsOf(own(raw, 'note'));
  const startMs = timeMs(own(raw, 'startTime') ?? null, notes);
  return texts.length === 0 ? [] : [{ startMs, endMs: null, names: [], texts, path }];
}

/** The front at the time of the backup. Older ones have its members without levels. */
function currentRow(front: Raw, notes: Notes): FrontRow {
  const tiers = [
    [front, 'primary'] as const,
    ...LEVELS.map(([, tier, role]) => [own(front, tier), role] as const),
  ];
  const levels = tiers.map(
    ([tier, role]) =>
      [
        isRecord(tier) ? (listIn(own(tier, 'memberIds'), '$.front.memberIds', notes) ?? []) : [],
        role,
      ] as const,
  );
  return {
    startMs: timeMs(own(front, 'startTime'), notes),
    endMs: null,
    ...peopleOf(levels),
    texts: textsOf(...tiers.map(([tier]) => (isRecord(tier) ? own(tier, 'note') : null))),
    path: '$.front',
  };
}
