import { newRequest } from '../made/made-switch.ts';
import type { Attempt, MissingStep, QueuedSwitch } from './queued-switch.ts';

/** Upper bound on the requests for one switch that are looked for; the oldest were looked for before each later one. */
const MOST_UNCHECKED = 10;

/** The switch once its last request has ended. A repetition of it may still be running. */
export function withEnded(queued: QueuedSwitch, nowMs: number, isLost = false): QueuedSwitch {
  if (queued.uncheckedSinceMs === null) return queued;
  const unchecked = queued.unchecked.map((it) =>
    it.endedAtMs === null ? { ...it, endedAtMs: nowMs, isLost } : it,
  );
  return { ...queued, unchecked, uncheckedSinceMs: nowMs };
}

/** The switch with one more request that may arrive. */
export function withAttempt(
  queued: QueuedSwitch,
  step: MissingStep,
  attempt: Attempt,
  nowMs: number,
): QueuedSwitch {
  const isNoted = queued.attempts.some((it) => JSON.stringify(it) === JSON.stringify(attempt));
  const attempts = isNoted ? queued.attempts : [...queued.attempts, attempt];
  const sent: QueuedSwitch = { ...queued, attempts, triedAtMs: nowMs, lostAtMs: null };
  // Moving or deleting it twice changes nothing, so there is nothing to check.
  if (attempt.kind !== 'members') return sent;
  const request = newRequest(sent.timestamp, attempt.members, nowMs);
  const unchecked = step === 'create' ? [...sent.unchecked, request].slice(-MOST_UNCHECKED) : sent.unchecked;
  return { ...sent, unchecked, uncheckedSinceMs: nowMs };
}
