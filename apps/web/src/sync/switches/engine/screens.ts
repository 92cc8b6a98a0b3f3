import type { Client, FrontersResult } from '@frontboard/client';
import { brandId, type FrontSwitch, parseTimestamp, type System, timestampSortKey } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import type { StatusCache } from '../../../cache/status/status-cache.ts';
import { invalidateSwitches } from '../../../cache/switches/put-switch.ts';
import { invalidatePublicFront, putOwnFront, readOwnFront } from '../../../cache/systems/own-front.ts';
import type { Clock } from '../../../platform/clock.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { frontMembersOf } from './queued-switch.ts';
import type { KnownSwitch } from './record.ts';

interface ScreensOptions {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly statusCache: StatusCache;
  readonly clock: Clock;
  readonly own: () => System | null;
  readonly followed: () => readonly string[];
  /** Told of every front that was learned here, for the other tabs. */
  readonly onLearned: (account: string, front: FrontersResult, atMs: number) => void;
}

/** Brings what became of the own switches to every screen that shows the own front. */
export interface Screens {
  /** The latest switch as far as it is known here. */
  known(): KnownSwitch | null;
  /** A switch was made or changed. Returns whether that tells for certain who is in front; otherwise it has to be asked. */
  showMade(made: FrontSwitch): boolean;
  /** Asks who is in front and shows it. Rejects as the client does. */
  refresh(signal: AbortSignal): Promise<void>;
  /** Shows what another tab has learned. */
  show(account: string, front: FrontersResult, atMs: number): void;
}

export function createScreens(options: ScreensOptions): Screens {
  const { client, queryClient, statusCache, clock, followed, onLearned } = options;

  function ownNames(): { readonly viewer: string; readonly own: System } | null {
    const own = options.own();
    return own === null ? null : { viewer: viewerOf(own, '@me'), own };
  }

  function cachedFront(): FrontersResult | null {
    const names = ownNames();
    if (names === null) return null;
    return readOwnFront(queryClient, names.own);
  }

  function show(account: string, front: FrontersResult, atMs: number): void {
    const names = ownNames();
    if (names === null || names.viewer !== account) return;
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

  return {
    known() {
      const front = cachedFront();
      const atMs = parseTimestamp(front?.lastSwitch);
      if (front === null || front.switchId === null || front.lastSwitch === null || atMs === null)
        return null;
      const members = frontMembersOf(front.members);
      return { switchId: front.switchId, timestamp: front.lastSwitch, atMs, members };
    },
    showMade(made) {
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
      // One that is made is the latest by its moment; one that is changed was so when last asked.
      return !isChanged;
    },
    async refresh(signal) {
      learn(await client.fronters.fetch(brandId('SystemRef', '@me'), { signal }));
    },
    show,
  };
}
