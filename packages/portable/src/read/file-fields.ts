import { isRecord } from '@frontboard/model';
import type { FileField, FileFieldKind } from '../system-file.ts';
import { detailText } from './read-value.ts';
import { idAt, own, type PlacedRecord } from './reading.ts';

/** The words that programs have for the kinds of fields. Everything else is text. */
const KIND_WORDS: Readonly<Record<string, FileFieldKind>> = {
  number: 'number',
  integer: 'number',
  int: 'number',
  date: 'date',
  boolean: 'yes-no',
  bool: 'yes-no',
  toggle: 'yes-no',
  checkbox: 'yes-no',
  select: 'choice',
  url: 'link',
  link: 'link',
};

/** A field as its program defines it; none without a name. */
export function fileField(name: string | null, type: unknown, options?: unknown): readonly FileField[] {
  if (name === null) return [];
  const kind = KIND_WORDS[String(type).toLowerCase()] ?? 'text';
  const choices = kind === 'choice' ? choicesIn(options) : [];
  // Without its choices nothing could be chosen.
  return [{ name, kind: kind === 'choice' && choices.length === 0 ? 'text' : kind, choices }];
}

/** The choices of a field: a list of texts or of records, alone or in an object. */
function choicesIn(options: unknown): readonly string[] {
  const list = isRecord(options) ? (own(options, 'choices') ?? own(options, 'options')) : options;
  if (!Array.isArray(list)) return [];
  const texts = list.map((one: unknown) =>
    isRecord(one)
      ? (idAt(own(one, 'label')) ?? idAt(own(one, 'name')) ?? idAt(own(one, 'value')))
      : detailText(one),
  );
  return [...new Set(texts.filter((text) => text !== null))];
}

/** The fields of records with names, kinds and perhaps choices, under these keys. */
export function fieldsIn(
  rows: readonly PlacedRecord[],
  {
    name = 'name',
    type,
    options = 'options',
  }: { readonly name?: string; readonly type: string; readonly options?: string },
): readonly FileField[] {
  return uniqueFields(
    rows.flatMap(({ raw }) => fileField(idAt(own(raw, name)), own(raw, type), own(raw, options))),
  );
}

/** Fields with each name once: the first one is it. */
export function uniqueFields(fields: readonly FileField[]): readonly FileField[] {
  const known = new Set<string>();
  return fields.filter(({ name }) => !known.has(name) && known.add(name));
}
