/** The service's tokens are 48 random bytes in base64. */
const TOKEN = String.raw`[\w+/-]{64}`;
const WHOLE = new RegExp(`^${TOKEN}$`);
/** A character of a token; in addresses two of them may be encoded. */
const CHARACTER = String.raw`(?:[\w+/-]|%2[BFbf])`;
/**
 * A token among words or in an address, where a slash may be before and after it. Not a part of a longer run of such characters, and with both
 * capitals and small letters, which paths of this length seldom have, and links to records never.
 */
const INSIDE = new RegExp(
  String.raw`(?<![\w+.-]|%2[BFbf])(?=${CHARACTER}{0,63}[A-Z])(?=${CHARACTER}{0,63}[a-z])${CHARACTER}{64}(?![\w+-]|%2[BFbf])`,
  'g',
);

/** Whether a text has the form of a token. */
export function isToken(text: string): boolean {
  return WHOLE.test(text);
}

/** The text without the tokens among its words and in its addresses, trimmed; the text itself if it contains none. */
export function withoutTokensInText(text: string): string {
  const rest = text.replace(INSIDE, ' ');
  return rest === text ? text : rest.trim();
}
