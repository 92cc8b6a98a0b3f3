import type { FrontSwitch } from '@frontboard/model';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Shared } from '../../cache/shared.ts';
import { switchQueries } from '../../cache/switches/queries.ts';
import { useOwnCaller } from '../../session/caller.ts';
import { useIsOnline } from '../../state/hooks.ts';
import { useServiceNow } from '../../state/use-now.ts';
import { planEdit } from '../../sync/switches/edit-plan/plan-edit.ts';
import { rowsAround } from '../../sync/switches/edit-plan/rows-around.ts';
import type { HistoryEdit, PlannedEdit } from '../../sync/switches/edit-plan/types.ts';
import { pendingChanges, withPending } from '../../sync/switches/pending-changes.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';
import { isMissing, unreadSwitches } from './unread-switches.ts';

const NOW_EVERY_MS = 10_000;
const NONE: readonly FrontSwitch[] = [];
const NO_SOURCES: readonly string[] = [];

/** The switches of the own system that a screen knows. */
export interface EditedHistory {
  /** Newest first, without gaps. */
  readonly switches: readonly FrontSwitch[];
  /** Whether the oldest of them is the first of the system. */
  readonly isComplete: boolean;
}

/** Switches whose order of members could not be fetched. */
export interface UnreadSources {
  readonly error: unknown;
  readonly retry: () => void;
}

interface PlanNow {
  /** Null while there is nothing to plan. */
  readonly plan: PlannedEdit | null;
  /** The order of members is being fetched: lists don't promise it. */
  readonly isLoading: boolean;
  /** Null until fetching that order has failed, and after it has succeeded. */
  readonly unread: UnreadSources | null;
  /** The switches around the edit, as they were used to plan it. */
  readonly switches: readonly FrontSwitch[];
}

/**
 * Plans an edit with the switches that it needs from the service, members in front order. Keep `edit` while it is the same.
 *
 * @param listedAt the time of the edited switch in the list where it was chosen; null for none
 */
export function usePlannedEdit(
  edit: HistoryEdit | null,
  history: EditedHistory,
  listedAt: string | null,
): PlanNow {
  const { isComplete } = history;
  const all = history.switches;
  // A range of years has thousands of switches; the form renders with each key.
  const switches = useMemo(() => (edit === null ? NONE : rowsAround(all, edit)), [all, edit]);
  const nowMs = useServiceNow(NOW_EVERY_MS);
  const { caller, ref } = useOwnCaller();
  const queries = switchQueries(caller);
  const { entries } = useSwitchQueue();
  const pending = useMemo(() => pendingChanges(entries), [entries]);
  const listed = useMemo(
    () => (edit === null ? null : planEdit({ rows: rowsOf(switches), isComplete, listedAt, nowMs }, edit)),
    [switches, isComplete, listedAt, nowMs, edit],
  );
  const sources = listed?.sources ?? NO_SOURCES;
  const combine = useCallback(
    (details: readonly UseQueryResult<Shared<FrontSwitch>>[]) => ({
      isLoading: details.some(({ isFetching }) => isFetching),
      missing: details.flatMap((detail, index) =>
        isMissing(detail) ? [{ id: sources[index] ?? '', refetch: detail.refetch }] : [],
      ),
      error: details.find(({ error }) => error !== null)?.error ?? null,
      whole: details.flatMap(({ data }) =>
        data?.state === 'shared' ? [withPending(data.value, pending.get(data.value.id ?? '') ?? null)] : [],
      ),
    }),
    [pending, sources],
  );
  const { isLoading, missing, error, whole } = useQueries({
    queries: sources.map((id) => queries.detail(ref, id)),
    combine,
  });
  // Offline nothing can be read, and an edit is planned with the order of the list.
  const isOnline = useIsOnline();
  const unread = isOnline ? unreadSwitches(missing, switches) : [];
  const known = useMemo(() => {
    const wholeById = new Map(whole.map((one) => [one.id, one]));
    return whole.length === 0 ? switches : switches.map((one) => wholeById.get(one.id) ?? one);
  }, [switches, whole]);
  const plan = useMemo(
    () =>
      edit === null || known === switches
        ? listed
        : planEdit({ rows: rowsOf(known), isComplete, listedAt, nowMs }, edit),
    [edit, known, switches, listed, isComplete, listedAt, nowMs],
  );
  const retry = () => {
    for (const { refetch } of unread) void refetch();
  };
  return { plan, isLoading, unread: unread.length === 0 ? null : { error, retry }, switches: known };
}

function rowsOf(switches: readonly FrontSwitch[]) {
  return switches.flatMap(({ id, timestamp, memberIds }) =>
    id === null ? [] : [{ id, timestamp, memberIds }],
  );
}
