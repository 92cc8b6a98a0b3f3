import { groupBy } from '../group-by.ts';
import type { FileField, FileMember } from '../system-file.ts';
import type { PlannedNoted, SwitchExtras } from './plan-noted.ts';
import type { PlannedRecord } from './plan-record.ts';

/** What a file says about a member that PluralKit has no place for. */
export interface MemberExtras {
  /** The key of the member in the file. */
  readonly key: string;
  /** By the places of the fields. */
  readonly values: readonly (readonly [field: number, value: string])[];
  readonly texts: readonly string[];
  readonly state: 'resting' | 'not-a-person' | null;
}

/** What an import stores on this device. */
export interface PlannedExtras extends PlannedNoted {
  /** Only those that a member has a value in, in the order of the file. */
  readonly fields: readonly FileField[];
  readonly members: readonly MemberExtras[];
  readonly switches: readonly SwitchExtras[];
}

export const NO_EXTRAS: PlannedExtras = { fields: [], members: [], switches: [], lost: 0 };

/** What is stored about the members that are in the service after the import. */
export function planExtras(
  defined: readonly FileField[],
  members: readonly PlannedRecord<FileMember>[],
  noted: PlannedNoted,
): PlannedExtras {
  const there = members.filter(
    ({ target, verdict }) => verdict !== 'out' && (target !== null || verdict === 'new'),
  );
  const used = new Set(there.flatMap(({ record: { details = [] } }) => details.map(({ name }) => name)));
  const known = new Set(defined.map(({ name }) => name));
  const fields = [
    ...defined.filter(({ name }) => used.has(name)),
    ...[...used].flatMap((name): readonly FileField[] =>
      known.has(name) ? [] : [{ name, kind: 'text', choices: [] }],
    ),
  ];
  const places = new Map(fields.map(({ name }, place) => [name, place]));
  return {
    ...noted,
    fields,
    members: there.flatMap(({ record }): readonly MemberExtras[] => {
      const { key, details = [], texts = [] } = record;
      const state =
        record.isCustomFront === true ? 'not-a-person' : record.isArchived === true ? 'resting' : null;
      if (details.length + texts.length === 0 && state === null) return [];
      const byName = groupBy(details.map(({ name, value }) => [name, value] as const));
      const values = [...byName].map(
        ([name, several]) => [places.get(name) ?? 0, several.join(', ')] as const,
      );
      return [{ key, values, texts, state }];
    }),
  };
}
