import type { StatusCache } from '../../cache/status/status-cache.ts';
import type { Front } from '../../cache/status/types.ts';
import type { PollResult } from './poll-result.ts';
import type { Task } from './schedule.ts';

const PRIVATE_FRONT: Front = { state: 'private', members: [], lastSwitch: null };

/** Puts what came back at `atMs` into the caches that the screens read, and deletes what may no longer be seen. */
export function applyPollResult(cache: StatusCache, { id }: Task, result: PollResult, atMs: number): void {
  switch (result.kind) {
    case 'system':
      cache.writeSystem(id, { value: result.system, atMs });
      return;
    case 'renamed':
      if (result.system.id !== id) cache.rename(id, result.system.id);
      cache.writeSystem(result.system.id, { value: result.system, atMs });
      return;
    case 'front':
      cache.writeFront(id, { value: result.front, atMs });
      return;
    case 'front-private':
      cache.writeFront(id, { value: PRIVATE_FRONT, atMs });
      return;
    case 'gone':
    case 'private-system':
      cache.forget(id);
      return;
    default:
      return;
  }
}
