import { type IsOwnPicture, isHttpsUrl } from '@frontboard/model';
import type { FieldErrors } from './field-errors.ts';
import { isBlank, type JsonReader } from './json-body.ts';

/** Longest values, in UTF-16 units, inclusive (docs/api-notes.md, "Limits"). */
export const LIMITS = {
  name: 100,
  description: 1000,
  tag: 79,
  pronouns: 100,
  url: 256,
  proxyTag: 100,
  proxyTagCount: 100,
  descriptionTemplates: 3,
  members: 1000,
  groups: 250,
} as const;

/** How a nullable text is checked. Texts of white space are stored as null. */
export interface TextRule {
  readonly max?: number;
  readonly format?: 'url' | 'color' | 'color-in-lower-case';
}

export const urlRule: TextRule = { max: LIMITS.url, format: 'url' };

/** Reads the nullable texts that the body has. */
export function readTexts<Key extends string>(
  body: JsonReader,
  rules: Readonly<Record<Key, TextRule>>,
): Partial<Record<Key, string | null>> {
  const values: Partial<Record<Key, string | null>> = {};
  // `Object.keys` loses the key type.
  for (const key of Object.keys(rules) as Key[]) {
    if (!body.has(key)) continue;
    const value = body.textOrNull(key);
    values[key] = rules[key].format === 'color-in-lower-case' ? (value?.toLowerCase() ?? null) : value;
  }
  return values;
}

/** Complains about texts that are too long or unusable. The service does so when it has read the whole body. */
export function checkTexts(
  values: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, TextRule>>,
  errors: FieldErrors,
  isOwnPicture: IsOwnPicture,
): void {
  for (const [key, { max, format }] of Object.entries(rules)) {
    const value = values[key];
    if (typeof value !== 'string') continue;
    if (max !== undefined && value.length > max) errors.tooLong(key, value.length, max);
    if (format === 'url' && !isImageUrl(value, isOwnPicture)) errors.invalid(key);
    // The service's pattern ends in `$`, which there also matches before a last line feed; see `assertStorable`.
    if (format?.startsWith('color') && !/^[0-9a-fA-F]{6}\n?$/.test(value)) errors.invalid(key);
  }
}

/**
 * Reads the name of a member or group: never null, stored as it came. `what` starts the message. The name is absent
 * from the result if the body has none; the caller decides whether it is required.
 */
export function readName(body: JsonReader, errors: FieldErrors, what: 'Member' | 'Group'): { name?: string } {
  if (!body.has('name')) return {};
  // A blank name of a group is null from here on; a blank name of a member stays as it is.
  const name = what === 'Group' ? body.textOrNull('name') : body.text('name');
  if (name === null || isBlank(name)) errors.add('name', `${what} name can not be set to null.`);
  return { name: name ?? '' };
}

/** An absolute `https:` URL or a picture of the sandbox's own, also in `<…>`. Stored as it came, brackets included. */
function isImageUrl(value: string, isOwnPicture: IsOwnPicture): boolean {
  const bare = /^<.*>$/s.test(value) ? value.slice(1, -1) : value;
  return isHttpsUrl(bare) || isOwnPicture(bare);
}
