import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../platform/clock.ts';
import type { SafeStorage } from '../platform/storage.ts';
import { withoutKeys } from './redact.ts';

export type LogLevel = 'info' | 'warning' | 'error';

/** One thing that happened. */
export interface LogLine {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly level: LogLevel;
  readonly message: string;
}

/** What happened lately, oldest first; kept on the device, so that a crash can be looked at afterwards. */
export interface Log
  extends Pick<StoreApi<readonly LogLine[]>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Adds a line. Keys are taken out before it is kept anywhere. */
  add(level: LogLevel, message: string): void;
  clear(): void;
  /** Writes what is not kept yet. */
  flush(): void;
  /** Writes what is not kept yet, and stops. */
  dispose(): void;
}

export const LOG_KEY = 'log';
const LOG_VERSION = 1;
const MOST_LINES = 50;
const LONGEST_MESSAGE = 500;
/** A storm of lines is written once. */
const WRITE_AFTER_MS = 1_000;

const linesSchema = z.object({
  version: z.literal(LOG_VERSION),
  lines: z.array(
    z.object({ atMs: z.number(), level: z.enum(['info', 'warning', 'error']), message: z.string() }),
  ),
});

/** Opens the log with the lines of earlier visits. What cannot be read is dropped: nobody's work is in it. */
export function createLog(storage: SafeStorage, clock: Clock): Log {
  const store = createStore<readonly LogLine[]>(() => readLines(storage));
  let timer: unknown = null;

  function flush(): void {
    if (timer === null) return;
    clock.clearTimeout(timer);
    timer = null;
    const lines = joined(readLines(storage), store.getState());
    // There may be no room: a log is the last thing worth a word about that.
    storage.trySet(LOG_KEY, JSON.stringify({ version: LOG_VERSION, lines }));
  }

  const stopListening = storage.subscribe(({ key }) => {
    if (key === LOG_KEY && storage.get(LOG_KEY) === null) store.setState([], true);
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    add(level, message) {
      const line = { atMs: clock.now(), level, message: withoutKeys(message).slice(0, LONGEST_MESSAGE) };
      const lines = store.getState();
      // Said twice within the same millisecond is said once: time and message together name a line.
      if (lines.some((known) => lineKey(known) === lineKey(line))) return;
      store.setState([...lines, line].slice(-MOST_LINES), true);
      timer ??= clock.setTimeout(flush, WRITE_AFTER_MS);
    },
    clear() {
      if (timer !== null) clock.clearTimeout(timer);
      timer = null;
      storage.remove(LOG_KEY);
      store.setState([], true);
    },
    flush,
    dispose() {
      stopListening();
      flush();
    },
  };
}

function readLines(storage: SafeStorage): readonly LogLine[] {
  const text = storage.get(LOG_KEY);
  // Nothing kept is how most pages start, and whatever is thrown while the app's code runs has all of it parsed once more, for its place.
  if (text === null) return [];
  try {
    return linesSchema.parse(JSON.parse(text)).lines.slice(-MOST_LINES);
  } catch {
    return [];
  }
}

/** What this tab and others have written, each line once. */
function joined(theirs: readonly LogLine[], mine: readonly LogLine[]): readonly LogLine[] {
  const known = new Set(mine.map(lineKey));
  return [...theirs.filter((line) => !known.has(lineKey(line))), ...mine]
    .sort((one, other) => one.atMs - other.atMs)
    .slice(-MOST_LINES);
}

/** Names a line among all. */
export function lineKey({ atMs, message }: LogLine): string {
  return `${atMs} ${message}`;
}
