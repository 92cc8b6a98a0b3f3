import { parseTimestamp } from '@frontboard/model';
import type { QueueEntry, SwitchQueueSnapshot } from '../types.ts';
import { queueWords as words } from '../words.ts';
import type { Trouble } from './classify-error.ts';
import type { UndoableOperation } from './operation.ts';
import {
  isSettled,
  isUndone,
  missingStep,
  type QueuedSwitch,
  switchIdOf,
  topOperation,
  undoable,
  wantedMembers,
  wantedTimestamp,
} from './queued-switch.ts';
import type { SenderState } from './tab-messages.ts';
import { viewEdits } from './view-edits.ts';

/** How long an operation can be undone once it is sent, in milliseconds. */
const UNDO_MS = 300_000;

/** Waits that do not end without the person or the network. */
const BLOCKING: readonly unknown[] = ['offline', 'noToken'] satisfies Trouble[];

interface ViewInput {
  readonly queue: readonly QueuedSwitch[];
  /** Uuid of the active account, or null. */
  readonly viewer: string | null;
  readonly sender: SenderState;
  readonly isReady: boolean;
  readonly isDurable: boolean;
  readonly nowMs: number;
  readonly skewMs: number;
}

/** What screens show of the queue. */
export function viewQueue({
  queue,
  viewer,
  sender,
  isReady,
  isDurable,
  nowMs,
  skewMs,
}: ViewInput): SwitchQueueSnapshot {
  const own = queue.filter((queued) => queued.viewer === viewer).sort((a, b) => a.atMs - b.atMs);
  const entries = own.flatMap((queued) => viewQueued(queued, sender, nowMs));
  return {
    isReady,
    isDurable,
    viewer,
    entries,
    edits: viewEdits(own, entries),
    waiting: entries.filter(({ state }) => state === 'waiting' || state === 'sending').length,
    refused: entries.filter(({ state }) => state === 'refused').length,
    elsewhere: queue.filter((queued) => queued.viewer !== viewer && !isSettled(queued)).length,
    skewMs,
  };
}

/** When a sent entry leaves the screen. */
export function shownUntilMs({ settledAtMs }: QueuedSwitch): number | null {
  return settledAtMs === null ? null : settledAtMs + UNDO_MS;
}

function viewQueued(queued: QueuedSwitch, sender: SenderState, nowMs: number): QueueEntry[] {
  const untilMs = shownUntilMs(queued);
  if (untilMs !== null && untilMs <= nowMs) return [];
  const shown = shownOperation(queued);
  if (shown === null) return [];
  const isTakenBack = isUndone(queued, shown);
  const state = stateOf(queued, sender);
  const timestamp = shown.kind === 'move' ? shown.timestamp : wantedTimestamp(queued);
  return [
    {
      id: shown.id,
      editId: shown.edit?.id ?? null,
      kind: shown.kind,
      members: 'members' in shown ? shown.members : (wantedMembers(queued) ?? membersBefore(queued)),
      atMs: parseTimestamp(timestamp) ?? queued.atMs,
      timestamp,
      state,
      refusal: queued.refusal,
      switchId: switchIdOf(queued) ?? (shown.kind === 'delete' ? queued.formerId : null),
      undoUntilMs:
        isTakenBack || queued.known.kind === 'already-so' ? null : (untilMs ?? Number.POSITIVE_INFINITY),
      isUndone: isTakenBack,
      error: state === 'waiting' ? waitingFor(queued, sender) : null,
      isBlocked: state === 'waiting' && BLOCKING.includes(sender.trouble),
    },
  ];
}

/** An operation that is shown and is being undone; otherwise the operation that counts. */
function shownOperation(queued: QueuedSwitch): UndoableOperation | null {
  const top = topOperation(queued);
  const last = queued.operations.at(-1);
  if (isSettled(queued) || last?.kind !== 'undo') return top;
  const undone = undoable(queued).find(({ id }) => id === last.of);
  // Before the switch is created, only the remaining operations have to be sent.
  const isNews = missingStep(queued) !== 'create' || undone?.kind === 'delete';
  return isNews ? (undone ?? top) : top;
}

/** The members of a deleted switch. */
function membersBefore(queued: QueuedSwitch): QueueEntry['members'] {
  return queued.operations.findLast((it) => 'members' in it)?.members ?? queued.base ?? [];
}

function stateOf(queued: QueuedSwitch, { sendingId }: SenderState): QueueEntry['state'] {
  if (isSettled(queued)) return 'sent';
  if (queued.refusal !== null) return 'refused';
  return sendingId === queued.id ? 'sending' : 'waiting';
}

function waitingFor({ known }: QueuedSwitch, { trouble }: SenderState): string | null {
  if (trouble !== null) return words.waits[trouble];
  return known.kind === 'held' ? words.waits.held : null;
}
