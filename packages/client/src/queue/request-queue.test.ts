import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { VirtualClock } from '../../tests/support/virtual-clock.ts';
import {
  type AttemptOutcome,
  type Gate,
  type QueueOptions,
  RequestQueue,
  type Work,
} from './request-queue.ts';

/** Lets as many run at once per lane as it has room for. */
class Turnstile implements Gate<number> {
  room = 1;
  readonly inside = new Map<string, number>();

  readyAtMs(lane: string, nowMs: number): number {
    return (this.inside.get(lane) ?? 0) < this.room ? nowMs : Number.POSITIVE_INFINITY;
  }

  enter(lane: string): number {
    const count = (this.inside.get(lane) ?? 0) + 1;
    this.inside.set(lane, count);
    return count;
  }
}

describe('RequestQueue', () => {
  let clock: VirtualClock;
  let gate: Turnstile;
  let queue: RequestQueue<number>;
  let started: string[];

  beforeEach(() => {
    clock = new VirtualClock(0);
    gate = new Turnstile();
    queue = new RequestQueue({ gate, clock });
    started = [];
  });

  /** Work that takes `tookMs` and then comes to `step`. */
  function work(
    name: string,
    options: { tookMs?: number; lane?: string; step?: (attempt: number) => AttemptOutcome<string> } = {},
  ) {
    const { tookMs = 10, lane = 'a', step = () => ({ type: 'done', value: name }) } = options;
    return {
      lane: () => lane,
      async run({ signal, attempt }) {
        started.push(name);
        await Promise.race([
          clock.sleep(tookMs),
          new Promise((resolve) => signal.addEventListener('abort', resolve)),
        ]);
        gate.inside.set(lane, (gate.inside.get(lane) ?? 1) - 1);
        return signal.aborted ? { type: 'failed', error: signal.reason } : step(attempt);
      },
    } satisfies Work<string, number>;
  }

  function add(
    name: string,
    options: Partial<QueueOptions> = {},
    how: Parameters<typeof work>[1] = {},
  ): Promise<string> {
    return queue.add(work(name, how), { priority: 75, ...options });
  }

  it('starts the most urgent work first and equal work in its order', async () => {
    const all = [
      add('first'),
      add('a'),
      add('b'),
      add('later', { priority: 100 }),
      add('write', { priority: 25 }),
      add('c'),
    ];
    await clock.until(Promise.all(all));
    expect(started).toEqual(['first', 'write', 'a', 'b', 'c', 'later']);
  });

  it('is never delayed in one lane by another that must wait', async () => {
    const all = [add('a1'), add('a2'), add('b1', { priority: 100 }, { lane: 'b' })];
    expect(started).toEqual(['a1', 'b1']);
    await clock.until(Promise.all(all));
  });

  it('gives work to be retried its old place', async () => {
    const step = (attempt: number): AttemptOutcome<string> =>
      attempt === 1 ? { type: 'again', atMs: 0 } : { type: 'done', value: 'x' };
    const all = [add('x', {}, { step }), add('y'), add('z')];
    await clock.until(Promise.all(all));
    expect(started).toEqual(['x', 'x', 'y', 'z']);
  });

  it('tries less urgent work again after more urgent work, however early it was added', async () => {
    const step = (attempt: number): AttemptOutcome<string> =>
      attempt === 1 ? { type: 'again', atMs: 0 } : { type: 'done', value: 'x' };
    const all = [add('x', { priority: 100 }, { step }), add('y'), add('z')];
    await clock.until(Promise.all(all));
    expect(started).toEqual(['x', 'y', 'z', 'x']);
  });

  it('tries at the time it should, also if the timer fires a little early', async () => {
    const setTimeout = clock.setTimeout.bind(clock);
    let isFirst = true;
    clock.setTimeout = (callback, delayMs) => {
      const early = isFirst && delayMs > 100 ? 1 : 0;
      if (early > 0) isFirst = false;
      return setTimeout(callback, delayMs - early);
    };
    const step = (attempt: number): AttemptOutcome<string> =>
      attempt === 1 ? { type: 'again', atMs: 500 } : { type: 'done', value: 'x' };
    expect(await clock.until(add('x', {}, { step }))).toBe('x');
    expect(clock.now()).toBe(510);
  });

  it('does not delay others while work waits for a retry', async () => {
    const step = (attempt: number): AttemptOutcome<string> =>
      attempt === 1 ? { type: 'again', atMs: 500 } : { type: 'done', value: 'x' };
    const all = [add('x', {}, { step }), add('y'), add('z')];
    await clock.until(Promise.all(all));
    expect(started).toEqual(['x', 'y', 'z', 'x']);
    expect(clock.now()).toBe(510);
  });

  it('keeps work with the same order key in order, one at a time, whatever its priority', async () => {
    gate.room = 10;
    const all = [
      add('first', { orderKey: 'k', priority: 100 }),
      add('second', { orderKey: 'k', priority: 25 }),
      add('other', { orderKey: 'other' }),
    ];
    expect(started).toEqual(['first', 'other']);
    await clock.until(Promise.all(all));
    expect(started).toEqual(['first', 'other', 'second']);
  });

  it('keeps work with the same order key in order while all of it waits', async () => {
    const all = [
      add('busy'),
      add('first', { orderKey: 'k', priority: 100 }),
      add('second', { orderKey: 'k', priority: 25 }),
      add('third', { orderKey: 'k', priority: 75 }),
    ];
    await clock.until(Promise.all(all));
    expect(started).toEqual(['busy', 'first', 'second', 'third']);
  });

  it('starts at once what waited behind removed work with the same order key', async () => {
    const abort = new AbortController();
    const busy = add('busy');
    const first = add('first', { orderKey: 'k', signal: abort.signal }).catch(() => 'gone');
    const second = add('second', { orderKey: 'k' }, { lane: 'b' });
    expect(started).toEqual(['busy']);
    abort.abort();
    expect(started).toEqual(['busy', 'second']);
    await clock.until(Promise.all([busy, first, second]));
  });

  it('starts one and gives up another at the same moment', async () => {
    const again = (attempt: number): AttemptOutcome<string> =>
      attempt === 1 ? { type: 'again', atMs: 500 } : { type: 'done', value: 'done' };
    const starting = add('starting', {}, { step: again });
    const leaving = queue
      .add(
        { ...work('leaving', { lane: 'b', step: again }), giveUp: () => new Error('no turn') },
        { priority: 75 },
      )
      .catch((error: unknown) => error);
    await clock.advance(100);
    const long = add('long', {}, { lane: 'b', tookMs: 1_000 });
    expect(await clock.until(leaving)).toEqual(new Error('no turn'));
    expect(await clock.until(starting)).toBe('done');
    await clock.until(long);
    expect(started).toEqual(['starting', 'leaving', 'long', 'starting']);
  });

  it('asks the gate once for all that wait in a lane', async () => {
    const all = [add('busy'), ...Array.from({ length: 20 }, (_, index) => add(`${index}`))];
    const readyAtMs = gate.readyAtMs.bind(gate);
    let asked = 0;
    gate.readyAtMs = (lane, nowMs) => {
      asked += 1;
      return readyAtMs(lane, nowMs);
    };
    all.push(add('last'));
    expect(asked).toBe(1);
    await clock.until(Promise.all(all));
  });

  it('reports each change once it has happened, and nothing else', async () => {
    const reports: string[] = [];
    queue = new RequestQueue({
      gate,
      clock,
      onChange: () => reports.push(`${queue.counts.waiting} ${queue.counts.inFlight}`),
    });
    const take = () => reports.splice(0);
    const abort = new AbortController();
    const busy = add('busy');
    expect(take().at(-1)).toBe('0 1');
    const waiting = add('waiting', { signal: abort.signal }).catch(() => 'gone');
    expect(take()).toEqual(['1 1']);
    abort.abort();
    expect(take()).toEqual(['0 1']);
    await clock.until(Promise.all([busy, waiting]));
    expect(take()).toEqual(['0 0']);
  });

  it('has no timer while nothing waits for a time', async () => {
    const step = (attempt: number): AttemptOutcome<string> =>
      attempt === 1 ? { type: 'again', atMs: 500 } : { type: 'done', value: 'x' };
    const abort = new AbortController();
    const result = add('x', { signal: abort.signal }, { step }).catch(() => 'gone');
    await clock.advance(100);
    expect(clock.timerCount).toBe(1);
    abort.abort();
    expect(clock.timerCount).toBe(0);
    expect(await result).toBe('gone');
  });

  it('shares work with the same key while it waits and while it runs, but not after', async () => {
    const busy = add('busy');
    const waiting = [add('x', { shareKey: 'x' }), add('x', { shareKey: 'x' })];
    await clock.until(busy);
    const running = add('x', { shareKey: 'x' });
    expect(await clock.until(Promise.all([...waiting, running]))).toEqual(['x', 'x', 'x']);
    await clock.until(add('x', { shareKey: 'x' }));
    expect(started).toEqual(['busy', 'x', 'x']);
  });

  it('gives the same failure to all callers that share work', async () => {
    const step = (): AttemptOutcome<string> => ({ type: 'failed', error: new Error('no') });
    const both = [add('x', { shareKey: 'x' }, { step }), add('x', { shareKey: 'x' }, { step })];
    const results = await clock.until(Promise.allSettled(both));
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
  });

  it('moves shared work up for a more urgent caller', async () => {
    const all = [
      add('busy'),
      add('a'),
      add('x', { shareKey: 'x', priority: 100 }),
      add('x', { shareKey: 'x', priority: 25 }),
    ];
    await clock.until(Promise.all(all));
    expect(started).toEqual(['busy', 'x', 'a']);
  });

  it('leaves what waits where it is if running work gets a more urgent caller', async () => {
    const all = [add('x', { shareKey: 'x' }), add('a'), add('b'), add('x', { shareKey: 'x', priority: 25 })];
    await clock.until(Promise.all(all));
    expect(started).toEqual(['x', 'a', 'b']);
  });

  it('does not move shared work back for a less urgent caller', async () => {
    const all = [
      add('busy'),
      add('a'),
      add('x', { shareKey: 'x', priority: 25 }),
      add('x', { shareKey: 'x', priority: 100 }),
    ];
    await clock.until(Promise.all(all));
    expect(started).toEqual(['busy', 'x', 'a']);
  });

  it('starts work again that was aborted while it waited and then asked for again', async () => {
    const abort = new AbortController();
    const busy = add('busy');
    const gone = add('x', { shareKey: 'x', signal: abort.signal }).catch(() => 'gone');
    abort.abort();
    const again = add('x', { shareKey: 'x' });
    expect(await clock.until(Promise.all([busy, gone, again]))).toEqual(['busy', 'gone', 'x']);
  });

  it('still shares the newer work after that from before a change has ended', async () => {
    gate.room = 10;
    const before = add('before', { shareKey: 'x' });
    queue.stopSharingRunning();
    const newer = add('newer', { shareKey: 'x' }, { tookMs: 100 });
    await clock.until(before);
    expect(await clock.until(Promise.all([newer, add('third', { shareKey: 'x' })]))).toEqual([
      'newer',
      'newer',
    ]);
    expect(started).toEqual(['before', 'newer']);
  });

  it('does not try again what nobody waits for any more', async () => {
    const abort = new AbortController();
    let attempts = 0;
    const stubborn: Work<string, number> = {
      lane: () => 'b',
      async run() {
        attempts += 1;
        await clock.sleep(10);
        return { type: 'again', atMs: 0 };
      },
    };
    const result = queue.add(stubborn, { priority: 75, signal: abort.signal }).catch(() => 'gone');
    abort.abort();
    await clock.advance(1_000);
    expect(await result).toBe('gone');
    expect(attempts).toBe(1);
    expect(queue.counts).toEqual({ waiting: 0, inFlight: 0 });
  });

  it('does not share work that started before a change', async () => {
    const before = add('x', { shareKey: 'x' });
    queue.stopSharingRunning();
    await clock.until(Promise.all([before, add('x', { shareKey: 'x' })]));
    expect(started).toEqual(['x', 'x']);
  });

  it('drops aborted work that waits, without starting it, with the reason of the signal', async () => {
    const abort = new AbortController();
    const reason = new Error('changed my mind');
    const all = [add('busy'), add('x', { signal: abort.signal }).catch((error: unknown) => error)];
    abort.abort(reason);
    expect(await clock.until(Promise.all(all))).toEqual(['busy', reason]);
    expect(started).toEqual(['busy']);
    expect(queue.counts).toEqual({ waiting: 0, inFlight: 0 });
  });

  it('refuses work whose signal was aborted before', async () => {
    await expect(add('x', { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late');
    expect(started).toEqual([]);
  });

  it('aborts running work only when no caller shares it any more', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const one = add('x', { shareKey: 'x', signal: first.signal }).catch(() => 'gone');
    const two = add('x', { shareKey: 'x', signal: second.signal }).catch(() => 'gone');
    first.abort();
    expect(await clock.until(one)).toBe('gone');
    expect(queue.counts.inFlight).toBe(1);
    second.abort();
    expect(await clock.until(two)).toBe('gone');
    await clock.advance(0);
    expect(queue.counts.inFlight).toBe(0);
    expect(clock.now()).toBe(0);
  });

  it('drops aborted work that waits for a retry', async () => {
    const abort = new AbortController();
    const step = (): AttemptOutcome<string> => ({ type: 'again', atMs: 5_000 });
    const result = add('x', { signal: abort.signal }, { step }).catch(() => 'gone');
    await clock.advance(100);
    abort.abort();
    expect(await clock.until(result)).toBe('gone');
    await clock.advance(10_000);
    expect(started).toEqual(['x']);
    expect(clock.timerCount).toBe(0);
  });

  it('never sets a timer for longer than timers can hold, which would fire at once', async () => {
    const delaysMs: number[] = [];
    const setTimeout = clock.setTimeout.bind(clock);
    clock.setTimeout = (callback, delayMs) => {
      delaysMs.push(delayMs);
      return setTimeout(callback, delayMs);
    };
    const abort = new AbortController();
    const step = (): AttemptOutcome<string> => ({ type: 'again', atMs: 1e15 });
    const result = add('x', { signal: abort.signal }, { step }).catch(() => 'gone');
    await clock.advance(1_000);
    expect(Math.max(...delaysMs)).toBe(2 ** 31 - 1);
    abort.abort();
    expect(await clock.until(result)).toBe('gone');
  });

  it('leaves no listener on a signal that outlives the work', async () => {
    const abort = new AbortController();
    let listeners = 0;
    const { addEventListener, removeEventListener } = abort.signal;
    abort.signal.addEventListener = (...parameters: Parameters<typeof addEventListener>) => {
      listeners += 1;
      return addEventListener.apply(abort.signal, parameters);
    };
    abort.signal.removeEventListener = (...parameters: Parameters<typeof removeEventListener>) => {
      listeners -= 1;
      return removeEventListener.apply(abort.signal, parameters);
    };
    const step = (): AttemptOutcome<string> => ({ type: 'failed', error: new Error('no') });
    const all = [
      add('x', { signal: abort.signal }),
      add('y', { signal: abort.signal }),
      add('fails', { signal: abort.signal }, { step }),
    ];
    await clock.until(Promise.allSettled(all));
    expect(listeners).toBe(0);
  });

  it('turns a thrown error into a failure and continues', async () => {
    const broken = { lane: () => 'b', run: () => Promise.reject(new Error('broken')) };
    const results = Promise.allSettled([queue.add(broken, { priority: 75 }), add('x')]);
    expect((await clock.until(results)).map((result) => result.status)).toEqual(['rejected', 'fulfilled']);
  });

  it('settles everything once, whatever is added, shared, retried and aborted', async () => {
    const job = fc.record({
      atMs: fc.nat(60),
      priority: fc.constantFrom(25, 75, 100),
      shareKey: fc.constantFrom(undefined, undefined, 'p', 'q'),
      orderKey: fc.constantFrom(undefined, undefined, 'r'),
      lane: fc.constantFrom('a', 'b'),
      tookMs: fc.nat(20),
      retries: fc.nat(2),
      fails: fc.boolean(),
      abortAtMs: fc.option(fc.nat(120), { nil: undefined }),
    });
    const property = fc.asyncProperty(
      fc.array(job, { maxLength: 12 }),
      fc.integer({ min: 1, max: 3 }),
      async (jobs, room) => {
        clock = new VirtualClock(0);
        gate = new Turnstile();
        gate.room = room;
        queue = new RequestQueue({ gate, clock });
        const settled = jobs.map(() => 0);
        jobs.forEach((each, index) => {
          const abort = new AbortController();
          if (each.abortAtMs !== undefined) clock.setTimeout(() => abort.abort(), each.abortAtMs);
          const step = (attempt: number): AttemptOutcome<string> => {
            if (attempt <= each.retries) return { type: 'again', atMs: clock.now() + 7 };
            return each.fails ? { type: 'failed', error: new Error('no') } : { type: 'done', value: 'x' };
          };
          const { priority, shareKey, orderKey, lane, tookMs } = each;
          clock.setTimeout(() => {
            const mark = () => {
              settled[index] = (settled[index] ?? 0) + 1;
            };
            add(
              `${index}`,
              { priority, shareKey, orderKey, signal: abort.signal },
              { lane, tookMs, step },
            ).then(mark, mark);
          }, each.atMs);
        });
        await clock.advance(10_000);
        expect(settled).toEqual(jobs.map(() => 1));
        expect(queue.counts).toEqual({ waiting: 0, inFlight: 0 });
        expect(clock.timerCount).toBe(0);
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });
});
