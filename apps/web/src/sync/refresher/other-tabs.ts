import type { Candidacy } from '../leader/candidacy.ts';
import { knownResults } from './apply-poll-result.ts';
import type { Audience } from './audience.ts';
import { started } from './poll-result.ts';
import type { Poller, PollerOptions } from './poller.ts';
import { type RefresherMessage, refresherMessages } from './tab-messages.ts';

interface Around {
  readonly poller: Poller;
  readonly audience: Audience;
  readonly candidacy: Candidacy;
  readonly post: (message: RefresherMessage) => void;
}

/** What this tab tells the others, and what it does when it hears from them. */
export function createOtherTabs(
  { client, cache, viewer: viewerOf, clock }: PollerOptions,
  { poller, audience, candidacy, post }: Around,
) {
  const tab = `${clock.now()}-${Math.random()}`;

  function announceVisible(): void {
    post({ type: 'visible', tab, ids: audience.seenHere() });
    if (audience.hasScreen() && !candidacy.isLeading()) post({ type: 'screen' });
  }

  function sendKnown(to: string): void {
    for (const known of knownResults(poller.getSchedule(), cache))
      post({ type: 'known', to, ...known, viewer: viewerOf(known.task.id) });
  }

  function handleMessage(data: unknown): void {
    const message = refresherMessages.read(data);
    switch (message?.type) {
      case 'started':
        poller.change((schedule) => started(schedule, message.task, message.atMs));
        break;
      case 'settled':
        poller.share(message);
        break;
      case 'refresh':
        poller.force();
        break;
      case 'visible':
        audience.seeElsewhere(message.tab, message.ids);
        poller.look();
        break;
      case 'roll-call':
        announceVisible();
        return;
      case 'screen':
        if (audience.hasScreen()) return;
        candidacy.giveWay();
        break;
      case 'newcomer':
        if (candidacy.isLeading()) sendKnown(message.tab);
        return;
      case 'known':
        if (message.to !== tab || candidacy.isLeading()) return;
        // The leader's answers are on the screen. If this tab leads later, its own early ones are outdated.
        client.forgetEarlyReads();
        poller.change((schedule) => started(schedule, message.task, message.atMs));
        poller.share(message);
        break;
      default:
        return;
    }
    poller.proceed();
  }

  return {
    announceVisible,
    /** Asks the leader for its latest answers. */
    askLeader(): void {
      if (!candidacy.isLeading()) post({ type: 'newcomer', tab });
    },
    /** Handles what another tab has posted. */
    handleMessage,
  };
}
