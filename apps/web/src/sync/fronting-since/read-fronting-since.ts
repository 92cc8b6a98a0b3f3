import type { FrontingSince } from '@frontboard/insight';
import { brandId, type FrontSwitch, parseTimestamp } from '@frontboard/model';
import { shared } from '../../cache/shared.ts';
import { END_OF_TIME } from '../../cache/switches/queries.ts';
import { microsecondAfter } from '../../cache/switches/switch-order.ts';
import type { Caller } from '../../session/caller.ts';
import type { Services } from '../services.ts';

/** Since when each member of a front has been there without a break, by short id; null where the history isn't shared. */
export type FrontSince = ReadonlyMap<string, FrontingSince> | null;

interface AskedFront {
  readonly systemRef: string;
  /** When the front began, as the service wrote it. */
  readonly lastSwitch: string;
  readonly signal: AbortSignal;
}

/** Reads the switches before a front. */
export interface SinceReader {
  /** At most three requests, which wait for everything else. A history that is not shared is left alone for an hour. */
  read(caller: Caller, front: AskedFront): Promise<FrontSince>;
}

/** Upper bound on requests for one front: who has been there for longer is there "since before" the oldest switch. */
const MOST_PAGES = 3;
const REFUSED_MS = 3_600_000;

/** The reader of this page: `services.once(createSinceReader)`. */
export function createSinceReader({ clock }: Services): SinceReader {
  const refusedAt = new Map<string, number>();
  return {
    async read(caller, front) {
      const system = `${caller.viewer} ${front.systemRef}`;
      if (clock.now() - (refusedAt.get(system) ?? Number.NEGATIVE_INFINITY) < REFUSED_MS) return null;
      const since = await walkBack(caller, front);
      if (since === null) refusedAt.set(system, clock.now());
      else refusedAt.delete(system);
      return since;
    },
  };
}

/** Goes back page by page until every stretch has begun. */
async function walkBack({ client, call }: Caller, front: AskedFront): Promise<FrontSince> {
  const { compactHistory, frontingSince } = await import('@frontboard/insight');
  // A switch of the same millisecond is part of it.
  const atMs = (parseTimestamp(front.lastSwitch) ?? 0) + 1;
  let switches: readonly FrontSwitch[] = [];
  let before = END_OF_TIME;
  for (let page = 1; ; page += 1) {
    const answer = await shared(
      client.switches.list(brandId('SystemRef', front.systemRef), {
        ...call,
        before,
        signal: front.signal,
        priority: 'background',
      }),
    );
    if (answer.state !== 'shared') return null;
    const { nextBefore } = answer.value;
    switches = [...switches, ...answer.value.switches];
    const since = frontingSince(compactHistory(switches), { atMs, isWhole: nextBefore === null });
    if (nextBefore === null || page === MOST_PAGES || !since.some(({ isBounded }) => isBounded))
      return new Map(since.map((it) => [it.memberId, it]));
    // More switches of the oldest instant may be on the next page.
    before = microsecondAfter(nextBefore);
  }
}
