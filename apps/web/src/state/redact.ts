/** The service's keys are 64 characters of base64 (`pk:` StringUtils); a part of one is as secret as the whole. */
const KEY = /[A-Za-z0-9+/]{40,}={0,2}/g;

/** Takes out whatever looks like a key. Addresses are spared where they are too short to be one. */
export function withoutKeys(text: string): string {
  return text.replace(KEY, '[key]');
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
const DISCORD_ID = /\b\d{17,20}\b/g;
const PATH_ID =
  /\b(systems|members|groups|switches|guilds|messages|system|member|group)\/(?!@me\b)[^/\s?#"']+/gi;
const QUERY_VALUE = /([?&][^=\s&#]+=)[^&\s#]+/g;
/** The service names what it could not find in quotes: `Member 'abcde' not found.` */
const QUOTED = /'[^'\n]*'|"[^"\n]*"|‘[^’\n]*’|“[^”\n]*”/g;

/** Takes out keys, and everything that could tell whose device this is: ids, and names in quotes. */
export function withoutIdentity(text: string): string {
  return withoutKeys(text)
    .replace(UUID, '[id]')
    .replace(DISCORD_ID, '[id]')
    .replace(PATH_ID, '$1/[id]')
    .replace(QUERY_VALUE, '$1[…]')
    .replace(QUOTED, '[…]');
}
