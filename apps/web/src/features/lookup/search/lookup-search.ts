import { type LookupKind, parseLookup } from '@frontboard/model';
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

/** The service's tokens are 64 characters of base64. */
const TOKEN = /(?<![\w+/.])[\w+/]{64}(?![\w+/])/g;

/** A token among other words is nothing to look up, and must stay in no address and no field. Alone it is known for one there. */
function withoutToken(asked: unknown): unknown {
  if (typeof asked !== 'string' || asked.search(TOKEN) === -1) return asked;
  const rest = asked.replace(TOKEN, ' ').trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : asked;
}

/** Without the brackets and stops of the sentence it is in. */
const LINK = /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/gi;
/** Only a guess, for every screen begins by reading its address: what the link leads to is found out when it is looked up. */
const LIKELY = /pluralkit\.me|pk\.mt|discord(?:app)?\.com|\/lookup\//i;

/** Of what was shared the link to a record, though words stand round it; else the first that says something. */
function shared(values: readonly unknown[]): unknown {
  const said = values.filter((value) => value !== undefined && value !== '');
  const links = said.flatMap((value) => (typeof value === 'string' ? (value.match(LINK) ?? []) : []));
  return links.find((link) => LIKELY.test(link)) ?? said[0];
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
