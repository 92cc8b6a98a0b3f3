import {
  isSettled,
  type MissingStep,
  mayBeOtherwise,
  missingStep,
  type QueuedSwitch,
} from './queued-switch.ts';

/** After so many server errors in a row for one switch, later ones no longer wait behind it. */
const FAILURES_TO_PASS = 3;

/** What to do next: a step, a time to wait for, or nothing. */
export type Next =
  | { readonly kind: 'step'; readonly plan: QueuedSwitch; readonly step: MissingStep }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | null;

/**
 * The next step for the plans of one account: oldest moment first. What was refused is passed over, for every switch carries its own
 * moment and none is wrong without the one before it; only what is held waits for the earlier ones.
 *
 * After an attempt without an answer nothing is sent or believed of that switch before the attempt can no longer be running; others
 * go on meanwhile.
 *
 * @param failures server errors in a row, by plan
 * @param settleMs how long an attempt without an answer may still be running, in milliseconds
 */
export function pickNext(
  plans: readonly QueuedSwitch[],
  failures: ReadonlyMap<string, number>,
  { nowMs, settleMs }: { readonly nowMs: number; readonly settleMs: number },
): Next {
  const sorted = [...plans].sort((a, b) => a.atMs - b.atMs);
  const open = sorted.filter((plan) => !isSettled(plan));
  const ready = open.flatMap((plan) => {
    const step = missingStep(plan);
    const isBehind = plan.isHeld && step === 'create' && open[0] !== plan;
    return step === null || plan.refusal !== null || isBehind ? [] : [{ plan, step }];
  });
  const isStuck = ({ plan }: { plan: QueuedSwitch }) => (failures.get(plan.id) ?? 0) >= FAILURES_TO_PASS;
  const dueAtMs = ({ plan, step }: { plan: QueuedSwitch; step: MissingStep }) => {
    const mayBeRunning = plan.tried.length > 0 && (step !== 'change' || mayBeOtherwise(plan));
    const sinceMs = plan.lostAtMs ?? plan.triedAtMs;
    // By a clock that was set back it may lie ahead: then it counts from no time at all.
    return mayBeRunning && sinceMs !== null && sinceMs <= nowMs ? sinceMs + settleMs : nowMs;
  };
  const due = ready.filter((it) => dueAtMs(it) <= nowMs);
  const next = due.find((it) => !isStuck(it)) ?? due[0];
  if (next) return { kind: 'step', ...next };
  return ready.length === 0 ? null : { kind: 'wait', untilMs: Math.min(...ready.map(dueAtMs)) };
}

/** What to check next of the plans of one account: those that were sent, once nothing of them can be running any more. */
export function pickCheck(
  plans: readonly QueuedSwitch[],
  { nowMs, settleMs }: { readonly nowMs: number; readonly settleMs: number },
): { readonly plans: readonly QueuedSwitch[]; readonly atMs: number } | null {
  const unchecked = plans.filter((plan) => plan.uncheckedSinceMs !== null);
  if (unchecked.length === 0) return null;
  const lastMs = Math.max(...unchecked.map(({ uncheckedSinceMs }) => Math.min(uncheckedSinceMs ?? 0, nowMs)));
  return { plans: unchecked, atMs: lastMs + settleMs };
}
