import type { Field, FieldKind, SettingKind } from './field.ts';

const UNSET: { readonly [K in FieldKind | SettingKind]?: unknown } = {
  name: '',
  flag: false,
  tags: [],
  texts: [],
  members: [],
};

/** The value that a field has in a record that was created without it. */
export function unsetValue({ kind, initial }: Field<string, FieldKind | SettingKind>): unknown {
  return initial ?? UNSET[kind] ?? null;
}
