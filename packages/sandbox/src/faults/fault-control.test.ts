import { describe, expect, it } from 'vitest';
import { ConnectionLostError } from './connection-lost-error.ts';
import { createFaultControl } from './fault-control.ts';
import type { FaultRule } from './fault-rule.ts';

const NOW_MS = Date.UTC(2026, 0, 1);
const URL_BASE = 'http://sandbox.test';

/** A control over a service that counts, with a clock that jumps instead of waiting. */
function setUp(...rules: FaultRule[]) {
  const acts: string[] = [];
  const waits: number[] = [];
  const faults = createFaultControl({
    now: () => NOW_MS,
    sleep: async (ms) => {
      waits.push(ms);
      acts.push('wait');
    },
  });
  faults.replace(rules);
  const send = (path = '/v2/systems/exmpl', init: RequestInit = {}) => {
    const request = new Request(URL_BASE + path, init);
    return faults.handle(request, async () => {
      acts.push('act');
      return new Response('{"id":"exmpl"}', { status: 200 });
    });
  };
  return { faults, send, acts, waits };
}

describe('faults', () => {
  it('let everything through when there are none', async () => {
    const { send } = setUp();
    expect(await (await send()).json()).toEqual({ id: 'exmpl' });
  });

  it('affect only the method and path they match, including the query', async () => {
    const { send } = setUp({ kind: 'status', match: { method: 'PATCH', path: 'guild_id=1$' } });
    expect((await send('/v2/systems/@me/autoproxy?guild_id=1')).status).toBe(200);
    expect((await send('/v2/systems/@me/autoproxy?guild_id=2', { method: 'PATCH' })).status).toBe(200);
    expect((await send('/v2/systems/@me/autoproxy?guild_id=1', { method: 'PATCH' })).status).toBe(500);
  });

  it('occur as often as configured and count themselves', async () => {
    const { send, faults } = setUp({ id: 'two', kind: 'status', times: 2, status: 503 });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([503, 503, 200, 200]);
    expect(faults.list()).toEqual([{ id: 'two', kind: 'status', times: 2, status: 503, struck: 2 }]);
  });

  it('are not spent on a preflight, which only latency and rules for OPTIONS meet', async () => {
    const { send, waits } = setUp({ kind: 'latency', ms: 40 }, { kind: 'drop', times: 1 });
    expect((await send('/v2', { method: 'OPTIONS' })).status).toBe(200);
    expect(waits).toEqual([20, 20]);
    await expect(send()).rejects.toThrow(ConnectionLostError);
    const named = setUp({ kind: 'status', match: { method: 'OPTIONS' } });
    expect((await named.send('/v2', { method: 'OPTIONS' })).status).toBe(500);
  });

  it('with a chance affect the same requests for the same seed', async () => {
    const run = async (seed: number) => {
      const { send } = setUp({ kind: 'status', probability: 0.3, seed });
      const hits = [];
      for (let index = 0; index < 200; index += 1) hits.push((await send()).status === 500);
      return hits;
    };
    const hits = await run(5);
    expect(await run(5)).toEqual(hits);
    expect(await run(6)).not.toEqual(hits);
    const share = hits.filter(Boolean).length / hits.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });

  it('wait half before the service acts and half after, all latencies together', async () => {
    const { send, acts, waits } = setUp({ kind: 'latency', ms: 40 }, { kind: 'latency', ms: 60 });
    await send();
    expect(acts).toEqual(['wait', 'act', 'wait']);
    expect(waits).toEqual([50, 50]);
  });

  it('draw latency from its range, the same for the same seed', async () => {
    const rule: FaultRule = { kind: 'latency', ms: [20, 80], seed: 3 };
    const [first, second] = [setUp(rule), setUp(rule)];
    for (let index = 0; index < 50; index += 1) {
      await first.send();
      await second.send();
    }
    expect(first.waits).toEqual(second.waits);
    const whole = first.waits.map((ms) => ms * 2);
    expect(Math.min(...whole)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...whole)).toBeLessThanOrEqual(80);
    expect(new Set(whole).size).toBeGreaterThan(25);
  });

  it('stop waiting when the caller aborts, and then the service does not act', async () => {
    const faults = createFaultControl();
    faults.add({ kind: 'latency', ms: 60_000 });
    const abort = new AbortController();
    let acted = false;
    const answer = faults.handle(new Request(URL_BASE, { signal: abort.signal }), async () => {
      acted = true;
      return new Response();
    });
    abort.abort();
    await expect(answer).rejects.toThrow(/abort/i);
    expect(acted).toBe(false);
  });

  it('lose an answer after the service acted, and drop a request before it does', async () => {
    const lost = setUp({ kind: 'lost-answer' });
    await expect(lost.send()).rejects.toBeInstanceOf(TypeError);
    expect(lost.acts).toEqual(['act']);
    const dropped = setUp({ kind: 'drop' });
    await expect(dropped.send()).rejects.toBeInstanceOf(TypeError);
    expect(dropped.acts).toEqual([]);
  });

  it('cut the connection while the request is in flight or being handled, and let it finish', async () => {
    let arrive = () => {};
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const faults = createFaultControl({ sleep: (ms) => (ms === 1 ? Promise.resolve() : arriving) });
    faults.replace([
      { kind: 'latency', ms: 40 },
      { kind: 'cut', ms: 1 },
    ]);
    let acted = false;
    const answer = faults.handle(new Request(URL_BASE), async () => {
      acted = true;
      return new Response();
    });
    await expect(answer).rejects.toBeInstanceOf(ConnectionLostError);
    expect(acted).toBe(false);
    arrive();
    await expect.poll(() => acted).toBe(true);
  });

  it('crash the service, and report it to the service only', async () => {
    const faults = createFaultControl();
    faults.add({ kind: 'crash', times: 1 });
    const fates: boolean[] = [];
    const send = () =>
      faults.handle(new Request(URL_BASE), async ({ crashes }) => {
        fates.push(crashes);
        return new Response();
      });
    await send();
    await send();
    expect(fates).toEqual([true, false]);
  });

  it('give many 429 in the form of the service', async () => {
    const { send, acts } = setUp({ kind: 'rate-limit', ms: 250 });
    const read = await send();
    expect(read.status).toBe(429);
    expect(await read.json()).toEqual({
      message: '429: too many requests',
      retry_after: 250,
      scope: 'generic_get',
      code: 0,
    });
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'x-ratelimit-limit': '10',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(NOW_MS / 1000),
      'x-ratelimit-scope': 'generic_get',
      'access-control-allow-origin': '*',
    });
    const write = await send('/v2/members', { method: 'POST' });
    expect(write.headers.get('x-ratelimit-limit')).toBe('3');
    expect(await write.json()).toMatchObject({ scope: 'generic_update' });
    const own = await send('/v2/systems/@me/switches', { method: 'POST' });
    expect(own.headers.get('x-ratelimit-scope')).toBe('own_system_update');
    expect(await own.json()).toMatchObject({ scope: 'generic_update' });
    expect(acts).toEqual([]);
  });

  it.each<[FaultRule, number, string, string]>([
    [{ kind: 'status' }, 500, 'application/json', '{"message":"500: Internal Server Error","code":0}'],
    [{ kind: 'status', status: 503, body: { code: 7 } }, 503, 'application/json', '{"code":7}'],
    [{ kind: 'status', status: 500, body: '' }, 500, 'application/json', ''],
    [{ kind: 'status', status: 410, body: 'gone' }, 410, 'text/plain; charset=utf-8', 'gone'],
    [{ kind: 'status', status: 204 }, 204, 'application/json', ''],
    [{ kind: 'empty' }, 200, 'application/json', ''],
    [{ kind: 'html', status: 521, body: '<p>x' }, 521, 'text/html; charset=UTF-8', '<p>x'],
  ])('answer %j as told', async (rule, status, type, body) => {
    const response = await setUp(rule).send();
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      status,
      type,
      body,
    ]);
  });

  it('give an HTML page for a proxy error, without CORS headers where asked', async () => {
    const response = await setUp({ kind: 'html', cors: false }).send();
    expect(response.status).toBe(502);
    expect(await response.text()).toMatch(/^<!DOCTYPE html>.*Error 502/s);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('apply in order: the first that is not a latency decides', async () => {
    const { send } = setUp({ kind: 'status', status: 503, times: 1 }, { kind: 'drop', times: 1 });
    expect((await send()).status).toBe(503);
    await expect(send()).rejects.toThrow(TypeError);
    expect((await send()).status).toBe(200);
  });

  it('are replaced all or none', () => {
    const { faults } = setUp({ id: 'old', kind: 'drop' });
    const unusable: FaultRule = { kind: 'drop', times: 0 };
    expect(() => faults.replace([{ kind: 'empty' }, unusable])).toThrow('"times"');
    expect(faults.list().map(({ id }) => id)).toEqual(['old']);
    expect(faults.remove('old')).toBe(true);
    expect(faults.remove('old')).toBe(false);
  });

  it('with the id of a rule in force take its place', () => {
    const { faults } = setUp({ id: 'a', kind: 'drop' });
    expect(faults.add({ id: 'a', kind: 'empty' })).toBe('a');
    expect(faults.list()).toEqual([{ id: 'a', kind: 'empty', struck: 0 }]);
  });
});
