import { isRecord, nullableText } from '../wire/fields.ts';

/** The text before and after a message by which the service recognises the member. At least one side is set. */
export interface WireProxyTag {
  prefix: string | null;
  suffix: string | null;
}

/** A proxy tag; wire and domain shape are the same. */
export type ProxyTag = Readonly<WireProxyTag>;

/**
 * The proxy tags of a member: items that cannot be read are dropped, anything but a list counts as none. So are tags without
 * either side, which version 1 of the API stored when it was asked to clear them.
 */
export function readProxyTags(value: unknown): WireProxyTag[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map(({ prefix, suffix }) => ({ prefix: nullableText(prefix), suffix: nullableText(suffix) }))
    .filter(({ prefix, suffix }) => prefix || suffix);
}

/**
 * Version 1 of the API, and the oldest exports, send the first tag as `prefix` and `suffix` of the member itself.
 * Returns the record with them turned into `proxy_tags`, unless that is already there (it then holds the same tag).
 */
export function liftFlatProxyTag(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!('prefix' in raw || 'suffix' in raw)) return raw;
  const { prefix, suffix, ...rest } = raw;
  const isSet = typeof prefix === 'string' || typeof suffix === 'string';
  if (!isSet || isRecord(rest.proxy_tags) || (Array.isArray(rest.proxy_tags) && rest.proxy_tags.length > 0))
    return rest;
  return { ...rest, proxy_tags: [{ prefix, suffix }] };
}
