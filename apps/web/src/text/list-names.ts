import { frontWords } from './front-words.ts';
import { joinParts } from './join-parts.ts';

/**
 * Joins names the way a sentence does: "Luna", "Luna and Ash", "Luna, Ash and one other", "Luna, Ash and 3 others".
 *
 * A `null` name is a member who must not be named; such members are counted under "others", so that two of them can
 * not be distinguished, and a front of one hidden member reads "Someone".
 *
 * @param names shown names in the order of the front
 * @param max how many names are written before the rest is counted; at least one is
 * @returns the phrase without a verb, an empty string for an empty list
 */
export function listNames(names: readonly (string | null)[], max = 2): string {
  return joinParts(nameParts(names, max), frontWords.and);
}

/**
 * The name on the screen of a member who may not have one: "Someone" if what the service answered for this screen names no such member.
 * What else is cached never decides.
 */
export function nameOrSomeone(name: string | null | undefined): string {
  return name?.trim() ? name : frontWords.someone;
}

/** The parts of the phrase of `listNames`. */
export function nameParts(names: readonly (string | null)[], max: number): readonly string[] {
  if (names.length === 0) return [];
  const known = names.filter((name) => name !== null);
  const spelled = known.length === 0 ? [nameOrSomeone(null)] : known.slice(0, Math.max(1, max));
  const rest = names.length - spelled.length;
  return rest > 0 ? [...spelled, frontWords.others(rest)] : spelled;
}
