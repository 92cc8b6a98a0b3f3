import { type CacheEntry, isExpired } from '../../persistence/documents/cache-entry.ts';
import type { PersistedCache } from '../../persistence/documents/status-document.ts';
import type { Task } from './schedule.ts';

/** What is to be fetched at the next chance because it has expired, whatever the current intervals are. */
export function expiredTasks({ systems, fronters }: PersistedCache, nowMs: number): readonly Task[] {
  const expired = (table: Readonly<Record<string, CacheEntry<unknown>>>, kind: Task['kind']) =>
    Object.entries(table).flatMap(([id, entry]): Task[] => (isExpired(entry, nowMs) ? [{ id, kind }] : []));
  return [...expired(systems, 'system'), ...expired(fronters, 'fronters')];
}
