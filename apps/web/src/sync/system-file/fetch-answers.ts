import type { Client, WireRecord } from '@frontboard/client';
import type { ApiAnswers } from '@frontboard/portable';
import type { Caller } from '../../session/caller.ts';

/** What has been fetched of a system so far. It is what a fetch goes on from. */
export interface Fetched extends Partial<Omit<ApiAnswers, 'switches'>> {
  /** Newest first. */
  readonly switches: readonly WireRecord[];
  /** Whether the history is there as far as it was asked for. */
  readonly hasHistory: boolean;
}

/** The history that is wanted; null is none of it. */
export type WantedHistory = { readonly since: string | null; readonly until: string | null } | null;

/** Nothing yet. */
export const NOTHING_FETCHED: Fetched = { switches: [], hasHistory: false };

interface FetchOptions {
  readonly client: Client;
  readonly call: Caller['call'];
  readonly history: WantedHistory;
  readonly signal: AbortSignal;
  /** Takes each answer, so that a fetch that was stopped goes on from there. */
  readonly keep: (fetched: Fetched) => void;
}

/**
 * Fetches what is missing, after all other requests. Rejects with the client's errors; what was kept until then is not asked for again.
 */
export async function fetchAnswers(start: Fetched, options: FetchOptions): Promise<ApiAnswers> {
  const { client, signal, history, keep } = options;
  const call = { ...options.call, signal, priority: 'background' } as const;
  let fetched = start;
  const add = <T extends Partial<Fetched>>(part: T): T => {
    fetched = { ...fetched, ...part };
    keep(fetched);
    return part;
  };
  const system = fetched.system ?? add({ system: await client.records.system(call) }).system;
  const config = fetched.config ?? add({ config: await client.records.settings(call) }).config;
  const members = fetched.members ?? add({ members: await client.records.members(call) }).members;
  const groups = fetched.groups ?? add({ groups: await client.records.groups(call) }).groups;
  while (history !== null && !fetched.hasHistory) {
    const before = nextBefore(fetched.switches) ?? history.until ?? undefined;
    const page = await client.records.switches({ ...call, before });
    add(withPage(fetched, page, history.since));
  }
  return { system, config, members, groups, switches: history === null ? [] : fetched.switches };
}

/**
 * The time to ask for older switches with: a microsecond after the oldest one, since several may have its time and a page may have ended
 * between them.
 */
function nextBefore(switches: readonly WireRecord[]): string | null {
  const oldest = switches.at(-1)?.timestamp;
  if (typeof oldest !== 'string') return null;
  const [, seconds = '', fraction = ''] = /^([^.Z]+)(?:\.(\d+))?Z$/.exec(oldest) ?? [];
  const micros = Number(fraction.padEnd(6, '0').slice(0, 6)) + 1;
  if (seconds === '' || micros === 1_000_000) return oldest;
  return `${seconds}.${String(micros).padStart(6, '0')}Z`;
}

function withPage(
  { switches }: Fetched,
  page: { readonly switches: readonly WireRecord[]; readonly isLast: boolean },
  since: string | null,
): Pick<Fetched, 'switches' | 'hasHistory'> {
  const known = new Set(switches.map(({ id }) => id));
  const added = page.switches.filter(({ id }) => !known.has(id));
  const all = [...switches, ...added];
  const oldest = all.at(-1)?.timestamp;
  const isPast = since !== null && typeof oldest === 'string' && Date.parse(oldest) < Date.parse(since);
  // Without a new one the next page would be the same.
  return { switches: all, hasHistory: page.isLast || added.length === 0 || isPast };
}
