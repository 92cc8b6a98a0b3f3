/** The service's tokens are 48 random bytes in base64. */
const TOKEN = String.raw`[\w+/-]{64}`;
const WHOLE = new RegExp(`^${TOKEN}$`);
/** Not a part of an address or of a longer run of such characters. */
const AMONG_WORDS = new RegExp(String.raw`(?<![\w+/.-])${TOKEN}(?![\w+/-])`, 'g');

/** Whether a text has the form of a token. */
export function isToken(text: string): boolean {
  return WHOLE.test(text);
}

/** The text without the tokens among its words, trimmed; the text itself if it contains none. */
export function withoutTokensAmongWords(text: string): string {
  const rest = text.replace(AMONG_WORDS, ' ');
  return rest === text ? text : rest.trim();
}
