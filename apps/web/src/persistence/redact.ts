/**
 * The service's tokens are 64 characters of base64 (`pk:` StringUtils); a part of one is as secret as the whole. Also as addresses
 * and JSON contain them, where characters may be escaped, in JSON within JSON more than once. This many backslashes are enough; with any number, a
 * text of only backslashes would take minutes.
 */
const TOKEN = /(?:[\w+/-]|%2[bf]|\\{1,15}\/|\\{1,15}u00[2-7][0-9a-f]){40,}(?:=|%3d|\\{1,15}u003d){0,2}/gi;
/** A quote with what follows a value in JSON, or where the text was cut off. */
const QUOTE_AT_END = String.raw`\\{0,15}"\s*(?:,\s*(?:\\{0,15}"|$)|[}\]]|$)`;
/**
 * The value of a property called `token`, which damage may have cut anywhere. A quote ends it only where a value may end: it may be
 * damage as well.
 */
const TOKEN_VALUE = new RegExp(
  String.raw`("${[...'token'].map(orEscaped).join('')}\\{0,15}"\s*:\s*\\{0,15}").*?(?=${QUOTE_AT_END}|$)`,
  'gis',
);

function orEscaped(letter: string): string {
  return String.raw`(?:${letter}|\\u00${letter.charCodeAt(0).toString(16)})`;
}

/** Replaces everything that looks like a token by `[token]`. Addresses stay if they are too short to be one. */
export function redactTokens(text: string): string {
  return text.replace(TOKEN, '[token]');
}

/** Removes the tokens from a stored document, which may be damaged, and leaves the rest unchanged. */
export function withoutTokens(document: string): string {
  return document.replace(TOKEN_VALUE, '$1').replace(TOKEN, '');
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
const BARE_UUID = /\b[0-9a-f]{32}\b/gi;
const DISCORD_ID = /\b\d{17,20}\b/g;
/** As the API and this app write them, and `profile/s/…` of PluralKit's dashboard. */
const PATH_ID =
  /\b(systems|members|groups|switches|guilds|messages|servers|system|member|group|profile\/[smg])\/(?!@me\b)[^/\s?#"':]+/gi;
const QUERY_VALUE = /([?&][^=\s&#]+=)[^&\s#]+/g;
/**
 * The service puts what it could not find in quotes: `Member 'abcde' not found.` Names may contain quotes, so a line is
 * emptied from its first to its last; an apostrophe within a word starts nothing.
 */
const QUOTED = [
  /(?<before>)(?:"[^\n]*"|„[^\n]*[“”]|“[^\n]*”|‚[^\n]*[‘’]|‘[^\n]*’|`[^\n]*`)/g,
  /(?<before>^|[^\p{L}\p{N}])'[^\n]*'/gmu,
];

/** Removes tokens and everything that could identify the device's owner: ids, and names in quotes. */
export function withoutIdentity(text: string): string {
  // A uuid with its dashes is not a token. Remove uuids first, then whatever could be part of a token.
  const unnamed = redactTokens(text.replace(UUID, '[id]'))
    .replace(BARE_UUID, '[id]')
    .replace(DISCORD_ID, '[id]')
    .replace(PATH_ID, '$1/[id]')
    .replace(QUERY_VALUE, '$1[…]');
  return QUOTED.reduce((rest, quoted) => rest.replace(quoted, '$<before>[…]'), unnamed);
}
