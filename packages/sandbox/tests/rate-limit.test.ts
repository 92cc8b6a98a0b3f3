import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../src/gcra.ts';
import { type Answer, Example, inShort, NOW_MS, OTHER_TOKEN, property, TOKEN, UUIDS } from './example.ts';

const limited = () => new Example({ rateLimit: true });

function rates({ headers }: Answer): Record<string, string | null> {
  return Object.fromEntries(
    ['Limit', 'Remaining', 'Reset', 'Scope'].map((name) => [name, headers.get(`X-RateLimit-${name}`)]),
  );
}

describe('buckets', () => {
  it('a fresh one reports 8 to a read and 2 to a write', async () => {
    const example = limited();
    expect(rates(await example.get('/systems/exmpl'))).toEqual({
      Limit: '10',
      Remaining: '8',
      Reset: String(NOW_MS / 1000),
      Scope: 'generic_get',
    });
    expect(rates(await example.send('PATCH', '/systems/exmpl', { body: {} }))).toEqual({
      Limit: '3',
      Remaining: '2',
      Reset: String(NOW_MS / 1000),
      Scope: 'generic_update',
    });
  });

  it('eight reads at once pass, the ninth is counted and refused, the next are refused without being counted', async () => {
    const example = limited();
    const answers = [];
    for (let count = 0; count < 11; count += 1) answers.push(await example.get('/systems/exmpl'));
    const remaining = answers.map(({ headers }) => headers.get('X-RateLimit-Remaining'));
    expect(answers.map(inShort)).toEqual([...Array(8).fill('200'), '429/0', '429/0', '429/0']);
    expect(remaining).toEqual(['8', '7', '6', '5', '4', '3', '2', '1', '0', '0', '0']);
    expect(property(answers[8]?.json, 'retry_after')).toBe(0);
  });

  it('reads about own entities, reads about others and writes are counted apart', async () => {
    const example = limited();
    const scope = async (method: string, path: string, token?: string) => {
      const answer = await example.send(method, path, token === undefined ? {} : { token });
      return [answer.headers.get('X-RateLimit-Scope'), answer.headers.get('X-RateLimit-Remaining')];
    };
    expect(await scope('GET', '/systems/@me', TOKEN)).toEqual(['own_system_get', '8']);
    expect(await scope('GET', '/members/aaaaaa', TOKEN)).toEqual(['own_system_get', '7']);
    expect(await scope('GET', '/groups/gggggg', TOKEN)).toEqual(['own_system_get', '6']);
    expect(await scope('GET', `/systems/exmpl/switches/${UUIDS.current}`, TOKEN)).toEqual([
      'own_system_get',
      '5',
    ]);
    expect(await scope('GET', '/systems/zzzzzz', TOKEN)).toEqual(['generic_get', '8']);
    expect(await scope('GET', '/systems/exmpl')).toEqual(['generic_get', '7']);
    expect(await scope('GET', '/messages/1', TOKEN)).toEqual(['generic_get', '6']);
    expect(await scope('GET', '/private/stats', TOKEN)).toEqual(['generic_get', '5']);
    expect(await scope('POST', '/members', TOKEN)).toEqual(['generic_update', '2']);
    expect(await scope('POST', '/groups', TOKEN)).toEqual(['generic_update', '1']);
    expect(await scope('DELETE', '/members/aaaaaa', TOKEN)).toEqual(['own_system_update', '2']);
  });

  it('the last entity of the path decides whose budget it is', async () => {
    const example = limited();
    const path = `/systems/exmpl/switches/${UUIDS.foreignswitch}`;
    expect((await example.get(path, TOKEN)).headers.get('X-RateLimit-Scope')).toBe('generic_get');
    expect((await example.get(path, OTHER_TOKEN)).headers.get('X-RateLimit-Scope')).toBe('own_system_get');
  });

  it('the own budget is shared by all addresses, the other is one of each', async () => {
    const example = limited();
    const remaining = async (ip: string, token?: string) =>
      (
        await example.send('GET', '/systems/exmpl', { ip, ...(token === undefined ? {} : { token }) })
      ).headers.get('X-RateLimit-Remaining');
    expect([await remaining('192.0.2.1', TOKEN), await remaining('192.0.2.2', TOKEN)]).toEqual(['8', '7']);
    expect([await remaining('192.0.2.1'), await remaining('192.0.2.2')]).toEqual(['8', '8']);
  });

  it('the body of a refusal never names the own budget', async () => {
    const example = limited();
    const answers = [];
    for (const name of ['a', 'b', 'c']) answers.push(await example.own('PATCH', '/systems/@me', { name }));
    const refused = answers.at(-1);
    expect(refused?.json).toMatchObject({ scope: 'generic_update' });
    expect(refused?.headers.get('X-RateLimit-Scope')).toBe('own_system_update');
    expect(refused?.headers.get('Content-Type')).toBe('application/json');
  });

  it('switched off, the headers are gone', async () => {
    const answer = await new Example({ rateLimit: false }).get('/systems/exmpl');
    expect(Object.values(rates(answer))).toEqual([null, null, null, null]);
  });
});

describe('the arithmetic', () => {
  it('serves the full rate to evenly spaced requests', () => {
    const limiter = createRateLimiter();
    for (let count = 0; count < 500; count += 1) {
      expect(limiter.take('k', 10, NOW_MS + count * 100).served).toBe(true);
    }
  });

  it('starves a client that retries exactly at the given time', () => {
    const limiter = createRateLimiter();
    let now = NOW_MS;
    while (limiter.take('k', 3, now).served);
    for (let count = 0; count < 200; count += 1) {
      const verdict = limiter.take('k', 3, now);
      expect(verdict.served).toBe(false);
      now += verdict.retryAfterMs;
    }
  });

  it('serves a client that waits two slots longer', () => {
    const limiter = createRateLimiter();
    let now = NOW_MS;
    for (let round = 0; round < 50; round += 1) {
      let verdict = limiter.take('k', 3, now);
      while (verdict.served) verdict = limiter.take('k', 3, now);
      now += verdict.retryAfterMs + 667;
      expect(limiter.take('k', 3, now).served).toBe(true);
    }
  });

  it('reports whole milliseconds rounded up', () => {
    const limiter = createRateLimiter();
    for (let count = 0; count < 3; count += 1) limiter.take('k', 3, NOW_MS);
    expect(limiter.take('k', 3, NOW_MS).retryAfterMs).toBe(334);
    expect(limiter.take('k', 3, NOW_MS + 100.5).retryAfterMs).toBe(233);
  });

  it('reports 9 to the first read with the clocks of 2024, because of the reverse rounding error', () => {
    expect(createRateLimiter().take('k', 10, Date.UTC(2024, 0, 1)).remaining).toBe(9);
  });

  it('forgets spent buckets of many clients', () => {
    const limiter = createRateLimiter();
    for (let client = 0; client < 3000; client += 1) {
      expect(limiter.take(`client ${client}`, 10, NOW_MS + client * 10).remaining).toBe(8);
    }
  });
});
