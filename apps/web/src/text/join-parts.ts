/** Joins parts as a sentence does: "Luna", "Luna and Ash", "Luna, Ash and Fern". `word` stands before the last one. Empty for no parts. */
export function joinParts(parts: readonly string[], word: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}
