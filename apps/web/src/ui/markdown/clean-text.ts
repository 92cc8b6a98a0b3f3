import { boundedText } from '@frontboard/model/text';

/** Control characters except newline and tab, and unpaired surrogates. */
const BROKEN = /(?![\n\t])\p{Cc}|\p{Cs}/gu;

/**
 * Text prepared for parsing: one kind of newline, no form feeds, a visible mark for invalid characters, and
 * no character larger than people write. Everything that reads a description starts here, so that all see the same `||`
 * marks.
 */
export function cleanText(text: string): string {
  return boundedText(text.replace(/\r\n?/g, '\n').replaceAll('\f', '').replace(BROKEN, '\ufffd').trimEnd());
}

/**
 * Invisible characters that can hide, reverse or split their surroundings: direction marks and
 * overrides, zero-width spaces, soft hyphens, fillers, tags. Joiners and colours of emoji are not among them.
 */
const INVISIBLE = /(?![\u200d\ufe0e\ufe0f])[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text without invisible characters, for places where they could deceive, such as the label of a link. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
