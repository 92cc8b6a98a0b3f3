import { compactHistory, type FrontingSince, frontingSince } from '@frontboard/insight';
import { brandId, type FrontSwitch, parseTimestamp } from '@frontboard/model';
import { shared } from '../../cache/looked-up.ts';
import { END_OF_TIME } from '../../cache/switches/queries.ts';
import type { Caller } from '../../session/caller.ts';

/** Since when each member of a front has been there without a break, by short id; null if the history isn't shared. */
export type FrontSince = ReadonlyMap<string, FrontingSince> | null;

/** The front in question. */
export interface AskedFront {
  readonly systemRef: string;
  /** When the front began, as the service wrote it. */
  readonly lastSwitch: string;
  readonly signal: AbortSignal;
}

/** Upper bound on requests for one front. A member who has fronted for longer fronts "since before" the oldest switch read. */
const MOST_PAGES = 3;

/**
 * Reads the switches before a front page by page, until every stretch has begun. Null if the history is not shared. Rejects as the
 * client does. Load it with `import()`: it imports the arithmetic of histories, which the first screen doesn't need.
 */
export async function walkBack({ client, call }: Caller, front: AskedFront): Promise<FrontSince> {
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
    before = nextBefore;
  }
}
