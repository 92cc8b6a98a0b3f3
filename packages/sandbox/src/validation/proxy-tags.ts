import type { ProxyTagRow } from '../store/rows.ts';
import type { FieldErrors } from './field-errors.ts';
import { isJsonObject, JsonReader } from './json-body.ts';
import { LIMITS } from './text-fields.ts';

/**
 * Reads the list that replaces all proxy tags of a member. What is not an object, and tags without prefix and suffix, are
 * dropped; so is an over-long tag that has a suffix only, while one with a prefix stays, to be complained about.
 */
export function readProxyTags(body: JsonReader): ProxyTagRow[] {
  return body
    .list('proxy_tags')
    .filter(isJsonObject)
    .map((item) => readTag(new JsonReader(item)))
    .filter((tag) => tag.prefix !== null || (tag.suffix !== null && !isOverlong(tag)));
}

/** Complains about too many tags and too long ones. */
export function checkProxyTags(tags: readonly ProxyTagRow[], errors: FieldErrors): void {
  if (tags.length > LIMITS.proxyTagCount || tags.some(isOverlong)) errors.invalid('proxy_tags');
}

/** A tag; empty texts are null, white space counts. */
function readTag(source: JsonReader): ProxyTagRow {
  return { prefix: source.text('prefix') || null, suffix: source.text('suffix') || null };
}

function isOverlong({ prefix, suffix }: ProxyTagRow): boolean {
  return `${prefix ?? ''}text${suffix ?? ''}`.length > LIMITS.proxyTag;
}
