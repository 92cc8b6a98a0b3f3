import type { FetchLike } from '@frontboard/client';
import type { Clock } from '../platform/clock.ts';
import type { Log } from './log.ts';
import { withoutIdentity } from './redact.ts';

/** Leaving a page ends what it has asked for, which is no fault. By the time this has passed, it can note nothing any more. */
const AFTER_LEAVING_MS = 200;

/**
 * `fetch` that notes what went wrong, by method and path without ids. Reading what is not shared or not there is no fault and is not
 * noted; neither are requests given up on purpose.
 */
export function loggedFetch(fetch: FetchLike, log: Log, clock: Clock): FetchLike {
  return async (request) => {
    const name = `${request.method} ${withoutIdentity(new URL(request.url).pathname)}`;
    try {
      const response = await fetch(request);
      const { status } = response;
      const isOrdinary = request.method === 'GET' && (status === 403 || status === 404);
      if (status >= 400 && !isOrdinary) log.add(status >= 500 ? 'error' : 'warning', `${name}: ${status}`);
      return response;
    } catch (error) {
      if (!isGivenUp(request.signal))
        clock.setTimeout(() => log.add('warning', `${name}: no answer`), AFTER_LEAVING_MS);
      throw error;
    }
  };
}

/** Ended by whoever asked; running out of time is no such end. */
function isGivenUp({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof Error && reason.name === 'TimeoutError');
}
