import { brandId } from '@frontboard/model';
import { describe, expect, it, test } from 'vitest';
import {
  isAnswerLost,
  isApiError,
  isNetworkError,
  isRateLimitedError,
  isResponseShapeError,
  isTimeoutError,
} from '../src/index.ts';
import { failure, openStub, TOKEN } from './support/stub-service.ts';

const system = brandId('SystemRef', 'exmpl');
const member = brandId('MemberRef', 'abcdef');
const record = { id: 'exmpl' };

function limited(retryAfterMs = 0, scope = 'generic_get'): Response {
  return new Response(
    JSON.stringify({
      message: '429: too many requests',
      retry_after: retryAfterMs,
      scope,
      code: 0,
    }),
    {
      status: 429,
      headers: {
        'X-RateLimit-Limit': '10',
        'X-RateLimit-Remaining': '0',
        'X-RateLimit-Scope': scope,
      },
    },
  );
}

function thrownBy(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('a read', () => {
  it('is retried after a lost connection and after 5xx, with growing delays', async () => {
    const replies = [
      () => Promise.reject(new TypeError('fetch failed')),
      () => failure(502, '<html>'),
      () => record,
    ];
    const { client, clock, received, answer } = openStub((_, count) => replies[count - 1]?.());
    const startMs = clock.now();
    await answer(client.systems.fetch(system));
    expect(received.map(({ atMs }) => atMs - startMs)).toEqual([0, 500, 1_500]);
    expect(client.queue.getSnapshot().totals).toEqual({ sent: 3, retried: 2, limited: 0 });
  });

  it('fails after four attempts', async () => {
    const { client, received, answer } = openStub(() => Promise.reject(new TypeError('fetch failed')));
    const error = await answer(thrownBy(client.systems.fetch(system)));
    expect(isNetworkError(error) && error).toMatchObject({ method: 'GET', path: '/v2/systems/exmpl' });
    expect(received).toHaveLength(4);
  });

  it('is not retried after a final answer', async () => {
    const { client, received, answer } = openStub(() =>
      failure(404, { message: 'System not found.', code: 20001 }),
    );
    const error = await answer(thrownBy(client.systems.fetch(system)));
    expect(isApiError(error) && error).toMatchObject({
      status: 404,
      code: 20001,
      message: 'System not found.',
    });
    expect(received).toHaveLength(1);
  });

  it('without an answer ends at the deadline, in a body just as before it', async () => {
    const stalled = () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }));
    for (const reply of [() => undefined, stalled]) {
      const { client, clock, received, answer } = openStub(reply, { timeoutMs: 2_000 });
      const startMs = clock.now();
      const error = await answer(thrownBy(client.systems.fetch(system)));
      expect(isTimeoutError(error) && error.timeoutMs).toBe(2_000);
      expect(clock.now() - startMs).toBe(2_000);
      expect(received).toHaveLength(1);
      expect(clock.timerCount).toBe(0);
    }
  });

  it.each([
    ['a page', '<html>Log in to this network</html>'],
    ['nothing', ''],
    ['a cut answer', '{"id":"exm'],
    ['another thing', '{"name":"no id"}'],
    ['null', 'null'],
  ])(
    'that is answered by %s with status 200 is a shape error, and what was sent is not quoted',
    async (_, text) => {
      const { client, answer } = openStub(() => new Response(text));
      const error = await answer(thrownBy(client.systems.fetch(system)));
      expect(isResponseShapeError(error) && error.issues.length).toBeGreaterThan(0);
      if (text.length > 4) expect(JSON.stringify(error)).not.toContain(text);
    },
  );

  it('of a list keeps what can be read, and fails when nothing can or it is not a list', async () => {
    const good = { id: 'abcdef', name: 'Ash' };
    const list = async (body: object) => {
      const { client, answer } = openStub(() => body);
      return answer(
        client.members.list(system).then(
          (members) => members.map(({ id }) => id),
          (error: unknown) => error,
        ),
      );
    };
    expect(await list([good, { name: 'no id' }, null, { ...good, id: 'ghijkl' }])).toEqual([
      'abcdef',
      'ghijkl',
    ]);
    expect(await list([])).toEqual([]);
    expect(isResponseShapeError(await list([{}, {}]))).toBe(true);
    expect(isResponseShapeError(await list({ message: 'x' }))).toBe(true);
  });

  it('of the history continues after a full page of which some cannot be read, and ends with one that is not full', async () => {
    const at = (second: number) => ({
      id: `id-${second}`,
      timestamp: `2024-01-01T00:00:0${second}Z`,
      members: [],
    });
    const nextAfter = async (page: readonly object[]) => {
      const { client, answer } = openStub(() => page);
      return (await answer(client.switches.list(system, { limit: 3 }))).nextBefore;
    };
    expect(await nextAfter([at(3), at(2), at(1)])).toBe('2024-01-01T00:00:01.000001Z');
    expect(await nextAfter([at(3), { id: 'no time' }, at(1)])).toBe('2024-01-01T00:00:01.000001Z');
    expect(await nextAfter([at(3), at(2), { id: 'no time' }])).toBe('2024-01-01T00:00:02.000001Z');
    expect(await nextAfter([at(3), at(2)])).toBe(null);
  });

  it('handles an error body of any size, and reads no more of it than it uses', async () => {
    let pulled = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(body) {
            pulled += 1;
            body.enqueue(new Uint8Array(16 * 1024).fill(120));
          },
        }),
        { status: 400 },
      );
    const { client, answer } = openStub(endless);
    const error = await answer(thrownBy(client.systems.fetch(system)));
    expect(isApiError(error) && error.message).toBe('Unknown error.');
    expect(pulled).toBeLessThan(10);
  });

  it('keeps the status of an error whose body was cut', async () => {
    const cut = () =>
      new Response(new ReadableStream({ pull: () => Promise.reject(new Error('cut')) }), { status: 403 });
    const { client, answer } = openStub(cut);
    const error = await answer(thrownBy(client.systems.fetch(system)));
    expect(isApiError(error) && error.status).toBe(403);
  });
});

describe('without a network', () => {
  it('a read that got no answer fails at once, and one that was answered is tried again', async () => {
    const offline = { isOnline: () => false };
    const lost = openStub(() => Promise.reject(new TypeError('fetch failed')), offline);
    expect(isNetworkError(await lost.answer(thrownBy(lost.client.systems.fetch(system))))).toBe(true);
    expect(lost.received).toHaveLength(1);
    const busy = openStub((_, count) => (count === 1 ? failure(503) : record), offline);
    await busy.answer(busy.client.systems.fetch(system));
    expect(busy.received).toHaveLength(2);
  });
});

describe('a write', () => {
  it.each<[string, Parameters<typeof openStub>[0], (error: unknown) => boolean]>([
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed')), isNetworkError],
    ['5xx', () => failure(503), isApiError],
    ['a time-out', () => undefined, isTimeoutError],
  ])('is never sent again after %s, since it may have been done', async (_, reply, guard) => {
    const { client, received, answer } = openStub(reply, { token: TOKEN });
    expect(guard(await answer(thrownBy(client.members.update(member, { name: 'x' }))))).toBe(true);
    expect(received).toHaveLength(1);
  });

  it('is sent again after 429, which says that it was not done', async () => {
    const { client, received, answer } = openStub(
      (_, count) => (count === 1 ? limited() : { id: 'abcdef', name: 'x' }),
      { token: TOKEN },
    );
    await answer(client.members.update(member, { name: 'x' }));
    expect(received.map(({ body }) => body)).toEqual([{ name: 'x' }, { name: 'x' }]);
  });

  it('to one record waits for the write before it, so that the last one wins', async () => {
    const { client, clock, received, answer } = openStub(
      async (_, count, time) => {
        if (count === 1) await time.sleep(2_000);
        return { id: 'abcdef' };
      },
      { token: TOKEN },
    );
    const [first, second] = [
      client.members.update(member, { name: 'a' }),
      client.members.update(member, { name: 'b' }),
    ];
    await clock.advance(1_500);
    expect(received).toHaveLength(1);
    await answer(Promise.all([first, second]));
    expect(received.map(({ body }) => body)).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it('is not answered by a read from before it', async () => {
    const { client, received, answer } = openStub(
      async ({ method }, _, time) => {
        if (method === 'GET') await time.sleep(500);
        return { id: 'abcdef' };
      },
      { token: TOKEN },
    );
    const before = client.members.fetch(member);
    await answer(client.members.update(member, { name: 'x' }));
    await answer(Promise.all([before, client.members.fetch(member)]));
    expect(received.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']);
  });
});

describe('a 429', () => {
  it('is waited for, longer if many follow one another', async () => {
    const { client, received, answer } = openStub((_, count) => (count <= 4 ? limited() : record));
    await answer(client.systems.fetch(system));
    const waits = received.slice(1).map(({ atMs }, index) => atMs - (received[index]?.atMs ?? 0));
    expect(waits).toEqual([1_000, 1_000, 1_500, 2_000]);
    expect(client.queue.getSnapshot()).toMatchObject({ recentlyLimited: 3, totals: { limited: 4 } });
  });

  it('does not cost the request its place', async () => {
    const { client, received, answer } = openStub((_, count) => (count === 1 ? limited() : record));
    const ids = ['firsta', 'second', 'thirda'];
    await answer(Promise.all(ids.map((id) => client.systems.fetch(brandId('SystemRef', id)))));
    expect(received.map(({ path }) => path.slice(-6))).toEqual(['firsta', ...ids]);
  });

  it('waits retry_after and two slots when that is longer', async () => {
    const { client, received, answer } = openStub((_, count) => (count === 1 ? limited(4_000) : record));
    await answer(client.systems.fetch(system));
    const waitedMs = (received[1]?.atMs ?? 0) - (received[0]?.atMs ?? 0);
    expect(waitedMs).toBeGreaterThanOrEqual(4_200);
    expect(waitedMs).toBeLessThan(4_800);
  });

  it('that does not end is an error after ten', async () => {
    const { client, received, answer } = openStub(() => limited(250));
    const error = await answer(thrownBy(client.systems.fetch(system)));
    expect(isRateLimitedError(error) && isApiError(error) && error).toMatchObject({
      status: 429,
      retryAfterMs: 250,
      scope: 'generic_get',
    });
    expect(received).toHaveLength(10);
  });

  it('may answer the browser’s own repetition of a request that was taken, so it is not a refusal', async () => {
    const { client, answer } = openStub(() => limited(250));
    expect(isAnswerLost(await answer(thrownBy(client.systems.fetch(system))))).toBe(true);
  });

  it('that asks for a long wait is an error at once, with the moment from which it can be asked again', async () => {
    const { client, clock, received, answer } = openStub((_, count) =>
      count === 1 ? limited(90_000) : record,
    );
    const startedMs = clock.now();
    const error = await answer(thrownBy(client.systems.fetch(system)));
    expect(clock.now()).toBe(startedMs);
    expect(isRateLimitedError(error) && error).toMatchObject({
      wasSent: true,
      retryAfterMs: 90_000,
      retryAtMs: startedMs + 90_000,
    });
    await clock.advance(90_000);
    await answer(client.systems.fetch(system));
    const waitedMs = (received[1]?.atMs ?? 0) - startedMs;
    expect(waitedMs).toBeGreaterThanOrEqual(90_000);
    expect(waitedMs).toBeLessThan(92_000);
  });

  it('that asks for a long wait fails other requests at once, and nothing is sent', async () => {
    const { client, clock, received, answer } = openStub((_, count) =>
      count === 1 ? limited(90_000) : record,
    );
    const startedMs = clock.now();
    await answer(thrownBy(client.systems.fetch(system)));
    await clock.advance(60_000);
    const error = await answer(thrownBy(client.systems.fetch(brandId('SystemRef', 'others'))));
    expect(clock.now()).toBe(startedMs + 60_000);
    expect(isRateLimitedError(error) && isAnswerLost(error)).toBe(false);
    expect(isRateLimitedError(error) && error.wasSent).toBe(false);
    expect(isRateLimitedError(error) && error.retryAtMs).toBeGreaterThanOrEqual(startedMs + 90_000);
    expect(received).toHaveLength(1);
    expect(client.queue.getSnapshot()).toMatchObject({ waiting: 0, inFlight: 0 });
  });

  it('that asks for a long wait is sent to all who wait, those in line behind another included', async () => {
    const { client, received, answer } = openStub(
      async (_, count, time) => {
        if (count === 1) await time.sleep(100);
        return limited(90_000, 'generic_update');
      },
      { token: TOKEN },
    );
    const calls = ['a', 'b', 'c'].map((name) => thrownBy(client.members.update(member, { name })));
    const errors = await answer(Promise.all(calls));
    expect(errors.map(isRateLimitedError)).toEqual([true, true, true]);
    expect(received).toHaveLength(1);
  });

  it('that asks for a long wait does not affect other buckets', async () => {
    const { client, received, answer } = openStub(
      ({ method }) => (method === 'GET' ? limited(90_000) : { id: 'abcdef' }),
      { token: TOKEN },
    );
    await answer(thrownBy(client.systems.fetch(system)));
    await answer(client.members.update(member, { name: 'a' }));
    expect(received).toHaveLength(2);
  });

  it('of a proxy, without any header, is obeyed as well', async () => {
    const blocked = () => new Response('<html>', { status: 429, headers: { 'Retry-After': '2' } });
    const { client, received, answer } = openStub((_, count) => (count === 1 ? blocked() : record));
    await answer(client.systems.fetch(system));
    const waitedMs = (received[1]?.atMs ?? 0) - (received[0]?.atMs ?? 0);
    expect(waitedMs).toBeGreaterThanOrEqual(2_200);
    expect(waitedMs).toBeLessThan(2_800);
  });
});

describe('an abort', () => {
  it('while waiting leaves the queue without using budget', async () => {
    const { client, clock, received, answer } = openStub((_, count) => (count === 1 ? limited() : record));
    const abort = new AbortController();
    const first = client.systems.fetch(system);
    const second = thrownBy(client.systems.fetch(brandId('SystemRef', 'others'), { signal: abort.signal }));
    await clock.advance(100);
    abort.abort();
    expect(await answer(second)).toMatchObject({ name: 'AbortError' });
    await answer(first);
    expect(received.map(({ path }) => path)).toEqual(['/v2/systems/exmpl', '/v2/systems/exmpl']);
  });

  it('in flight ends the request itself, with the reason of the signal', async () => {
    const { client, clock, received, answer } = openStub(() => undefined);
    const abort = new AbortController();
    const reason = new Error('gone to another screen');
    const call = thrownBy(client.systems.fetch(system, { signal: abort.signal }));
    await clock.advance(10);
    abort.abort(reason);
    expect(await answer(call)).toBe(reason);
    expect(received[0]?.request.signal.aborted).toBe(true);
    await clock.advance(0);
    expect(client.queue.getSnapshot()).toMatchObject({ waiting: 0, inFlight: 0 });
  });

  it('between two tries ends the waiting', async () => {
    const { client, clock, received, answer } = openStub(() => failure(503));
    const abort = new AbortController();
    const call = thrownBy(client.systems.fetch(system, { signal: abort.signal }));
    await clock.advance(100);
    abort.abort();
    expect(await answer(call)).toMatchObject({ name: 'AbortError' });
    await clock.advance(60_000);
    expect(received).toHaveLength(1);
  });

  it('by one caller of a shared read does not abort it for the others', async () => {
    const { client, clock, received, answer } = openStub(async (_, __, time) => {
      await time.sleep(50);
      return record;
    });
    const abort = new AbortController();
    const one = thrownBy(client.systems.fetch(system, { signal: abort.signal }));
    const two = client.systems.fetch(system);
    await clock.advance(10);
    abort.abort();
    expect(await answer(one)).toMatchObject({ name: 'AbortError' });
    expect((await answer(two)).id).toBe('exmpl');
    expect(received).toHaveLength(1);
  });
});

describe('the queue', () => {
  it('sends writes before interactive reads, and those before background reads', async () => {
    const { client, received, answer } = openStub(() => ({ id: 'abcdef' }), { token: TOKEN });
    const ref = (id: string) => brandId('SystemRef', id);
    await answer(
      Promise.all([
        client.systems.fetch(ref('firsta')),
        client.systems.fetch(ref('freshs'), { priority: 'background' }),
        client.systems.fetch(ref('waited')),
        client.systems.fetch(ref('urgent'), { priority: 'write' }),
      ]),
    );
    expect(received.map(({ path }) => path.slice(-6))).toEqual(['firsta', 'urgent', 'waited', 'freshs']);
  });

  it('publishes its state in immutable snapshots', async () => {
    const { client, answer } = openStub(async (_, __, time) => {
      await time.sleep(20);
      return Response.json(record, {
        headers: {
          'X-RateLimit-Limit': '10',
          'X-RateLimit-Remaining': '8',
          'X-RateLimit-Scope': 'generic_get',
        },
      });
    });
    const seen: unknown[] = [];
    const stop = client.queue.subscribe(() => seen.push(client.queue.getSnapshot()));
    const idle = client.queue.getSnapshot();
    expect(client.queue.getSnapshot()).toBe(idle);
    const calls = [client.systems.fetch(system), client.systems.fetch(brandId('SystemRef', 'others'))];
    expect(idle).toEqual({
      waiting: 0,
      inFlight: 0,
      scopes: {},
      recentlyLimited: 0,
      totals: { sent: 0, retried: 0, limited: 0 },
      clockSkewMs: null,
    });
    expect(client.queue.getSnapshot()).toMatchObject({ waiting: 1, inFlight: 1 });
    await answer(Promise.all(calls));
    expect(seen.length).toBeGreaterThan(0);
    expect(client.queue.getSnapshot()).toMatchObject({
      waiting: 0,
      inFlight: 0,
      scopes: { generic_get: { limit: 10, remaining: 8 } },
      totals: { sent: 2 },
    });
    stop();
    const told = seen.length;
    await answer(client.systems.fetch(system));
    expect(seen).toHaveLength(told);
  });
});

test.each([
  ['quick', 100, 86_400_000],
  ['slow', 4_000, 86_400_000],
  ['very slow', 8_000, 0],
])('a %s answer shows how far the clock of the service is', async (_speed, latencyMs, laterMs) => {
  let aheadMs = 0;
  let waitMs = 100;
  const { client, clock, answer } = openStub(async () => {
    const travel = () => new Promise<void>((resolve) => clock.setTimeout(resolve, waitMs / 2));
    await travel();
    const seconds = Math.floor((clock.now() + aheadMs) / 1_000);
    await travel();
    const headers = { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '8' };
    return Response.json(record, { headers: { ...headers, 'X-RateLimit-Reset': String(seconds) } });
  });
  await answer(client.systems.fetch(system));
  expect(Math.abs(client.queue.getSnapshot().clockSkewMs ?? Number.NaN)).toBeLessThan(1_000);
  aheadMs = 86_400_000;
  waitMs = latencyMs;
  await answer(client.systems.fetch(system));
  // After so long, it is unknown when the service wrote it.
  expect(Math.abs((client.queue.getSnapshot().clockSkewMs ?? Number.NaN) - laterMs)).toBeLessThan(1_000);
});

test('a very slow first answer shows a difference only if that is longer than the answer took', async () => {
  const skewAfter = async (aheadMs: number) => {
    const { client, clock, answer } = openStub(async () => {
      const wait = () => new Promise<void>((resolve) => clock.setTimeout(resolve, 10_000));
      const seconds = Math.floor((clock.now() + aheadMs) / 1_000);
      await wait();
      const headers = { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '8' };
      return Response.json(record, { headers: { ...headers, 'X-RateLimit-Reset': String(seconds) } });
    });
    await answer(client.systems.fetch(system));
    return client.queue.getSnapshot().clockSkewMs;
  };
  expect(await skewAfter(0)).toBeNull();
  expect(Math.abs(Number(await skewAfter(86_400_000)) - 86_400_000)).toBeLessThan(6_000);
});
