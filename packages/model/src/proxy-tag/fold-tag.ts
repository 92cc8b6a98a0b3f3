/** How the service compares proxy tags: `case_sensitive_proxy_tags` of the system's settings. */
export interface ProxyOptions {
  readonly isCaseSensitive: boolean;
}

/**
 * The text as tags are compared by it, of the same length as before, so that places in it are places in the text. Letters
 * whose small form is longer stay as they are.
 */
export function foldTag(text: string, { isCaseSensitive }: ProxyOptions): string {
  if (isCaseSensitive) return text;
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}
