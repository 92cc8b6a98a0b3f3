import { fold } from './fold.ts';

/** A name as every search compares it: folded, one blank between words. */
export function foldName(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}

/** The words of a folded text with one blank between them, without signs and emoji: `✨ o'neil (jo)` is `o neil jo`. */
export function plainWords(folded: string): string {
  return folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}
