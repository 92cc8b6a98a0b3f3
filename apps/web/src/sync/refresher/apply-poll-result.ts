import type { StatusCache } from '../../cache/status/status-cache.ts';
import type { Front } from '../../cache/status/types.ts';
import type { PollResult } from './poll-result.ts';
import type { Schedule, Task } from './schedule.ts';
import type { SharedAnswer } from './tab-messages.ts';

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

/** What the leader can send to a tab that has just opened: the latest answer of every system, in the person's order. */
export function knownResults(schedule: Schedule, cache: StatusCache): Omit<SharedAnswer, 'viewer'>[] {
  return schedule.entries.flatMap(({ id, standing, addedAtMs }): Omit<SharedAnswer, 'viewer'>[] => {
    const task: Task = { id, kind: 'system' };
    if (standing !== 'known') return [{ task, result: { kind: standing }, atMs: addedAtMs }];
    const system = cache.readSystem(id);
    const front = cache.readFront(id);
    return [
      ...(system
        ? [{ task, result: { kind: 'system', system: system.value } as const, atMs: system.atMs }]
        : []),
      ...(front
        ? [{ task: { id, kind: 'fronters' } as const, result: frontResult(front.value), atMs: front.atMs }]
        : []),
    ];
  });
}

function frontResult(front: Extract<PollResult, { kind: 'front' }>['front']): PollResult {
  return front.state === 'private' ? { kind: 'front-private' } : { kind: 'front', front };
}
