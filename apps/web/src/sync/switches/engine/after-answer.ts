import { parseTimestamp } from '@frontboard/model';
import { isSameList, isSameMoment } from '../made/moments.ts';
import { switchCopyOf } from '../switch-copies.ts';
import type { Refusal, SwitchCopy } from '../types.ts';
import type { ServiceAnswer } from './answer.ts';
import { conflictRefusal, goneRefusal, outdatedRefusal } from './classify-error.ts';
import { freeInstant, takenInstants, timestampOf } from './instants.ts';
import { hasMembers, type MembersOperation, type Operation } from './operation.ts';
import type { QueueChange } from './queue-store.ts';
import {
  type Attempt,
  effectiveOperations,
  emptySwitch,
  hasUndoneDeletion,
  isOpen,
  isUndone,
  type Known,
  type MissingStep,
  NO_ATTEMPTS,
  openGuarded,
  type QueuedSwitch,
  switchIdOf,
  tidied,
  topMembers,
  topOperation,
  uuidsOf,
  wantedMembers,
  wantedTimestamp,
  wantedUuids,
} from './queued-switch.ts';

/** The change of an account's queue. Its result: whether a correction came too late and became a separate switch. */
type QueueOutcome = Required<QueueChange<boolean>>;

/**
 * The queue after an answer about `asked`, which is now `queued`: it may have got another operation since. `queue`
 * contains all switches of the account, `queued` among them. Pure.
 */
export function afterAnswer(
  queue: readonly QueuedSwitch[],
  queued: QueuedSwitch,
  answer: ServiceAnswer,
  nowMs: number,
  asked: QueuedSwitch = queued,
): QueueOutcome {
  switch (answer.kind) {
    case 'there': {
      const { switchId, members } = answer.copy;
      const next: QueuedSwitch = {
        ...queued,
        ...(isSeenSince(queued, asked, switchId)
          ? { operations: markSent(queued, members, asked) }
          : {
              known: { kind: 'there', switchId, members, isWhole: true },
              operations: markSent(queued, members),
            }),
        ...NO_ATTEMPTS,
      };
      const leftMs = parseTimestamp(answer.movedFrom ?? '') ?? queued.atMs;
      return store(next, nowMs, reopened(queue, { ...queued, atMs: Math.min(queued.atMs, leftMs) }));
    }
    case 'changed':
      return changed(queue, queued, answer, nowMs, asked);
    case 'absent':
    case 'not-ours':
      return absent(queue, queued, nowMs);
    case 'already-so': {
      const wanted = wantedUuids(queued);
      // The answer is about the members that were wanted when it was sent: for others it only says that nothing was created.
      if (!isSameList(wanted, answer.members)) return store({ ...queued, ...NO_ATTEMPTS }, nowMs);
      const isUnclear = queue.some((it) => it.id !== queued.id && it.atMs < queued.atMs && isOpen(it));
      // An open switch may still change the front: then this one has to be sent again.
      const known: Known = { kind: isUnclear ? 'held' : 'already-so' };
      return store({ ...queued, ...NO_ATTEMPTS, known }, nowMs);
    }
    case 'taken': {
      const taken = takenInstants(queue.filter(({ id }) => id !== queued.id));
      const atMs = freeInstant(queued.atMs + 1, taken);
      return store({ ...queued, atMs, timestamp: timestampOf(atMs), ...NO_ATTEMPTS }, nowMs);
    }
    case 'moved-on':
      return split(queue, queued, nowMs);
    case 'outdated':
    case 'conflict': {
      const refusal =
        answer.kind === 'conflict' ? conflictRefusal(switchCopyOf(answer.made)) : outdatedRefusal();
      return store(isStillWanted(queued, asked) ? { ...queued, refusal } : queued, nowMs);
    }
  }
}

/**
 * Whether the person has opened the new switch while the request that created it was in flight. What they saw is later than its answer, and
 * another device may have changed the switch in between.
 */
function isSeenSince({ known }: QueuedSwitch, asked: QueuedSwitch, switchId: string): boolean {
  return asked.known.kind !== 'there' && known.kind === 'there' && known.switchId === switchId;
}

/** A refusal of the service. */
export interface Refused {
  /** The switch as it was when the request was sent. */
  readonly asked: QueuedSwitch;
  readonly step: MissingStep;
  readonly refusal: Refusal;
  /** The service refused to write these members: that attempt has done nothing. */
  readonly isWrite: boolean;
}

/** The queue after a refusal. It says nothing about `queued` if that has got another operation since the request. Pure. */
export function afterRefusal(
  queued: QueuedSwitch,
  { asked, step, refusal, isWrite }: Refused,
  nowMs: number,
): QueueOutcome {
  const next = isStillWanted(queued, asked) ? { ...queued, refusal } : queued;
  if (!isWrite) return store(next, nowMs);
  const isRefused = (attempt: Attempt) => isAttemptOf(attempt, step, asked);
  // An earlier attempt without an answer may still have arrived.
  const attempts = asked.attempts.some(isRefused)
    ? next.attempts
    : next.attempts.filter((it) => !isRefused(it));
  return store({ ...next, attempts, triedAtMs: asked.triedAtMs, lostAtMs: asked.lostAtMs }, nowMs);
}

/** Whether a step of a switch sends what this attempt has sent. */
export function isAttemptOf(attempt: Attempt, step: MissingStep, queued: QueuedSwitch): boolean {
  switch (attempt.kind) {
    case 'members':
      return (step === 'create' || step === 'members') && isSameList(attempt.members, wantedUuids(queued));
    case 'move':
      return step === 'move' && isSameMoment(attempt.timestamp, wantedTimestamp(queued));
    case 'delete':
      return step === 'remove';
  }
}

/** Whether the wanted state of a switch is the same as when the request was sent. */
function isStillWanted(queued: QueuedSwitch, asked: QueuedSwitch): boolean {
  const [now, former] = [wantedMembers(queued), wantedMembers(asked)];
  if (now === null || former === null) return now === former;
  return (
    isSameList(uuidsOf(now), uuidsOf(former)) && isSameMoment(wantedTimestamp(queued), wantedTimestamp(asked))
  );
}

function store(queued: QueuedSwitch, nowMs: number, others: readonly QueuedSwitch[] = []): QueueOutcome {
  const { put, remove } = tidied([queued], nowMs);
  return { put: [...put, ...others], remove, result: false };
}

/** The operations of a switch once the service has it, or had it when the request was sent for `asked`, with these members, by uuid. */
export function markSent(
  queued: QueuedSwitch,
  members: readonly string[],
  asked: QueuedSwitch = queued,
): readonly Operation[] {
  const sent = members.join();
  const isAsked = ({ id }: Operation) => asked.operations.some((it) => it.id === id);
  return queued.operations.map((it) =>
    hasMembers(it) && isAsked(it) && uuidsOf(it.members).join() === sent ? { ...it, isSent: true } : it,
  );
}

/** A guarded operation is done, or a read has returned the switch. */
function changed(
  queue: readonly QueuedSwitch[],
  queued: QueuedSwitch,
  { made, settles }: Extract<ServiceAnswer, { kind: 'changed' }>,
  nowMs: number,
  asked: QueuedSwitch,
): QueueOutcome {
  const copy = switchCopyOf(made);
  const { switchId, timestamp } = copy;
  const members = uuidsOf(copy.members);
  const attempts = settles === 'all' ? [] : queued.attempts.filter(({ kind }) => kind !== settles);
  const isMoved = !isSameMoment(timestamp, queued.timestamp);
  const atMs = isMoved ? (parseTimestamp(timestamp) ?? queued.atMs) : queued.atMs;
  const next: QueuedSwitch = {
    ...queued,
    ...(isMoved ? { atMs, timestamp } : {}),
    known: { kind: 'there', switchId, members, isWhole: true },
    ...(attempts.length === 0 ? NO_ATTEMPTS : { attempts }),
    operations: markMoved(markSent(queued, members), timestamp),
  };
  const isAnswered = settles === 'members' && isStillWanted(queued, asked);
  const before = { ...queued, atMs: Math.min(queued.atMs, atMs) };
  return store(withMembersOf(next, copy, isAnswered), nowMs, reopened(queue, before));
}

function markMoved(operations: readonly Operation[], timestamp: string): readonly Operation[] {
  return operations.map((it) =>
    it.kind === 'move' && isSameMoment(it.timestamp, timestamp) ? { ...it, isSent: true } : it,
  );
}

/**
 * If no operation on the members is open, the switch is wanted with the members it has, whoever set them. `isAnswered`: they are the
 * service's answer for those that were wanted.
 */
function withMembersOf(queued: QueuedSwitch, { members }: SwitchCopy, isAnswered: boolean): QueuedSwitch {
  const isMembersOpen = queued.operations.some(
    (it) => hasMembers(it) && (!it.isSent || isUndone(queued, it)),
  );
  const wanted = wantedMembers(queued);
  if ((isMembersOpen && !isAnswered) || wanted === null || isSameList(uuidsOf(wanted), uuidsOf(members)))
    return queued;
  const top = topMembers(queued);
  if (top === null) return { ...queued, base: members };
  const aligned: MembersOperation = { ...top, members, isSent: true };
  return { ...queued, operations: queued.operations.map((it) => (it === top ? aligned : it)) };
}

/** The service has no such switch, or none that is ours: as wanted, not created yet, or somebody deleted it elsewhere. */
function absent(queue: readonly QueuedSwitch[], queued: QueuedSwitch, nowMs: number): QueueOutcome {
  const formerId = switchIdOf(queued) ?? queued.formerId;
  const next: QueuedSwitch = { ...queued, known: { kind: 'none' }, formerId, ...NO_ATTEMPTS };
  if (wantedMembers(queued) === null) return store(next, nowMs, reopened(queue, queued));
  // We have deleted it, and that is undone: it is recorded again.
  if (hasUndoneDeletion(queued)) return store(next, nowMs, reopened(queue, queued));
  if (formerId !== null && openGuarded(queued).length > 0) {
    const known: Known = { kind: 'gone', switchId: formerId };
    return store({ ...next, known, refusal: goneRefusal() }, nowMs, reopened(queue, queued));
  }
  const top = topOperation(queued);
  // Deleted elsewhere, and the person wants what was there before: that deletion counts.
  if (top === null || top.isSent) return { put: reopened(queue, queued), remove: [queued.id], result: false };
  return switchIdOf(queued) === null ? store(next, nowMs) : split(queue, next, nowMs);
}

/** Corrections that came too late become separate switches, at the time of the first tap. */
function split(queue: readonly QueuedSwitch[], queued: QueuedSwitch, nowMs: number): QueueOutcome {
  const all = effectiveOperations(queued);
  // An undone one may have the same members as one that was sent.
  const lastSent = all.findLastIndex((it) => hasMembers(it) && it.isSent);
  const late = all.slice(lastSent + 1).filter((it) => it.kind === 'correct');
  const former = queued.operations.filter((it) => !late.some(({ id }) => id === it.id));
  const [first, ...others] = late;
  // All late corrections were undone since.
  if (first === undefined) return store({ ...queued, operations: former }, nowMs);
  const atMs = freeInstant(first.tapMs, takenInstants(queue));
  const own: QueuedSwitch = {
    ...emptySwitch(queued.viewer, first.id),
    atMs,
    timestamp: timestampOf(atMs),
    operations: [{ ...first, kind: 'record' }, ...others],
  };
  // What an attempt without an answer may have changed in somebody else's switch is reverted.
  const operations = former.length === 0 && queued.attempts.length > 0 ? late.flatMap(undoneCopy) : former;
  const wasThere = queued.base !== null || lastSent >= 0;
  const isFormerGone = operations.length === 0 || (switchIdOf(queued) === null && wasThere);
  if (isFormerGone) return { put: [own], remove: [queued.id], result: true };
  const rest = store({ ...queued, operations }, nowMs);
  return { put: [own, ...rest.put], remove: rest.remove, result: true };
}

/** An operation that continues as one of another switch stays in its own as an undone one. */
function undoneCopy(operation: Operation): readonly Operation[] {
  const id = `${operation.id}-former`;
  return [
    { ...operation, id },
    { kind: 'undo', id: `${id}-undo`, tapMs: operation.tapMs, of: id },
  ];
}

/**
 * Later switches that were not created because the same members were fronting already: the front before them has changed,
 * so they are sent again.
 */
export function reopened(queue: readonly QueuedSwitch[], queued: QueuedSwitch): readonly QueuedSwitch[] {
  return queue
    .filter((it) => it.known.kind === 'already-so' && it.id !== queued.id && it.atMs > queued.atMs)
    .map((it) => ({ ...it, known: { kind: 'none' }, settledAtMs: null }));
}
