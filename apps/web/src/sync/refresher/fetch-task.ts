import {
  type Client,
  type FrontersResult,
  isApiError,
  isOwnWord,
  isRateLimitedError,
  isUsageError,
} from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { frontOf } from '../../cache/systems/front.ts';
import { toCachedSystem } from '../../persistence/documents/cached-records.ts';
import type { PollResult } from './poll-result.ts';
import type { Task } from './schedule.ts';

/** The calls the refresher makes. */
export type StatusClient = Pick<Client, 'systems' | 'fronters' | 'forgetEarlyReads'>;

/**
 * Makes one request of the plan, after everything a person asks for. Never rejects: an error is a result.
 * A system whose id is unknown to the service is requested once by `uuid`, if one is known: ids can change.
 */
export async function fetchTask(
  client: StatusClient,
  { id, kind }: Task,
  uuid: string | null,
  signal: AbortSignal,
): Promise<PollResult> {
  const options = { signal, priority: 'background' } as const;
  const fetchSystem = async (ref: string) =>
    toCachedSystem(await client.systems.fetch(brandId('SystemRef', ref), options));
  try {
    if (kind === 'fronters') {
      return frontResult(await client.fronters.fetch(brandId('SystemRef', id), options));
    }
    const system = await fetchSystem(id);
    // The own system answers to any id by which it is followed.
    const isRenamed =
      uuid !== null && system.uuid === uuid && id !== uuid && id !== '@me' && system.id !== id;
    return { kind: isRenamed ? 'renamed' : 'system', system };
  } catch (error) {
    const result = classifyError(error, signal);
    if (result.kind !== 'gone' || uuid === null || uuid === id) return result;
  }
  try {
    return { kind: 'renamed', system: await fetchSystem(uuid) };
  } catch (error) {
    return classifyError(error, signal);
  }
}

function frontResult(result: FrontersResult): PollResult {
  if (result.state === 'private') return { kind: 'front-private' };
  if (result.state === 'not-found') return { kind: 'front-not-found' };
  return { kind: 'front', front: frontOf(result) };
}

/** What an error means for the plan. */
function classifyError(error: unknown, signal?: AbortSignal): PollResult {
  if (signal?.aborted) return { kind: 'cancelled' };
  if (isRateLimitedError(error)) return { kind: 'limited', retryAfterMs: error.retryAfterMs };
  // A reference in a form that the service doesn't know belongs to no system.
  if (isUsageError(error)) return { kind: 'gone' };
  if (!isApiError(error) || error.status >= 500) return { kind: 'unreachable' };
  if (error.status !== 403 && error.status !== 404) return { kind: 'refused' };
  if (!isOwnWord(error)) return { kind: 'unreachable' };
  return { kind: error.status === 404 ? 'gone' : 'private-system' };
}
