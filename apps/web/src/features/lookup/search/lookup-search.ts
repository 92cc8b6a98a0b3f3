import { type LookupKind, parseLookup, withoutTokensAmongWords } from '@frontboard/model';
import type { KindChoice } from './words.ts';

/** The state of the lookup screen in the address: what was looked up, and as what. */
export interface LookupSearch {
  q?: string;
  kind?: LookupKind;
}

/** Whether an address is one that another app has shared something with (`share_target` in manifest.ts). */
export function isShare(searchText: string): boolean {
  return /[?&](?:url|text|title)=/.test(searchText);
}

const KINDS: readonly unknown[] = ['system', 'member', 'group', 'message'] satisfies LookupKind[];
/** One more than the reader of references accepts: a longer text is refused there, and never cut into a reference to something else. */
const MAX_LENGTH = 2001;

/**
 * Reads the search of an address; parts in another form count as absent. `url`, `text` and `title` are what another app
 * shares with this one (`share_target` in manifest.ts); a link is in the first or, from Android, in the second.
 */
export function readLookupSearch({
  q,
  kind,
  url,
  text: words,
  title,
}: Record<string, unknown>): LookupSearch {
  const asked = q === undefined || q === '' ? shared([url, words, title]) : q;
  // The router reads a text that looks like a number as one.
  const text = typeof asked === 'number' ? String(asked) : withoutToken(asked);
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { q: text.slice(0, MAX_LENGTH) }),
    ...(isKind(kind) && { kind }),
  };
}

/** A token among other words cannot be looked up, and must not be in an address or a field. Alone it is recognised there. */
function withoutToken(asked: unknown): unknown {
  if (typeof asked !== 'string') return asked;
  const rest = withoutTokensAmongWords(asked);
  return /[\p{L}\p{N}]/u.test(rest) ? rest : asked;
}

/** Without the brackets and punctuation of its sentence. */
const LINK = /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/gi;

/** The link to a record in a shared text; otherwise the first text. */
function shared(values: readonly unknown[]): unknown {
  const texts = values.filter((value) => value !== undefined && value !== '');
  const links = texts.flatMap((value) => (typeof value === 'string' ? (value.match(LINK) ?? []) : []));
  return links.find(leadsToRecord) ?? texts[0];
}

/** Also a link that ends before its ID: the screen says what is missing. */
function leadsToRecord(link: string): boolean {
  const lookup = parseLookup(link);
  return lookup.ok || lookup.reason !== 'unknown-link';
}

/** Whether an address looks up a token. It must not stay there: the browser's history would contain it. */
export function isTokenIn({ q }: LookupSearch): boolean {
  const lookup = q === undefined ? null : parseLookup(q);
  return lookup !== null && !lookup.ok && lookup.reason === 'token';
}

/** The reverse. */
export function toLookupSearch(ref: string | null, choice: KindChoice): LookupSearch {
  return { ...(ref !== null && { q: ref }), ...(choice !== 'any' && { kind: choice }) };
}

function isKind(value: unknown): value is LookupKind {
  return KINDS.includes(value);
}
