import { type LookupKind, parseLookup, withoutTokensAmongWords } from '@frontboard/model';
import type { KindChoice } from './words.ts';

/** What the address of the lookup screen says: what was looked up, and as what. */
export interface LookupSearch {
  q?: string;
  kind?: LookupKind;
}

/** Whether an address is one that another app has shared something with (`share_target` in manifest.ts). */
export function isShare(searchText: string): boolean {
  return /[?&](?:url|text|title)=/.test(searchText);
}

const KINDS: readonly unknown[] = ['system', 'member', 'group', 'message'] satisfies LookupKind[];
/** One more than the reader of references takes: what is longer is refused there, and never cut into a reference to something else. */
const MAX_LENGTH = 2001;

/**
 * Reads the search of an address; what is of another form is as if it were not there. `url`, `text` and `title` are what another app
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
  // The router reads what looks like a number as one.
  const text = typeof asked === 'number' ? String(asked) : withoutToken(asked);
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { q: text.slice(0, MAX_LENGTH) }),
    ...(isKind(kind) && { kind }),
  };
}

/** A token among other words is nothing to look up, and must stay in no address and no field. Alone it is known for one there. */
function withoutToken(asked: unknown): unknown {
  if (typeof asked !== 'string') return asked;
  const rest = withoutTokensAmongWords(asked);
  return /[\p{L}\p{N}]/u.test(rest) ? rest : asked;
}

/** Without the brackets and stops of the sentence it is in. */
const LINK = /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/gi;

/** Of what was shared the link to a record, also among words; otherwise the first text. */
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

/** Whether an address looks up a token. It must not stay there: the browser's history would have it. */
export function isTokenIn({ q }: LookupSearch): boolean {
  const lookup = q === undefined ? null : parseLookup(q);
  return lookup !== null && !lookup.ok && lookup.reason === 'token';
}

/** The way back. */
export function toLookupSearch(ref: string | null, choice: KindChoice): LookupSearch {
  return { ...(ref !== null && { q: ref }), ...(choice !== 'any' && { kind: choice }) };
}

function isKind(value: unknown): value is LookupKind {
  return KINDS.includes(value);
}
