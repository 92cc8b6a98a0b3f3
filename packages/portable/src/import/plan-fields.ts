import { graphemes, isRecord, LIMITS, type Priv, toPriv } from '@frontboard/model';
import type { FieldTable, FileFields } from '../fields.ts';
import type { FieldPart } from './parts.ts';

/** What happens to a value that cannot be imported as it is. */
export interface FieldProblem {
  readonly field: string;
  /** Cut to the limit, or with `https:` for `http:`, or taken from the display name; or left out. */
  readonly kind: 'cut' | 'secured' | 'named' | 'refused';
  /** The value of the file. */
  readonly value: unknown;
}

/** The fields of a record that can be sent. */
export interface SendableFields {
  readonly fields: FileFields;
  readonly problems: readonly FieldProblem[];
}

/** The longest text of each field that has a limit. */
const TEXT_LIMITS: Readonly<Record<string, number>> = {
  name: LIMITS.name,
  display_name: LIMITS.displayName,
  pronouns: LIMITS.pronouns,
  description: LIMITS.description,
  tag: LIMITS.tag,
};

/** Turns fields into what the service accepts: long texts are cut, and a value that it would refuse is left out. */
export function sendableFields(fields: FileFields, part: FieldPart, mode: 'create' | 'edit'): SendableFields {
  const problems: FieldProblem[] = [];
  const adapted: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (value === null && NEVER_NULL.has(part.table[field])) continue;
    const [next, kind] = adapt(field, value, part.table);
    if (kind !== null) problems.push({ field, kind, value });
    adapted[field] = next;
  }
  if (mode === 'create' && adapted.name === undefined && sendableName(adapted) !== null) {
    adapted.name = sendableName(adapted);
    problems.push({ field: 'name', kind: 'named', value: adapted.name });
  }
  const refused = refusedFields(adapted, part, mode);
  for (const field of refused) {
    if (Object.hasOwn(adapted, field)) problems.push({ field, kind: 'refused', value: fields[field] });
    delete adapted[field];
  }
  return { fields: adapted, problems };
}

/** Types for which the service does not accept null. */
const NEVER_NULL: ReadonlySet<string | undefined> = new Set(['flag']);

function adapt(field: string, value: unknown, table: FieldTable): [unknown, FieldProblem['kind'] | null] {
  const limit = TEXT_LIMITS[field];
  if (typeof value === 'string' && limit !== undefined && value.length > limit) {
    return [cutText(value, limit), 'cut'];
  }
  if (typeof value === 'string' && table[field] === 'url' && value.startsWith('http:')) {
    return [`https:${value.slice('http:'.length)}`, 'secured'];
  }
  if (table[field] === 'tags' && Array.isArray(value)) {
    const short = value.filter(isShortTag).slice(0, LIMITS.proxyTags);
    return [short, short.length < value.length ? 'cut' : null];
  }
  return [value, null];
}

/** If a tag has only a suffix, the service drops a long one silently. */
function isShortTag(tag: { readonly prefix: string | null; readonly suffix: string | null }): boolean {
  return `${tag.prefix ?? ''}text${tag.suffix ?? ''}`.length <= LIMITS.proxyTag;
}

/** The name under which a record is sent: cut to its limit, or the display name of one that has none. Null without either. */
export function sendableName({ name, display_name: shown }: FileFields): string | null {
  const text = typeof name === 'string' ? name : shown;
  return typeof text === 'string' ? cutText(text, LIMITS.name) : null;
}

/** At most `limit` UTF-16 units of a text, without an unpaired surrogate at the end. */
function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let cut = '';
  // Later text cannot change where the earlier characters end.
  for (const character of graphemes(text.slice(0, limit + 32))) {
    if (cut.length + character.length > limit) break;
    cut += character;
  }
  return cut.trimEnd();
}

function refusedFields(fields: FileFields, part: FieldPart, mode: 'create' | 'edit'): readonly string[] {
  const checked = part.validate(fields, mode);
  return checked.ok ? [] : Object.keys(checked.fields);
}

/** The privacy of a new record: as in the file, and `rest` for missing keys. */
export function newPrivacy(
  told: unknown,
  keys: readonly string[],
  rest: Priv,
): Readonly<Record<string, Priv>> {
  const known = isRecord(told) ? told : {};
  return Object.fromEntries(keys.map((key) => [key, toPriv(known[key]) ?? rest]));
}

/** Whether a file hides a record as a whole. */
export function isHidden({ privacy }: FileFields): boolean {
  return isRecord(privacy) && privacy.visibility === 'private';
}
