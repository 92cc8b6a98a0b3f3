import { accept, type Check, refuse } from '../validation/check.ts';
import { LIMITS } from '../validation/limits.ts';
import { storable } from '../validation/storable.ts';
import { isRecord } from '../wire/fields.ts';
import type { WireProxyTag } from './proxy-tag.ts';

const MESSAGE =
  "Proxy tags must be an array of objects containing 'prefix' and 'suffix' keys, and the combined prefix + 'text' + suffix must be less than 100 characters";

/**
 * The whole list of a member's proxy tags. A missing or empty side is null; tags without either side are left out, as the service
 * does. At most 100 tags, each at most 100 characters around the word `text`.
 */
export const proxyTags: Check<WireProxyTag[]> = (value) => {
  if (!Array.isArray(value)) return refuse(MESSAGE);
  const tags = value.map(readTag);
  if (!tags.every((tag) => tag !== null)) return refuse(MESSAGE);
  const used = tags.filter(({ prefix, suffix }) => prefix !== null || suffix !== null);
  return used.length > LIMITS.proxyTags ? refuse(MESSAGE) : accept(used);
};

function readTag(value: unknown): WireProxyTag | null {
  if (!isRecord(value) || !('prefix' in value || 'suffix' in value)) return null;
  const { prefix = null, suffix = null } = value;
  if (!isSide(prefix) || !isSide(suffix)) return null;
  const [before, after] = [storable(prefix ?? ''), storable(suffix ?? '')];
  const { length } = `${before}text${after}`;
  return length <= LIMITS.proxyTag ? { prefix: before || null, suffix: after || null } : null;
}

function isSide(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
