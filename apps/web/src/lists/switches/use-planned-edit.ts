import type { FrontSwitch } from '@frontboard/model';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { switchQueries } from '../../cache/switches/queries.ts';
import { useSystemCaller } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { useNow } from '../../state/use-now.ts';
import { planEdit } from '../../sync/switches/edit-plan/plan-edit.ts';
import { rowsAround } from '../../sync/switches/edit-plan/rows-around.ts';
import type { HistoryEdit, PlannedEdit } from '../../sync/switches/edit-plan/types.ts';
import { pendingChanges, withPending } from '../../sync/switches/pending-changes.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';

const NOW_EVERY_MS = 10_000;
const NONE: readonly FrontSwitch[] = [];

/** The switches of the own system, as far as a screen knows them. */
export interface EditedHistory {
  /** Newest first, without gaps. */
  readonly switches: readonly FrontSwitch[];
  /** Whether the oldest of them is the first of the system. */
  readonly isComplete: boolean;
}

interface PlanNow {
  /** Null while there is nothing to plan. */
  readonly plan: PlannedEdit | null;
  /** The order of members is being asked for: lists don't tell it for certain. */
  readonly isLoading: boolean;
  /** Those around the edit, as they were planned with. */
  readonly switches: readonly FrontSwitch[];
}

/** Plans an edit with the switches that it needs as the service has them, members in front order. */
export function usePlannedEdit(edit: HistoryEdit | null, history: EditedHistory): PlanNow {
  const { isComplete } = history;
  const switches = edit === null ? NONE : rowsAround(history.switches, edit);
  const nowMs = useNow(NOW_EVERY_MS);
  const own = useOwnSystem();
  const ref = own?.uuid ?? own?.id ?? '';
  const queries = switchQueries(useSystemCaller(ref));
  const { entries } = useSwitchQueue();
  const pending = useMemo(() => pendingChanges(entries), [entries]);
  const listed = edit === null ? null : planEdit({ rows: rowsOf(switches), isComplete, nowMs }, edit);
  const sources = listed?.ok === true ? listed.sources : [];
  const details = useQueries({ queries: sources.map((id) => queries.detail(ref, id)) });
  const isLoading = details.some(({ isFetching }) => isFetching);
  const whole = new Map(
    details.flatMap(({ data }) =>
      data?.state === 'shared' && data.value.id !== null
        ? [[data.value.id as string, withPending(data.value, pending.get(data.value.id) ?? null)] as const]
        : [],
    ),
  );
  const known = switches.map((one) => whole.get(one.id ?? '') ?? one);
  if (edit === null || listed?.ok !== true) return { plan: listed, isLoading: false, switches: known };
  return { plan: planEdit({ rows: rowsOf(known), isComplete, nowMs }, edit), isLoading, switches: known };
}

function rowsOf(switches: readonly FrontSwitch[]) {
  return switches.flatMap(({ id, timestamp, memberIds }) =>
    id === null ? [] : [{ id, timestamp, memberIds }],
  );
}
