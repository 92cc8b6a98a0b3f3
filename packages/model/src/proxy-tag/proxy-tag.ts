import * as v from 'valibot';
import { computed, isRecord, nullableText } from '../wire/fields.ts';
import { readList } from '../wire/read-list.ts';

/** The text before and after a message by which the service knows who writes. At least one side is set. */
export interface WireProxyTag {
  prefix: string | null;
  suffix: string | null;
}

/** A proxy tag; wire and domain shape are the same. */
export type ProxyTag = Readonly<WireProxyTag>;

const wireProxyTagSchema: v.GenericSchema<unknown, WireProxyTag> = v.object({
  prefix: nullableText,
  suffix: nullableText,
});

/**
 * The proxy tags of a member: items that cannot be read are dropped, anything but a list reads as none. So are tags without
 * either side, which version 1 of the API stored when it was told to clear them.
 */
export const wireProxyTagsSchema: v.GenericSchema<unknown, WireProxyTag[]> = computed((value) =>
  readList(wireProxyTagSchema, value).items.filter(({ prefix, suffix }) => prefix || suffix),
);

/**
 * Version 1 of the API, and the oldest exports, send the first tag as `prefix` and `suffix` of the member itself.
 * Returns the record with them turned into `proxy_tags`, unless that is already there (it then holds the same tag).
 */
export function liftFlatProxyTag(raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { prefix, suffix, ...rest } = raw;
  const isSet = typeof prefix === 'string' || typeof suffix === 'string';
  if (!isSet || isRecord(rest.proxy_tags) || (Array.isArray(rest.proxy_tags) && rest.proxy_tags.length > 0))
    return rest;
  return { ...rest, proxy_tags: [{ prefix, suffix }] };
}
