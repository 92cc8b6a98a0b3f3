import { lookup } from 'node:dns';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Upper bound of the wait for a picture. */
const DEADLINE_MS = 8_000;
const MOST_REDIRECTS = 3;
/** Forms check a handful of pictures; more at once are refused. */
const MOST_AT_ONCE = 8;

/**
 * Makes the one request that CORS forbids the page: a HEAD, to learn whether an address is a picture. It goes to http and https on public
 * hosts only, and to the service itself wherever that is. The address of a name is checked when the connection is made, so a
 * name can't resolve to another one later.
 *
 * @returns the content type of the answer; null for a refusal, a failure or a timeout
 */
export function createAskType(
  serviceOrigin: string | null,
  deadlineMs = DEADLINE_MS,
): (url: string) => Promise<string | null> {
  let underWay = 0;
  return async (url) => {
    if (underWay >= MOST_AT_ONCE) return null;
    underWay += 1;
    try {
      return await ask(url, serviceOrigin, AbortSignal.timeout(deadlineMs));
    } catch {
      // Refused, unreachable or too slow: the page continues without an answer.
      return null;
    } finally {
      underWay -= 1;
    }
  };
}

async function ask(url: string, serviceOrigin: string | null, signal: AbortSignal): Promise<string | null> {
  let target = new URL(url);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const answer = await head(target, target.origin === serviceOrigin, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      target = new URL(headers.location, target);
    } else {
      return statusCode >= 200 && statusCode < 300 ? (headers['content-type'] ?? null) : null;
    }
  }
  return null;
}

function head(url: URL, isService: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // `lookup` below checks a name; an address has nothing to look up.
    if (!isService && isIP(host) !== 0 && !isPublicAddress(host)) throw new Error('no public address');
    const request = requestOf(url.protocol)(url, {
      method: 'HEAD',
      agent: false,
      headers: { Accept: 'image/*' },
      signal,
      ...(isService ? {} : { lookup: lookupPublic }),
    });
    request.once('response', (answer) => {
      answer.resume();
      resolve(answer);
      request.destroy();
    });
    request.on('error', reject);
    request.end();
  });
}

function requestOf(
  protocol: string,
): (url: URL, options: Parameters<typeof httpRequest>[1]) => ClientRequest {
  if (protocol === 'https:') return httpsRequest;
  if (protocol === 'http:') return httpRequest;
  throw new Error('no web address');
}

/** Finds the addresses of a name as usual, and fails when one of them is not public. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error('no address'), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error('no public address'), '', 0);
    }
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
