import { parseTimestamp, randomUuid } from '@frontboard/model';
import { isFuture } from '../../../cache/switches/is-future.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { RequestTimes } from '../made/strayed-rows.ts';
import type {
  ChangeRequest,
  EditInput,
  EditRequest,
  FutureConfirmation,
  MovedTime,
  QueueResult,
  RecordInput,
  UndoResult,
} from '../types.ts';
import { queueWords as words } from '../words.ts';
import { changeSwitch } from './change.ts';
import { editSwitches, isBrokenEdit, operationOf, withBrokenEdits, withEditUndone } from './edit.ts';
import { givenUp, triedAgain } from './give-up.ts';
import type { AskedAt, Engine } from './parts.ts';
import { type ChangeQueue, merged } from './queue-store.ts';
import { isSettled, type QueuedSwitch, tidied, topOperation, undoable, withUndone } from './queued-switch.ts';
import { type KnownSwitch, recordSwitch } from './record.ts';
import { withTimeMoved } from './tap-times.ts';

/** Upper bound on unsent switches per account. */
const MOST_WAITING = 1_000;

/** A change of a single switch is an edit of one operation, with the same id. */
const EDIT_KINDS = { 'edit-members': 'change-members', move: 'move', delete: 'delete' } as const;

interface CommandsOptions {
  readonly change: ChangeQueue;
  readonly clock: Clock;
  /** The time by the service's clock, as far as it is known. */
  readonly nowMs: () => number;
  readonly times: () => RequestTimes;
  /** The queue as it was read last. */
  readonly shown: () => readonly QueuedSwitch[];
  readonly viewerNow: () => string | null;
  /** The latest switch of the account in use that is known here. */
  readonly knownSwitch: () => KnownSwitch | null;
  readonly isDurable: () => boolean;
  /** Whether somebody else has changed one of these; false if that is unknown. */
  readonly isForeign: (queue: readonly QueuedSwitch[]) => Promise<boolean>;
  /** Something may be sent now. */
  readonly nudge: () => void;
}

/** What a person can ask of the queue: each is stored before it resolves. */
export function createCommands(
  options: CommandsOptions,
): Pick<Engine, 'record' | 'change' | 'edit' | 'undoEdit' | 'undo' | 'retry' | 'discard' | 'correctTimes'> {
  const {
    change,
    clock,
    nowMs: serviceNowMs,
    times,
    shown,
    viewerNow,
    knownSwitch,
    isDurable,
    isForeign,
    nudge,
  } = options;

  /**
   * Stores what `make` changes in the queue of an account, of which at most `count` more switches wait then. `make` gets a new id and returns, as
   * `addedId`, the id of the entry or edit that the person has now.
   */
  async function add(
    mine: string,
    count: number,
    make: (
      own: readonly QueuedSwitch[],
      id: string,
    ) => { readonly changed: readonly QueuedSwitch[]; readonly addedId: string },
  ): Promise<QueueResult> {
    const newId = randomUuid();
    const id = await change<string | null>((stored) => {
      const own = stored.filter((queued) => queued.viewer === mine);
      if (own.filter((queued) => !isSettled(queued)).length + count > MOST_WAITING) return { result: null };
      const { changed, addedId } = make(own, newId);
      return { ...tidied(withBrokenEdits(changed, own), clock.now()), result: addedId };
    });
    if (id === null) return refuse('full', words.full);
    nudge();
    return { ok: true, id, isDurable: isDurable() };
  }

  async function record(
    input: RecordInput,
    { atMs, skewMs, viewer: askedViewer }: AskedAt,
  ): Promise<QueueResult> {
    const mine = askedViewer ?? viewerNow();
    if (mine === null) return refuse('no-account', words.noAccount);
    if (hasTwice(input.members)) return refuse('duplicate-member', words.duplicateMember);
    const isAhead = input.atMs !== undefined && isFuture(input.atMs, atMs + (skewMs ?? 0));
    if (isAhead && input.isFutureConfirmed !== true) return refuse('future', words.future);
    const known = mine === viewerNow() ? knownSwitch() : null;
    return add(mine, 1, (queue, id) => {
      const context = { viewer: mine, queue, known, tappedMs: atMs, skewMs, times: times(), id };
      const { queued, entryId } = recordSwitch(input, context);
      return { changed: [queued], addedId: entryId };
    });
  }

  async function changeOne(
    input: ChangeRequest,
    mine: string,
    confirmation: FutureConfirmation = {},
  ): Promise<QueueResult> {
    const tapMs = clock.now();
    const refusal = refusalOf([input], confirmation, serviceNowMs());
    if (refusal !== null) return refusal;
    return add(mine, 1, (queue, id) => {
      const edit = { id, kind: EDIT_KINDS[input.kind] };
      const changed = changeSwitch(input, id, { viewer: mine, queue, tapMs, edit });
      return { changed: [changed], addedId: id };
    });
  }

  async function edit(input: EditInput, mine: string): Promise<QueueResult> {
    const { kind, requests } = input;
    const nowMs = clock.now();
    const refusal = refusalOf(requests, input, serviceNowMs());
    if (refusal !== null) return refusal;
    return add(mine, requests.length, (queue, id) => ({
      changed: editSwitches(requests, { viewer: mine, queue, tapMs: nowMs, edit: { id, kind } }),
      addedId: id,
    }));
  }

  async function undoEdit(id: string): Promise<UndoResult> {
    const parts = shown().filter((queued) => operationOf(queued, id) !== undefined);
    if (await isForeign(parts)) return { ok: false, message: words.editChangedElsewhere };
    const result = await change<UndoResult>((stored) => {
      if (!stored.some((queued) => operationOf(queued, id) !== undefined))
        return { result: { ok: false, message: words.editTooLate } };
      if (isBrokenEdit(stored, id)) return { result: { ok: false, message: words.editReplaced } };
      const nowMs = clock.now();
      const undone = withEditUndone(stored, id, nowMs);
      if (undone === null) return { result: { ok: false, message: words.editChangedHere } };
      return { ...tidied(undone, nowMs), result: { ok: true } };
    });
    nudge();
    return result;
  }

  async function undo(id: string): Promise<UndoResult> {
    const edit = shown()
      .flatMap(undoable)
      .find((it) => it.id === id)?.edit;
    if (edit !== undefined && edit.id !== id) return undoEdit(edit.id);
    const result = await change<UndoResult>((stored) => {
      const queued = queuedOf(stored, id);
      if (queued === undefined) return { result: { ok: false, message: words.tooLateToUndo } };
      const isDone = queued.operations.some((it) => it.kind === 'undo' && it.of === id);
      if (isDone) return { result: { ok: true } };
      if (queued.known.kind === 'already-so') return { result: { ok: false, message: words.nothingToUndo } };
      if (topOperation(queued)?.id !== id) return { result: { ok: false, message: words.correctedBefore } };
      const nowMs = clock.now();
      return { ...tidied([withUndone(queued, id, nowMs)], nowMs), result: { ok: true } };
    });
    nudge();
    return result;
  }

  async function retry(id: string): Promise<void> {
    await change((stored) => {
      const queued = queuedOf(stored, id);
      if (queued === undefined || queued.refusal === null) return { result: undefined };
      return { put: [triedAgain(queued)], result: undefined };
    });
    nudge();
  }

  async function discard(id: string): Promise<void> {
    await change((stored) => {
      const queued = queuedOf(stored, id);
      if (queued === undefined || isSettled(queued)) return { result: undefined };
      const left = givenUp(queued, clock.now());
      return {
        ...(left === null ? { remove: [queued.id] } : tidied([left], clock.now())),
        result: undefined,
      };
    });
    nudge();
  }

  async function correctTimes(ids: readonly string[]): Promise<readonly MovedTime[]> {
    const moves = await change<readonly MovedTime[]>((stored) => {
      const put: QueuedSwitch[] = [];
      for (const queued of ids.flatMap((id) => queuedOf(stored, id) ?? [])) {
        if (queued.refusal?.skewMs !== undefined)
          put.push(withTimeMoved(queued, queued.refusal.skewMs, merged(stored, put)));
      }
      const fromMs = new Map(stored.map(({ id, atMs }) => [id, atMs]));
      return { put, result: put.map(({ id, atMs }) => ({ fromMs: fromMs.get(id) ?? atMs, toMs: atMs })) };
    });
    nudge();
    return moves;
  }

  return { record, change: changeOne, edit, undoEdit, undo, retry, discard, correctTimes };
}

/** The switch that an entry belongs to. */
function queuedOf(all: readonly QueuedSwitch[], entryId: string): QueuedSwitch | undefined {
  return all.find(({ operations }) => operations.some(({ id }) => id === entryId));
}

function refuse(reason: Extract<QueueResult, { ok: false }>['reason'], message: string): QueueResult {
  return { ok: false, reason, message };
}

/** Why requests are not stored; null if they are. */
function refusalOf(
  requests: readonly EditRequest[],
  { isFutureConfirmed }: FutureConfirmation,
  nowMs: number,
): QueueResult | null {
  if (requests.some((it) => 'members' in it && hasTwice(it.members)))
    return refuse('duplicate-member', words.duplicateMember);
  const isAhead = requests.some(
    (it) => 'timestamp' in it && isFuture(parseTimestamp(it.timestamp) ?? 0, nowMs),
  );
  return isAhead && isFutureConfirmed !== true ? refuse('future', words.future) : null;
}

function hasTwice(members: RecordInput['members']): boolean {
  return new Set(members.map(({ uuid }) => uuid)).size < members.length;
}
