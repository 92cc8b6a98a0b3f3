import { serviceNow } from '../../../state/service-now.ts';
import { createCandidacy } from '../../leader/candidacy.ts';
import { queueWords as words } from '../words.ts';
import { createCommands } from './commands.ts';
import { handleQueueMessage } from './handle-queue-message.ts';
import type { Engine, QueueParts } from './parts.ts';
import { createQueueAccount } from './queue-account.ts';
import { createScreens } from './screens.ts';
import { createSending } from './sending.ts';
import { AT_REST, createShownQueue } from './shown-queue.ts';
import { type QueueMessage, queueMessages, type SenderState } from './tab-messages.ts';

/** The engine of the queue, which `createSwitchQueue` loads when it is needed. Reads what is stored and starts to send. */
export function createEngine(parts: QueueParts): Engine {
  const { session, clock, clockSkew, online, visibility, tabs, notices } = parts;
  const post = (message: QueueMessage) => tabs.post(queueMessages.write(message));
  const account = createQueueAccount(parts);
  const queue = createShownQueue(parts, { account, post, onReturn: readAndSend });
  const screens = createScreens(parts, post);
  const sending = createSending(parts, {
    account,
    queue,
    screens,
    onState: publishState,
    onMovedOn() {
      announceMovedOn();
      post({ type: 'moved-on', viewer: account.viewer() });
    },
  });
  const candidacy = createCandidacy({
    tabs,
    clock,
    onLead() {
      void queue.read().then(sending.wake, sending.wake);
    },
    onResign: sending.rest,
  });
  let isDisposed = false;

  function readAndSend(): void {
    if (!isDisposed) void queue.read().then(nudge);
  }

  function publishState(next: SenderState): void {
    // A result for an account that is no longer in use is not shown.
    if (!candidacy.isLeading() || !queue.setSender(next)) return;
    post({ type: 'state', viewer: account.viewer(), state: queue.sender() });
    queue.publish();
  }

  function announceMovedOn(): void {
    notices.notify({ kind: 'info', ...words.movedOn, timeoutMs: 15_000 });
  }

  /** An event that may let waiting switches continue. */
  function nudge(): void {
    if (candidacy.isLeading()) sending.wake();
  }

  function handleSession(): void {
    const isChanged = account.follow();
    if (isChanged) queue.setSender(account.isRefused() ? { ...AT_REST, trouble: 'noToken' } : AT_REST);
    if (queue.isReady() && isChanged) standForAccount();
    queue.publish();
    nudge();
  }

  /** Asks the leader of the account in use for its state, and becomes a candidate. */
  function standForAccount(): void {
    const viewer = account.viewer();
    post({ type: 'newcomer', viewer });
    // A tab whose token was refused sends nothing: another one with a valid token must not wait behind it.
    candidacy.standFor(account.isRefused() ? null : viewer);
  }

  function handleReturn(): void {
    if (!visibility.getSnapshot()) return;
    post({ type: 'in-view', viewer: account.viewer() });
    if (session.getState().state === 'offline' && online.getSnapshot()) void session.recheck();
    readAndSend();
  }

  const stops = [
    tabs.subscribe((data) =>
      handleQueueMessage(data, {
        account,
        queue,
        screens,
        candidacy,
        isInView: visibility.getSnapshot,
        post,
        readAndSend,
        announceMovedOn,
      }),
    ),
    session.subscribe(handleSession),
    online.subscribe(nudge),
    clockSkew.subscribe(nudge),
    visibility.subscribe(handleReturn),
    candidacy.dispose,
    sending.dispose,
    queue.dispose,
  ];
  void queue.read().then(() => {
    queue.ready();
    standForAccount();
  });

  const commands = createCommands({
    change: queue.change,
    clock,
    nowMs: () => serviceNow(parts),
    times: sending.times,
    shown: queue.stored,
    viewerNow: account.viewerNow,
    knownSwitch: screens.known,
    isDurable: queue.isDurable,
    isForeign: sending.isForeign,
    nudge,
  });

  return {
    getSnapshot: queue.snapshot.getState,
    subscribe: queue.snapshot.subscribe,
    ...commands,
    dispose() {
      isDisposed = true;
      for (const stop of stops) stop();
    },
  };
}
