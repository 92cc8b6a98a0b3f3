import type { StatusCache } from '../../cache/status/status-cache.ts';
import type { PollResult } from './poll-result.ts';
import type { Schedule, Task } from './schedule.ts';

/** The latest answer to a request, as if it had just come back. */
interface KnownResult {
  readonly task: Task;
  readonly result: PollResult;
  /** When it came back, in milliseconds since 1970. */
  readonly atMs: number;
}

/** What the leader can send to a tab that has just opened: the latest answer of every system, in the person's order. */
export function knownResults(schedule: Schedule, cache: StatusCache): KnownResult[] {
  return schedule.entries.flatMap(({ id, standing, addedAtMs }): KnownResult[] => {
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
