import type { Candidacy } from '../../leader/candidacy.ts';
import type { QueueAccount } from './queue-account.ts';
import type { Screens } from './screens.ts';
import type { ShownQueue } from './shown-queue.ts';
import { type QueueMessage, queueMessages } from './tab-messages.ts';

interface Around {
  readonly account: QueueAccount;
  readonly queue: ShownQueue;
  readonly screens: Screens;
  readonly candidacy: Candidacy;
  /** Whether this tab is visible. */
  readonly isInView: () => boolean;
  readonly post: (message: QueueMessage) => void;
  readonly readAndSend: () => void;
  readonly announceMovedOn: () => void;
}

/** Handles what another tab has posted about the queue. */
export function handleQueueMessage(
  data: unknown,
  { account, queue, screens, candidacy, isInView, post, readAndSend, announceMovedOn }: Around,
): void {
  const message = queueMessages.read(data);
  const viewer = account.viewer();
  switch (message?.type) {
    case 'changed':
      readAndSend();
      return;
    case 'memory':
      // A message about `changed` follows.
      queue.remember(message.change);
      return;
    case 'state':
      if (message.viewer !== viewer) return;
      queue.setSender(message.state);
      queue.publish();
      return;
    case 'newcomer':
      if (!candidacy.isLeading()) return;
      if (message.viewer === viewer) post({ type: 'state', viewer, state: queue.sender() });
      // A page that closed in between may have stored something without announcing it.
      readAndSend();
      return;
    case 'in-view':
      // The browser may have suspended a hidden tab.
      if (message.viewer === viewer && !isInView()) candidacy.giveWay();
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
