/** Blanks around it, the scheme, user and password, host, port, and whatever follows. */
const HTTPS_URL =
  /^[ \t\r\n]*https:\/\/(?:[^@/\\?#]*@)?(\[[^\]/\\?#]*\]|[^:/\\?#\s]*)(?::(\d*))?[ \t\r\n]*(?:[/?#][^\\]*)?$/is;

/** All of these end a label of a host, as the standard for international names has it. */
const LABEL_END = /[.\u3002\uFF0E\uFF61]/;
const LABEL = /^[a-z0-9\u00A0-\uFFFF][\w\u00A0-\uFFFF-]*$/i;
/** In the first label the service also accepts a hyphen or an underscore at its start. */
const FIRST_LABEL = /^[\w\u00A0-\uFFFF-]+$/;
const HIGHEST_PORT = 65_535;

/**
 * Whether the service accepts a text as the `https:` address of an image: what .NET's `Uri` reads as an absolute URL. That
 * differs from browsers: they read `https:host`, an empty label (`a..b`) and percent signs in a host in their own way, and
 * refuse a host of five numbers. Browsers also take backslashes for slashes.
 */
export function isHttpsUrl(text: string): boolean {
  const match = HTTPS_URL.exec(text);
  const host = match?.[1] ?? '';
  return Number(match?.[2] ?? 0) <= HIGHEST_PORT && isHost(host);
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return URL.canParse(`https://${host}/`);
  const [first = '', ...rest] = host.split(LABEL_END);
  // A dot at the end is the root of all names.
  if (rest.at(-1) === '') rest.pop();
  if (!FIRST_LABEL.test(first) || !rest.every((label) => LABEL.test(label))) return false;
  return /^[\w.-]+$/.test(host) || URL.canParse(`https://${host}/`);
}
