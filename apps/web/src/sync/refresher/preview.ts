import { recordKey } from '@frontboard/model';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { followAliases, namedCaller } from '../../cache/aliases.ts';
import type { Front } from '../../cache/status/types.ts';
import type { AskedSystem } from '../../cache/system-keys.ts';
import { fetchSystem } from '../../cache/systems/find-system.ts';
import { fetchFront } from '../../cache/systems/lookup-queries.ts';
import { type CachedSystem, toCachedSystem } from '../../persistence/documents/cached-records.ts';
import { viewerOf } from '../../session/viewer.ts';
import { describeError } from '../../text/errors/describe-error.ts';
import { followPreviewWords } from './preview-words.ts';
import { type RefresherServices, useRefresherServices } from './services.ts';

interface SystemPreview {
  readonly state: 'idle' | 'loading' | 'found' | 'not-found' | 'error';
  /** The message of an error. */
  readonly message?: string;
  /** After an error: before this time, in milliseconds since 1970, trying again is useless. */
  readonly retryAtMs?: number;
  readonly system?: CachedSystem;
  /** Absent until it has arrived, and if it could not be fetched. */
  readonly front?: Front;
}

/** Debounce of typing. */
export const PREVIEW_DELAY_MS = 400;

const IDLE: SystemPreview = { state: 'idle' };
const LOADING: SystemPreview = { state: 'loading' };

/** Creates an idle preview. Its results also go to the status cache, so that following needs no second request. */
export function createPreview(services: RefresherServices) {
  const { clock } = services;
  services.once(followAliases);
  const { getState, setState, subscribe } = createStore(() => IDLE);
  /** Null after it was cancelled. */
  let current: string | null = null;
  let timer: unknown = null;
  /** Number of the current reference. Answers to earlier ones are dropped. */
  let attempt = 0;
  let waiting: ((answer: SystemPreview | null) => void)[] = [];

  function resolveWaiting(answer: SystemPreview | null): void {
    const resolved = waiting;
    waiting = [];
    for (const resolve of resolved) resolve(answer);
  }

  function show(next: SystemPreview): void {
    if (next === getState()) return;
    if (next.state !== 'loading') resolveWaiting(next);
    setState(next, true);
  }

  /** Drops the request in flight. */
  function cancel(): void {
    attempt += 1;
    resolveWaiting(null);
    current = null;
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  async function lookUp(ref: string): Promise<void> {
    const mine = attempt;
    const isCurrent = () => mine === attempt;
    try {
      await fetchPreview(services, ref, { isCurrent, show });
    } catch (error) {
      if (isCurrent()) show(failureOf(error));
    }
  }

  return {
    /** Looks up a normalised reference after the pause in typing; an empty one is nothing to look up. */
    ask(ref: string) {
      if (ref === current) return;
      cancel();
      current = ref;
      show(ref === '' ? IDLE : LOADING);
      if (ref === '') return;
      timer = clock.setTimeout(() => {
        timer = null;
        void lookUp(ref);
      }, PREVIEW_DELAY_MS);
    },
    /** Looks up the same reference again, after an error. */
    retry() {
      if (current === null || getState().state !== 'error') return;
      show(LOADING);
      void lookUp(current);
    },
    /** Resolves with the answer to the current reference; with null if another is asked for first, or there is nothing to look up. */
    answered: () =>
      new Promise<SystemPreview | null>((resolve) => {
        const shown = getState();
        if (shown.state === 'loading') waiting.push(resolve);
        else resolve(shown.state === 'idle' ? null : shown);
      }),
    getSnapshot: getState,
    subscribe,
    cancel,
  };
}

interface PreviewView {
  /** Whether the reference is still the one that is asked for. */
  readonly isCurrent: () => boolean;
  readonly show: (next: SystemPreview) => void;
}

/** Fetches a system and its front, and shows each as it arrives. */
async function fetchPreview(
  services: RefresherServices,
  ref: string,
  { isCurrent, show }: PreviewView,
): Promise<void> {
  const { client, queryClient, statusCache, clock, session } = services;
  const asked = { client, viewer: viewerOf(session.getState().system, ref), call: {} };
  const caller = namedCaller<AskedSystem & typeof asked>(services, asked, ref);
  // Both at once: the system nearly always exists, and its front appears one round trip earlier.
  const frontOf = (by: typeof caller) => fetchFront(queryClient, by, ref, clock).catch(() => null);
  const fronters = frontOf(caller);
  const { value: found, atMs } = await fetchSystem(queryClient, caller, ref, clock);
  if (!isCurrent()) return;
  if (found.state === 'not-found') return show({ state: 'not-found' });
  if (found.state === 'private') return show({ state: 'error', message: followPreviewWords.notShared });
  const system = toCachedSystem(found.value);
  show({ state: 'found', system });
  statusCache.writeSystem(system.id, { value: system, atMs });
  const uuid = recordKey(system);
  // The id has changed hands since it was cached.
  const isOthers = caller.uuid !== undefined && caller.uuid !== uuid;
  const answer = await (isOthers ? frontOf({ ...caller, uuid }) : fronters);
  if (!isCurrent() || answer === null) return;
  show({ state: 'found', system, front: answer.value });
  statusCache.writeFront(system.id, answer);
}

/** A preview, and its functions. */
export interface AskedPreview extends SystemPreview, Pick<Preview, 'ask' | 'retry' | 'answered'> {}

type Preview = ReturnType<typeof createPreview>;

/** The preview of a system: call `ask` when the text changes. An older answer never replaces a newer one. */
export function useSystemPreview(): AskedPreview {
  const services = useRefresherServices();
  const preview = useMemo(() => createPreview(services), [services]);
  useEffect(() => preview.cancel, [preview]);
  const snapshot = useSyncExternalStore(preview.subscribe, preview.getSnapshot);
  return { ...snapshot, ask: preview.ask, retry: preview.retry, answered: preview.answered };
}

function failureOf(error: unknown): SystemPreview {
  // Only the title: the detail is about cached data, and there is none here.
  const { title, retryAtMs } = describeError(error);
  return { state: 'error', message: `${title}.`, ...(retryAtMs !== undefined && { retryAtMs }) };
}
