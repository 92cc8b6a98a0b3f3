import { parseLookup } from '@frontboard/model';
import { type LookupSearch, readLookupSearch } from './lookup-search.ts';

/** Without the brackets and punctuation of its sentence. */
const LINK = /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/gi;

/**
 * Reads the search of an address that another app has shared something with. `url`, `text` and `title` are what it shares
 * (`share_target` in manifest.ts); a link is in the first or, from Android, in the second.
 */
export function readSharedSearch({ q, kind, url, text, title }: Record<string, unknown>): LookupSearch {
  const asked = q === undefined || q === '' ? shared([url, text, title]) : q;
  return readLookupSearch({ q: asked, kind });
}

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
