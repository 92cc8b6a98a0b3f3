import { replaceEqualDeep } from '@tanstack/react-query';
import { openDatabase } from '../../../persistence/database.ts';
import { askBeforeClose } from '../../../platform/ask-before-close.ts';
import { LEAST_SETTLE_MS } from '../../writes/settle-time.ts';
import type { Writes } from '../../writes/writes.ts';
import type { QueueSnapshot, RecordInput, RecordResult, SwitchEdit, UndoResult } from '../types.ts';
import { queueWords as words } from '../words.ts';
import { afterEdit, knownAfterEdits } from './after-edit.ts';
import type { Trouble } from './classify-error.ts';
import { createLeadership } from './leadership.ts';
import type { Engine, QueueParts, Tap } from './parts.ts';
import {
  createQueueStore,
  createStorageQueueStore,
  type QueueChange,
  type QueueStore,
} from './queue-store.ts';
import {
  isSettled,
  missingStep,
  type QueuedSwitch,
  tidied,
  topVersion,
  withUndone,
} from './queued-switch.ts';
import { recordSwitch } from './record.ts';
import { createScreens } from './screens.ts';
import { createSender } from './sender.ts';
import { createSessionQueueStore, sentHere } from './session-store.ts';
import { type QueueMessage, queueMessages, type SenderState } from './tab-messages.ts';
import { shownUntilMs, viewQueue } from './view.ts';

/** More than this many on their way are no use of anybody's. */
const MOST_WAITING = 1_000;

/** A moment is taken for the future when it is later than now by more than this. */
const FUTURE_MS = 1_000;

/** What is sent is remembered this long: it may still be corrected, and others may have to be sent again because of it. */
const KEPT_MS = 3_600_000;

interface EngineOptions {
  /** Where plans are kept; the device by default. */
  readonly store?: QueueStore;
  /** A number from 0 to 1, as `Math.random`. */
  readonly random?: () => number;
}

/** Nothing is under way, and nothing in the way. */
const AT_REST: SenderState = { sendingId: null, trouble: null, skewMs: null };

/** The outbox itself, which `createSwitchQueue` loads when it is needed. Reads what is stored and begins to send. */
export function createEngine(parts: QueueParts, options: EngineOptions = {}): Engine {
  const { client, session, clock, online, visibility, tabs, notices } = parts;
  /** The accounts that were used here for this session only. */
  const sessionAccounts = new Set<string>();
  const memory = sentHere(parts.storage);
  const store = createSessionQueueStore(options.store ?? openStore(parts, readAndSend), {
    memory,
    isOfSession: (account) => sessionAccounts.has(account),
    onMemory: (change) => post({ type: 'memory', change }),
  });
  const listeners = new Set<() => void>();
  /** What was changed by hand in this tab, by switch: who is in front is asked anew after it, which takes its time. */
  const edits = new Map<string, SwitchEdit>();
  let plans: readonly QueuedSwitch[] = [];
  let sender = AT_REST;
  let snapshot: QueueSnapshot = view(false);
  let isReady = false;
  let isDisposed = false;
  let account = accountOf(null);
  let wasRefused = session.getState().state === 'rejected';
  let expiryTimer: unknown = null;

  function view(isReadyNow: boolean): QueueSnapshot {
    const { isDurable } = store;
    const now = { isReady: isReadyNow, isDurable, nowMs: clock.now() };
    return viewQueue({ plans, account: accountOf(null), sender, ...now });
  }

  function noteSessionAccount(): void {
    const { system, isStored } = session.getState();
    if (system === null) return;
    if (isStored) sessionAccounts.delete(system.uuid ?? system.id);
    else sessionAccounts.add(system.uuid ?? system.id);
  }

  /** Whose switches are shown and recorded: also of an account whose key was just refused. */
  function accountOf(former: string | null): string | null {
    const { system, state } = session.getState();
    if (system !== null) return system.uuid ?? system.id;
    return state === 'rejected' ? former : null;
  }

  function publish(): void {
    if (isDisposed) return;
    const nowMs = clock.now();
    const { isDurable } = store;
    const former = snapshot;
    snapshot = replaceEqualDeep(former, viewQueue({ plans, account, sender, isReady, isDurable, nowMs }));
    if (expiryTimer !== null) clock.clearTimeout(expiryTimer);
    const ends = plans.map(shownUntilMs).filter((atMs) => atMs !== null && atMs > nowMs);
    expiryTimer = ends.length === 0 ? null : clock.setTimeout(publish, Math.min(...ends.map(Number)) - nowMs);
    if (snapshot !== former) for (const fn of [...listeners]) fn();
  }

  const post = (message: QueueMessage) => tabs.post(queueMessages.write(message));

  /** Changes the stored plans and shows the outcome; the other tabs are told when something changed. */
  async function change<T>(decide: (plans: readonly QueuedSwitch[]) => QueueChange<T>): Promise<T> {
    let isChanged = false;
    const { next, result } = await store.change((stored) => {
      const { put = [], remove = [], result } = decide(stored);
      isChanged = put.length > 0 || remove.length > 0;
      const kept = stored.filter(({ id }) => !remove.includes(id) && !put.some((plan) => plan.id === id));
      return { put, remove, result: { next: [...kept, ...put], result } };
    });
    plans = next;
    if (isChanged) post({ type: 'changed' });
    publish();
    return result;
  }

  function readAndSend(): void {
    if (!isDisposed) void readAnew().then(nudge);
  }

  function readAnew(): Promise<void> {
    const nowMs = clock.now();
    return change((stored) => ({
      remove: stored.filter((plan) => isOver(plan, nowMs)).map(({ id }) => id),
      result: undefined,
    }));
  }

  const screens = createScreens({
    ...parts,
    own: () => session.getState().system,
    followed: parts.followed.getState,
    onLearned: (account, front, atMs) => post({ type: 'front', account, front, atMs }),
  });

  function tellState(next: SenderState): void {
    // What ends after another account came into use is no news of that one.
    if (!leadership.isLeading()) return;
    const isSame =
      next.sendingId === sender.sendingId && next.trouble === sender.trouble && next.skewMs === sender.skewMs;
    if (isSame) return;
    sender = next;
    post({ type: 'state', account, state: next });
    publish();
  }

  function permission(): { account: string } | { trouble: Trouble | null } {
    const { state, system } = session.getState();
    if (!online.getSnapshot()) return { trouble: 'offline' };
    // Only a key that was checked tells for certain whose switches it would make.
    if (state === 'logged-in' && system !== null) return { account: system.uuid ?? system.id };
    if (state === 'rejected') return { trouble: 'noToken' };
    if (state === 'loading') return { trouble: 'checking' };
    return { trouble: state === 'offline' ? 'unreachable' : null };
  }

  function tellMovedOn(): void {
    notices.notify({ kind: 'info', ...words.movedOn, timeoutMs: 15_000 });
  }

  const worker = createSender({
    service: client.switches,
    clock,
    random: options.random ?? Math.random,
    permission,
    change,
    onState(sendingId, trouble) {
      tellState({ sendingId, trouble, skewMs: client.queue.getSnapshot().clockSkewMs });
    },
    onDone(made) {
      isFrontCertain = made !== null && screens.showMade(made);
    },
    async onIdle(signal) {
      try {
        if (!isFrontCertain) await screens.refresh(signal);
      } catch {
        // The screens ask for themselves before long.
      }
    },
    settleMs: () => writes?.settleMs() ?? LEAST_SETTLE_MS,
    skewMs: () => client.queue.getSnapshot().clockSkewMs,
    onRepetitions({ twins, repeated }) {
      const said = `Removed what repeated requests had left: ${twins} extra switches, ${repeated} with doubled members.`;
      parts.log.add('info', said);
    },
    onMovedOn() {
      tellMovedOn();
      post({ type: 'moved-on', account });
    },
  });
  let writes: Writes | null = null;
  // Until then, or without it, the least is waited.
  parts.loadWrites().then(
    (loaded) => {
      writes = loaded;
    },
    () => {},
  );
  /** Whether who is in front is known after the last step without asking. */
  let isFrontCertain = false;

  const leadership = createLeadership({
    tabs,
    isInView: visibility.getSnapshot,
    onLead() {
      void readAnew().then(worker.wake, worker.wake);
    },
    onResign: worker.rest,
  });

  /** Something happened that may let waiting switches through. */
  function nudge(): void {
    if (leadership.isLeading()) worker.wake();
  }

  function handleMessage(data: unknown): void {
    const message = queueMessages.read(data);
    switch (message?.type) {
      case 'changed':
        readAndSend();
        return;
      case 'memory':
        // News of `changed` follows.
        for (const id of message.change.gone) memory.delete(id);
        for (const plan of message.change.held) if (plan.account === account) memory.set(plan.id, plan);
        return;
      case 'state':
        if (message.account !== account) return;
        sender = message.state;
        publish();
        return;
      case 'newcomer':
        if (!leadership.isLeading()) return;
        if (message.account === account) post({ type: 'state', account, state: sender });
        // A page that was closed in the middle may have kept something and told nobody.
        readAndSend();
        return;
      case 'in-view':
        if (message.account === account) leadership.giveWay();
        return;
      case 'front':
        screens.show(message.account, message.front, message.atMs);
        return;
      case 'moved-on':
        if (message.account === account) tellMovedOn();
        return;
      default:
        return;
    }
  }

  function handleSession(): void {
    noteSessionAccount();
    const former = account;
    account = accountOf(former);
    // A tab whose key was refused sends nothing: another one with a good key must not wait behind it.
    const isRefused = session.getState().state === 'rejected';
    const isChanged = account !== former || isRefused !== wasRefused;
    wasRefused = isRefused;
    if (isChanged) sender = isRefused ? { ...AT_REST, trouble: 'noToken' } : AT_REST;
    if (isReady && isChanged) standForAccount();
    publish();
    nudge();
  }

  /** Asks whoever leads the account in use what it is at, and stands beside it. */
  function standForAccount(): void {
    post({ type: 'newcomer', account });
    leadership.standFor(wasRefused ? null : account);
  }

  function handleReturn(): void {
    if (!visibility.getSnapshot()) return;
    post({ type: 'in-view', account });
    if (session.getState().state === 'offline' && online.getSnapshot()) void session.recheck();
    readAndSend();
  }

  const stops = [
    tabs.subscribe(handleMessage),
    session.subscribe(handleSession),
    online.subscribe(nudge),
    visibility.subscribe(handleReturn),
    leadership.dispose,
    worker.dispose,
    // In memory alone it goes with the page.
    askBeforeClose(() => !snapshot.isDurable && snapshot.waiting + snapshot.elsewhere > 0),
  ];
  noteSessionAccount();
  void readAnew().then(() => {
    isReady = true;
    publish();
    standForAccount();
  });

  /** The plan an entry belongs to. */
  function queuedOf(all: readonly QueuedSwitch[], entryId: string): QueuedSwitch | undefined {
    return all.find(({ versions }) => versions.some(({ id }) => id === entryId));
  }

  function refuse(reason: Extract<RecordResult, { ok: false }>['reason'], message: string): RecordResult {
    return { ok: false, reason, message };
  }

  async function record(input: RecordInput, tap: Tap): Promise<RecordResult> {
    const tappedMs = tap.atMs;
    const mine = tap.account ?? accountOf(account);
    if (mine === null) return refuse('no-account', words.noAccount);
    const uuids = new Set(input.members.map(({ uuid }) => uuid));
    if (uuids.size < input.members.length) return refuse('duplicate-member', words.duplicateMember);
    const isFuture = input.atMs !== undefined && input.atMs > tappedMs + FUTURE_MS;
    if (isFuture && input.isFutureConfirmed !== true) return refuse('future', words.future);
    const known = mine === accountOf(account) ? knownAfterEdits(screens.known(), edits) : null;
    const id = crypto.randomUUID();
    const entryId = await change<string | null>((stored) => {
      const own = stored.filter((plan) => plan.account === mine);
      const nowMs = clock.now();
      if (own.filter((plan) => !isSettled(plan)).length >= MOST_WAITING) return { result: null };
      const made = recordSwitch(input, { account: mine, plans: own, known, tappedMs, nowMs, id });
      return { ...kept(made.plan, nowMs), result: made.entryId };
    });
    if (entryId === null) return refuse('full', words.full);
    nudge();
    return { ok: true, id: entryId, isDurable: store.isDurable };
  }

  async function undo(id: string): Promise<UndoResult> {
    const result = await change<UndoResult>((stored) => {
      const plan = queuedOf(stored, id);
      if (plan === undefined) return { result: { ok: false, message: words.tooLateToUndo } };
      if (plan.isAlreadySo) return { result: { ok: false, message: words.nothingToUndo } };
      const top = topVersion(plan);
      // Taken back already.
      if (top === null || plan.versions.some((it) => it.id === id && it.isUndone)) {
        return { result: { ok: true } };
      }
      if (top.id !== id) return { result: { ok: false, message: words.correctedBefore } };
      return { ...kept(withUndone(plan, id), clock.now()), result: { ok: true } };
    });
    nudge();
    return result;
  }

  async function retry(id: string): Promise<void> {
    await change((stored) => {
      const plan = queuedOf(stored, id);
      if (plan === undefined || plan.refusal === null) return { result: undefined };
      return { put: [{ ...plan, refusal: null }], result: undefined };
    });
    nudge();
  }

  async function discard(id: string): Promise<void> {
    await change((stored) => {
      const plan = queuedOf(stored, id);
      if (plan === undefined || isSettled(plan)) return { result: undefined };
      const left = givenUp(plan);
      return { ...(left === null ? { remove: [plan.id] } : kept(left, clock.now())), result: undefined };
    });
    nudge();
  }

  async function noteEdit(edit: SwitchEdit): Promise<void> {
    const id = crypto.randomUUID();
    if (edit.former.id !== null && !edit.isAhead) edits.set(edit.former.id, edit);
    await change((stored) => {
      const own = stored.filter((plan) => plan.account === edit.account);
      return { ...afterEdit(own, edit, clock.now(), id), result: undefined };
    });
    nudge();
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    record,
    undo,
    retry,
    discard,
    noteEdit,
    dispose() {
      isDisposed = true;
      if (expiryTimer !== null) clock.clearTimeout(expiryTimer);
      for (const stop of stops) stop();
    },
  };
}

/**
 * The plan without the wish that did not get through: taking back that was refused leaves the switch, all else is taken back. Null when
 * the switch stays as it was never wanted here.
 */
function givenUp(plan: QueuedSwitch): QueuedSwitch | null {
  const step = missingStep(plan);
  const top = topVersion(plan);
  if (step === 'remove' || (step === 'change' && top?.isSent !== false)) {
    const versions = plan.versions.map((it) => ({ ...it, isUndone: !it.isSent }));
    const left = { ...plan, refusal: null, tried: [], versions };
    return isSettled(left) ? left : null;
  }
  return top === null ? { ...plan, refusal: null } : withUndone(plan, top.id);
}

function kept(plan: QueuedSwitch, nowMs: number): Pick<QueueChange<never>, 'put' | 'remove'> {
  const next = tidied(plan, nowMs);
  return next === null ? { remove: [plan.id] } : { put: [next] };
}

function isOver(plan: QueuedSwitch, nowMs: number): boolean {
  if (!isSettled(plan) || plan.uncheckedSinceMs !== null) return false;
  return plan.settledAtMs !== null && plan.settledAtMs + KEPT_MS < nowMs;
}

function openStore({ storage, clock, isInMemory }: QueueParts, onReturn: () => void): QueueStore {
  return isInMemory
    ? createStorageQueueStore(storage)
    : createQueueStore(openDatabase, storage, { clock, onReturn });
}
