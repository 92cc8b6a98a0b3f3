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

/** Reads the nullable texts that the body has; complaints go to `errors`. */
export function readTexts<Key extends string>(
  body: JsonReader,
  errors: FieldErrors,
  rules: Readonly<Record<Key, TextRule>>,
): Partial<Record<Key, string | null>> {
  const values: Partial<Record<Key, string | null>> = {};
  // `Object.keys` forgets the key type.
  for (const key of Object.keys(rules) as Key[]) {
    if (body.has(key)) values[key] = checkText(body.textOrNull(key), key, rules[key], errors);
  }
  return values;
}

function checkText(value: string | null, key: string, rule: TextRule, errors: FieldErrors): string | null {
  if (value === null) return null;
  if (rule.max !== undefined && value.length > rule.max) errors.tooLong(key, value.length, rule.max);
  if (rule.format === 'url' && !isImageUrl(value)) errors.invalid(key);
  if (rule.format?.startsWith('color')) {
    // The service's pattern ends in `$`, which there also matches before a last line feed; see `assertStorable`.
    if (!/^[0-9a-fA-F]{6}\n?$/.test(value)) errors.invalid(key);
  }
  return rule.format === 'color-in-lower-case' ? value.toLowerCase() : value;
}

/**
 * Reads the name of a member or group: never null, stored as it came. `what` starts the message. The name is absent
 * from the result when the body has none; whether it must be there is the caller's to say.
 */
export function readName(body: JsonReader, errors: FieldErrors, what: 'Member' | 'Group'): { name?: string } {
  if (!body.has('name')) return {};
  const name = body.text('name');
  if (name === null || isBlank(name)) errors.add('name', `${what} name can not be set to null.`);
  if (name !== null && name.length > LIMITS.name) errors.tooLong('name', name.length, LIMITS.name);
  return { name: name ?? '' };
}

/** An absolute `https:` URL, also in `<…>`. Stored as it came, brackets included. */
function isImageUrl(value: string): boolean {
  const bare = /^<.*>$/s.test(value) ? value.slice(1, -1) : value;
  return /^\s*https:\/\//i.test(bare) && URL.canParse(bare);
}
