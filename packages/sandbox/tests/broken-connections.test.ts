import { describe, expect, it } from 'vitest';
import { microsFromMs } from '../src/index.ts';
import { type Example, inShort, TOKEN, UUIDS } from './example.ts';
import { openTimed, SWITCHES } from './timed.ts';

const AT = '2026-03-01T11:59:59.123Z';

const post = (example: Example, timestamp: string | null = AT) =>
  example.own('POST', SWITCHES, { members: ['bbbbbb'], ...(timestamp !== null && { timestamp }) });

/** What the caller of a request gets where there is no answer. */
const failure = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

describe('a cut', () => {
  it('breaks the connection while the service continues', async () => {
    const { example, pass, made } = openTimed();
    example.sandbox.faults.add({ kind: 'cut', ms: 2, match: { method: 'POST' }, times: 1 });
    const answer = failure(post(example));
    await pass(2);
    expect(await answer).toBeInstanceOf(TypeError);
    expect(made()).toEqual([]);
    await pass(30);
    expect(made().map(({ timestamp }) => timestamp)).toEqual([microsFromMs(Date.parse(AT))]);
  });

  it('loses also the answer of a faster request', async () => {
    const { example, pass, made, now } = openTimed();
    example.sandbox.faults.add({ kind: 'cut', ms: 100, times: 1 });
    const startMs = now();
    const answer = failure(post(example));
    await pass(99);
    expect(made()).toHaveLength(1);
    await pass(1);
    expect(await answer).toBeInstanceOf(TypeError);
    expect(example.sandbox.requests.list()).toMatchObject([
      { status: null, fault: 'cut', atMs: startMs, durationMs: 100 },
    ]);
  });

  it('together with a latency occurs before the request reaches the service, which still acts', async () => {
    const { example, pass } = openTimed();
    example.sandbox.faults.add({ kind: 'latency', ms: 4_000 });
    example.sandbox.faults.add({ kind: 'cut', ms: 10, match: { method: 'DELETE' }, times: 1 });
    const answer = failure(example.own('DELETE', '/members/aaaaaa'));
    await pass(10);
    expect(await answer).toBeInstanceOf(TypeError);
    await pass(1_985);
    expect(example.state.members.has(UUIDS.aaaaaa)).toBe(true);
    await pass(30);
    expect(example.state.members.has(UUIDS.aaaaaa)).toBe(false);
  });

  it('lets a repetition arrive while the first request is handled, so that each creates a row', async () => {
    const { example, pass, made } = openTimed();
    example.sandbox.faults.add({ kind: 'cut', ms: 3, match: { method: 'POST' }, times: 1 });
    const first = failure(post(example));
    await pass(3);
    expect(await first).toBeInstanceOf(TypeError);
    const repetition = post(example);
    await pass(30);
    expect((await repetition).status).toBe(200);
    expect(made()).toHaveLength(2);
  });
});

describe('a crash', () => {
  it("leaves a new switch at the service's now", async () => {
    const { example, pass, made, now } = openTimed();
    example.sandbox.faults.add({ kind: 'crash', match: { method: 'POST' }, times: 1 });
    const startMs = now();
    const answer = post(example);
    await pass(30);
    expect(inShort(await answer)).toBe('500/0');
    const [row, ...others] = made();
    expect([row?.members, others]).toEqual([[UUIDS.bbbbbb], []]);
    expect(Number((row?.timestamp ?? 0n) / 1_000n)).toBeGreaterThanOrEqual(startMs);
  });

  it('creates no switch if there is none to move', async () => {
    const { example, pass, made } = openTimed();
    example.sandbox.faults.add({ kind: 'crash' });
    const answer = post(example, null);
    await pass(30);
    expect(inShort(await answer)).toBe('500/0');
    expect(made()).toEqual([]);
  });

  it('leaves an overwritten group empty, and notifies listeners', async () => {
    const { example, pass } = openTimed();
    example.sandbox.faults.add({ kind: 'crash' });
    let heard = 0;
    example.sandbox.onChange(() => {
      heard += 1;
    });
    const answer = example.own('POST', '/groups/gggggg/members/overwrite', ['bbbbbb']);
    await pass(30);
    expect(inShort(await answer)).toBe('500/0');
    expect([example.state.groups.get(UUIDS.gggggg)?.members, heard]).toEqual([[], 1]);
  });

  it('changes nothing of a write of one step, and lets reads through', async () => {
    const { example, pass } = openTimed();
    example.sandbox.faults.add({ kind: 'crash' });
    const answer = example.own('PATCH', '/members/aaaaaa', { name: 'Zoe' });
    await pass(30);
    expect(inShort(await answer)).toBe('500/0');
    expect((await example.own('GET', '/members/aaaaaa')).json).toMatchObject({ name: 'Alice' });
  });
});

describe('a caller that goes away', () => {
  function send(example: Example, method: string) {
    const leaving = new AbortController();
    const isRead = method === 'GET';
    const request = new Request(`http://sandbox.test/v2${SWITCHES}`, {
      method,
      headers: { Authorization: TOKEN, 'Content-Type': 'application/json' },
      ...(!isRead && { body: JSON.stringify({ members: ['bbbbbb'], timestamp: AT }) }),
      signal: leaving.signal,
    });
    return { leaving, request, answer: () => failure(example.sandbox.fetch(request)) };
  }

  it('does not stop a write that has started', async () => {
    const { example, pass, made } = openTimed();
    const { leaving, answer } = send(example, 'POST');
    const told = answer();
    await pass(1);
    leaving.abort(new Error('gone'));
    expect(await told).toEqual(new Error('gone'));
    expect(made()).toEqual([]);
    await pass(30);
    expect(made()).toHaveLength(1);
  });

  it('does not stop a write in flight', async () => {
    const { example, pass, made } = openTimed();
    example.sandbox.faults.add({ kind: 'latency', ms: 1_000 });
    const { leaving, answer } = send(example, 'POST');
    const told = answer();
    await pass(100);
    leaving.abort(new Error('gone'));
    expect(await told).toEqual(new Error('gone'));
    await pass(400);
    expect(made()).toEqual([]);
    await pass(100);
    expect(made()).toHaveLength(1);
  });

  it('before the request is sent does not reach the service', async () => {
    const { example, pass, made } = openTimed();
    const { leaving, answer } = send(example, 'POST');
    leaving.abort(new Error('gone'));
    expect(await answer()).toEqual(new Error('gone'));
    await pass(30);
    expect([made(), example.sandbox.requests.list()]).toEqual([[], []]);
  });

  it('ends a read that waits, with its timer', async () => {
    const { example, pass, waiting } = openTimed();
    example.sandbox.faults.add({ kind: 'latency', ms: 60_000 });
    const { leaving, answer } = send(example, 'GET');
    const told = answer();
    await pass(1);
    expect(waiting()).toBe(1);
    leaving.abort(new Error('gone'));
    expect(await told).toEqual(new Error('gone'));
    expect(waiting()).toBe(0);
  });
});
