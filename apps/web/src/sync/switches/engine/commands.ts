import { parseTimestamp, randomUuid } from '@frontboard/model';
import { isFuture } from '../../../cache/switches/is-future.ts';
import type { RequestTimes } from '../made/strayed-rows.ts';
import type {
  ChangeRequest,
  EditInput,
  EditRequest,
  FutureConfirmation,
  QueueResult,
  RecordInput,
} from '../types.ts';
import { queueWords as words } from '../words.ts';
import { changeSwitch } from './change.ts';
import { createDecisions, type Decisions, type DecisionsOptions } from './decisions.ts';
import { editSwitches, withBrokenEdits } from './edit.ts';
import type { AskedAt, Engine } from './parts.ts';
import { isSettled, type QueuedSwitch, tidied } from './queued-switch.ts';
import { type KnownSwitch, recordSwitch } from './record.ts';

/** Upper bound on unsent switches per account. */
const MOST_WAITING = 1_000;

/** A change of a single switch is an edit of one operation, with the same id. */
const EDIT_KINDS = { 'edit-members': 'change-members', move: 'move', delete: 'delete' } as const;

interface CommandsOptions extends DecisionsOptions {
  /** The time by the service's clock, as far as it is known. */
  readonly nowMs: () => number;
  readonly times: () => RequestTimes;
  readonly viewerNow: () => string | null;
  /** The latest switch of the account in use that is known here. */
  readonly knownSwitch: () => KnownSwitch | null;
  readonly isDurable: () => boolean;
}

/** What a person can ask of the queue. */
type Commands = Pick<Engine, 'record' | 'change' | 'edit'> & Decisions;

/** Each is stored before it resolves. */
export function createCommands(options: CommandsOptions): Commands {
  const { change, clock, nowMs: serviceNowMs, times, viewerNow, knownSwitch, isDurable, nudge } = options;

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

  return { record, change: changeOne, edit, ...createDecisions(options) };
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
