import { Problem } from './problem.mjs';

/**
 * The address of a PluralKit-compatible service, as the client wants it: without a slash at the end and without the
 * version, which the client adds.
 * @param {string} text
 * @returns {`http${string}`}
 * @throws {Problem} When it is not a web address, or carries what must not be in one.
 */
export function readServiceUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new Problem(`--service takes a web address such as https://api.pluralkit.me, not "${text}".`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Problem('--service takes a plain address, without a name, a password, a query or a #.');
  }
  const path = url.pathname.replace(/\/+$/, '').replace(/\/v[12]$/, '');
  // Its protocol was checked above, which the compiler can't see.
  return /** @type {`http${string}`} */ (`${url.origin}${path}`);
}
