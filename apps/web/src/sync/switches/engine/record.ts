import { isSameList, isSameMoment } from '../made/moments.ts';
import { hasStrayed, type RequestTimes } from '../made/strayed-rows.ts';
import type { RecordInput, SwitchCopy } from '../types.ts';
import { foundSwitch } from './change.ts';
import { freeInstant, takenInstants, tapInstant, timestampOf } from './instants.ts';
import type { Operation } from './operation.ts';
import {
  emptySwitch,
  findSwitch,
  isCorrecting,
  isSettled,
  openGuarded,
  type QueuedSwitch,
  switchIdOf,
  topMembers,
  topOperation,
  uuidsOf,
  wantedMembers,
  wantedMs,
  wantedTimestamp,
  wantedUuids,
  withOperation,
} from './queued-switch.ts';

/** The latest switch that the service has sent. */
export interface KnownSwitch extends SwitchCopy {
  readonly atMs: number;
}

interface RecordContext {
  readonly viewer: string;
  /** The queue of the account. */
  readonly queue: readonly QueuedSwitch[];
  readonly known: KnownSwitch | null;
  /** The time of the tap, by the device's clock. */
  readonly tappedMs: number;
  /** The clock skew that was known then. */
  readonly skewMs: number | null;
  readonly times: RequestTimes;
  /** A new unique id. */
  readonly id: string;
}

/** The change of the queue for a switch that a person records, and the id of its entry. Pure. */
export function recordSwitch(
  { members, atMs, correctWithinMs }: RecordInput,
  { viewer, queue, known: served, tappedMs, skewMs, times, id }: RecordContext,
): { readonly queued: QueuedSwitch; readonly entryId: string } {
  const known = served !== null && isOfQueue(served, queue, times) ? null : served;
  const toServiceMs = skewMs ?? 0;
  // A time that the person has chosen is not corrected.
  const isClockUnknown = skewMs === null && atMs === undefined;
  const tapMs = tapInstant(tappedMs + toServiceMs, times.nowMs + toServiceMs, lastTap(queue));
  const movedMs = tapMs - tappedMs;
  const unknown = isClockUnknown && { isClockUnknown, ...(movedMs > 0 && { movedMs }) };
  const asked = { id, members, tapMs, isSent: false, ...unknown };
  // An explicit time always creates a new switch, never a correction.
  if (atMs === undefined && correctWithinMs !== undefined) {
    const latest = latestSwitch(queue, currentOf(queue, known), viewer);
    if (latest !== null && tapMs >= latest.atMs && tapMs - latest.atMs <= correctWithinMs) {
      const top = topOperation(latest);
      const isSame = isSameList(wantedUuids(latest), uuidsOf(members));
      if (isSame && top !== null) return { queued: latest, entryId: top.id };
      if (!isSame) return { queued: withOperation(latest, { kind: 'correct', ...asked }), entryId: id };
    }
  }
  const taken = takenInstants(queue);
  if (known !== null) taken.add(known.atMs);
  const moment = freeInstant(atMs ?? tapMs, taken);
  const record: Operation = { kind: 'record', ...asked };
  return {
    queued: {
      ...emptySwitch(viewer, id),
      atMs: moment,
      timestamp: timestampOf(moment),
      operations: [record],
    },
    entryId: id,
  };
}

/** Whether the latest switch is one of the queue that the service has not moved to its time. It gets another position once it is found. */
function isOfQueue(
  { switchId, timestamp, members }: KnownSwitch,
  queue: readonly QueuedSwitch[],
  times: RequestTimes,
): boolean {
  if (queue.some((queued) => switchIdOf(queued) === switchId)) return false;
  const row = { timestamp, members: uuidsOf(members) };
  return queue.some((queued) => queued.known.kind === 'none' && hasStrayed(row, queued, times));
}

/** The latest known switch; unknown if an operation has deleted or moved it since. */
function currentOf(queue: readonly QueuedSwitch[], known: KnownSwitch | null): KnownSwitch | null {
  const queued = known === null ? undefined : findSwitch(queue, known);
  if (known === null || queued === undefined) return known;
  const isThere = wantedMembers(queued) !== null || queued.operations.every(({ kind }) => kind !== 'delete');
  return isThere && isSameMoment(wantedTimestamp(queued), known.timestamp) ? known : null;
}

/** The switch that a correction would change; null without one. */
function latestSwitch(
  queue: readonly QueuedSwitch[],
  known: KnownSwitch | null,
  viewer: string,
): QueuedSwitch | null {
  const [latest] = queue.filter((it) => wantedMembers(it) !== null).sort((a, b) => wantedMs(b) - wantedMs(a));
  const ofKnown = known === null ? undefined : findSwitch(queue, known);
  if (known !== null && ofKnown === undefined && (latest === undefined || known.atMs > reachOf(latest))) {
    return foundSwitch(viewer, known);
  }
  // A refused one waits for the person. One that changed nothing, or was deleted elsewhere, is not a switch of the service.
  if (latest === undefined || latest.refusal !== null) return null;
  if (latest.known.kind === 'already-so' || latest.known.kind === 'gone') return null;
  // If the person is changing that very switch, the tap is not a correction of it.
  if (openGuarded(latest).length > 0) return null;
  // Another switch came after it: the wanted state is sent, even if the service had it before.
  const isPassed = known !== null && ofKnown === undefined && known.atMs > latest.atMs;
  if (isPassed && switchIdOf(latest) !== null) return withServiceMembers(latest, known);
  if (known === null || latest !== ofKnown || !isSettled(latest)) return latest;
  // Another device may have changed it, or the known state is from before our own last change: both are possible.
  const isSame = isSameList(uuidsOf(known.members), wantedUuids(latest));
  return isSame ? latest : withServiceMembers(latest, known);
}

/** The switch with the members that the screens knew: they may be at the service. */
function withServiceMembers(queued: QueuedSwitch, { members }: KnownSwitch): QueuedSwitch {
  return { ...queued, attempts: [...queued.attempts, { kind: 'members', members: uuidsOf(members) }] };
}

/** Where a switch may get its place: a waiting correction becomes a separate switch if it comes too late for the one it corrects. */
function reachOf(queued: QueuedSwitch): number {
  return isCorrecting(queued) ? Math.max(queued.atMs, topMembers(queued)?.tapMs ?? queued.atMs) : queued.atMs;
}

function lastTap(queue: readonly QueuedSwitch[]): number | null {
  const taps = queue.flatMap(({ operations }) =>
    operations.flatMap((it) => (it.kind === 'record' || it.kind === 'correct' ? [it.tapMs] : [])),
  );
  return taps.length === 0 ? null : Math.max(...taps);
}
