import { isFuture } from '../../../cache/switches/is-future.ts';
import { isNotable } from '../../../state/clock-skew.ts';
import { clockRefusal, futureRefusal } from './classify-error.ts';
import { freeInstant, takenInstants, timestampOf } from './instants.ts';
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
  const put: QueuedSwitch[] = [];
  for (const queued of queue) {
    if (isUnchecked(queued)) put.push(checkedTap(queued, times, merged(queue, put)));
  }
  return put;
}

function checkedTap(
  queued: QueuedSwitch,
  { nowMs, skewMs }: KnownTimes,
  queue: readonly QueuedSwitch[],
): QueuedSwitch {
  if (!isNotable(skewMs)) {
    if (isFuture(queued.atMs, nowMs)) return { ...queued, refusal: futureRefusal() };
  } else if (Math.abs(nowMs - queued.atMs) > AT_ONCE_MS) return { ...queued, refusal: clockRefusal(skewMs) };
  return withTimeMoved(queued, skewMs, queue);
}

/** Whether its time is that of a tap which nothing has confirmed, and which is still to be sent. */
function isUnchecked(queued: QueuedSwitch): boolean {
  const { operations, refusal, attempts, known } = queued;
  const isNew = refusal === null && attempts.length === 0 && known.kind === 'none';
  return (
    isNew &&
    operations.some((it) => it.kind === 'record' && it.isClockUnknown === true && !isUndone(queued, it))
  );
}

/** The switch at the time that the service's clock showed. `queue`: of all switches that may have that time. */
export function withTimeMoved(
  queued: QueuedSwitch,
  skewMs: number,
  queue: readonly QueuedSwitch[],
): QueuedSwitch {
  const taken = takenInstants(queue.filter((it) => it.viewer === queued.viewer && it.id !== queued.id));
  const atMs = freeInstant(queued.atMs + skewMs, taken);
  const operations = queued.operations.map((it) =>
    'isClockUnknown' in it ? { ...it, tapMs: it.tapMs + skewMs } : it,
  );
  return withTimeConfirmed({ ...queued, atMs, timestamp: timestampOf(atMs), operations });
}

/** The switch at the time it has, which is not checked again. */
export function withTimeConfirmed(queued: QueuedSwitch): QueuedSwitch {
  const operations = queued.operations.map((it) => {
    if (!('isClockUnknown' in it)) return it;
    const { isClockUnknown: _, ...confirmed } = it;
    return confirmed;
  });
  return { ...queued, refusal: null, operations };
}
