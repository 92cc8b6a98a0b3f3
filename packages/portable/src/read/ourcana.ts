import { isRecord } from '@frontboard/model';
import { SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup, FileMember, FoundSystem } from '../system-file.ts';
import { fileField, uniqueFields } from './file-fields.ts';
import { each, picture, type Shape } from './file-shape.ts';
import { foundMember } from './found-member.ts';
import { intervalFile } from './interval-file.ts';
import { endedByNext, type FrontRow, joinedRows, spanOf } from './intervals.ts';
import { membersByGroup, nestedGroups } from './nested-groups.ts';
import { readFields } from './read-fields.ts';
import { detailOf, flagOf, isSet, pictureAt } from './read-value.ts';
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
  sizeOf,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// Versions 2 and 3, from one program that reads its files and a model of version 2 (2026-08), read on 2026-11-28. The exporter's code is not public.

export const OURCANA_SHAPE: Shape = {
  ...each('format version exportedAt appState', 'ignored'),
  graph: 'read',
  system: {
    keys: {
      ...each('id name username desc color', 'read'),
      avatarUrl: picture,
      ...each('avatarUuid pkSystemId', 'ignored'),
    },
  },
  members: {
    rows: {
      ...each('id name displayName pronouns desc color archived customFields tagIds', 'read'),
      avatarUrl: picture,
      ...each('showOnlyDisplayName primaryTagId avatarUuid', 'ignored'),
    },
  },
  tags: { rows: each('id label color parentId', 'read') },
  customFields: { rows: { ...each('id label name type', 'read'), order: 'ignored' } },
  frontHistory: {
    rows: { ...each('memberIds memberId startTime endTime isLive', 'read'), id: 'ignored' },
  },
  journalEntries: 'notes',
};

/** The names of front rows in a graph. */
const FRONTS: ReadonlySet<unknown> = new Set(['frontEvent', 'front', 'frontEntry']);

/** The lists of version 2 by the kinds of nodes in the graph of version 3. */
const LISTS: ReadonlyMap<unknown, string> = new Map([
  ['member', 'members'],
  ['tag', 'tags'],
  ['customField', 'customFields'],
  ...[...FRONTS].map((type) => [type, 'frontHistory'] as const),
]);

/** Version 3 has everything in a graph of nodes and edges: as lists of version 2. Each front is a node, so there may be as many nodes as switches. */
export function liftOurcana(root: Raw, notes: Notes): Raw {
  const graph = own(root, 'graph');
  const isOld = Array.isArray(own(root, 'members'));
  if (!isRecord(graph)) return root;
  for (const key in graph)
    if (isOld || (key !== 'nodes' && key !== 'edges'))
      notes.addUnknown(null, `graph.${key}`, Math.max(sizeOf(graph[key]), 1));
  if (isOld) return root;
  const rows: (readonly [list: string, row: Raw])[] = [];
  let system: Raw | null = null;
  const listed = (name: string) => {
    const path = `$.graph.${name}`;
    return recordsOf(listIn(own(graph, name), path, notes, MOST_SWITCHES), path, notes);
  };
  const tagged = groupBy(
    listed('edges').flatMap(({ raw }) => {
      const { type, from, to, ...rest } = raw;
      for (const key in rest) if (key !== 'id') notes.addUnknown('edges', key, 1);
      if (type === 'taggedWith') return [[idAt(from) ?? '', to] as const];
      notes.addUnknown('edges', idAt(type) ?? 'type', 1);
      return [];
    }),
  );
  for (const { raw } of listed('nodes')) {
    const { id, type, properties, ...rest } = raw;
    for (const key in rest) notes.addUnknown('nodes', key, 1);
    const values = isRecord(properties) ? properties : {};
    const list = LISTS.get(type);
    if (type === 'system') system ??= { ...values, id };
    else if (list === undefined) notes.addUnknown('nodes', idAt(type) ?? 'type', 1);
    else {
      const tagIds = tagged.get(idAt(id) ?? '');
      rows.push([list, { ...values, id, ...(tagIds !== undefined && { tagIds }) }]);
    }
  }
  return { members: [], ...root, ...Object.fromEntries(groupBy(rows)), ...(system !== null && { system }) };
}

/** Reads the export of Ourcana, versions 2 and 3. It has no privacy and proxy tags. */
export function readOurcana(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  const system = own(root, 'system');
  const people = uniqueRecords(recordsAt(root, 'members', notes), notes);
  const fields = new Map(
    recordsAt(root, 'customFields', notes).map(({ raw }) => [
      idAt(own(raw, 'id')),
      idAt(own(raw, 'label')) ?? idAt(own(raw, 'name')),
    ]),
  );
  const rows = recordsAt(root, 'frontHistory', notes, MOST_SWITCHES).map((row) => frontRow(row, notes));
  return intervalFile(
    {
      format: 'ourcana',
      sourceSystem: isRecord(system) ? randomIdAt(own(system, 'id')) : null,
      system: isRecord(system)
        ? readFields(
            { ...profileOf(system), name: own(system, 'name') ?? own(system, 'username') },
            SYSTEM_FIELDS,
            '$.system',
            notes,
          )
        : null,
      members: people.map((row) => readMember(row, fields, notes)),
      fields: uniqueFields(
        recordsAt(root, 'customFields', notes).flatMap(({ raw }) =>
          fileField(idAt(own(raw, 'label')) ?? idAt(own(raw, 'name')), own(raw, 'type')),
        ),
      ),
      groups: () => readTags(root, people, notes),
      rows: endedByNext(joinedRows(rows), notes),
    },
    { nowMs, notes },
  );
}

function profileOf(raw: Raw): Raw {
  return {
    name: own(raw, 'name') ?? own(raw, 'displayName'),
    display_name: own(raw, 'displayName'),
    pronouns: own(raw, 'pronouns'),
    description: own(raw, 'desc'),
    color: own(raw, 'color'),
    avatar_url: pictureAt(own(raw, 'avatarUrl')),
  };
}

function readMember(
  row: PlacedRecord,
  fields: ReadonlyMap<string | null, string | null>,
  notes: Notes,
): FileMember {
  const { raw } = row;
  const values = own(raw, 'customFields');
  const details = Object.entries(isRecord(values) ? values : {}).flatMap(
    ([field, value]) => detailOf(fields.get(field) ?? null, value, notes) ?? [],
  );
  return foundMember(row, profileOf(raw), notes, { archived: ['archived'], details });
}

/** Members name their tags. The ready-made ones are in every file. */
function readTags(root: Raw, people: readonly PlacedRecord[], notes: Notes): readonly FileGroup[] {
  const tags = recordsAt(root, 'tags', notes).map((row) => ({
    ...row,
    raw: { ...row.raw, name: own(row.raw, 'label') },
  }));
  const groups = nestedGroups(tags, membersByGroup(people, 'tagIds', notes), notes);
  return groups.filter(({ key, members }) => !key.startsWith('tag_default_') || members?.length !== 0);
}

/** A live front is open, whatever its end is; another one without an end lasts until the next. */
function frontRow({ raw, path }: PlacedRecord, notes: Notes): FrontRow {
  const isLive = isSet(raw, ['isLive'], path, notes);
  const span = spanOf(own(raw, 'startTime'), isLive ? null : own(raw, 'endTime'), notes);
  const hasNoEnd = span.endMs === null && flagOf(own(raw, 'isLive')) === false;
  const names = listIn(own(raw, 'memberIds'), `${path}.memberIds`, notes) ?? [own(raw, 'memberId')];
  return { ...span, ...(hasNoEnd && { endMs: undefined }), names, path };
}
