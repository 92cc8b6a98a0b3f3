import type { LastFronted } from '@frontboard/model/list';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { knownInRow } from './find-gaps.ts';
import { type LastFronts, NO_FRONTS } from './last-fronted-state.ts';
import type { SwitchHistory } from './switch-history.ts';

/**
 * When members were last fronting. Only the switches before the first gap count: beyond it, a member may have been fronting later.
 *
 * @param rows the switches with those that wait to be sent. They say nothing about other switches, so the history alone shows what is known.
 */
export function lastFronts(
  history: Pick<SwitchHistory, 'switches' | 'gapsBefore' | 'loadedBackTo' | 'state' | 'refusal'>,
  nowMs: number,
  rows: readonly HistoryRow[] = history.switches,
): LastFronts {
  const { switches, gapsBefore, loadedBackTo, state, refusal } = history;
  if (refusal !== null) return NO_FRONTS;
  const knownFromMs = oldestMs(knownInRow(switches, gapsBefore, loadedBackTo), nowMs);
  const isComplete = state === 'complete' && gapsBefore.length === 0;
  const last = frontsIn(knownInRow(rows, gapsBefore, loadedBackTo), nowMs);
  const others: LastFronted | null = isComplete
    ? { kind: 'never' }
    : knownFromMs === null
      ? null
      : { kind: 'not-since', atMs: knownFromMs };
  return {
    lastOf: (id) => last.get(id) ?? others,
    knownFromMs: isComplete ? null : knownFromMs,
    isComplete,
  };
}

/** By the short id of a member. Switches in the future have not happened yet. */
function frontsIn(rows: readonly HistoryRow[], nowMs: number): ReadonlyMap<string, LastFronted> {
  const last = new Map<string, LastFronted>();
  let untilMs: number | null = null;
  for (const { atMs, memberIds } of rows) {
    if (atMs > nowMs) continue;
    for (const id of memberIds) {
      if (!last.has(id)) last.set(id, untilMs === null ? { kind: 'now' } : { kind: 'at', atMs: untilMs });
    }
    untilMs = atMs;
  }
  return last;
}

/** The time of the oldest of the rows, which are newest first; null if none has happened yet. */
function oldestMs(rows: readonly HistoryRow[], nowMs: number): number | null {
  const oldest = rows.at(-1);
  return oldest === undefined || oldest.atMs > nowMs ? null : oldest.atMs;
}
