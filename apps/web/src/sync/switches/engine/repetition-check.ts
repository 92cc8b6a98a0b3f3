import { brandId } from '@frontboard/model';
import type { Clock } from '../../../platform/clock.ts';
import { findRepetitions } from '../made/find-repetitions.ts';
import { memberRefs, removeSwitch } from '../made/service-switches.ts';
import type { RequestTimes } from '../made/strayed-rows.ts';
import { reopened } from './after-answer.ts';
import type { SwitchService } from './ask-options.ts';
import { type ChangeQueue, updateSwitch } from './queue-store.ts';
import {
  isSettled,
  madeOf,
  NO_ATTEMPTS,
  type QueuedSwitch,
  switchIdOf,
  tidied,
  wantedUuids,
} from './queued-switch.ts';

interface RepetitionCheckOptions {
  readonly service: SwitchService;
  readonly clock: Clock;
  readonly change: ChangeQueue;
  readonly times: RequestTimes;
  readonly signal: AbortSignal;
  /** Repeated requests have left so many extra rows, or repeated members; they are being removed. */
  readonly onRepetitions: (found: { readonly twins: number; readonly repeated: number }) => void;
}

/**
 * Checks once what repeated requests have left of these switches of `queue`, and removes it.
 * @throws {ApiError} and others, as `service` does; the check can be repeated
 */
export async function checkForRepetitions(
  checked: readonly QueuedSwitch[],
  queue: readonly QueuedSwitch[],
  options: RepetitionCheckOptions,
): Promise<void> {
  const { service, change, times, signal, onRepetitions } = options;
  const { looked, twins, repeated } = await findRepetitions({
    service,
    checked: checked.map((queued) => ({ ...madeOf(queued), queued })),
    all: queue.map(madeOf),
    signal,
    ...times,
  });
  const examined = looked.map(({ queued }) => queued);
  const doubled = repeated.map(({ queued }) => queued).filter(isSettled);
  if (twins.length + doubled.length > 0) onRepetitions({ twins: twins.length, repeated: doubled.length });
  if (twins.length > 0) await reopenAfter(examined, change);
  for (const id of twins) await removeSwitch(options, id);
  for (const queued of doubled) await thinOut(queued, options);
  const sound = examined.filter((queued) => !doubled.includes(queued));
  await markChecked(sound, options);
}

/** Nothing is left to check of these, unless more was sent in the meantime. */
export async function markChecked(
  checked: readonly QueuedSwitch[],
  { clock, change }: Pick<RepetitionCheckOptions, 'clock' | 'change'>,
): Promise<void> {
  await change<null>((stored) => {
    const done = stored.filter((fresh) =>
      checked.some(
        ({ id, uncheckedSinceMs }) => id === fresh.id && uncheckedSinceMs === fresh.uncheckedSinceMs,
      ),
    );
    const next = done.map((queued) => ({
      ...queued,
      // With these, a row that stayed at the service's own time is found when what was refused is tried again.
      unchecked: queued.refusal === null ? [] : queued.unchecked,
      uncheckedSinceMs: null,
    }));
    return { ...tidied(next, clock.now()), result: null };
  });
}

/**
 * Twins of these are about to be removed. While they existed, the service may have said that a later switch changes nothing, and the
 * switch itself may have been undone or moved.
 */
async function reopenAfter(checked: readonly QueuedSwitch[], change: ChangeQueue): Promise<void> {
  await change<null>((stored) => {
    const own = stored.filter(({ viewer }) => checked.some((queued) => queued.viewer === viewer));
    const again = checked.flatMap((queued) => reopened(own, queued));
    return { put: [...new Map(again.map((queued) => [queued.id, queued])).values()], result: null };
  });
}

/**
 * Removes the last member from a switch with a repeated member: the service treats the wanted list as equal to the existing one, but not
 * a shorter one. Afterwards the whole list is wanted again.
 */
async function thinOut(
  queued: QueuedSwitch,
  { service, clock, change, signal }: RepetitionCheckOptions,
): Promise<void> {
  const less = wantedUuids(queued).slice(0, -1);
  const note = (changed: (fresh: QueuedSwitch) => Partial<QueuedSwitch>) =>
    updateSwitch(change, queued, (fresh) => ({
      put: [{ ...fresh, settledAtMs: null, uncheckedSinceMs: clock.now(), ...changed(fresh) }],
      result: null,
    }));
  await note((fresh) => ({
    attempts: [...fresh.attempts, { kind: 'members', members: less }],
    triedAtMs: clock.now(),
    lostAtMs: null,
  }));
  const switchId = brandId('SwitchId', switchIdOf(queued) ?? '');
  await service.updateMembers(switchId, memberRefs(less), { signal });
  await note(({ known }) => ({
    ...NO_ATTEMPTS,
    known: known.kind === 'there' ? { ...known, members: less } : known,
  }));
}
