import { isSettled, mayBeOtherwise, missingStep, type Plan, type Step } from './plan.ts';

/** After so many server errors in a row for one switch, later ones no longer wait behind it. */
const FAILURES_TO_PASS = 3;

/** What an attempt without an answer may still do at the service once its connection is gone. */
const LATE_ARRIVAL_MS = 5_000;

/** What to do next: a step, a time to wait for, or nothing. */
export type Next =
  | { readonly kind: 'step'; readonly plan: Plan; readonly step: Step }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | null;

/**
 * The next step for the plans of one account: oldest moment first. What was refused is passed over, for every switch carries its own
 * moment and none is wrong without the one before it; only what is held waits for the earlier ones.
 *
 * @param failures server errors in a row, by plan
 */
export function pickNext(plans: readonly Plan[], failures: ReadonlyMap<string, number>, nowMs: number): Next {
  const sorted = [...plans].sort((a, b) => a.atMs - b.atMs);
  const open = sorted.filter((plan) => !isSettled(plan));
  const ready = open.flatMap((plan) => {
    const step = missingStep(plan);
    const isBehind = plan.isHeld && step === 'create' && open[0] !== plan;
    return step === null || plan.refusal !== null || isBehind ? [] : [{ plan, step }];
  });
  const isStuck = ({ plan }: { plan: Plan }) => (failures.get(plan.id) ?? 0) >= FAILURES_TO_PASS;
  const dueAtMs = ({ plan, step }: { plan: Plan; step: Step }) => {
    const isOvertakable = step === 'find' || (step === 'change' && mayBeOtherwise(plan));
    const { triedAtMs } = plan;
    return isOvertakable && triedAtMs !== null && triedAtMs <= nowMs ? triedAtMs + LATE_ARRIVAL_MS : nowMs;
  };
  const due = ready.filter((it) => dueAtMs(it) <= nowMs);
  const next = due.find((it) => !isStuck(it)) ?? due[0];
  if (next) return { kind: 'step', ...next };
  return ready.length === 0 ? null : { kind: 'wait', untilMs: Math.min(...ready.map(dueAtMs)) };
}
