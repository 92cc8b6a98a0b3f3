import { isSameMoment } from '../made/moments.ts';
import type { RequestTimes } from '../made/strayed-rows.ts';
import {
  isOpen,
  isSettled,
  type MissingStep,
  missingStep,
  type QueuedSwitch,
  switchIdOf,
  wantedTimestamp,
} from './queued-switch.ts';

/** After this many server errors in a row for one switch, later ones no longer wait behind it. */
const FAILURES_TO_PASS = 3;

/** If a person switches again and again, what was sent is checked in between, after this long. */
const LONGEST_BURST_MS = 60_000;

type PickTimes = Pick<RequestTimes, 'nowMs' | 'settleMs'>;

/** The next action: a step, a time to wait for, or nothing. */
export type Next =
  | { readonly kind: 'step'; readonly queued: QueuedSwitch; readonly step: MissingStep }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | null;

/**
 * The next step for the queue of one account: oldest time first. Refused switches are skipped, because every switch has its own
 * time and is right without the one before it; only a held switch waits for the earlier ones.
 *
 * After an attempt without an answer, nothing is sent for that switch, and no answer about it is believed, until the attempt can no longer be
 * running. Others continue in the meantime.
 *
 * @param failures server errors in a row, by switch
 */
export function pickNext(
  queue: readonly QueuedSwitch[],
  failures: ReadonlyMap<string, number>,
  { nowMs, settleMs }: PickTimes,
): Next {
  const sorted = [...queue].sort((a, b) => a.atMs - b.atMs);
  const open = sorted.filter((queued) => !isSettled(queued));
  const possible = open.flatMap((queued) => {
    const step = missingStep(queued);
    const isBehind = queued.known.kind === 'held' && step === 'create' && open.find(isOpen) !== queued;
    return step === null || queued.refusal !== null || isBehind ? [] : [{ queued, step }];
  });
  const free = possible.filter(({ queued, step }) => step !== 'move' || !isOccupied(queued, open));
  // Switches that exchange their times would wait for each other.
  const ready = free.length > 0 ? free : possible;
  const isStuck = ({ queued }: { queued: QueuedSwitch }) =>
    (failures.get(queued.id) ?? 0) >= FAILURES_TO_PASS;
  const dueAtMs = ({ queued }: { queued: QueuedSwitch }) => {
    const sinceMs = queued.attempts.length > 0 ? (queued.lostAtMs ?? queued.triedAtMs) : null;
    // After a clock was set back, it may be in the future: then the full wait starts now.
    return sinceMs !== null && sinceMs <= nowMs ? sinceMs + settleMs : nowMs;
  };
  const due = ready.filter((it) => dueAtMs(it) <= nowMs);
  const next = due.find((it) => !isStuck(it)) ?? due[0];
  if (next) return { kind: 'step', ...next };
  return ready.length === 0 ? null : { kind: 'wait', untilMs: Math.min(...ready.map(dueAtMs)) };
}

/** Whether another switch, which is about to be moved away, still has the target time. */
function isOccupied(queued: QueuedSwitch, open: readonly QueuedSwitch[]): boolean {
  return open.some((it) => {
    if (it === queued || it.refusal !== null || switchIdOf(it) === null) return false;
    const step = missingStep(it);
    return (step === 'remove' || step === 'move') && isSameMoment(it.timestamp, wantedTimestamp(queued));
  });
}

/**
 * The switches of one account to check next: those that were sent and are settled or refused, once none of their requests can be running
 * any more. A row left by a repetition may be the reason why another request is refused.
 *
 * A burst is checked when it is over: nothing was sent for as long as a request may run, and nothing waits to be sent. A burst that does not
 * end is checked in between.
 *
 * @param isWaiting whether a switch is still to be sent, later
 */
export function pickCheck(
  queue: readonly QueuedSwitch[],
  { nowMs, settleMs, isWaiting }: PickTimes & { readonly isWaiting: boolean },
): { readonly queue: readonly QueuedSwitch[]; readonly atMs: number } | null {
  const unchecked = queue.filter(
    (queued) => queued.uncheckedSinceMs !== null && (isSettled(queued) || queued.refusal !== null),
  );
  if (unchecked.length === 0) return null;
  const sentAtMs = ({ uncheckedSinceMs }: QueuedSwitch) => Math.min(uncheckedSinceMs ?? 0, nowMs);
  const latestEndMs = Math.min(...unchecked.map(sentAtMs)) + LONGEST_BURST_MS;
  const endMs = isWaiting ? latestEndMs : Math.min(Math.max(...unchecked.map(sentAtMs)), latestEndMs);
  return { queue: unchecked.filter((queued) => sentAtMs(queued) <= endMs), atMs: endMs + settleMs };
}
