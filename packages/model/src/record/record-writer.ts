import type { WireProxyTag } from '../proxy-tag/proxy-tag.ts';
import { type FieldKind, type RecordFields, tableFields } from './field.ts';

/** The kinds whose values differ in what the service sends. What it leaves out is undefined. */
const TO_WIRE: { readonly [K in FieldKind]?: (value: never) => unknown } = {
  uuid: (uuid: string | null) => uuid ?? '',
  system: (id: string | null) => id ?? undefined,
  members: (refs: readonly string[] | null) => refs?.slice(),
  color: (color: string | null) => color?.slice(1) ?? null,
  tags: (tags: readonly WireProxyTag[]) => tags.slice(),
};

/** The writer of what the service would send: what is read back to the same record, `updatedAt` aside. */
export function recordWriter<Item extends { readonly extra: Readonly<Record<string, unknown>> }, Wire>(
  fields: RecordFields,
): (record: Item) => Wire & Record<string, unknown> {
  const steps = tableFields(fields).flatMap(([key, { kind, property }]) =>
    // A property has values of the field's kind.
    property === undefined
      ? []
      : { key, property, convert: TO_WIRE[kind] as ((value: unknown) => unknown) | undefined },
  );
  // Thousands of records are written at once: to copy an empty one is faster than to add key after key.
  const blank = Object.fromEntries(steps.map(({ key }) => [key, null]));
  return (record) => {
    const wire: Record<string, unknown> = { ...record.extra, ...blank };
    for (const { key, property, convert } of steps) {
      const value: unknown = record[property as keyof Item];
      const sent = convert ? convert(value) : value;
      if (sent === undefined) delete wire[key];
      else wire[key] = sent;
    }
    // Every key of the table was just given a value of its kind.
    return wire as Wire & Record<string, unknown>;
  };
}
