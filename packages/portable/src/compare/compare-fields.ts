import { isRecord } from '@frontboard/model';
import type { FieldTable, FileFields } from '../fields.ts';

/** A field with two values. */
export interface FieldChange {
  /** As the service's API names it; of a privacy setting with `privacy.` before it. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields that differ. A field that either side lacks cannot differ. */
export function compareFields(
  before: FileFields,
  after: FileFields,
  table: FieldTable,
): readonly FieldChange[] {
  return Object.entries(table).flatMap(([field, kind]) =>
    kind === 'privacy'
      ? comparePrivacy(before[field], after[field])
      : changeOf(field, before[field], after[field]),
  );
}

/** The fields of a record as texts that are equal if `compareFields` finds no difference; privacy settings one by one. */
export function comparableFields(fields: FileFields, table: FieldTable): ReadonlyMap<string, string> {
  const texts = Object.keys(table).flatMap((field): (readonly [string, unknown])[] => {
    const value = fields[field];
    if (table[field] !== 'privacy') return [[field, value]];
    return isRecord(value) ? Object.entries(value).map(([key, one]) => [`${field}.${key}`, one]) : [];
  });
  return new Map(
    texts.flatMap(([field, value]) => (value === undefined ? [] : [[field, JSON.stringify(value)]])),
  );
}

function comparePrivacy(before: unknown, after: unknown): readonly FieldChange[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(before).flatMap((key) =>
    changeOf(`privacy.${key}`, before[key], Object.hasOwn(after, key) ? after[key] : undefined),
  );
}

function changeOf(field: string, before: unknown, after: unknown): readonly FieldChange[] {
  if (before === undefined || after === undefined) return [];
  // Values are what JSON has, read into one order of keys.
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }];
}
