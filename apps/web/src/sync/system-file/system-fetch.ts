import { isNetworkError } from '@frontboard/client';
import type { ApiAnswers } from '@frontboard/portable';
import { createStore } from 'zustand/vanilla';
import { readable } from '../../persistence/readable-store.ts';
import { ownRef, systemCaller } from '../../session/caller.ts';
import { openHistories } from '../history/open-histories.ts';
import type { Services } from '../services.ts';
import { type Fetched, fetchAnswers, NOTHING_FETCHED, type WantedHistory } from './fetch-answers.ts';

/** The progress of fetching the own system. */
export type SystemFetchState =
  | { readonly state: 'idle' }
  | { readonly state: 'running' | 'paused'; readonly purpose: FetchPurpose; readonly fetched: Fetched }
  | {
      readonly state: 'failed';
      readonly purpose: FetchPurpose;
      readonly fetched: Fetched;
      readonly error: unknown;
    };

/** The receiver of the answers. */
export type FetchPurpose = 'save' | 'compare' | 'import';

interface FetchOrder {
  readonly purpose: FetchPurpose;
  readonly history: WantedHistory;
  /** Receives the answers, also when a fetch is resumed. */
  readonly use: (answers: ApiAnswers) => void | Promise<void>;
  /** The person has cancelled it. */
  readonly onCancel?: () => void;
}

export type SystemFetch = ReturnType<typeof createSystemFetch>;

/** The service's time is known to about a second. */
const CLOCK_ERROR_MS = 2_000;

/**
 * Fetches the whole own system for a file, page by page, while other screens are open. The one fetch of a page, for `services.once`. Another
 * account drops it. It continues automatically when the network is there again, or a refused token was replaced.
 */
export function createSystemFetch(services: Services) {
  const { client, session, clock, online } = services;
  const store = createStore<SystemFetchState>(() => ({ state: 'idle' }));
  let order: FetchOrder = { purpose: 'save', history: null, use: () => {} };
  let startedAtMs = 0;
  let abort = new AbortController();
  /** The account whose fetch a refused token has stopped. It continues automatically when that account is active again. */
  let refused: { readonly viewer: string; readonly isStored: boolean } | null = null;
  session.subscribe(({ state, system, isStored }, former) => {
    if (state === 'no-token') refused = null;
    if (system?.uuid === former.system?.uuid) return;
    const wasGoing = ['running', 'failed'].includes(store.getState().state);
    drop();
    if (system === null) {
      const viewer = former.system?.uuid ?? null;
      const isRefused = state === 'rejected' && wasGoing && viewer !== null;
      refused = isRefused ? { viewer, isStored: former.isStored } : null;
      return;
    }
    const isBack = refused !== null && refused.viewer === system.uuid && refused.isStored === isStored;
    refused = null;
    if (isBack) void run(NOTHING_FETCHED);
  });
  online.subscribe(() => {
    const now = store.getState();
    if (online.getSnapshot() && now.state === 'failed' && isNetworkError(now.error)) void resume();
  });

  function drop(): void {
    abort.abort();
    store.setState({ state: 'idle' }, true);
  }

  async function run(from: Fetched): Promise<void> {
    const { purpose, history, use } = order;
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    let fetched = from;
    store.setState({ state: 'running', purpose, fetched }, true);
    const keep = (next: Fetched) => {
      signal.throwIfAborted();
      fetched = next;
      store.setState({ state: 'running', purpose, fetched }, true);
    };
    try {
      const own = session.getState().system;
      const ref = ownRef(own);
      const caller = systemCaller(client, own, ref);
      const loader = openHistories(services).of(caller, ref);
      const answers = await fetchAnswers(from, {
        client,
        call: caller.call,
        loader,
        history,
        startedAtMs,
        serviceNow,
        signal,
        keep,
      });
      signal.throwIfAborted();
      await use(answers);
      if (!signal.aborted) store.setState({ state: 'idle' }, true);
    } catch (error) {
      if (!signal.aborted) store.setState({ state: 'failed', purpose, fetched, error }, true);
    }
  }

  function serviceNow(): number {
    return clock.now() + (client.queue.getSnapshot().clockSkewMs ?? 0) + CLOCK_ERROR_MS;
  }

  async function resume(): Promise<void> {
    const now = store.getState();
    if (now.state === 'paused' || now.state === 'failed') await run(now.fetched);
  }

  return {
    ...readable(store),
    /** Fetches everything again except the switches that the history has. Resolves also if it was stopped or has failed: `resume` then continues. */
    start(wanted: FetchOrder): Promise<void> {
      refused = null;
      order = wanted;
      startedAtMs = clock.now();
      return run(NOTHING_FETCHED);
    },
    /** Continues where it stopped. */
    resume,
    pause(): void {
      const now = store.getState();
      if (now.state !== 'running') return;
      abort.abort();
      store.setState({ ...now, state: 'paused' }, true);
    },
    /** Discards what was fetched. The history keeps its switches. */
    cancel(): void {
      drop();
      order.onCancel?.();
    },
  };
}
