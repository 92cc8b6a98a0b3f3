import { parseTimestamp } from '@frontboard/model';
import type { FrontMember } from '../../../session/front-member.ts';
import { haveEqualMembers, isSameList, isSameMoment } from '../made/moments.ts';
import type { ChangeRequest, SwitchCopy } from '../types.ts';
import { markSent } from './after-answer.ts';
import type { Operation, OperationEdit } from './operation.ts';
import {
  emptySwitch,
  findSwitch,
  isSettled,
  NO_ATTEMPTS,
  type QueuedSwitch,
  uuidsOf,
  wantedMembers,
  wantedTimestamp,
  withOperation,
} from './queued-switch.ts';

export interface ChangeContext {
  readonly viewer: string;
  /** The queue of the account. */
  readonly queue: readonly QueuedSwitch[];
  readonly tapMs: number;
  /** The edit of the history that the change is part of. */
  readonly edit: OperationEdit;
}

/** The change of the queue for a change of a switch that the service has. `id`: of the operation, a new one. Pure. */
export function changeSwitch(
  change: ChangeRequest,
  id: string,
  { viewer, queue, tapMs, edit }: ChangeContext,
): QueuedSwitch {
  const { base, ...wanted } = change;
  const held = findSwitch(queue, base);
  const queued = held === undefined ? foundSwitch(viewer, base) : seenSwitch(held, change);
  const asked = { id, tapMs, isSent: false, edit };
  const operation: Operation =
    wanted.kind === 'move' ? { ...asked, ...wanted, from: wantedTimestamp(queued) } : { ...asked, ...wanted };
  return withOperation({ ...queued, refusal: null }, operation);
}

/** A switch of the service that is not in the queue, as the person saw it. */
export function foundSwitch(
  viewer: string,
  { switchId, timestamp, members, isWhole }: SwitchCopy,
): QueuedSwitch {
  return {
    ...emptySwitch(viewer, switchId),
    atMs: parseTimestamp(timestamp) ?? 0,
    timestamp,
    base: members,
    known: { kind: 'there', switchId, members: uuidsOf(members), isWhole },
  };
}

/** A switch of the queue as the person saw it when they asked to change it. */
function seenSwitch(queued: QueuedSwitch, { kind, base }: ChangeRequest): QueuedSwitch {
  const found = { ...foundSwitch(queued.viewer, base), id: queued.id };
  const { unchecked, uncheckedSinceMs, attempts, triedAtMs, lostAtMs } = queued;
  const sent = { unchecked, uncheckedSinceMs, attempts, triedAtMs, lostAtMs };
  // The person saw it before it was deleted, and the service has said since that it no longer exists. If the deletion is undone, it is changed when it
  // is recorded again.
  const isDeleted = queued.known.kind !== 'there' && queued.formerId === base.switchId;
  const isComingBack = wantedMembers(queued) !== null && queued.known.kind !== 'gone';
  if (isDeleted && (isComingBack || kind === 'delete'))
    return queued.known.kind === 'already-so' ? { ...queued, known: { kind: 'none' } } : queued;
  // Its creation was undone, or had no answer, and it exists: whoever changes it wants it.
  if (queued.known.kind !== 'there') {
    if (wantedMembers(queued) === null && kind !== 'delete') return { ...found, ...sent };
    const operations = markSent(queued, uuidsOf(base.members));
    return { ...queued, known: found.known, operations, ...NO_ATTEMPTS };
  }
  if (wantedMembers(queued) === null) return kind === 'delete' ? queued : { ...found, ...sent };
  const isSeen = isSameMoment(queued.timestamp, base.timestamp) && hasMembersOf(queued, base);
  // Open operations continue: the person saw their result, or the state before.
  if (isSeen || (!isSettled(queued) && queued.refusal === null)) return queued;
  // Somebody else has changed it since, and the person saw that.
  return { ...found, ...sent };
}

function hasMembersOf(queued: QueuedSwitch, { members, isWhole }: SwitchCopy): boolean {
  if (isWhole && queued.known.kind === 'there') return isSameList(queued.known.members, uuidsOf(members));
  const ids = (all: readonly FrontMember[]) => all.map(({ id }) => id);
  return haveEqualMembers(ids(wantedMembers(queued) ?? []), ids(members));
}
