import type { StatusCache } from '../../cache/status/status-cache.ts';
import type { Outcome } from './outcome.ts';
import type { Schedule, Task } from './schedule.ts';

/** The latest answer to a request, as if it had just come back. */
interface KnownOutcome {
  readonly task: Task;
  readonly outcome: Outcome;
  /** When it came back, in milliseconds since 1970. */
  readonly atMs: number;
}

/** What the tab that leads can tell one that has just opened: the latest answer of every system, in the person's order. */
export function knownOutcomes(schedule: Schedule, cache: StatusCache): KnownOutcome[] {
  return schedule.entries.flatMap(({ id, standing, addedAtMs }): KnownOutcome[] => {
    const task: Task = { id, kind: 'system' };
    if (standing !== 'known') return [{ task, outcome: { kind: standing }, atMs: addedAtMs }];
    const system = cache.readSystem(id);
    const front = cache.readFront(id);
    return [
      ...(system
        ? [{ task, outcome: { kind: 'system', system: system.value } as const, atMs: system.atMs }]
        : []),
      ...(front
        ? [{ task: { id, kind: 'fronters' } as const, outcome: frontOutcome(front.value), atMs: front.atMs }]
        : []),
    ];
  });
}

function frontOutcome(front: Extract<Outcome, { kind: 'front' }>['front']): Outcome {
  return front.state === 'private' ? { kind: 'front-private' } : { kind: 'front', front };
}
