import { normaliseRef, refForm } from '../id/normalise-ref.ts';
import { fold } from './fold.ts';

/** Longer texts are cut: no name is as long, and a pasted page would only slow the search down. */
const MAX_SEARCH_LENGTH = 200;

/** An id is recognised by its beginning from this many letters on; fewer would be found in every list. */
const MIN_ID_PART = 3;

/** One word of a search, folded. */
export interface SearchWord {
  readonly text: string;
  /** The short id or uuid the word is, in its one spelling; null when it is none. */
  readonly ref: string | null;
  /** How an id may begin with this word; null when none can. */
  readonly idPart: string | null;
}

/** What is searched for. */
export interface SearchText {
  /** Each different word once; empty when there is nothing to search for. */
  readonly words: readonly SearchWord[];
  /** The words as they were typed, one blank between them. */
  readonly phrase: string;
}

/** Reads what someone typed into a search field. Never throws; a text of blanks and unseen characters searches for nothing. */
export function readSearchText(text: string): SearchText {
  const words = fold(cleanSearchText(text)).split(/\s+/).filter(Boolean);
  return { words: [...new Set(words)].map(readWord), phrase: words.join(' ') };
}

/** A search text of bearable length without halves of characters, which would not survive an address. Blanks stay, they may be on their way to a word. */
export function cleanSearchText(text: string): string {
  return text.slice(0, MAX_SEARCH_LENGTH).replace(/\p{Surrogate}/gu, '');
}

function readWord(text: string): SearchWord {
  const ref = normaliseRef(text);
  const form = refForm(ref);
  const bare = text.replaceAll('-', '');
  return {
    text,
    ref: form === 'id' || form === 'uuid' ? ref : null,
    idPart: bare.length >= MIN_ID_PART && /^[a-z]+$/.test(bare) ? bare : null,
  };
}
