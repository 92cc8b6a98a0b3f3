/** A stretch of plain text, hidden until asked when the writer put it between `||` marks. */
export interface TextPart {
  readonly text: string;
  readonly spoiler: boolean;
}

const SPOILER = /(?<!\\)\|\|([\s\S]+?)(?<!\\)\|\|/g;

/**
 * Cuts a description into parts, so that what its writer hid with Discord's `||spoiler||` marks stays hidden.
 *
 * A lone `||`, an escaped `\||` and an empty pair are ordinary text. Joining the parts and their marks gives back
 * the input; nothing a member wrote is lost.
 *
 * @returns the parts in order; an empty list for an empty text
 */
export function splitSpoilers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(SPOILER)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), spoiler: false });
    parts.push({ text: match[1] ?? '', spoiler: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), spoiler: false });
  return parts;
}
