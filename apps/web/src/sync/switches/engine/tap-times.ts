import { isFuture } from '../../../cache/switches/is-future.ts';
import { isNotable } from '../../../state/service-now.ts';
import { clockRefusal, futureRefusal } from './classify-error.ts';
import { freeInstant, takenInstants, tapInstant, timestampOf } from './instants.ts';
import { merged } from './queue-store.ts';
import { isUndone, type QueuedSwitch } from './queued-switch.ts';

/** A tap so long ago is sent at once: the clock cannot have been set in between. */
const AT_ONCE_MS = 60_000;

interface KnownTimes {
  /** By the device's clock. */
  readonly nowMs: number;
  /** The clock skew; 0 if there may be none. */
  readonly skewMs: number;
}

/**
 * Checks the times of taps that no answer had confirmed, before they are sent. A tap gets the service's time. If the
 * clocks differ by over a minute and the tap waited, the clock may have been set since, and the person decides. `queue`: of one account. Returns what changes. Pure.
 */
export function checkedTaps(queue: readonly QueuedSwitch[], times: KnownTimes): readonly QueuedSwitch[] {
  return changedTaps(queue, (queued, around) =>
    isUnchecked(queued) ? checkedTap(queued, times, around) : null,
  );
}

/** What a tap is moved among. */
interface Around {
  /** All switches that may have its time. */
  readonly queue: readonly QueuedSwitch[];
  /** The latest tap before it, where that is now; null without one. */
  readonly formerMs: number | null;
}

/** Changes taps in the order in which they were made. `change` returns null to leave one. Returns what changes. Pure. */
export function changedTaps(
  queue: readonly QueuedSwitch[],
  change: (queued: QueuedSwitch, around: Around) => QueuedSwitch | null,
): readonly QueuedSwitch[] {
  const put: QueuedSwitch[] = [];
  /** By account: the taps of one account say nothing about another. */
  const formerMs = new Map<string, number>();
  for (const queued of queue.toSorted((one, other) => tapOf(one) - tapOf(other))) {
    const before = formerMs.get(queued.viewer);
    const changed = change(queued, { queue: merged(queue, put), formerMs: before ?? null });
    if (changed !== null) put.push(changed);
    formerMs.set(queued.viewer, Math.max(before ?? Number.NEGATIVE_INFINITY, tapOf(changed ?? queued)));
  }
  return put;
}

function tapOf({ operations, atMs }: QueuedSwitch): number {
  return operations.find(({ kind }) => kind === 'record')?.tapMs ?? atMs;
}

function checkedTap(queued: QueuedSwitch, { nowMs, skewMs }: KnownTimes, around: Around): QueuedSwitch {
  if (!isNotable(skewMs)) {
    if (isFuture(queued.atMs, nowMs)) return { ...queued, refusal: futureRefusal() };
  } else if (Math.abs(nowMs - queued.atMs) > AT_ONCE_MS) return { ...queued, refusal: clockRefusal(skewMs) };
  return withTimeMoved(queued, skewMs, around);
}

/** Whether its time comes from a tap which nothing has confirmed, and which is still to be sent. */
function isUnchecked(queued: QueuedSwitch): boolean {
  const { operations, refusal, attempts, known } = queued;
  const isNew = refusal === null && attempts.length === 0 && known.kind === 'none';
  return (
    isNew &&
    operations.some((it) => it.kind === 'record' && it.isClockUnknown === true && !isUndone(queued, it))
  );
}

/** The switch at the time that the service's clock showed. */
export function withTimeMoved(
  queued: QueuedSwitch,
  skewMs: number,
  { queue, formerMs }: Around,
): QueuedSwitch {
  const taken = takenInstants(queue.filter((it) => it.viewer === queued.viewer && it.id !== queued.id));
  let lastMs = formerMs;
  const operations = queued.operations.map((it) => {
    if (!('isClockUnknown' in it)) return it;
    const tappedMs = it.tapMs - (it.movedMs ?? 0) + skewMs;
    // It was after the tap before it, whatever the device's clock said.
    const tapMs = it.movedMs === undefined ? tappedMs : tapInstant(tappedMs, tappedMs, lastMs);
    lastMs = tapMs;
    return { ...it, tapMs };
  });
  const atMs = freeInstant(queued.atMs + tapOf({ ...queued, operations }) - tapOf(queued), taken);
  return withTimeConfirmed({ ...queued, atMs, timestamp: timestampOf(atMs), operations });
}

/** The switch at the time it has, which is not checked again. */
export function withTimeConfirmed(queued: QueuedSwitch): QueuedSwitch {
  const operations = queued.operations.map((it) => {
    if (!('isClockUnknown' in it)) return it;
    const { isClockUnknown: _, movedMs: _moved, ...confirmed } = it;
    return confirmed;
  });
  return { ...queued, refusal: null, operations };
}
