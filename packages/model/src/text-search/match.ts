import { fold } from './fold.ts';
import { foldName, plainWords } from './plain-name.ts';
import type { SearchPhrase, SearchText, SearchWord } from './search-text.ts';
import { withoutSpoilers } from './spoilers.ts';

/** The places where a search can match, best first. */
export const MATCH_TIERS = [
  'id',
  'name',
  'name-start',
  'word-start',
  'name-part',
  'other-name',
  'id-part',
  'pronouns',
  'description',
] as const;

export type MatchTier = (typeof MATCH_TIERS)[number];

/** The searched parts of a record. */
export interface Searchable {
  readonly id: string;
  readonly uuid: string | null;
  /** The shown name. */
  readonly name: string;
  /** A name that is searched but not shown; null if there is none or the viewer may not know it. */
  readonly otherName: string | null;
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
export function searchEntry({ id, uuid, name, otherName, pronouns, description }: Searchable): SearchEntry {
  const folded = foldName(name);
  return {
    id,
    uuid,
    name: folded,
    nameWords: ` ${plainWords(folded)}`,
    otherName: otherName === null ? null : fold(otherName),
    pronouns: fold(pronouns),
    description: fold(withoutSpoilers(description)),
  };
}

/**
 * Where an entry matches a search, as a position in {@link MATCH_TIERS}, or -1 if a word matches nowhere. Every word has to
 * match; the one in the worst place counts, unless all of them are in the name as they were typed.
 */
export function matchTier(entry: SearchEntry, { words, phrase }: SearchText): number {
  let worst = 0;
  for (const word of words) {
    const tier = wordTier(entry, word);
    if (tier === -1) return -1;
    if (tier > worst) worst = tier;
  }
  if (words.length < 2 || worst > TIER['name-part']) return worst;
  return Math.min(worst, nameTier(entry, phrase) ?? worst);
}

/** Whether each word of a search matches somewhere in records that are shown as one, such as a system and its fronters. */
export function matchesTogether(entries: readonly SearchEntry[], { words }: SearchText): boolean {
  return words.every((word) => entries.some((entry) => wordTier(entry, word) !== -1));
}

function wordTier(entry: SearchEntry, { text, plain, ref, idPart, uuidPart }: SearchWord): number {
  if (ref !== null && (ref === entry.id || ref === entry.uuid)) return TIER.id;
  const inName = nameTier(entry, { text, plain });
  if (inName !== null) return inName;
  if (entry.otherName?.includes(text)) return TIER['other-name'];
  if (idPart !== null && entry.id.startsWith(idPart)) return TIER['id-part'];
  if (uuidPart !== null && entry.uuid?.replaceAll('-', '').startsWith(uuidPart)) return TIER['id-part'];
  if (entry.pronouns.includes(text)) return TIER.pronouns;
  return entry.description.includes(text) ? TIER.description : -1;
}

function nameTier({ name, nameWords }: SearchEntry, { text, plain }: SearchPhrase): number | null {
  // A text that consists of signs has no words to find.
  const words = plain === '' ? null : ` ${plain}`;
  if (name === text || nameWords === words) return TIER.name;
  if (name.startsWith(text) || (words !== null && nameWords.startsWith(words))) return TIER['name-start'];
  if (words !== null && nameWords.includes(words)) return TIER['word-start'];
  return name.includes(text) ? TIER['name-part'] : null;
}

// A record of known keys, so that looking up a tier cannot fail.
const TIER = Object.fromEntries(MATCH_TIERS.map((tier, index) => [tier, index])) as Record<MatchTier, number>;
