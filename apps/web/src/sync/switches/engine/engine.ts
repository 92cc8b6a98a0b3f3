import { brandId, recordKey } from '@frontboard/model';
import { replaceEqualDeep } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { refuseUnless } from '../../../persistence/database.ts';
import { noteHistoryChange } from '../../../persistence/history/stored-history.ts';
import { askBeforeClose } from '../../../platform/ask-before-close.ts';
import { serviceNow, steadySkew } from '../../../state/clock-skew.ts';
import { createCandidacy } from '../../leader/candidacy.ts';
import { LEAST_SETTLE_MS } from '../../writes/settle-time.ts';
import type { Writes } from '../../writes/writes.ts';
import type { RequestTimes } from '../made/strayed-rows.ts';
import type { SwitchQueueSnapshot } from '../types.ts';
import { queueWords as words } from '../words.ts';
import { isChangedElsewhere } from './changed-elsewhere.ts';
import type { Trouble } from './classify-error.ts';
import { createCommands } from './commands.ts';
import type { Engine, QueueParts } from './parts.ts';
import type { AnsweredSwitch } from './queue-steps.ts';
import { merged, openQueueStore, type QueueChange } from './queue-store.ts';
import type { QueuedSwitch } from './queued-switch.ts';
import { isOver, latestEdits } from './retention.ts';
import { createScreens } from './screens.ts';
import { createOperationSender } from './sender.ts';
import { createSessionQueueStore, sentHere } from './session-store.ts';
import { type QueueMessage, queueMessages, type SenderState } from './tab-messages.ts';
import { shownUntilMs, viewQueue } from './view.ts';

/** No request in flight, and nothing prevents one. */
const AT_REST: SenderState = { sendingId: null, trouble: null };

/** The engine of the queue, which `createSwitchQueue` loads when it is needed. Reads what is stored and starts to send. */
export function createEngine(parts: QueueParts): Engine {
  const { client, session, clock, clockSkew, online, visibility, tabs, notices } = parts;
  /** The session-only accounts that were used here. */
  const sessionAccounts = new Set<string>();
  const memory = sentHere(parts.storage);
  const device = openQueueStore(parts.storage, parts.isInMemory, {
    clock,
    mayStore: parts.mayStore,
    onReturn: readAndSend,
  });
  const store = createSessionQueueStore(device, {
    memory,
    isOfSession: (viewer) => sessionAccounts.has(viewer),
    onMemory: (change) => post({ type: 'memory', change }),
  });
  let queue: readonly QueuedSwitch[] = [];
  let sender = AT_REST;
  let isReady = false;
  let isDisposed = false;
  const closing = new AbortController();
  let viewer = viewerNow(null);
  const snapshot = createStore(() => view(clock.now()));
  let wasRefused = session.getState().state === 'rejected';
  let expiryTimer: unknown = null;

  function view(nowMs: number): SwitchQueueSnapshot {
    const skewMs = clockSkew.getState() ?? 0;
    return viewQueue({ queue, viewer, sender, isReady, isDurable: store.isDurable, nowMs, skewMs });
  }

  function noteSessionAccount(): void {
    const { system, isStored } = session.getState();
    if (system === null) return;
    if (isStored) sessionAccounts.delete(recordKey(system));
    else sessionAccounts.add(recordKey(system));
  }

  /** The account whose switches are shown and recorded, also if its token was just refused. */
  function viewerNow(former: string | null): string | null {
    const { system, state } = session.getState();
    if (system !== null) return recordKey(system);
    return state === 'rejected' ? former : null;
  }

  function publish(): void {
    if (isDisposed) return;
    const nowMs = clock.now();
    if (expiryTimer !== null) clock.clearTimeout(expiryTimer);
    const ends = queue.map(shownUntilMs).filter((atMs) => atMs !== null && atMs > nowMs);
    expiryTimer = ends.length === 0 ? null : clock.setTimeout(publish, Math.min(...ends.map(Number)) - nowMs);
    snapshot.setState(replaceEqualDeep(snapshot.getState(), view(nowMs)), true);
  }

  const post = (message: QueueMessage) => tabs.post(queueMessages.write(message));

  /** Changes the stored queue and shows the result; sends the other tabs a message if something changed. */
  async function change<T>(decide: (queue: readonly QueuedSwitch[]) => QueueChange<T>): Promise<T> {
    let isChanged = false;
    let isRefused = false;
    const { next, result } = await store.change((stored) => {
      const { put: wanted = [], remove = [], result } = decide(stored);
      const isNew = (queued: QueuedSwitch) => !stored.some(({ id }) => id === queued.id);
      // In the transaction: another tab may have forgotten the account, and deleted what was there of it.
      isRefused = wanted.some((queued) => isNew(queued) && !parts.mayStore(queued.viewer));
      const put = isRefused ? [] : wanted;
      isChanged = put.length > 0 || remove.length > 0;
      return { put, remove, result: { next: merged(stored, put, remove), result } };
    });
    queue = next;
    if (isChanged) post({ type: 'changed' });
    publish();
    refuseUnless(() => !isRefused);
    return result;
  }

  function readAndSend(): void {
    if (!isDisposed) void readAgain().then(nudge);
  }

  function readAgain(): Promise<void> {
    const nowMs = clock.now();
    return change((stored) => {
      const edits = latestEdits(stored);
      return {
        remove: stored.filter((queued) => isOver(queued, edits, nowMs)).map(({ id }) => id),
        result: undefined,
      };
    });
  }

  const screens = createScreens(parts, post);

  function publishState(next: SenderState): void {
    // A result for an account that is no longer in use is not shown.
    if (!candidacy.isLeading()) return;
    const former = sender;
    sender = replaceEqualDeep(former, next);
    if (sender === former) return;
    post({ type: 'state', viewer, state: sender });
    publish();
  }

  /** A page without the history hasn't loaded it: it takes over the change when it does. */
  function noteInHistory({ switchId, now, isChange }: AnsweredSwitch): void {
    const id = now?.id ?? switchId;
    if (now === null && !isChange) return;
    if (parts.isInMemory || viewer === null || sessionAccounts.has(viewer) || id === null) return;
    const row = now === null ? null : { ...now, id: brandId('SwitchId', id) };
    noteHistoryChange(viewer, id, row).catch(() => {});
  }

  function permission(): { viewer: string } | { trouble: Trouble | null } {
    const { state, system } = session.getState();
    if (!online.getSnapshot()) return { trouble: 'offline' };
    // Only a confirmed token determines the account of the switches it would create.
    if (state === 'logged-in' && system !== null) return { viewer: recordKey(system) };
    if (state === 'rejected') return { trouble: 'noToken' };
    if (state === 'loading') return { trouble: 'checking' };
    return { trouble: state === 'offline' ? 'unreachable' : null };
  }

  function announceMovedOn(): void {
    notices.notify({ kind: 'info', ...words.movedOn, timeoutMs: 15_000 });
  }

  const worker = createOperationSender({
    service: client.switches,
    clock,
    permission,
    change,
    onState(sendingId, trouble) {
      publishState({ sendingId, trouble });
    },
    onAnswer(answered) {
      noteInHistory(answered);
      isFrontCertain = screens.showAnswer(answered) ?? isFrontCertain;
    },
    async onIdle(signal) {
      try {
        if (!isFrontCertain) await screens.refresh(signal);
        isFrontCertain = true;
      } catch {
        // The screens fetch it themselves soon.
      }
    },
    times: requestTimes,
    knownSkewMs: () => steadySkew(client.queue.getSnapshot().clockSkewMs, clockSkew.getState()),
    onRepetitions({ twins, repeated }) {
      // They may be those of the front.
      isFrontCertain = false;
      const said = `Removed what repeated requests had left: ${twins} extra switches, ${repeated} with doubled members.`;
      parts.log.add('info', said);
    },
    onMovedOn() {
      announceMovedOn();
      post({ type: 'moved-on', viewer });
    },
  });
  let writes: Writes | null = null;
  // Until it has loaded, and without it, the minimum applies.
  parts.loadWrites().then(
    (loaded) => {
      writes = loaded;
    },
    () => {},
  );
  /** Whether the front is known after the last steps without a request. */
  let isFrontCertain = true;

  const candidacy = createCandidacy({
    tabs,
    clock,
    onLead() {
      void readAgain().then(worker.wake, worker.wake);
    },
    onResign: worker.rest,
  });

  /** An event that may let waiting switches continue. */
  function nudge(): void {
    if (candidacy.isLeading()) worker.wake();
  }

  function handleMessage(data: unknown): void {
    const message = queueMessages.read(data);
    switch (message?.type) {
      case 'changed':
        readAndSend();
        return;
      case 'memory':
        // A message about `changed` follows.
        for (const id of message.change.gone) memory.delete(id);
        for (const queued of message.change.held) if (queued.viewer === viewer) memory.set(queued.id, queued);
        return;
      case 'state':
        if (message.viewer !== viewer) return;
        sender = message.state;
        publish();
        return;
      case 'newcomer':
        if (!candidacy.isLeading()) return;
        if (message.viewer === viewer) post({ type: 'state', viewer, state: sender });
        // A page that closed in between may have stored something without announcing it.
        readAndSend();
        return;
      case 'in-view':
        // The browser may have suspended a hidden tab.
        if (message.viewer === viewer && !visibility.getSnapshot()) candidacy.giveWay();
        return;
      case 'front':
      case 'switch':
        screens.show(message);
        return;
      case 'moved-on':
        if (message.viewer === viewer) announceMovedOn();
        return;
      default:
        return;
    }
  }

  function handleSession(): void {
    noteSessionAccount();
    const former = viewer;
    viewer = viewerNow(former);
    // A tab whose token was refused sends nothing: another one with a valid token must not wait behind it.
    const isRefused = session.getState().state === 'rejected';
    const isChanged = viewer !== former || isRefused !== wasRefused;
    wasRefused = isRefused;
    if (isChanged) sender = isRefused ? { ...AT_REST, trouble: 'noToken' } : AT_REST;
    if (isReady && isChanged) standForAccount();
    publish();
    nudge();
  }

  /** Asks the leader of the account in use for its state, and becomes a candidate. */
  function standForAccount(): void {
    post({ type: 'newcomer', viewer });
    candidacy.standFor(wasRefused ? null : viewer);
  }

  function handleReturn(): void {
    if (!visibility.getSnapshot()) return;
    post({ type: 'in-view', viewer });
    if (session.getState().state === 'offline' && online.getSnapshot()) void session.recheck();
    readAndSend();
  }

  const stops = [
    tabs.subscribe(handleMessage),
    session.subscribe(handleSession),
    online.subscribe(nudge),
    clockSkew.subscribe(() => {
      publish();
      nudge();
    }),
    visibility.subscribe(handleReturn),
    candidacy.dispose,
    worker.dispose,
    // If it is only in memory, it is lost with the page.
    askBeforeClose(() => {
      const { isDurable, waiting, elsewhere } = snapshot.getState();
      return !isDurable && waiting + elsewhere > 0;
    }),
  ];
  noteSessionAccount();
  void readAgain().then(() => {
    isReady = true;
    publish();
    standForAccount();
  });

  function requestTimes(): RequestTimes {
    return {
      nowMs: clock.now(),
      settleMs: writes?.settleMs() ?? LEAST_SETTLE_MS,
      skewMs: client.queue.getSnapshot().clockSkewMs ?? 0,
    };
  }

  /** Whether somebody else has changed one of these. If that is unknown now, each is compared when it is sent. */
  async function isForeign(parts: readonly QueuedSwitch[]): Promise<boolean> {
    const permitted = permission();
    const isAllowed = 'viewer' in permitted && parts.every((queued) => queued.viewer === permitted.viewer);
    if (!isAllowed) return false;
    try {
      return await isChangedElsewhere(parts, { service: client.switches, signal: closing.signal });
    } catch {
      return false;
    }
  }

  const commands = createCommands({
    change,
    clock,
    nowMs: () => serviceNow(parts),
    times: requestTimes,
    shown: () => queue,
    viewerNow: () => viewerNow(viewer),
    knownSwitch: screens.known,
    isDurable: () => store.isDurable,
    isForeign,
    nudge,
  });

  return {
    getSnapshot: snapshot.getState,
    subscribe: snapshot.subscribe,
    ...commands,
    dispose() {
      isDisposed = true;
      closing.abort();
      if (expiryTimer !== null) clock.clearTimeout(expiryTimer);
      for (const stop of stops) stop();
    },
  };
}
