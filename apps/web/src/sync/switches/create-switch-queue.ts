import { recordKey } from '@frontboard/model';
import type { Engine, QueueParts } from './engine/parts.ts';
import type { SwitchQueue, SwitchQueueSnapshot } from './types.ts';

/** Nothing is known yet. */
const NOT_READY: SwitchQueueSnapshot = {
  isReady: false,
  isDurable: true,
  viewer: null,
  entries: [],
  edits: [],
  waiting: 0,
  refused: 0,
  elsewhere: 0,
  skewMs: 0,
};

/** The first screen has precedence over what earlier visits have left. */
const AFTER_START_MS = 1_500;
/** The switch screen is open, and the person may be about to switch: by then everything should be loaded. The screen is drawn first. */
const AFTER_LOOK_MS = 200;
const RETRY_MS = 10_000;

/**
 * The queue as screens see it. The engine is loaded when there is a token, shortly after the start, or when it is first called;
 * calls wait for that, and reject if it cannot be loaded.
 */
export function createSwitchQueue(parts: QueueParts): SwitchQueue {
  const { session, clock, clockSkew } = parts;
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const fn of [...listeners]) fn();
  };
  let engine: Engine | null = null;
  let loading: Promise<Engine> | null = null;
  let isDisposed = false;
  let timer: { readonly handle: unknown; readonly atMs: number } | null = null;

  function load(): Promise<Engine> {
    loading ??= import('./engine/engine.ts').then(
      ({ createEngine }) => {
        engine = createEngine(parts);
        engine.subscribe(announce);
        if (isDisposed) engine.dispose();
        announce();
        return engine;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  /** Loads it after this delay, or sooner if that was requested before. */
  function loadLater(ms: number): void {
    const atMs = clock.now() + ms;
    if (loading !== null || isDisposed || (timer !== null && timer.atMs <= atMs)) return;
    if (timer !== null) clock.clearTimeout(timer.handle);
    const handle = clock.setTimeout(() => {
      timer = null;
      if (isDisposed || session.getState().state === 'no-token') return;
      load().catch(() => loadLater(RETRY_MS));
    }, ms);
    timer = { handle, atMs };
  }

  const stopSession = session.subscribe(({ state }) => {
    if (state !== 'no-token' && timer === null) loadLater(0);
  });
  if (session.getState().state !== 'no-token') loadLater(AFTER_START_MS);

  return {
    getSnapshot: () => engine?.getSnapshot() ?? NOT_READY,
    subscribe(fn) {
      listeners.add(fn);
      loadLater(AFTER_LOOK_MS);
      return () => listeners.delete(fn);
    },
    async record(input) {
      const { system } = session.getState();
      const asked = {
        atMs: clock.now(),
        skewMs: clockSkew.getState(),
        viewer: system === null ? null : recordKey(system),
      };
      return (await load()).record(input, asked);
    },
    change: async (input, viewer, confirmation) => (await load()).change(input, viewer, confirmation),
    edit: async (input, viewer) => (await load()).edit(input, viewer),
    undoEdit: async (id) => (await load()).undoEdit(id),
    undo: async (id) => (await load()).undo(id),
    retry: async (id) => (await load()).retry(id),
    discard: async (id) => (await load()).discard(id),
    correctTimes: async (ids) => (await load()).correctTimes(ids),
    dispose() {
      isDisposed = true;
      if (timer !== null) clock.clearTimeout(timer.handle);
      stopSession();
      engine?.dispose();
    },
  };
}
