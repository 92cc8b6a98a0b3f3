import { normaliseRef, refForm } from '../id/normalise-ref.ts';
import { cleanSearchText } from './clean-search-text.ts';
import { foldName, plainWords } from './plain-name.ts';

/** An id is recognised by its start from this many letters on; fewer would match in every list. */
const MIN_ID_PART = 3;

/** The same for the start of a uuid, which may be letters only and then looks like a word. */
const MIN_UUID_PART = 8;

/** The text that is searched in a name, folded. */
export interface SearchPhrase {
  readonly text: string;
  /** Without signs and emoji, which decorate names and which few people type; empty if nothing else is left. */
  readonly plain: string;
}

/** One word of a search. */
export interface SearchWord extends SearchPhrase {
  /** The id that the word is in any form, in its one spelling; null if the word is not an id. */
  readonly ref: string | null;
  /** The start of an id that this word can be; null if it cannot. */
  readonly idPart: string | null;
  /** The start of a uuid without its dashes that this word can be; null if it cannot. */
  readonly uuidPart: string | null;
}

/** A parsed search. */
export interface SearchText {
  /** Each different word once; empty if there is nothing to search for. */
  readonly words: readonly SearchWord[];
  /** The words as they were typed, one blank between them. It can be an id, but not the start of one. */
  readonly phrase: SearchWord;
}

/** Reads the text of a search field. Never throws; a text of blanks and invisible characters searches for nothing. */
export function readSearchText(text: string): SearchText {
  const folded = foldName(cleanSearchText(text));
  const words = folded.split(' ').filter(Boolean);
  return {
    words: [...new Set(words)].map(readWord),
    phrase: { ...readWord(folded), idPart: null, uuidPart: null },
  };
}

function readWord(text: string): SearchWord {
  const ref = normaliseRef(text);
  const bare = text.replaceAll('-', '');
  return {
    ...phraseOf(text),
    ref: refForm(ref) === null ? null : ref,
    idPart: bare.length >= MIN_ID_PART && /^[a-z]+$/.test(bare) ? bare : null,
    uuidPart: bare.length >= MIN_UUID_PART && /^[\da-f]+$/.test(bare) ? bare : null,
  };
}

function phraseOf(folded: string): SearchPhrase {
  return { text: folded, plain: plainWords(folded) };
}
