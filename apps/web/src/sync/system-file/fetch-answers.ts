import type { Client } from '@frontboard/client';
import type { ApiAnswers, ApiRecord } from '@frontboard/portable';
import { compareInstants } from '../../cache/switches/switch-order.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import type { Caller } from '../../session/caller.ts';
import type { HistoryLoader } from '../history/history-loader.ts';
import type { HistoryProgress } from '../history/history-need.ts';

/** What has been fetched of a system. A fetch continues from it. */
export interface Fetched extends Partial<Omit<ApiAnswers, 'switches'>> {
  /** The progress of the history; null before it is fetched. */
  readonly history: HistoryProgress | null;
}

/** The wanted history; null for none. */
export type WantedHistory = { readonly since: string | null; readonly until: string | null } | null;

/** What is being fetched, and how far the history is. */
export interface FetchStep {
  readonly at: 'profile' | 'members' | 'groups' | 'history';
  readonly history: HistoryProgress | null;
}

/** The step that a fetch is at. */
export function fetchStepOf({ system, config, members, groups, history }: Fetched): FetchStep {
  if (system === undefined || config === undefined) return { at: 'profile', history };
  if (members === undefined) return { at: 'members', history };
  return { at: groups === undefined ? 'groups' : 'history', history };
}

/** Nothing yet. */
export const NOTHING_FETCHED: Fetched = { history: null };

/** A history that was read longer ago may have been changed by another device. */
const HISTORY_AGE_MS = 86_400_000;

interface FetchOptions {
  readonly client: Client;
  readonly call: Caller['call'];
  readonly loader: HistoryLoader;
  readonly history: WantedHistory;
  /** When it was started, also if it was resumed, in milliseconds since 1970. */
  readonly startedAtMs: number;
  /** The time by the service's clock. */
  readonly serviceNow: () => number;
  readonly signal: AbortSignal;
  /** Receives each answer, so that a stopped fetch continues from there. */
  readonly keep: (fetched: Fetched) => void;
}

/**
 * Fetches what is missing, after all other requests. Rejects with the client's errors; what was fetched until then, and switches that the history
 * has, are not fetched again.
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
  const known = new Set(members.map(({ id }) => id));
  const rows = history === null ? [] : await fetchHistory(known, { ...options, history }, add);
  return { system, config, members, groups, switches: rows.map((row) => asRecord(row, known)) };
}

/** The wanted switches. One with an unknown member was read before that changed: then all are read again. */
async function fetchHistory(
  known: ReadonlySet<unknown>,
  options: FetchOptions & { readonly history: NonNullable<WantedHistory> },
  add: (part: Pick<Fetched, 'history'>) => void,
): Promise<readonly HistoryRow[]> {
  const { loader, history, startedAtMs, signal, serviceNow } = options;
  const read = async (readFromMs: number) => {
    const need = { since: history.since, checkedFromMs: startedAtMs, readFromMs };
    const onProgress = (progress: HistoryProgress) => add({ history: progress });
    const rows = await loader.load(need, { signal, onProgress });
    return rows.filter((row) => isWanted(row, history, serviceNow()));
  };
  const rows = await read(startedAtMs - HISTORY_AGE_MS);
  const isKnown = rows.every(({ memberIds }) => memberIds.every((id) => known.has(id)));
  return isKnown ? rows : read(startedAtMs);
}

/** The service's own file leaves out switches in the future. */
function isWanted(
  { timestamp, atMs }: HistoryRow,
  { since, until }: NonNullable<WantedHistory>,
  nowMs: number,
): boolean {
  if (atMs > nowMs) return false;
  const isAfter = since === null || compareInstants(timestamp, since) >= 0;
  return isAfter && (until === null || compareInstants(timestamp, until) < 0);
}

/** As the API sends it, without members that are not in the file. */
function asRecord({ id, timestamp, memberIds }: HistoryRow, known: ReadonlySet<unknown>): ApiRecord {
  return { id, timestamp, members: memberIds.filter((member) => known.has(member)) };
}
