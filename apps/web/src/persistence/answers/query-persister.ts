import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';
import type { VisibilityMonitor } from '../../platform/visibility.ts';
import { type AnswerRow, deleteAnswer, deleteAnswersOf, readAnswer, writeAnswer } from './answer-rows.ts';
import { ruleOf } from './answer-table.ts';
import { createDelayedWrites } from './delayed-writes.ts';

/** The row of a query's answer, and how the query contains it. */
export interface PersistedQuery {
  readonly row: AnswerRow;
  /** What is stored of the query's data; null if the service does not share it. */
  readonly toValue: (data: unknown) => unknown;
  /** The query's data with what was stored. */
  readonly toData: (value: unknown) => unknown;
}

interface QueryPersisterOptions {
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly visibility: VisibilityMonitor;
  /** The row of a query, or null if its answer may not be on the device at the moment. */
  readonly rowOf: (queryKey: QueryKey) => PersistedQuery | null;
  /** Whether answers of `viewer` to what is asked now may be stored when they come. */
  readonly permitOf: (viewer: string) => () => boolean;
  /** Whether a value that was looked up is stored as part of another row already. */
  readonly isStoredElsewhere: (value: unknown) => boolean;
  /** Whether an answer from `atMs` may be from before a write whose outcome is not certain. */
  readonly mayBeOutdated: (row: AnswerRow, atMs: number) => boolean;
  /** The row from before a change of `askedAtMs`, in milliseconds since 1970, is no longer on the device. */
  readonly onFormerDeleted: (row: AnswerRow, askedAtMs: number) => void;
}

/** Restores the answers of queries, and persists what arrives. */
export type QueryPersister = ReturnType<typeof createQueryPersister>;

/** Delay before what is cached already is written: a write would delay what the first screen restores at the same moment. */
const CACHED_WRITE_DELAY_MS = 1_000;

/** From now on persists what arrives in the query cache, and what it contains already. Build it once for each page. */
export function createQueryPersister(options: QueryPersisterOptions) {
  const { queryClient, clock, visibility, rowOf } = options;
  const queries = queryClient.getQueryCache();
  const delayed = createDelayedWrites(clock, (queryKey: QueryKey) => void persist(queryKey));
  /** For each query, what was allowed when it was last asked or changed. */
  const permits = new WeakMap<Query, () => boolean>();
  let restoring: string | null = null;
  let isDisposed = false;

  function isStillAt(row: AnswerRow, queryKey: QueryKey): boolean {
    const now = rowOf(queryKey)?.row;
    return now?.viewer === row.viewer && now.kind === row.kind && now.ref === row.ref;
  }

  async function persist(queryKey: QueryKey): Promise<void> {
    const query = rowOf(queryKey);
    const state = queryClient.getQueryState(queryKey);
    // Without a time, it was not fetched.
    if (query === null || state?.data === undefined || state.dataUpdatedAt === 0) return;
    const { row } = query;
    const { whose, isRestoredStale } = ruleOf(row.kind);
    const isLookedUp = whose === 'looked-up';
    // It is fetched again. Data restored as fresh must be fresh.
    if (state.isInvalidated && !isRestoredStale) return;
    const value = query.toValue(state.data);
    if (value === null) {
      // What belongs to a system is deleted with it.
      const isSystem = row.kind === 'system-record' || row.kind === 'system-alias';
      await (isSystem && row.ref !== null ? deleteAnswersOf(row.ref) : deleteAnswer(row)).catch(() => {});
    } else if (!(isLookedUp && options.isStoredElsewhere(value))) {
      // While the database opens, the account may be changed or forgotten, or the page closed.
      const asked = queries.find({ queryKey, exact: true });
      const isPermitted = (asked && permits.get(asked)) ?? options.permitOf(row.viewer);
      const isAllowed = () => !isDisposed && isPermitted() && isStillAt(row, queryKey);
      await writeAnswer(row, { atMs: state.dataUpdatedAt, value }, isAllowed);
    }
  }

  async function deleteFormer(row: AnswerRow): Promise<void> {
    const askedAtMs = clock.now();
    try {
      await deleteAnswer(row);
      if (!isDisposed) options.onFormerDeleted(row, askedAtMs);
    } catch {
      // It stays outdated.
    }
  }

  async function restoreOne(queryKey: QueryKey): Promise<void> {
    const query = rowOf(queryKey);
    if (query === null || queryClient.getQueryData(queryKey) !== undefined) return;
    const { row, toData } = query;
    const answer = await readAnswer(row, clock.now());
    if (answer === null || queryClient.getQueryData(queryKey) !== undefined) return;
    // The account may have been changed or forgotten in the meantime.
    if (!isStillAt(row, queryKey)) return;
    restoring = queryClient.defaultQueryOptions({ queryKey }).queryHash;
    try {
      queryClient.setQueryData(queryKey, toData(answer.value), { updatedAt: answer.atMs });
    } finally {
      restoring = null;
    }
    if (ruleOf(row.kind).isRestoredStale || options.mayBeOutdated(row, answer.atMs))
      await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }

  const stopQueries = queries.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { queryKey, queryHash } = event.query;
    const isChanged = event.action.type === 'success' && event.action.manual === true;
    if (event.action.type === 'fetch' || isChanged)
      permits.set(event.query, options.permitOf(String(queryKey[0])));
    if (event.action.type !== 'success') return;
    // What it leads to may be answers that have just arrived.
    if (queryHash === restoring) return;
    const query = rowOf(queryKey);
    if (query === null) return;
    const { whose, writeDelayMs } = ruleOf(query.row.kind);
    const { manual, dataUpdatedAt } = event.action;
    if (manual === true && whose === 'looked-up') return;
    // Changed by a write. The earlier row must not be restored as fresh if the page is closed before the new one is written.
    if (manual === true && dataUpdatedAt === undefined && writeDelayMs > 0) void deleteFormer(query.row);
    delayed.schedule(queryKey, queryHash, writeDelayMs);
  });
  for (const { queryKey, queryHash } of queries.getAll()) {
    const query = rowOf(queryKey);
    if (query === null) continue;
    delayed.schedule(
      queryKey,
      queryHash,
      Math.max(ruleOf(query.row.kind).writeDelayMs, CACHED_WRITE_DELAY_MS),
    );
  }
  const stopVisibility = visibility.subscribe(() => {
    if (!visibility.getSnapshot()) delayed.flush();
  });

  return {
    /**
     * Puts persisted answers into the query cache with the time they arrived, except where something is cached already. Never rejects: without
     * the device's database the service is asked.
     */
    async restore(queryKeys: readonly QueryKey[]): Promise<void> {
      await Promise.all(queryKeys.map((queryKey) => restoreOne(queryKey).catch(() => {})));
    },
    /** Writes nothing more: the page is closed. */
    dispose(): void {
      isDisposed = true;
      stopQueries();
      stopVisibility();
      delayed.dispose();
    },
  };
}
