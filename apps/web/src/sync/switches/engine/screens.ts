import type { FrontersResult } from '@frontboard/client';
import { type FrontSwitch, parseTimestamp, recordKey, timestampSortKey } from '@frontboard/model';
import type { Front } from '../../../cache/status/types.ts';
import { putSwitch } from '../../../cache/switches/put-switch.ts';
import { invalidateSwitches } from '../../../cache/switches/switch-news.ts';
import { invalidatePublicFront, putOwnFront, readOwnFront } from '../../../cache/systems/own-front.ts';
import { OWN } from '../../../session/active-token.ts';
import { viewerOf } from '../../../session/viewer.ts';
import type { QueueParts } from './parts.ts';
import type { AnsweredSwitch } from './queue-steps.ts';
import { frontMembersOf } from './queued-switch.ts';
import type { KnownSwitch } from './record.ts';
import type { NewsMessage } from './tab-messages.ts';

/** Shows the results of the queue on every screen that shows the own front. */
export interface Screens {
  /** The latest switch known here. */
  known(): KnownSwitch | null;
  /**
   * Shows the result for a switch. Returns whether the front is certain after that; null if the front is not affected.
   */
  showAnswer(answered: AnsweredSwitch): boolean | null;
  /** Fetches the front and shows it. Rejects as the client does. */
  refresh(signal: AbortSignal): Promise<void>;
  /** Shows what another tab has received. */
  show(news: NewsMessage): void;
}

/** @param post called with everything that was received here, for the other tabs */
export function createScreens(
  { client, queryClient, statusCache, clock, session }: QueueParts,
  post: (news: NewsMessage) => void,
): Screens {
  const ownSystem = () => session.getState().system;

  function cachedFront(): Front | null {
    const own = ownSystem();
    return own === null ? null : readOwnFront(queryClient, own);
  }

  function show(news: NewsMessage): void {
    const own = ownSystem();
    const { viewer } = news;
    if (own === null || viewerOf(own) !== viewer) return;
    if (news.type === 'switch') {
      putSwitch(queryClient, { client, viewer, call: {} }, recordKey(own), news.switchId, news.now);
      return;
    }
    putOwnFront({ queryClient, statusCache }, own, news.front, news.atMs);
    invalidateSwitches(queryClient, viewer);
    invalidatePublicFront(queryClient, own);
  }

  function showInAllTabs(news: NewsMessage): void {
    show(news);
    post(news);
  }

  function learn(front: FrontersResult): void {
    const own = ownSystem();
    if (own !== null) showInAllTabs({ type: 'front', viewer: viewerOf(own), front, atMs: clock.now() });
  }

  function showMade(made: FrontSwitch): boolean {
    const known = cachedFront();
    const former = timestampSortKey(known?.lastSwitch);
    const moment = timestampSortKey(made.timestamp);
    if (known === null || former === null || moment === null || moment < former) return false;
    const isChanged = moment === former;
    if (isChanged && known.switchId !== made.id) return false;
    const members = made.members ?? [];
    learn({
      state: members.length > 0 ? 'fronting' : 'switched-out',
      allowed: true,
      members,
      switchId: made.id,
      lastSwitch: made.timestamp,
    });
    // A created switch is the latest by its time; a changed one was the latest when last read.
    return !isChanged;
  }

  return {
    known() {
      const front = cachedFront();
      const atMs = parseTimestamp(front?.lastSwitch);
      if (front?.switchId == null || front.lastSwitch === null || atMs === null) return null;
      const members = frontMembersOf(front.members);
      return { switchId: front.switchId, timestamp: front.lastSwitch, atMs, members, isWhole: true };
    },
    showAnswer({ switchId, now, isFound, isChange }) {
      const own = ownSystem();
      const changedId = now?.id ?? switchId;
      if (own !== null && changedId !== null && (isChange || now !== null))
        showInAllTabs({ type: 'switch', viewer: viewerOf(own), switchId: changedId, now });
      const front = cachedFront();
      // A change of an earlier switch does not change the front.
      if (isChange && front?.switchId != null && front.switchId !== switchId && isBefore(now, front))
        return null;
      return now !== null && !isFound && showMade(now);
    },
    async refresh(signal) {
      learn(await client.fronters.fetch(OWN, { signal }));
    },
    show,
  };
}

/** Whether a switch (null for a deleted one) is earlier than the one that determines the front. */
function isBefore(now: FrontSwitch | null, { lastSwitch }: Front): boolean {
  const [moment, latest] = [timestampSortKey(now?.timestamp), timestampSortKey(lastSwitch)];
  return now === null || (moment !== null && latest !== null && moment < latest);
}
