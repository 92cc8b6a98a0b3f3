import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether a request with `host` in its header is for this server, which listens on `listening`. A page can point its own name at
 * this computer and would then share an origin with the server; it cannot do so with an address, `localhost` or the computer's own name.
 */
export function isKnownHost(host: string | undefined, listening: string): boolean {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname;
  const own = hostname().toLowerCase();
  return (
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
    ['localhost', listening.toLowerCase(), own, `${own}.local`].includes(name) ||
    name.endsWith('.localhost')
  );
}

/** The answer with status 421 to a request for another host. */
export const WRONG_HOST = 'This server has no such name. Ask for it by its address.\n';
