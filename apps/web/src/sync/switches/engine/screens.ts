import type { Client, FrontersResult } from '@frontboard/client';
import {
  brandId,
  type FrontSwitch,
  parseTimestamp,
  recordKey,
  type System,
  timestampSortKey,
} from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import type { StatusCache } from '../../../cache/status/status-cache.ts';
import type { Front } from '../../../cache/status/types.ts';
import { invalidateSwitches, putSwitch } from '../../../cache/switches/put-switch.ts';
import { announceSwitchNews } from '../../../cache/switches/switch-news.ts';
import { invalidatePublicFront, putOwnFront, readOwnFront } from '../../../cache/systems/own-front.ts';
import type { Clock } from '../../../platform/clock.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { frontMembersOf } from './queued-switch.ts';
import type { KnownSwitch } from './record.ts';
import type { AnsweredSwitch } from './sender.ts';

interface ScreensOptions {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly statusCache: StatusCache;
  readonly clock: Clock;
  readonly own: () => System | null;
  readonly followed: () => readonly string[];
  /** Called with every front that was received here, for the other tabs. */
  readonly onLearned: (viewer: string, front: FrontersResult, atMs: number) => void;
  /** As `onLearned`, for a switch of the list that was changed, or deleted (null). */
  readonly onChanged: (viewer: string, switchId: string, now: FrontSwitch | null) => void;
}

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
  show(viewer: string, front: FrontersResult, atMs: number): void;
  /** As `show`, for a switch of the list. */
  showSwitch(viewer: string, switchId: string, now: FrontSwitch | null): void;
}

export function createScreens(options: ScreensOptions): Screens {
  const { client, queryClient, statusCache, clock, followed, onLearned, onChanged } = options;

  function ownNames(): { readonly viewer: string; readonly own: System } | null {
    const own = options.own();
    return own === null ? null : { viewer: viewerOf(own), own };
  }

  function cachedFront(): Front | null {
    const names = ownNames();
    if (names === null) return null;
    return readOwnFront(queryClient, names.own);
  }

  function show(viewer: string, front: FrontersResult, atMs: number): void {
    const names = ownNames();
    if (names === null || names.viewer !== viewer) return;
    putOwnFront({ queryClient, statusCache, followed }, names.own, front, atMs);
    invalidateSwitches(queryClient, names.viewer);
    invalidatePublicFront(queryClient, names.own);
  }

  function learn(front: FrontersResult): void {
    const names = ownNames();
    if (names === null) return;
    const atMs = clock.now();
    show(names.viewer, front, atMs);
    onLearned(names.viewer, front, atMs);
  }

  function showSwitch(viewer: string, switchId: string, now: FrontSwitch | null): void {
    const names = ownNames();
    if (names === null || names.viewer !== viewer) return;
    putSwitch(queryClient, { client, viewer: names.viewer, call: {} }, recordKey(names.own), switchId, now);
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
    showAnswer({ switchId, now, isChange }) {
      const names = ownNames();
      const changedId = now?.id ?? switchId;
      if (isChange && names !== null && changedId !== null) {
        showSwitch(names.viewer, changedId, now);
        onChanged(names.viewer, changedId, now);
      } else if (names !== null && now !== null && now.id !== null) {
        announceSwitchNews(queryClient, { kind: 'put', viewer: names.viewer, id: now.id, now });
      }
      const front = cachedFront();
      // A change of an earlier switch does not change the front.
      if (isChange && front?.switchId != null && front.switchId !== switchId && isBefore(now, front))
        return null;
      return now !== null && showMade(now);
    },
    showSwitch,
    async refresh(signal) {
      learn(await client.fronters.fetch(brandId('SystemRef', '@me'), { signal }));
    },
    show,
  };
}

/** Whether a switch (null for a deleted one) is earlier than the one that determines the front. */
function isBefore(now: FrontSwitch | null, { lastSwitch }: Front): boolean {
  const [moment, latest] = [timestampSortKey(now?.timestamp), timestampSortKey(lastSwitch)];
  return now === null || (moment !== null && latest !== null && moment < latest);
}
