import type { ApiAnswers } from '@frontboard/portable';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { systemCaller } from '../../session/caller.ts';
import type { Services } from '../services.ts';
import { type Fetched, fetchAnswers, NOTHING_FETCHED, type WantedHistory } from './fetch-answers.ts';

/** Where the fetching of the own system is. */
export type SystemFetchState =
  | { readonly state: 'idle' }
  | { readonly state: 'running' | 'paused'; readonly purpose: FetchPurpose; readonly fetched: Fetched }
  | {
      readonly state: 'failed';
      readonly purpose: FetchPurpose;
      readonly fetched: Fetched;
      readonly error: unknown;
    };

/** What is done with the answers. */
export type FetchPurpose = 'save' | 'compare' | 'import';

interface FetchOrder {
  readonly purpose: FetchPurpose;
  readonly history: WantedHistory;
  /** Takes the answers, also those of a fetch that was resumed. */
  readonly use: (answers: ApiAnswers) => void;
}

/** Fetches the whole own system for a file, page by page. It goes on while other screens are open. */
export interface SystemFetch
  extends Pick<StoreApi<SystemFetchState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Fetches everything anew. Resolves also when it was stopped or has failed: `resume` goes on then. */
  start(order: FetchOrder): Promise<void>;
  /** Goes on where it stopped. */
  resume(): Promise<void>;
  pause(): void;
  /** Drops what was fetched. */
  cancel(): void;
}

type Page = Pick<Services, 'client' | 'session'>;

/** The one fetch of a page; for `services.once`. Another account drops it. */
export function createSystemFetch({ client, session }: Page): SystemFetch {
  const store = createStore<SystemFetchState>(() => ({ state: 'idle' }));
  let order: FetchOrder = { purpose: 'save', history: null, use: () => {} };
  let abort = new AbortController();
  session.subscribe(({ system }, { system: former }) => {
    if (system?.uuid !== former?.uuid) cancel();
  });

  function cancel(): void {
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
      const { call } = systemCaller(client, own, own?.uuid ?? own?.id ?? '');
      const answers = await fetchAnswers(from, { client, call, history, signal, keep });
      signal.throwIfAborted();
      store.setState({ state: 'idle' }, true);
      use(answers);
    } catch (error) {
      if (!signal.aborted) store.setState({ state: 'failed', purpose, fetched, error }, true);
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start(wanted) {
      order = wanted;
      return run(NOTHING_FETCHED);
    },
    async resume() {
      const now = store.getState();
      if (now.state === 'paused' || now.state === 'failed') await run(now.fetched);
    },
    pause() {
      const now = store.getState();
      if (now.state !== 'running') return;
      abort.abort();
      store.setState({ ...now, state: 'paused' }, true);
    },
    cancel,
  };
}
