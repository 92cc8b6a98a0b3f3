import { normaliseRef } from '@frontboard/model';

/** What to do with an address before its screen opens. */
export type IdVerdict =
  | { readonly action: 'pass' }
  | { readonly action: 'redirect'; readonly pathname: string }
  | { readonly action: 'reject'; readonly reason: 'several' };

/** They stand for themselves in an address. The router compares addresses as they are written, so an id has one spelling. */
export const PLAIN_CHARACTERS = [';', ':', '@', '&', '=', '+', '$', ','] as const;

const PASS: IdVerdict = { action: 'pass' };
const SEVERAL: IdVerdict = { action: 'reject', reason: 'several' };

/** Every path with an `$id` begins like this, in any case, as the router reads paths; a test holds the route tree to it. */
const ID_PATH = /^(\/lookup\/(?:system|member|group)\/|\/manage\/(?:members|groups)\/)([^/]+)(\/.*)?$/i;

/**
 * Checks the id in an address. Several ids are refused in every form they can come in: an array passed to `navigate()`
 * (which the router joins with commas), a repeated search parameter, or a path part that is a JSON array. A single one
 * passes in its normal form and is redirected to that form otherwise; the screen decides whether such an id can exist.
 *
 * @param pathname with or without percent-encoding
 * @param search the search parameters as the router parsed them
 */
export function judgeAddress(pathname: string, search: object = {}): IdVerdict {
  const [, before = '', raw, after = ''] = ID_PATH.exec(pathname) ?? [];
  if (raw === undefined) return PASS;
  const id = decode(raw);
  if (isSeveral(id) || ('id' in search && typeof search.id === 'object')) return SEVERAL;
  const normal = normaliseRef(id);
  // An id without a normal form has no other address; the screen shows what is wrong with it.
  const isNormal = normal === id || normal === '';
  if (isNormal && plain(raw) === raw) return PASS;
  return {
    action: 'redirect',
    pathname: `${before}${plain(encodeURIComponent(isNormal ? id : normal))}${after}`,
  };
}

/**
 * An address in the spelling of its route. The router reads paths in any case, but code that checks which screen is open compares them
 * exactly. Ids and names in the address stay as they are.
 *
 * @param reached the path of the route that the router found, with the same names in it
 */
export function spelledAsRoute(pathname: string, reached: string): string {
  const parts = reached.split('/');
  return pathname
    .split('/')
    .map((part, index) => (parts[index]?.toLowerCase() === part.toLowerCase() ? parts[index] : part))
    .join('/');
}

const ENCODED = new RegExp(PLAIN_CHARACTERS.map(encodeURIComponent).join('|'), 'gi');

function plain(part: string): string {
  return part.replace(ENCODED, decodeURIComponent);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function isSeveral(id: string): boolean {
  if (id.includes(',')) return true;
  if (!id.trim().startsWith('[')) return false;
  try {
    return Array.isArray(JSON.parse(id));
  } catch {
    return false;
  }
}
