import type { SandboxOptions, SwitchRow } from '../src/index.ts';
import { type Answer, Example, NOW_MS, UUIDS } from './example.ts';

export const SWITCHES = '/systems/@me/switches';

/** The example on a clock of the test, whose timers the sandbox uses. */
export function openTimed(options: SandboxOptions = {}) {
  let timers: { atMs: number; fn: () => void }[] = [];
  let nowMs = NOW_MS;
  const example = new Example({
    clock: {
      now: () => nowMs,
      setTimeout(fn, ms) {
        const timer = { atMs: nowMs + ms, fn };
        timers.push(timer);
        return timer;
      },
      clearTimeout(handle) {
        timers = timers.filter((timer) => timer !== handle);
      },
    },
    ...options,
  });
  const rows = (): readonly SwitchRow[] =>
    [...example.state.switches.values()].filter((row) => row.system === UUIDS.exmpl);
  const known = new Set(rows().map(({ uuid }) => uuid));

  /** Advances the time by `ms` milliseconds, timer by timer. */
  async function pass(ms: number): Promise<void> {
    const endMs = nowMs + ms;
    for (;;) {
      await settle();
      timers.sort((one, other) => one.atMs - other.atMs);
      if ((timers[0]?.atMs ?? Number.POSITIVE_INFINITY) > endMs) break;
      const next = timers.shift();
      nowMs = next?.atMs ?? nowMs;
      next?.fn();
    }
    nowMs = endMs;
    await settle();
  }

  return {
    example,
    pass,
    now: () => nowMs,
    /** How many timers are neither stopped nor due. */
    waiting: () => timers.length,
    /** The switches of exmpl that were added to the world. */
    made: () => rows().filter(({ uuid }) => !known.has(uuid)),
    /** The results of `look` from now to the end of `answer`, at every half millisecond, without equal neighbours. */
    async watch<Value>(answer: Promise<Answer>, look: () => Value): Promise<Value[]> {
      const seen: Value[] = [];
      let isOver = false;
      const end = () => {
        isOver = true;
      };
      void answer.then(end, end);
      for (await settle(); !isOver; await pass(0.5)) add(seen, look());
      return add(seen, look());
    },
  };
}

function add<Value>(seen: Value[], value: Value): Value[] {
  if (JSON.stringify(seen.at(-1)) !== JSON.stringify(value)) seen.push(value);
  return seen;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
