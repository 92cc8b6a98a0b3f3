import { privacy } from '../privacy/check-privacy.ts';
import { proxyTags } from '../proxy-tag/check-proxy-tags.ts';
import { type Check, checkFields, type Validated } from '../validation/check.ts';
import { birthday, boolean, color, requiredText, text } from '../validation/field-checks.ts';
import { type ImageKind, imageUrl, type PictureOptions } from '../validation/image-url.ts';
import { labelOfKey } from '../validation/label-of-key.ts';
import { type Field, type FieldKind, type RecordFields, tableFields } from './field.ts';

type MakeCheck = (label: string, field: Field, pictures: PictureOptions) => Check<unknown>;

/** How a value of each kind is checked. Kinds that the service sets have no check. */
const CHECKS: { readonly [K in FieldKind]?: MakeCheck } = {
  name: (label, { limit = 0 }) => requiredText(label, limit),
  text: (label, { limit = 0 }) => text(label, limit),
  // The labels of the pictures in the tables.
  url: (label, _, pictures) => imageUrl(label as ImageKind, pictures),
  color: () => color,
  birthday: () => birthday,
  flag: (label) => boolean(label),
  'owner-flag': (label) => boolean(label),
  tags: () => proxyTags,
  privacy: (_, { settings = [] }) => privacy(settings),
};

/** Checks the settable fields of a record in the order of the table and turns them into what is sent. Never throws. */
export function checkRecord<Patch extends object>(
  input: unknown,
  fields: RecordFields,
  pictures: PictureOptions = {},
  required: readonly (keyof Patch & string)[] = [],
): Validated<Patch> {
  const checks = tableFields(fields).flatMap(([key, field]) => {
    const makeCheck = field.setBy === 'service' ? undefined : CHECKS[field.kind];
    return makeCheck === undefined ? [] : [[key, makeCheck(field.label ?? labelOfKey(key), field, pictures)]];
  });
  // The table has every key of the patch, and `CHECKS` a check for each of its kinds.
  return checkFields<Patch>(input, Object.fromEntries(checks), required);
}
