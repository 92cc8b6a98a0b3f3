import { brandId, type Member, parseTimestamp, type SwitchId } from '@frontboard/model';
import * as v from 'valibot';
import { orderKey } from '../../../cache/switches/switch-order.ts';
import type { CachedMember } from '../../../persistence/documents/cached-records.ts';
import type { DeepReadonly } from '../../../persistence/documents/deep-readonly.ts';
import { withViewer } from '../../../persistence/documents/viewer-field.ts';
import type { FrontMember } from '../../../session/front-member.ts';
import { type MadeSwitch, sentSwitchSchema } from '../made/made-switch.ts';
import { isSameList, isSameMoment } from '../made/moments.ts';
import { membersSchema, refusalSchema } from '../types.ts';
import {
  hasMembers,
  isGuarded,
  type MembersOperation,
  type Operation,
  switchOperationSchema,
  type UndoableOperation,
} from './operation.ts';

const uuids = v.array(v.string());

const known = v.variant('kind', [
  /** No such switch: it was not created yet, or was deleted as wanted. */
  v.object({ kind: v.literal('none') }),
  /** The service said that these members are fronting already, while an earlier switch was open. It is sent again once that one is settled. */
  v.object({ kind: v.literal('held') }),
  /** The service said that these members are fronting already, so no switch was created. */
  v.object({ kind: v.literal('already-so') }),
  v.object({
    kind: v.literal('there'),
    switchId: v.string(),
    /** Uuids in front order; short ids in no certain order unless `isWhole`. */
    members: uuids,
    /** False if it comes from a list only. */
    isWhole: v.boolean(),
  }),
  /** Somebody deleted it elsewhere before it could be changed. */
  v.object({ kind: v.literal('gone'), switchId: v.string() }),
]);

const attempt = v.variant('kind', [
  /** To create the switch or to change its members. Also the members that a screen knew: one of these lists may be at the service. */
  v.object({ kind: v.literal('members'), members: uuids }),
  v.object({ kind: v.literal('move'), timestamp: v.string() }),
  v.object({ kind: v.literal('delete') }),
]);

/** Reads a stored row. */
export const queuedSwitchSchema = v.pipe(
  v.object({
    id: v.string(),
    /** Uuid of the system it belongs to: the `viewer` in the app. */
    account: v.string(),
    /** The time of the switch, in milliseconds since 1970: it identifies the switch to the service until it has an id. */
    atMs: v.number(),
    /** The same as it is sent, or as the service has it. */
    timestamp: v.string(),
    /** The members before the operations, if the switch was not recorded by one of them; otherwise null. */
    base: v.nullable(membersSchema),
    /** Oldest first. Never empty in storage, unless there is something to check. */
    operations: v.array(switchOperationSchema),
    known,
    /** The id it had before it was deleted and recorded again; null for none. */
    formerId: v.nullable(v.string()),
    attempts: v.array(attempt),
    /** When the last of them was sent; null if none was. */
    triedAtMs: v.nullable(v.number()),
    /** When it was known that the last of them gets no answer; null before, and if the page was closed first. */
    lostAtMs: v.nullable(v.number()),
    /**
     * What was sent to create the switch and has not been looked for since. An answer does not prove that there is only one row: a browser may have
     * repeated the request.
     */
    unchecked: v.array(sentSwitchSchema),
    /** When the last request that may have been repeated was sent or answered; null if nothing is left to check. */
    uncheckedSinceMs: v.nullable(v.number()),
    refusal: v.nullable(refusalSchema),
    /** When it last reached the wanted state; null before. */
    settledAtMs: v.nullable(v.number()),
  }),
  v.transform(withViewer),
);

/**
 * One switch with the operations on it, and what the service is known to have. The next request follows from the difference, so the work
 * can be resumed at any point. Plain data, stored as it is.
 */
export type QueuedSwitch = DeepReadonly<v.InferOutput<typeof queuedSwitchSchema>>;

/** What the service is known to have of a switch. */
export type Known = QueuedSwitch['known'];

/** A request that was sent and got no answer. */
export type Attempt = QueuedSwitch['attempts'][number];

/** The next request to the service. */
export type MissingStep =
  /** Create the switch. Sent again with the same time until an answer shows the outcome. */
  | 'create'
  /** Check whether a switch that is no longer wanted was created by an attempt without an answer. */
  | 'find'
  /** Replace its members. */
  | 'members'
  | 'move'
  /** Check whether it still exists, after a deletion that was undone and had no answer. */
  | 'look'
  | 'remove';

/** A switch with no wanted and no known state. */
export function emptySwitch(viewer: string, id: string): Omit<QueuedSwitch, 'atMs' | 'timestamp'> {
  return {
    id,
    viewer,
    base: null,
    operations: [],
    known: { kind: 'none' },
    formerId: null,
    ...NO_ATTEMPTS,
    unchecked: [],
    uncheckedSinceMs: null,
    refusal: null,
    settledAtMs: null,
  };
}

/** No request for it can still be running. */
export const NO_ATTEMPTS = { attempts: [], triedAtMs: null, lostAtMs: null } as const;

/** Whether an undo of this operation is queued, sent or not. */
export function isUndone({ operations }: QueuedSwitch, { id }: Operation): boolean {
  return operations.some((it) => it.kind === 'undo' && it.of === id);
}

/** The operations that are not undos of others. */
export function undoable({ operations }: QueuedSwitch): readonly UndoableOperation[] {
  return operations.filter((it) => it.kind !== 'undo');
}

/** Whether a deletion of the switch was undone. */
export function hasUndoneDeletion(queued: QueuedSwitch): boolean {
  return queued.operations.some((it) => it.kind === 'delete' && isUndone(queued, it));
}

/** The operations that were not undone. */
export function effectiveOperations(queued: QueuedSwitch): readonly UndoableOperation[] {
  return undoable(queued).filter((it) => !isUndone(queued, it));
}

/** The operation that counts: the latest that was not undone. */
export function topOperation(queued: QueuedSwitch): UndoableOperation | null {
  return effectiveOperations(queued).at(-1) ?? null;
}

/** The operation that says who is in the switch. */
export function topMembers(queued: QueuedSwitch): MembersOperation | null {
  return effectiveOperations(queued).findLast((it) => hasMembers(it)) ?? null;
}

/** The front that this switch should set; null if there should be no such switch. */
export function wantedMembers(queued: QueuedSwitch): readonly FrontMember[] | null {
  if (effectiveOperations(queued).some(({ kind }) => kind === 'delete')) return null;
  return topMembers(queued)?.members ?? queued.base;
}

/** The same as uuids in front order; none if there should be no such switch. */
export function wantedUuids(queued: QueuedSwitch): readonly string[] {
  return uuidsOf(wantedMembers(queued) ?? []);
}

/** The time that the switch has to be moved to; null if it may stay at its time. */
function moveTarget(queued: QueuedSwitch): string | null {
  const moves = queued.operations.filter((it) => it.kind === 'move');
  const top = moves.findLast((it) => !isUndone(queued, it));
  if (top !== undefined && !top.isSent) return top.timestamp;
  // Later ones are undone: the first of them has the former time.
  const undone = moves.slice(top === undefined ? 0 : moves.indexOf(top) + 1);
  return undone[0]?.from ?? null;
}

/** The wanted time of the switch, as the service accepts it. */
export function wantedTimestamp(queued: QueuedSwitch): string {
  return moveTarget(queued) ?? queued.timestamp;
}

/** The same in milliseconds since 1970. */
export function wantedMs(queued: QueuedSwitch): number {
  const target = moveTarget(queued);
  return target === null ? queued.atMs : (parseTimestamp(target) ?? queued.atMs);
}

/** Whether the operation that counts is a correction the service has not had. */
export function isCorrecting(queued: QueuedSwitch): boolean {
  const top = topMembers(queued);
  return top?.kind === 'correct' && !top.isSent;
}

/** The guarded operations that are not settled: neither done nor undone at the service. */
export function openGuarded(queued: QueuedSwitch): readonly UndoableOperation[] {
  return undoable(queued).filter((it) => isGuarded(it) && (!it.isSent || isUndone(queued, it)));
}

/** The next state that the service should be asked to set, refused or not; null if it has the wanted state. */
export function missingStep(queued: QueuedSwitch): MissingStep | null {
  const { known, attempts } = queued;
  if (wantedMembers(queued) === null) {
    if (known.kind === 'there') return 'remove';
    return attempts.length > 0 ? 'find' : null;
  }
  if (known.kind === 'gone') return openGuarded(queued).length > 0 ? 'look' : null;
  if (known.kind !== 'there') return known.kind === 'already-so' ? null : 'create';
  const isSo =
    isSameList(known.members, wantedUuids(queued)) && !mayHaveOtherMembers(queued) && !isUnasked(queued);
  if (!isSo) return 'members';
  const isElsewhere = attempts.some((it) => it.kind === 'move' && !isWantedMoment(queued, it.timestamp));
  if (isElsewhere || !isWantedMoment(queued, queued.timestamp)) return 'move';
  return attempts.some(({ kind }) => kind === 'delete') ? 'look' : null;
}

/**
 * Whether the members have to be compared with the service although they are the last known ones: another device may have changed the switch
 * that the person opened, or deleted it.
 */
function isUnasked(queued: QueuedSwitch): boolean {
  const top = topMembers(queued);
  return top !== null && !top.isSent && (queued.base !== null || isGuarded(top));
}

/** Whether an attempt without an answer may have given the switch, or may still give it, other members than are wanted. */
function mayHaveOtherMembers(queued: QueuedSwitch): boolean {
  const wanted = wantedUuids(queued);
  return triedMembers(queued).some((members) => !isSameList(members, wanted));
}

function isWantedMoment(queued: QueuedSwitch, timestamp: string): boolean {
  return isSameMoment(timestamp, wantedTimestamp(queued));
}

/** The member lists of attempts without an answer. */
export function triedMembers({ attempts }: QueuedSwitch): readonly (readonly string[])[] {
  return attempts.flatMap((it) => (it.kind === 'members' ? [it.members] : []));
}

/** Whether the service has everything that is wanted of the switch. */
export function isSettled(queued: QueuedSwitch): boolean {
  return missingStep(queued) === null;
}

/**
 * Whether the queue may still change the front after this switch. A refused change of an existing switch waits for the person, who may
 * never look: later switches do not wait for it.
 */
export function isOpen(queued: QueuedSwitch): boolean {
  return !isSettled(queued) && (queued.refusal === null || openGuarded(queued).length === 0);
}

/** The switch in the form in which its rows are looked for. */
export function madeOf(queued: QueuedSwitch): MadeSwitch {
  const { timestamp, unchecked } = queued;
  const wanted = wantedMembers(queued) === null ? null : wantedUuids(queued);
  return { switchId: switchIdOf(queued), timestamp, unchecked, wanted };
}

/** The id the switch has at the service; null when it has none. */
export function switchIdOf({ known }: QueuedSwitch): SwitchId | null {
  return known.kind === 'there' ? brandId('SwitchId', known.switchId) : null;
}

/**
 * The entry of the queue for this switch of the service; undefined for none. A switch that was sent and not answered yet is known only by its
 * time, and so are the rows that repetitions of the request may have created beside it. Another switch may have been moved to that time, so an
 * entry with the id comes first.
 */
export function findSwitch(
  queue: readonly QueuedSwitch[],
  it: { readonly switchId: string; readonly timestamp: string },
): QueuedSwitch | undefined {
  return queue.find((queued) => hasId(queued, it.switchId)) ?? queue.find((queued) => mayBeAt(queued, it));
}

function hasId({ known, formerId }: QueuedSwitch, switchId: string): boolean {
  return formerId === switchId || ('switchId' in known && known.switchId === switchId);
}

function mayBeAt(queued: QueuedSwitch, it: { readonly timestamp: string }): boolean {
  const { known, attempts, unchecked } = queued;
  if (known.kind === 'gone') return false;
  const mayBeTwin = unchecked.length > 0 || (known.kind !== 'there' && attempts.length > 0);
  return mayBeTwin && orderKey(queued) === orderKey(it);
}

/** The members in an answer of the service, in the same order. */
export function frontMembersOf(
  members: readonly Pick<Member, 'uuid' | 'id' | 'name'>[] | readonly CachedMember[],
): readonly FrontMember[] {
  return members.map(({ uuid, id, name }) => ({ uuid: uuid ?? id, id, name }));
}

/** The uuids of members, in the same order. */
export function uuidsOf(members: readonly FrontMember[]): readonly string[] {
  return members.map(({ uuid }) => uuid);
}

/** The switch after an operation was undone; unchanged if it has no such operation, or another one counts. */
export function withUndone(queued: QueuedSwitch, of: string, tapMs: number): QueuedSwitch {
  const top = topOperation(queued);
  if (top?.id !== of) return queued;
  const undo: Operation = { kind: 'undo', id: `${of}-undo`, tapMs, of };
  // If it was never sent, nothing has to be reverted.
  const isUnsent = isGuarded(top) && !top.isSent && queued.attempts.length === 0;
  const operations = isUnsent ? queued.operations.filter((it) => it !== top) : [...queued.operations, undo];
  return { ...queued, refusal: null, settledAtMs: null, operations };
}

/** The switch with one more operation. */
export function withOperation(queued: QueuedSwitch, operation: Operation): QueuedSwitch {
  return { ...queued, settledAtMs: null, operations: [...queued.operations, operation] };
}

/** What to store of these switches after a change at `nowMs`, and the ids of those of which nothing needs storing. */
export function tidied(
  queue: readonly QueuedSwitch[],
  nowMs: number,
): { readonly put: readonly QueuedSwitch[]; readonly remove: readonly string[] } {
  const put = queue.flatMap((queued) => tidiedSwitch(queued, nowMs) ?? []);
  const left = new Set(put.map(({ id }) => id));
  return { put, remove: queue.map(({ id }) => id).filter((id) => !left.has(id)) };
}

/**
 * The switch as it is stored, or null if nothing needs storing. Once it has the wanted state, undone operations are removed. One that is only
 * left to be checked is stored until it was.
 */
function tidiedSwitch(queued: QueuedSwitch, nowMs: number): QueuedSwitch | null {
  if (!isSettled(queued)) return queued.settledAtMs === null ? queued : { ...queued, settledAtMs: null };
  const top = topOperation(queued);
  if (top === null && queued.uncheckedSinceMs === null && !mayBeReopened(queued)) return null;
  const known: Known = queued.known.kind === 'held' ? { kind: 'none' } : queued.known;
  const settled = { ...queued, known, refusal: null, settledAtMs: queued.settledAtMs ?? nowMs };
  if (top === null) return settled;
  return { ...settled, operations: doneOperations(queued) };
}

/**
 * Whether a switch was deleted, wanted again, and not created because its members were fronting already. It has to be created once an earlier
 * switch changes.
 */
function mayBeReopened(queued: QueuedSwitch): boolean {
  return queued.known.kind === 'already-so' && wantedMembers(queued) !== null;
}

/** The remaining operations once the wanted state is reached. One that had it from the start has created no switch. */
function doneOperations(queued: QueuedSwitch): readonly Operation[] {
  const all = effectiveOperations(queued);
  const isThere = queued.known.kind === 'there';
  const members = topMembers(queued);
  const move = all.findLast(({ kind }) => kind === 'move');
  return all.map((it) => {
    const isDone = it.kind === 'delete' || (isThere && (it === members || it === move));
    return isDone && !it.isSent ? { ...it, isSent: true } : it;
  });
}
