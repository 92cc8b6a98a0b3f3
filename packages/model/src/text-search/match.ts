import { withoutSpoilers } from '../name/spoilers.ts';
import { fold } from './fold.ts';
import { foldName, plainWords } from './plain-name.ts';
import type { SearchPhrase, SearchText, SearchWord } from './search-text.ts';
import { hasSimilarWord, isSimilar } from './similar.ts';

/**
 * How well a search can match, best first: the one table of every search of names. Lists, the status screens, the palette, settings, shortcuts
 * and typed names use it, each as far down as suits it.
 */
export const MATCH_TIERS = [
  'id',
  'name',
  /** The name without signs and emoji. */
  'bare-name',
  'name-start',
  'word-start',
  'name-part',
  /** A whole name that is not shown. */
  'other-name',
  'other-name-part',
  'id-part',
  'pronouns',
  'description',
  /** The letters of the search in order, as `stt` for "status as tiles"; see `matchesLetters`. */
  'letters',
  /** With typing errors; see `matchesSimilarly`. */
  'similar',
] as const;

export type MatchTier = (typeof MATCH_TIERS)[number];

/** The searched parts of a record. */
export interface Searchable {
  readonly id: string;
  readonly uuid: string | null;
  /** The shown name. */
  readonly name: string;
  /** Names that are searched but not shown: none that the viewer may not know. */
  readonly otherNames: readonly string[];
  /** The shown pronouns, and what else was written into the name. */
  readonly pronouns: string;
  /** As written; spoilers are left out here. */
  readonly description: string;
}

/** A record prepared for searching, all texts folded. */
export interface SearchEntry extends Searchable {
  /** The words of the name, each with a blank before it: `✨ O'Neil (Jo)` is ` o neil jo`. */
  readonly nameWords: string;
}

/** Prepares a record for searching. */
export function searchEntry({ id, uuid, name, otherNames, pronouns, description }: Searchable): SearchEntry {
  const folded = foldName(name);
  return {
    id,
    uuid,
    name: folded,
    nameWords: ` ${plainWords(folded)}`,
    otherNames: otherNames.map(foldName),
    pronouns: fold(pronouns),
    description: fold(withoutSpoilers(description)),
  };
}

/** A text of which only the words are known, prepared for searching. */
export function nameEntry(name: string): SearchEntry {
  return searchEntry({ id: '', uuid: null, name, otherNames: [], pronouns: '', description: '' });
}

/**
 * Where an entry matches a search exactly, as a position in {@link MATCH_TIERS}, or -1 if a word matches nowhere. Every word has to
 * match; the one in the worst place counts, unless all of them are in a name as they were typed.
 */
export function matchTier(entry: SearchEntry, { words, phrase }: SearchText): number {
  let worst = 0;
  for (const word of words) {
    const tier = wordTier(entry, word);
    if (tier === -1) return -1;
    if (tier > worst) worst = tier;
  }
  if (words.length < 2 || worst > TIER['other-name-part']) return worst;
  const together = wordTier(entry, phrase);
  return together === -1 ? worst : Math.min(worst, together);
}

/**
 * The same for a search that is one name: its words have to be together and in their order, signs that were typed count, and a whole name with
 * typing errors is `similar`.
 */
export function phraseTier(entry: SearchEntry, { phrase }: SearchText): number {
  const tier = wordTier(entry, { ...phrase, plain: phrase.text });
  return tier === -1 && isSimilar(entry.nameWords.trimStart(), phrase.text) ? TIER.similar : tier;
}

/** Whether a name has the letters of a search in their order, with gaps. Too loose for long lists. */
export function matchesLetters({ nameWords }: SearchEntry, { phrase }: SearchText): boolean {
  return hasLettersInOrder(nameWords.trimStart(), phrase.plain);
}

/** Whether each word of a search matches somewhere in records that are shown as one, such as a system and its fronters. */
export function matchesTogether(entries: readonly SearchEntry[], { words }: SearchText): boolean {
  return words.every((word) => entries.some((entry) => wordTier(entry, word) !== -1));
}

/**
 * The same with typing errors: each word matches, or is similar to a word of a name; or all of them together are similar to a name. Ask only
 * when nothing matches exactly: so it adds results, and never hides or moves others.
 */
export function matchesSimilarly(entries: readonly SearchEntry[], { words, phrase }: SearchText): boolean {
  const [only] = words;
  // A single word is known to match nowhere exactly, which is the slower question.
  const isFound =
    words.length === 1 && only !== undefined
      ? isSimilarIn(entries, only)
      : words.every(
          (word) => isSimilarIn(entries, word) || entries.some((entry) => wordTier(entry, word) !== -1),
        );
  return isFound || entries.some(({ nameWords }) => isSimilar(nameWords.trimStart(), phrase.plain));
}

function isSimilarIn(entries: readonly SearchEntry[], { plain }: SearchPhrase): boolean {
  return entries.some(({ nameWords }) => hasSimilarWord(nameWords, plain));
}

function wordTier(entry: SearchEntry, { text, plain, ref, idPart, uuidPart }: SearchWord): number {
  if (ref !== null && (ref === entry.id || ref === entry.uuid)) return TIER.id;
  const inName = nameTier(entry, { text, plain });
  if (inName !== null) return inName;
  if (entry.otherNames.includes(text)) return TIER['other-name'];
  if (entry.otherNames.some((other) => other.includes(text))) return TIER['other-name-part'];
  if (idPart !== null && entry.id.startsWith(idPart)) return TIER['id-part'];
  if (uuidPart !== null && entry.uuid?.replaceAll('-', '').startsWith(uuidPart)) return TIER['id-part'];
  if (entry.pronouns.includes(text)) return TIER.pronouns;
  return entry.description.includes(text) ? TIER.description : -1;
}

function nameTier({ name, nameWords }: SearchEntry, { text, plain }: SearchPhrase): number | null {
  if (name === text) return TIER.name;
  // A text that consists of signs has no words to find.
  const words = plain === '' ? null : ` ${plain}`;
  if (nameWords === words) return TIER['bare-name'];
  if (name.startsWith(text) || (words !== null && nameWords.startsWith(words))) return TIER['name-start'];
  if (words !== null && nameWords.includes(words)) return TIER['word-start'];
  return name.includes(text) ? TIER['name-part'] : null;
}

/** Fewer letters than this occur in order in nearly every name. */
const LEAST_LETTERS = 3;

/** Whether all letters come in this order, beginning with the first letter of a word: `stt` for "status as tiles". */
function hasLettersInOrder(text: string, wanted: string): boolean {
  if (wanted.length < LEAST_LETTERS || wanted.includes(' ')) return false;
  const first = wanted[0] ?? '';
  let at = text.startsWith(first) ? 0 : text.indexOf(` ${first}`) + 1;
  if (at === 0 && !text.startsWith(first)) return false;
  for (const letter of wanted.slice(1)) {
    at = text.indexOf(letter, at + 1);
    if (at === -1) return false;
  }
  return true;
}

// A record of known keys, so that looking up a tier cannot fail.
const TIER = Object.fromEntries(MATCH_TIERS.map((tier, index) => [tier, index])) as Record<MatchTier, number>;
