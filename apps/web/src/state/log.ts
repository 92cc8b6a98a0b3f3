import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { type ReadableStore, readable } from '../persistence/readable-store.ts';
import { redactTokens } from '../persistence/redact.ts';
import type { Clock } from '../platform/clock.ts';
import type { SafeStorage } from '../platform/storage.ts';

export type LogLevel = 'info' | 'warning' | 'error';

/** One event. */
export interface LogLine {
  /** Milliseconds since 1970; for a repeated event, the last time. */
  readonly atMs: number;
  readonly level: LogLevel;
  readonly message: string;
  /** How often it happened. */
  readonly count: number;
  /** The first time. */
  readonly sinceMs: number;
}

/** The latest events, oldest first; stored on the device, so that they can be read after a crash. */
export interface Log extends ReadableStore<readonly LogLine[]> {
  /** Adds a line, or counts an equal one of the last hour. Tokens are removed before it is stored anywhere. */
  add(level: LogLevel, message: string): void;
  clear(): void;
  /** Writes unsaved lines. */
  flush(): void;
  /** Writes unsaved lines, and stops. */
  dispose(): void;
}

export const LOG_KEY = 'log';
const LOG_VERSION = 1;
const MOST_LINES = 50;
/** Room for a message and the innermost calls. */
const LONGEST_MESSAGE = 1_500;
/** An event that repeats later than this has its own line. */
const REPEATS_WITHIN_MS = 60 * 60_000;
/** Many lines at once are written once. */
const WRITE_AFTER_MS = 1_000;

const linesSchema = v.object({
  version: v.literal(LOG_VERSION),
  lines: v.array(
    v.object({
      atMs: v.number(),
      level: v.picklist(['info', 'warning', 'error']),
      message: v.string(),
      // Earlier releases write neither.
      count: v.optional(v.number()),
      sinceMs: v.optional(v.number()),
    }),
  ),
});

/** Opens the log with the lines of earlier visits. Unreadable lines are dropped: they contain no one's work. */
export function createLog(storage: SafeStorage, clock: Clock): Log {
  const store = createStore<readonly LogLine[]>(() => readLines(storage));
  let timer: unknown = null;

  function flush(): void {
    if (timer === null) return;
    clock.clearTimeout(timer);
    timer = null;
    const lines = joined(readLines(storage), store.getState());
    // There may be no room. A log needs no notice for that.
    storage.trySet(LOG_KEY, JSON.stringify({ version: LOG_VERSION, lines }));
  }

  const stopListening = storage.subscribe(({ key }) => {
    if (key === LOG_KEY && storage.get(LOG_KEY) === null) store.setState([], true);
  });

  return {
    ...readable(store),
    add(level, message) {
      const atMs = clock.now();
      const clean = redactTokens(message).slice(0, LONGEST_MESSAGE);
      const lines = store.getState();
      const same = lines.findLast(
        (line) => line.level === level && line.message === clean && atMs - line.atMs <= REPEATS_WITHIN_MS,
      );
      const line =
        same === undefined
          ? { atMs, level, message: clean, count: 1, sinceMs: atMs }
          : { ...same, atMs, count: same.count + 1 };
      store.setState([...lines.filter((other) => other !== same), line].slice(-MOST_LINES), true);
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
  // Most pages start without a log. Throwing here, while the app's code runs, would make the engine parse all of it again for the stack trace.
  if (text === null) return [];
  try {
    return v
      .parse(linesSchema, JSON.parse(text))
      .lines.map(({ count = 1, sinceMs, ...line }) => ({ ...line, count, sinceMs: sinceMs ?? line.atMs }))
      .slice(-MOST_LINES);
  } catch {
    return [];
  }
}

/** The lines of this tab and of others, each once. Of a line that two tabs have counted, the higher count is used. */
function joined(theirs: readonly LogLine[], mine: readonly LogLine[]): readonly LogLine[] {
  const lines = new Map<string, LogLine>();
  for (const line of [...theirs, ...mine]) {
    const known = lines.get(lineKey(line));
    if (known === undefined || known.count <= line.count) lines.set(lineKey(line), line);
  }
  return [...lines.values()].sort((one, other) => one.atMs - other.atMs).slice(-MOST_LINES);
}

/** Identifies a line. */
export function lineKey({ sinceMs, level, message }: LogLine): string {
  return `${sinceMs} ${level} ${message}`;
}
