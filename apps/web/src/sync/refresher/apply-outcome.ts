import type { StatusCache } from '../../cache/status/status-cache.ts';
import type { Front } from '../../cache/status/types.ts';
import type { Outcome } from './outcome.ts';
import type { Task } from './schedule.ts';

const PRIVATE_FRONT: Front = { state: 'private', members: [], lastSwitch: null };

/** Puts what came back at `atMs` where the screens read it, and deletes what may not be seen any more. */
export function applyOutcome(cache: StatusCache, { id }: Task, outcome: Outcome, atMs: number): void {
  switch (outcome.kind) {
    case 'system':
      cache.writeSystem(id, { value: outcome.system, atMs });
      return;
    case 'renamed':
      if (outcome.system.id !== id) cache.rename(id, outcome.system.id);
      cache.writeSystem(outcome.system.id, { value: outcome.system, atMs });
      return;
    case 'front':
      cache.writeFront(id, { value: outcome.front, atMs });
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
