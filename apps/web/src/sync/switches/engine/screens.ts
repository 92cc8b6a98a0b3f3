import type { Client, FrontersResult } from '@frontboard/client';
import { brandId, type FrontSwitch, parseTimestamp, type System, timestampSortKey } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import type { StatusCache } from '../../../cache/status/status-cache.ts';
import { frontOf } from '../../../cache/systems/looked-up-front.ts';
import { systemLookups } from '../../../cache/systems/lookup-queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { frontMembersOf } from './plan.ts';
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

  /** The own system with the references by which it may stand in a cache. */
  function ownNames(): {
    readonly viewer: string;
    readonly own: System;
    readonly refs: readonly string[];
  } | null {
    const own = options.own();
    if (own === null) return null;
    return { viewer: viewerOf(own, '@me'), own, refs: [own.id, ...(own.uuid === null ? [] : [own.uuid])] };
  }

  function cachedFront(): FrontersResult | null {
    const names = ownNames();
    if (names === null) return null;
    const { viewer, own } = names;
    const { queryKey } = systemLookups({ client, viewer, call: {} }).fronters(own.uuid ?? own.id);
    return queryClient.getQueryData(queryKey) ?? null;
  }

  function show(account: string, front: FrontersResult, atMs: number): void {
    const names = ownNames();
    if (names === null || names.viewer !== account) return;
    const { viewer, own, refs } = names;
    if (front.state !== 'private' && front.state !== 'not-found') {
      for (const id of followed()) {
        if (refs.includes(id)) statusCache.writeFront(id, { value: frontOf(front), atMs });
      }
    }
    const lookups = systemLookups({ client, viewer, call: {} });
    queryClient.setQueryData(lookups.fronters(own.uuid ?? own.id).queryKey, front, { updatedAt: atMs });
    const { queryKey: byId } = lookups.fronters(own.id);
    if (queryClient.getQueryData(byId) !== undefined)
      queryClient.setQueryData(byId, front, { updatedAt: atMs });
    const seenKey = [viewer, 'systems', 'fronters'];
    queryClient.setQueriesData({ queryKey: seenKey }, { value: front, atMs });
    // What is still on its way set out before this was known, and may tell of the front before it.
    for (const queryKey of [lookups.fronters(own.uuid ?? own.id).queryKey, byId, seenKey]) {
      void queryClient.cancelQueries({ queryKey });
    }
    for (const queryKey of [
      [viewer, 'switches'],
      ['public', 'systems', 'looked-up-front', own.id],
      ['public', 'systems', 'looked-up-front', own.uuid],
    ]) {
      void queryClient.invalidateQueries({ queryKey });
    }
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
