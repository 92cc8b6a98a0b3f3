import { describe, expect, it } from 'vitest';
import { Example, inShort, type SendOptions, TOKEN, UUIDS } from './example.ts';

const noAgent: SendOptions = { headers: { 'User-Agent': null } };

describe('the order of the stages', () => {
  it('an unknown entity is reported before token, user agent, rate limit and method', async () => {
    const example = new Example({ rateLimit: true });
    expect(inShort(await example.send('PUT', '/members/nope12', noAgent))).toBe('404/20002');
    expect(inShort(await example.send('PATCH', '/members/nope12', { body: '{' }))).toBe('404/20002');
    expect((await example.get('/members/nope12')).headers.get('X-RateLimit-Limit')).toBeNull();
  });

  it('entities are looked up in path order', async () => {
    const example = new Example();
    expect(inShort(await example.get('/systems/nope1/switches/not-a-uuid'))).toBe('404/20001');
    expect(inShort(await example.get('/systems/@me/switches/not-a-uuid'))).toBe('401/0');
    expect(inShort(await example.get('/members/nope12/guilds/abc'))).toBe('404/20002');
  });

  it('a missing user agent is reported before the rate limit and is not counted', async () => {
    const example = new Example({ rateLimit: true });
    const refused = await example.send('PATCH', '/systems/exmpl', noAgent);
    expect([inShort(refused), refused.headers.get('X-RateLimit-Limit')]).toEqual(['400 empty', null]);
    expect((await example.send('PUT', '/systems/exmpl')).headers.get('X-RateLimit-Remaining')).toBe('2');
  });

  it('a user agent may be empty, but not the word unknown', async () => {
    const example = new Example();
    const as = (agent: string) =>
      example.send('GET', '/systems/exmpl', { headers: { 'User-Agent': agent } }).then(inShort);
    expect([await as(''), await as('unknown')]).toEqual(['200', '400 empty']);
  });

  it('a sandbox inside a page requires no user agent unless an option says so', async () => {
    const request = () => new Request('http://sandbox.test/v2/systems/exmpl');
    expect((await new Example().sandbox.fetch(request())).status).toBe(200);
    const strict = new Example({ requireUserAgent: true });
    expect((await strict.sandbox.fetch(request())).status).toBe(400);
    const lenient = new Example({ requireUserAgent: false });
    expect((await lenient.sandbox.fetch(request(), { ip: '192.0.2.1' })).status).toBe(200);
  });

  it('a wrong method is counted, and can be refused by the limiter', async () => {
    const example = new Example({ rateLimit: true });
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await example.send('PUT', '/systems/exmpl'));
    expect(answers.map(inShort)).toEqual(['405 empty', '405 empty', '429/0']);
    expect(answers[0]?.headers.get('X-RateLimit-Remaining')).toBe('2');
  });

  it('Allow names the methods, HEAD beside GET', async () => {
    const example = new Example();
    const allowed = async (method: string, path: string) =>
      (await example.send(method, path)).headers.get('Allow');
    expect(await allowed('PUT', '/systems/exmpl')).toBe('GET,HEAD,PATCH');
    expect(await allowed('GET', '/members')).toBe('POST');
    expect(await allowed('POST', '/members/aaaaaa')).toBe('GET,HEAD,PATCH,DELETE');
  });

  it('a wrong content type is reported before unreadable JSON, and that before 401 and 403', async () => {
    const example = new Example();
    const plain = { headers: { 'Content-Type': 'text/plain' }, body: '{' };
    expect((await example.send('POST', '/members', plain)).status).toBe(415);
    expect((await example.send('PATCH', '/systems/exmpl', plain)).status).toBe(415);
    expect(inShort(await example.send('PATCH', '/systems/exmpl', { body: '{' }))).toBe('400/0');
    expect(inShort(await example.send('PATCH', '/systems/exmpl', { body: '[]' }))).toBe('400/0');
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'text/json',
    'application/merge-patch+json',
  ])('%s is JSON', async (type) => {
    const options = { token: TOKEN, body: { name: 'x' }, headers: { 'Content-Type': type } };
    expect((await new Example().send('PATCH', '/systems/@me', options)).status).toBe(200);
  });

  it('a body in a charset the service does not read is 415', async () => {
    const headers = { 'Content-Type': 'application/json; charset=iso-8859-1' };
    const options = { token: TOKEN, body: { name: 'x' }, headers };
    expect((await new Example().send('PATCH', '/systems/@me', options)).status).toBe(415);
  });

  it('a body without content type is 415', async () => {
    const options = { token: TOKEN, body: { name: 'x' }, headers: { 'Content-Type': null } };
    expect((await new Example().send('PATCH', '/systems/@me', options)).status).toBe(415);
  });

  it('OPTIONS is 200 and empty on any path, without token, agent or count', async () => {
    const example = new Example({ rateLimit: true });
    for (const path of ['/systems/nope1', '/v1/s', '/foo', '/v2/systems/@me']) {
      const answer = await example.send('OPTIONS', path, noAgent);
      expect(inShort(answer)).toBe('200 empty');
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(answer.headers.get('X-RateLimit-Limit')).toBeNull();
    }
  });
});

describe('paths', () => {
  it.each([
    ['/v1', '410 text Unsupported API version'],
    ['/v1/anything/at/all', '410 text Unsupported API version'],
    ['/v2/s', '400 text Invalid path for API version'],
    ['/v2/m', '400 text Invalid path for API version'],
    ['/v2/s/exmpl', '400 text Invalid path for API version'],
    ['/v2/a/466378653216014359', '400 text Invalid path for API version'],
    ['/v2/msg/1', '400 text Invalid path for API version'],
    ['/v2/a', '404 empty'],
    ['/v2/msg', '404 empty'],
    ['/v2', '404 empty'],
    ['/v2/systems', '404 empty'],
    ['/v2/systems/', '404 empty'],
    ['/v2/Systems/exmpl', '404 empty'],
    ['/v2/systems/nope1/nothing', '404 empty'],
    ['/private', '404 empty'],
    ['/private/nothing', '404 empty'],
    ['/foo/v2/systems/exmpl', '400 text Unsupported API version'],
  ])('%s answers %s', async (path, expected) => {
    expect(inShort(await new Example().get(path))).toBe(expected);
  });

  it('a path that is not UTF-8 is 400, a stray percent sign is just a wrong reference', async () => {
    const example = new Example();
    expect(inShort(await example.get('/systems/%ff%fe'))).toBe('400/0');
    expect(inShort(await example.get('/systems/50%'))).toBe('404/20001');
    expect(inShort(await example.get('/systems/%40me', TOKEN))).toBe('200');
    expect(inShort(await example.get('/systems/%00'))).toBe('500/0');
  });

  it('only parameters are decoded: an escaped route is none', async () => {
    const example = new Example();
    expect(inShort(await example.get('/%73ystems/exmpl'))).toBe('404 empty');
    expect(inShort(await example.get('/systems/exmpl/%6dembers'))).toBe('404 empty');
    expect(inShort(await example.get('/systems/%65xmpl'))).toBe('200');
    expect(inShort(await example.get('/systems/%2540me', TOKEN))).toBe('404/20001');
  });

  it('the keys of a query are taken in any case', async () => {
    const example = new Example();
    expect((await example.get('/systems/exmpl/switches?LIMIT=0')).json).toEqual([]);
    expect(inShort(await example.get('/systems/exmpl/groups?With_Members=1'))).toBe('400/0');
    expect(inShort(await example.get('/systems/@me/autoproxy?GUILD_ID=1', TOKEN))).toBe('200');
  });

  it('the bare root leads to the documentation, and knows no CORS', async () => {
    const { sandbox } = new Example();
    const ask = (method: string) =>
      sandbox.fetch(new Request('http://sandbox.test/', { method }), { ip: '192.0.2.1' });
    const answer = await ask('GET');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, 'https://pluralkit.me/api']);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const preflight = await ask('OPTIONS');
    expect([preflight.status, preflight.headers.get('Allow')]).toEqual([405, 'GET,HEAD']);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('headers', () => {
  it('every answer carries all CORS headers', async () => {
    const example = new Example({ rateLimit: true });
    const paths = [
      '/systems/exmpl',
      '/systems/nope1',
      '/nothing',
      '/v1/s',
      '/foo',
      '/systems/exmpl/settings',
    ];
    for (const path of paths) {
      const { headers } = await example.get(path);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Methods')).toBe('*');
      expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
      expect(headers.get('Access-Control-Allow-Headers')).toBe(
        'Content-Type, Authorization, sentry-trace, User-Agent',
      );
      expect(headers.get('Access-Control-Expose-Headers')).toBe(
        'X-PluralKit-Version, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Scope',
      );
      expect(headers.get('Access-Control-Max-Age')).toBe('86400');
    }
  });

  it('only successful answers of the API behind the gateway contain the version', async () => {
    const example = new Example();
    const version = async (path: string) => (await example.get(path)).headers.get('X-PluralKit-Version');
    expect(await version('/systems/exmpl')).toMatch(/^[0-9a-f]{40}$/);
    expect(await version('/systems/quiet/fronters')).toMatch(/^[0-9a-f]{40}$/);
    expect(await version('/systems/exmpl/settings')).toBeNull();
    expect(await version('/systems/nope1')).toBeNull();
    expect(await version('/systems/exmpl/guilds/1')).toBeNull();
  });

  it('errors of the API behind the gateway forbid caching; those of the gateway do not mention it', async () => {
    const example = new Example();
    const behind = await example.get('/systems/exmpl/guilds/1');
    expect(behind.headers.get('Cache-Control')).toBe('no-cache,no-store');
    expect(behind.headers.get('Pragma')).toBe('no-cache');
    expect(behind.headers.get('Expires')).toBe('-1');
    expect((await example.get('/systems/nope1')).headers.get('Cache-Control')).toBeNull();
    expect((await example.get('/systems/exmpl')).headers.get('Cache-Control')).toBeNull();
  });

  it('content types differ by who answers', async () => {
    const example = new Example();
    const type = async (path: string) => (await example.get(path)).headers.get('Content-Type');
    expect(await type('/systems/exmpl')).toBe('application/json; charset=utf-8');
    expect(await type('/systems/exmpl/settings')).toBe('application/json');
    expect(await type('/systems/nope1')).toBe('application/json');
    expect(await type('/systems/exmpl/guilds/1')).toBe('application/json');
    expect(await type('/v2/m/aaaaaa')).toBe('text/plain; charset=utf-8');
  });

  it('a 401 names no scheme, a 429 no Retry-After', async () => {
    const example = new Example({ rateLimit: true });
    expect((await example.get('/systems/@me')).headers.get('WWW-Authenticate')).toBeNull();
    for (let count = 0; count < 9; count += 1) await example.get('/systems/exmpl');
    const limited = await example.get('/systems/exmpl');
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, null]);
  });

  it('HEAD is answered only by the gateway, and counts as an update', async () => {
    const example = new Example({ rateLimit: true });
    const own = await example.send('HEAD', '/systems/exmpl/settings');
    expect([own.status, own.text, own.headers.get('X-RateLimit-Scope')]).toEqual([200, '', 'generic_update']);
    const behind = await example.send('HEAD', '/members/aaaaaa');
    expect([behind.status, behind.headers.get('Allow')]).toEqual([405, 'DELETE, GET, PATCH']);
  });
});

describe('tokens', () => {
  it('are compared exactly, without scheme or folding of case', async () => {
    const example = new Example();
    const tokens = [TOKEN, `Bearer ${TOKEN}`, TOKEN.toLowerCase(), TOKEN.slice(1)];
    const seen = [];
    for (const token of tokens) seen.push(inShort(await example.get('/systems/@me', token)));
    expect(seen).toEqual(['200', '401/0', '401/0', '401/0']);
  });

  it('an unknown one counts as none: public routes answer, a concrete own system is 403, others 401', async () => {
    const example = new Example();
    const send = (method: string, path: string, body?: unknown) =>
      example.send(method, path, { token: 'wrong', ...(body === undefined ? {} : { body }) }).then(inShort);
    expect(await send('GET', '/systems/exmpl/members')).toBe('200');
    expect(await send('POST', '/systems/exmpl/switches', { members: [] })).toBe('403/0');
    expect(await send('GET', '/systems/exmpl/guilds/1')).toBe('403/0');
    expect(await send('GET', '/systems/exmpl/autoproxy?guild_id=1')).toBe('403/0');
    expect(await send('DELETE', `/systems/exmpl/switches/${UUIDS.current}`)).toBe('403/0');
    expect(await send('DELETE', '/members/aaaaaa')).toBe('401/0');
    expect(await send('GET', '/members/aaaaaa/guilds/1')).toBe('401/0');
    expect(await send('POST', '/groups', { name: 'x' })).toBe('401/0');
  });
});

describe('changes and log', () => {
  it('a write notifies its listeners, a read and a refused write do not', async () => {
    const example = new Example();
    let changes = 0;
    const stop = example.sandbox.onChange(() => {
      changes += 1;
    });
    await example.own('GET', '/systems/@me');
    await example.own('PATCH', '/systems/@me', { color: 'red' });
    expect(changes).toBe(0);
    await example.own('PATCH', '/systems/@me', { color: 'ff0000' });
    expect(changes).toBe(1);
    stop();
    await example.own('PATCH', '/systems/@me', { color: '00ff00' });
    expect(changes).toBe(1);
  });

  it('each request is logged without its token', async () => {
    const example = new Example();
    await example.own('GET', '/systems/@me?x=1');
    await example.send('OPTIONS', '/systems/@me', { headers: { 'Access-Control-Request-Method': 'PATCH' } });
    const log = example.sandbox.requests.list();
    expect(log).toMatchObject([
      { method: 'GET', path: '/v2/systems/@me?x=1', status: 200, ip: '192.0.2.1', preflight: false },
      { method: 'OPTIONS', status: 200, preflight: true },
    ]);
    expect(JSON.stringify(log)).not.toContain(TOKEN);
  });
});
