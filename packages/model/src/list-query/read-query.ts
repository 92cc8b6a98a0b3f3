import { normaliseRef, refForm } from '../id/normalise-ref.ts';
import { cleanSearchText } from '../text-search/clean-search-text.ts';
import { isRecord } from '../wire/fields.ts';
import type { ListPrivacy, ListQuery } from './list-index.ts';

/** The keys of a list, in the order in which an address has them. */
export interface ListWords<Sort extends string, Trait extends string> {
  readonly sorts: readonly Sort[];
  readonly defaultSort: Sort;
  readonly traits: readonly Trait[];
  /** Further sorts, which a person has made; absent if there are none. */
  readonly isOwnSort?: (sort: unknown) => sort is Sort;
}

/** A query as search parameters of an address: short texts, defaults left out. */
export interface ListSearch {
  text?: string;
  sort?: string;
  order?: 'desc';
  /** Traits separated by dots, which an address does not have to escape. */
  has?: string;
  hasNot?: string;
  privacy?: ListPrivacy;
}

const SEPARATOR = '.';
const SEPARATORS = /[\s.,;+|]+/;

/** No screen of ours creates more parts than this in one parameter. */
const MAX_PARTS = 100;

/** The parameters of an address, whichever way they were parsed; empty for anything else. */
export function searchRecord(search: unknown): Readonly<Record<string, unknown>> {
  if (search instanceof URLSearchParams) return Object.fromEntries(search);
  return isRecord(search) ? search : {};
}

/** Reads the common part of the queries of all lists. Unknown or malformed parts count as absent. Never throws. */
export function readListQuery<Sort extends string, Trait extends string>(
  search: Readonly<Record<string, unknown>>,
  { sorts, defaultSort, traits, isOwnSort }: ListWords<Sort, Trait>,
): ListQuery<Sort, Trait> {
  const text = cleanSearchText(readText(search.text));
  return {
    text: text.trim() === '' ? '' : text,
    sort: oneOf(sorts, search.sort) ?? (isOwnSort?.(search.sort) ? search.sort : defaultSort),
    order: oneOf(['desc'] as const, search.order) ?? 'asc',
    has: readTraits(search, traits),
    privacy: oneOf(['visible', 'hidden'] as const, search.privacy) ?? null,
  };
}

/** The reverse of `readListQuery`. */
export function listQueryToSearch<Sort extends string, Trait extends string>(
  query: ListQuery<Sort, Trait>,
  { defaultSort, traits }: ListWords<Sort, Trait>,
): ListSearch {
  const text = cleanSearchText(query.text);
  const has = traits.filter((trait) => query.has[trait] === true);
  const hasNot = traits.filter((trait) => query.has[trait] === false);
  return {
    ...(text.trim() === '' ? {} : { text }),
    ...(query.sort === defaultSort ? {} : { sort: query.sort }),
    ...(query.order === 'asc' ? {} : { order: query.order }),
    ...(has.length === 0 ? {} : { has: has.join(SEPARATOR) }),
    ...(hasNot.length === 0 ? {} : { hasNot: hasNot.join(SEPARATOR) }),
    ...(query.privacy === null ? {} : { privacy: query.privacy }),
  };
}

/** Reads short ids and uuids, each once and in its normal form, from a list or a text of them. */
export function readRefs(value: unknown): string[] {
  const refs = readParts(value).map(normaliseRef);
  return [...new Set(refs)].filter((ref) => ['id', 'uuid'].includes(refForm(ref) ?? ''));
}

/** The reverse of `readRefs`; undefined if there are none. */
export function refsToSearch(refs: readonly string[]): string | undefined {
  const known = readRefs(refs);
  return known.length === 0 ? undefined : known.join(SEPARATOR);
}

function readTraits<Trait extends string>(
  search: Readonly<Record<string, unknown>>,
  traits: readonly Trait[],
): Partial<Record<Trait, boolean>> {
  const has: Partial<Record<Trait, boolean>> = {};
  // A query that was read before has its traits as an object already.
  const given = isRecord(search.has) ? search.has : {};
  const [there, missing] = [readParts(search.has), readParts(search.hasNot)];
  for (const trait of traits) {
    const value = Object.hasOwn(given, trait) ? given[trait] : undefined;
    if (typeof value === 'boolean') has[trait] = value;
    else if (there.includes(trait)) has[trait] = true;
    else if (missing.includes(trait)) has[trait] = false;
  }
  return has;
}

function readParts(value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : readText(value).split(SEPARATORS);
  return parts.slice(0, MAX_PARTS).map(readText).filter(Boolean);
}

/** Routers parse `?text=12` to a number and `?groups=false` (five letters, and so an id) to a boolean; neither is intended. */
function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function oneOf<const V extends string>(values: readonly V[], value: unknown): V | undefined {
  return values.find((candidate) => candidate === value);
}
