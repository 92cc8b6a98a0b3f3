import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether a request that names `host` in its header meant this server, which listens on `listening`. A page can point its own name at
 * this computer and would then share an origin with the server; to an address, to `localhost` and to the computer's own name it can not.
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

/** What is said with status 421 to a request that names another host. */
export const WRONG_HOST = 'This server has no such name. Ask for it by its address.\n';
