import type { QueueEntry, QueueSnapshot } from '../types.ts';
import { queueWords as words } from '../words.ts';
import { isSettled, missingStep, type QueuedSwitch, topVersion, type Version } from './queued-switch.ts';
import type { SenderState } from './tab-messages.ts';

/** How long a switch can be taken back once it is sent, in milliseconds. */
const UNDO_MS = 300_000;

/** Clocks that differ by less are no news to anybody. */
const NOTABLE_SKEW_MS = 30_000;

interface ViewInput {
  readonly plans: readonly QueuedSwitch[];
  /** Uuid of the active account, or null. */
  readonly account: string | null;
  readonly sender: SenderState;
  readonly isReady: boolean;
  readonly isDurable: boolean;
  readonly nowMs: number;
}

/** What the screens see of the plans. */
export function viewQueue({ plans, account, sender, isReady, isDurable, nowMs }: ViewInput): QueueSnapshot {
  const own = plans.filter((plan) => plan.account === account).sort((a, b) => a.atMs - b.atMs);
  const entries = own.flatMap((plan) => viewQueued(plan, sender, nowMs));
  const { skewMs } = sender;
  return {
    isReady,
    isDurable,
    entries,
    waiting: entries.filter(({ state }) => state === 'waiting' || state === 'sending').length,
    refused: entries.filter(({ state }) => state === 'refused').length,
    elsewhere: plans.filter((plan) => plan.account !== account && !isSettled(plan)).length,
    skewMs: skewMs !== null && Math.abs(skewMs) > NOTABLE_SKEW_MS ? skewMs : null,
  };
}

/** When a sent entry leaves the screen. */
export function shownUntilMs({ settledAtMs }: QueuedSwitch): number | null {
  return settledAtMs === null ? null : settledAtMs + UNDO_MS;
}

function viewQueued(plan: QueuedSwitch, sender: SenderState, nowMs: number): QueueEntry[] {
  const untilMs = shownUntilMs(plan);
  if (untilMs !== null && untilMs <= nowMs) return [];
  const shown = shownVersion(plan);
  if (shown === null) return [];
  const state = stateOf(plan, sender);
  return [
    {
      id: shown.id,
      members: shown.members,
      atMs: plan.atMs,
      timestamp: plan.timestamp,
      state,
      refusal: plan.refusal,
      switchId: plan.service?.switchId ?? null,
      undoUntilMs: undoUntilMs(plan, shown, untilMs),
      isCorrection: plan.found !== null || plan.versions[0]?.id !== shown.id,
      isUndone: shown.isUndone,
      error: state === 'waiting' ? waitingFor(plan, sender) : null,
    },
  ];
}

/** While something is taken back that is shown, and else the wish that counts. */
function shownVersion(plan: QueuedSwitch): Version | null {
  const top = topVersion(plan);
  if (isSettled(plan)) return top;
  const last = plan.versions.at(-1) ?? null;
  // Before the switch is made, what remains of it is all that has to be sent.
  return last?.isUndone && missingStep(plan) !== 'create' ? last : top;
}

function stateOf(plan: QueuedSwitch, { sendingId }: SenderState): QueueEntry['state'] {
  if (isSettled(plan)) return 'sent';
  if (plan.refusal !== null) return 'refused';
  return sendingId === plan.id ? 'sending' : 'waiting';
}

function undoUntilMs(plan: QueuedSwitch, shown: Version, untilMs: number | null): number | null {
  if (shown.isUndone || plan.isAlreadySo) return null;
  return untilMs ?? Number.POSITIVE_INFINITY;
}

function waitingFor(plan: QueuedSwitch, { trouble }: SenderState): string | null {
  if (trouble !== null) return words.waits[trouble];
  return plan.isHeld ? words.waits.held : null;
}
