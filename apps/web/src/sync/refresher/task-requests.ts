import type { StatusCache } from '../../cache/status/status-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OnlineMonitor } from '../../platform/online.ts';
import type { Viewer } from '../../session/viewer.ts';
import { fetchTask, type StatusClient } from './fetch-task.ts';
import type { Task } from './schedule.ts';

export interface TaskRequestsOptions {
  readonly client: StatusClient;
  readonly cache: StatusCache;
  /** The current viewer of a system. */
  readonly viewer: (id: string) => Viewer;
  readonly clock: Clock;
  readonly online: OnlineMonitor;
}

/** The requests of this tab that are in flight. */
export function createTaskRequests({ client, cache, viewer: viewerOf, clock, online }: TaskRequestsOptions) {
  const controllers = new Map<string, AbortController>();

  return {
    /** What the service says; null when the answer says nothing that may be shown. Never rejects. */
    async send(task: Task) {
      const controller = new AbortController();
      controllers.set(keyOf(task), controller);
      const uuid = cache.readSystem(task.id)?.value.uuid ?? null;
      const viewer = viewerOf(task.id);
      const frontAtMs = () => cache.readFront(task.id)?.atMs;
      const formerFrontAtMs = frontAtMs();
      const startedAtMs = clock.now();
      const fetched = await fetchTask(client, task, uuid, controller.signal);
      controllers.delete(keyOf(task));
      // A request that failed because the device went offline says nothing about the service, and what another viewer has seen is not
      // for the current one.
      if ((fetched.kind === 'unreachable' && !online.getSnapshot()) || viewer !== viewerOf(task.id))
        return null;
      // A switch made here in the meantime is already shown; the answer may be older.
      const isNewer = frontAtMs() !== formerFrontAtMs && (frontAtMs() ?? 0) >= startedAtMs;
      return fetched.kind === 'front' && isNewer ? null : fetched;
    },
    has: (task: Task) => controllers.has(keyOf(task)),
    abort(): void {
      for (const controller of controllers.values()) controller.abort();
    },
  };
}

function keyOf({ id, kind }: Task): string {
  return `${kind} ${id}`;
}
