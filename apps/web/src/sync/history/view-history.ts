import { compareInstants } from '../../cache/switches/switch-order.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { isSame } from '../edit/is-same.ts';
import { findGaps } from './find-gaps.ts';
import { type HistoryDemand, isShown } from './history-demand.ts';
import type { LoadedHistory } from './loaded-history.ts';
import { isNewest } from './pending-spans.ts';
import type { SwitchHistory } from './switch-history.ts';

/** What a person does with the loading of a history. */
export type HistoryCalls = Pick<SwitchHistory, 'want' | 'pause' | 'resume' | 'retry' | 'recheckAll'>;

/**
 * What screens see of a history.
 *
 * @param switches those to show: while pages arrive, not yet all that are known.
 * @param formerGaps given back if the gaps are the same, so that screens don't count again.
 */
export function viewHistory(
  history: LoadedHistory,
  demand: HistoryDemand,
  { switches, formerGaps }: { switches: readonly HistoryRow[]; formerGaps: readonly string[] },
): Omit<SwitchHistory, keyof HistoryCalls> {
  const { rows, state, refusal, error, early } = history;
  const { isOnDemand } = demand;
  const rest = state.pending.find(({ until }) => until === null);
  const isWhole = rest === undefined || refusal !== null;
  const isStopped = state.isPaused && !(isOnDemand && rest !== undefined && isShown(history, demand, rest));
  const stopped = isStopped ? 'paused' : error === null ? 'loading' : 'failed';
  const gapsBefore = refusal === null ? findGaps(switches, state.pending) : [];
  return {
    switches,
    state: refusal !== null ? 'failed' : early !== null ? 'loading' : isWhole ? 'complete' : stopped,
    loadedCount: rows.length,
    loadedBackTo: loadedBackTo(
      early !== null,
      switches.at(-1)?.timestamp ?? null,
      isWhole || isNewest(rest) ? null : rest.before,
    ),
    gapsBefore: isSame(gapsBefore, formerGaps) ? formerGaps : gapsBefore,
    checkedAtMs: state.checkedAtMs,
    refusal,
    error,
    isOnDemand,
  };
}

/** While the copy on the device is read, the others are not known: `oldest` is the last of the newest. */
function loadedBackTo(isEarly: boolean, oldest: string | null, restBefore: string | null): string | null {
  if (!isEarly || oldest === null) return isEarly ? null : restBefore;
  return restBefore !== null && compareInstants(restBefore, oldest) > 0 ? restBefore : oldest;
}
