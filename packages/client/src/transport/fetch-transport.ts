import type { Clock } from '../clock.ts';
import { NetworkError } from '../errors/network-error.ts';
import { TimeoutError } from '../errors/timeout-error.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

/** The part of the platform's `fetch` that is used; a server's own handler fits as well. */
export type FetchLike = (request: Request) => Promise<Response>;

/** An error page may be of any size, and nothing beyond this is useful in an error. */
const ERROR_BODY_MOST_BYTES = 64 * 1024;

/** Sends over `fetch`. `timeoutMs` covers the whole answer, its body included. */
export function createFetchTransport(options: {
  fetch: FetchLike;
  clock: Clock;
  timeoutMs: number;
}): Transport {
  const { fetch, clock, timeoutMs } = options;

  return {
    async send(request, signal) {
      signal.throwIfAborted();
      const abort = new AbortController();
      const onAbort = () => abort.abort(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      const timer = clock.setTimeout(
        () => abort.abort(new TimeoutError({ ...request, timeoutMs })),
        timeoutMs,
      );
      // A `fetch` that ignores its signal must not keep the caller waiting, so the abort races it.
      const aborted = new Promise<never>((_, reject) => {
        abort.signal.addEventListener('abort', () => reject(abort.signal.reason), { once: true });
      });
      try {
        return await Promise.race([sendOnce(fetch, request, abort.signal), aborted]);
      } catch (error) {
        if (abort.signal.aborted) throw abort.signal.reason;
        if (error instanceof NetworkError) throw error;
        throw new NetworkError(request, withoutSecrets(error, request));
      } finally {
        clock.clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      }
    },
  };
}

async function sendOnce(
  fetch: FetchLike,
  request: TransportRequest,
  signal: AbortSignal,
): Promise<TransportResponse> {
  const response = await fetch(
    new Request(request.url, {
      method: request.method,
      headers: request.headers,
      // The service answers `*` for the origin, which browsers refuse together with credentials.
      credentials: 'omit',
      // Data for the owner of a system must not be in the browser's cache on disk.
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      // The token, and the content of a write, are sent only to the service's origin.
      redirect: request.headers.Authorization === undefined && request.method === 'GET' ? 'follow' : 'error',
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    }),
  );
  const text = await (response.ok ? response.text() : readSome(response, ERROR_BODY_MOST_BYTES)).catch(
    (error: unknown) => {
      throw new NetworkError(request, withoutSecrets(error, request), response.status);
    },
  );
  return { status: response.status, statusText: response.statusText, headers: response.headers, text };
}

/** The start of a body, decoded. If it is cut, the received part is used. */
async function readSome(response: Response, mostBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    while (bytes < mostBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // The status was received, and it is more useful than the missing explanation.
  }
  // The rest is dropped without waiting, and a failure of that does not matter.
  reader.cancel().catch(() => {});
  return text;
}

/** The platform quotes a header that it refuses, so a cause that contains the token is left out. */
function withoutSecrets(cause: unknown, request: TransportRequest): unknown {
  const token = request.headers.Authorization;
  if (token === undefined || !(cause instanceof Error)) return token === undefined ? cause : undefined;
  const text = `${cause.message} ${cause.stack} ${cause.cause}`;
  return text.includes(token) ? undefined : cause;
}
