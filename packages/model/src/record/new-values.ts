import type { AnyFields, Field, FieldKind, RecordFields, SettingKind, WireValues } from './field.ts';
import { tableFields } from './field.ts';

/** The value that a field has in a record that was created without it. */
export function unsetValue({ kind, initial }: Field<string, FieldKind | SettingKind>): unknown {
  if (initial !== undefined) return initial;
  if (kind === 'flag') return false;
  if (kind === 'name') return '';
  return kind === 'tags' ? [] : null;
}

/** The values of a record that was created without any. */
export function newValues<T extends RecordFields>(table: T): WireValues<T> {
  const values = tableFields<AnyFields[string]>(table).map(([key, field]) => [key, unsetValue(field)]);
  // Values of the record's own kinds are null, for the caller to replace.
  return Object.fromEntries(values) as WireValues<T>;
}
