import { isRecord } from '@frontboard/model';
import { SYSTEM_FIELDS } from '../fields.ts';
import type { FileMember, FoundSystem } from '../system-file.ts';
import { each, picture, type Shape } from './file-shape.ts';
import { foundMember } from './found-member.ts';
import { intervalFile } from './interval-file.ts';
import { spanOf } from './intervals.ts';
import { readFields } from './read-fields.ts';
import { pictureAt, textsOf } from './read-value.ts';
import {
  idAt,
  MOST_SWITCHES,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  recordsAt,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From one program that reads its files (2026-08), read on 2026-11-28. The exporter's code is not public, and it may write more keys.

export const HIVEMIND_SHAPE: Shape = {
  app: 'ignored',
  system: { keys: each('name description', 'read') },
  alters: {
    rows: {
      ...each('alter_id name display_name pronouns colour description is_archived', 'read'),
      ...each('avatar_url avatar_data', picture),
    },
  },
  front_entries: { rows: each('alter_id start_time end_time notes', 'read') },
};

/** Reads the export of HiveMind, which calls itself Multiplicity. It has no groups, privacy and proxy tags. */
export function readHiveMind(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  const system = own(root, 'system');
  const alters = uniqueRecords(recordsAt(root, 'alters', notes), notes, alterId);
  return intervalFile(
    {
      format: 'hivemind',
      sourceSystem: null,
      system: isRecord(system) ? readFields(profileOf(system), SYSTEM_FIELDS, '$.system', notes) : null,
      members: alters.map((row) => readAlter(row, notes)),
      groups: () => [],
      rows: recordsAt(root, 'front_entries', notes, MOST_SWITCHES).map(({ raw, path }) => ({
        ...spanOf(own(raw, 'start_time'), own(raw, 'end_time'), notes),
        names: [own(raw, 'alter_id')],
        texts: textsOf(own(raw, 'notes')),
        path,
      })),
    },
    { nowMs, notes },
  );
}

function alterId({ raw, path }: PlacedRecord): string {
  return idAt(own(raw, 'alter_id')) ?? path;
}

function profileOf(raw: Raw): Raw {
  return {
    name: own(raw, 'name') ?? own(raw, 'display_name'),
    display_name: own(raw, 'display_name'),
    pronouns: own(raw, 'pronouns'),
    description: own(raw, 'description'),
    color: own(raw, 'colour'),
    avatar_url: pictureAt(own(raw, 'avatar_url')),
  };
}

function readAlter(row: PlacedRecord, notes: Notes): FileMember {
  return foundMember(row, profileOf(row.raw), notes, { key: alterId(row), archived: ['is_archived'] });
}
