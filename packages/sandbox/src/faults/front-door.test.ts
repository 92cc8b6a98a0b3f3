import { describe, expect, it } from 'vitest';
import { picturePng } from '../node/picture-png.ts';
import { createEmptyState, type SandboxState } from '../store/state.ts';
import { createFaultControl } from './fault-control.ts';
import { createFrontDoor } from './front-door.ts';
import { createRequestLog, type RequestLogEntry } from './request-log.ts';
import { createSkewedClock } from './skewed-clock.ts';

const SECRET = 'known to whoever started it';
const NOW_MS = Date.UTC(2026, 0, 1, 12);

function setUp() {
  let trueMs = NOW_MS;
  let state: SandboxState = createEmptyState();
  const clock = createSkewedClock({ now: () => trueMs });
  const logged: RequestLogEntry[] = [];
  const faults = createFaultControl({ now: clock.now });
  const handle = createFrontDoor({
    service: async (request) => {
      trueMs += 5;
      return Response.json({ path: new URL(request.url).pathname, at: clock.now() });
    },
    clock,
    faults,
    requests: createRequestLog(),
    state: () => state,
    reset: (fresh) => {
      state = fresh;
    },
    world: 'demo',
    imageUrl: (name) => `http://sandbox.test/sandbox/images/${name}.png`,
    drawPicture: picturePng,
    secret: SECRET,
    log: (entry) => logged.push(entry),
  });
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    handle(
      new Request(`http://sandbox.test${path}`, {
        method,
        headers: { 'Sandbox-Secret': SECRET, 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      { ip: '192.0.2.7' },
    );
  const read = async (path: string): Promise<unknown> => (await send('GET', path)).json();
  return { send, read, faults, logged, state: () => state };
}

/** Width and height of a PNG, in pixels; they are at fixed places of its header. */
async function pngSize(answer: Response): Promise<readonly [number, number]> {
  const bytes = new DataView(await answer.arrayBuffer());
  expect(bytes.getBigUint64(0)).toBe(0x89_50_4e_47_0d_0a_1a_0an);
  return [bytes.getUint32(16), bytes.getUint32(20)];
}

describe('the front door', () => {
  it('logs what reached the service, without the token', async () => {
    const { send, read, logged } = setUp();
    await send('GET', '/v2/systems/exmpl?x=1', undefined, { Authorization: 'SECRET' });
    await send('OPTIONS', '/v2/members', undefined, { 'Access-Control-Request-Method': 'POST' });
    const expected = [
      {
        method: 'GET',
        path: '/v2/systems/exmpl?x=1',
        status: 200,
        atMs: NOW_MS,
        durationMs: 5,
        ip: '192.0.2.7',
        preflight: false,
        authorized: true,
        fault: null,
      },
      {
        method: 'OPTIONS',
        path: '/v2/members',
        status: 200,
        atMs: NOW_MS + 5,
        durationMs: 5,
        ip: '192.0.2.7',
        preflight: true,
        authorized: false,
        fault: null,
      },
    ];
    expect(await read('/sandbox/requests')).toEqual(expected);
    expect(logged).toEqual(expected);
    expect((await send('DELETE', '/sandbox/requests')).status).toBe(204);
    expect(await read('/sandbox/requests')).toEqual([]);
  });

  it('logs a lost answer without a status', async () => {
    const { send, faults, logged } = setUp();
    faults.add({ kind: 'lost-answer' });
    await expect(send('POST', '/v2/members')).rejects.toThrow('Failed to fetch');
    expect(logged).toMatchObject([{ status: null, fault: 'lost-answer' }]);
  });

  it('keeps the admin routes out of the log and the faults', async () => {
    const { send, faults, logged } = setUp();
    faults.add({ kind: 'drop' });
    expect((await send('GET', '/sandbox/state-summary')).status).toBe(200);
    expect(logged).toEqual([]);
    await expect(send('GET', '/sandboxes')).rejects.toThrow(TypeError);
  });
});

describe('the admin routes', () => {
  it('set, add, list and remove faults', async () => {
    const { send, read } = setUp();
    const set = await send('PUT', '/sandbox/faults', [{ id: 'a', kind: 'drop' }]);
    expect([set.status, await set.json()]).toEqual([200, [{ id: 'a', kind: 'drop', struck: 0 }]]);
    await send('POST', '/sandbox/faults', { id: 'b', kind: 'empty' });
    expect(await read('/sandbox/faults')).toMatchObject([{ id: 'a' }, { id: 'b' }]);
    expect((await send('DELETE', '/sandbox/faults/a')).status).toBe(204);
    expect((await send('DELETE', '/sandbox/faults/a')).status).toBe(404);
    expect((await send('DELETE', '/sandbox/faults')).status).toBe(204);
    expect(await read('/sandbox/faults')).toEqual([]);
  });

  it('refuse a malformed fault with the reason and keep the active ones', async () => {
    const { send, read } = setUp();
    await send('PUT', '/sandbox/faults', [{ id: 'a', kind: 'drop' }]);
    const refused = await send('PUT', '/sandbox/faults', { kind: 'drop', times: 0 });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { message: '"times" must be a whole number of at least 1, not 0.' },
    ]);
    const broken = await send('PUT', '/sandbox/faults', '{');
    expect([broken.status, await broken.json()]).toEqual([400, { message: 'The body is not JSON.' }]);
    expect(await read('/sandbox/faults')).toMatchObject([{ id: 'a' }]);
  });

  it('set the clock of the service wrong, but not that of the log', async () => {
    const { send, read } = setUp();
    expect(await (await send('POST', '/sandbox/clock', { skewMs: -90_000 })).json()).toEqual({
      skewMs: -90_000,
      now: '2026-01-01T11:58:30.000Z',
    });
    expect(await read('/v2/x')).toEqual({ path: '/v2/x', at: NOW_MS + 5 - 90_000 });
    expect(await read('/sandbox/requests')).toMatchObject([{ atMs: NOW_MS }]);
    expect((await send('POST', '/sandbox/clock', { skewMs: 'soon' })).status).toBe(400);
  });

  it('install a fresh world and list its tokens and systems to follow', async () => {
    const { send, read, state } = setUp();
    const reset = await send('POST', '/sandbox/reset', { world: 'empty' });
    expect(await reset.json()).toMatchObject({
      world: 'empty',
      counts: { systems: 1, members: 0 },
      follow: ['vacant'],
      systems: [{ id: 'vacant', name: 'An Empty Room', members: 0, groups: 0, switches: 0 }],
    });
    expect(state().systems.size).toBe(1);
    expect(await read('/sandbox/tokens')).toEqual([
      {
        label: 'An Empty Room',
        system: 'vacant',
        token: expect.stringMatching(/^SANDBOX[A-Za-z0-9+/]{57}$/),
      },
    ]);
    const unknown = await send('POST', '/sandbox/reset', { world: 'moon' });
    expect([unknown.status, await unknown.json()]).toEqual([
      400,
      { message: 'There is no world "moon"; there is demo, empty, large, crowd.' },
    ]);
  });

  it('give the worlds they make pictures that they serve', async () => {
    const { send, state } = setUp();
    await send('POST', '/sandbox/reset', {});
    const exmpl = [...state().systems.values()].find(({ id }) => id === 'exmpl');
    const picture = await send('GET', new URL(exmpl?.avatar_url ?? '').pathname);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(await pngSize(picture)).toEqual([128, 128]);
    expect(await pngSize(await send('GET', new URL(exmpl?.banner ?? '').pathname))).toEqual([768, 256]);
    const ledger = [...state().systems.values()].find(({ id }) => id === 'ledger');
    expect((await send('GET', new URL(ledger?.avatar_url ?? '').pathname)).status).toBe(404);
    expect((await send('GET', '/sandbox/images/a.svg')).status).toBe(404);
  });

  it('name unknown routes', async () => {
    const { send } = setUp();
    const unknown = await send('GET', '/sandbox/nothing');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { message: 'The sandbox has no GET /sandbox/nothing.' },
    ]);
  });

  it.each([
    ['a page of another origin', { Origin: 'https://evil.example' }, 403],
    ['a page without an origin', { Origin: 'null' }, 403],
    ['a page of another site, by the word of its browser', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page on another port', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['one without the secret', { 'Sandbox-Secret': '' }, 401],
    ['one who guesses', { 'Sandbox-Secret': 'known' }, 401],
    ['what a page sends without asking', { 'Content-Type': 'text/plain' }, 415],
  ])('refuse %s, and tell it nothing', async (_, headers, status) => {
    const { send, read, state } = setUp();
    const before = state();
    const reset = await send('POST', '/sandbox/reset', { world: 'empty' }, headers);
    expect([reset.status, reset.headers.get('access-control-allow-origin')]).toEqual([status, null]);
    expect((await send('PUT', '/sandbox/faults', { kind: 'drop' }, headers)).status).toBe(status);
    expect([state(), await read('/sandbox/faults')]).toEqual([before, []]);
    if (status === 415) return;
    for (const path of ['state-summary', 'tokens', 'requests', 'faults', 'nothing']) {
      const told = await send('GET', `/sandbox/${path}`, undefined, headers);
      expect([told.status, Object.keys((await told.json()) as object)], path).toEqual([status, ['message']]);
    }
  });

  it('refuse all pages except those of their own origin with the secret', async () => {
    const { send } = setUp();
    const preflight = await send('OPTIONS', '/sandbox/faults', undefined, {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'PUT',
      'Sandbox-Secret': '',
    });
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    const own = { Origin: 'http://sandbox.test', 'Sec-Fetch-Site': 'same-origin' };
    expect((await send('GET', '/sandbox/tokens', undefined, own)).status).toBe(200);
  });

  it('give pictures to everyone', async () => {
    const { send } = setUp();
    const picture = await send('GET', '/sandbox/images/exmpl.png', undefined, {
      Origin: 'https://pages.example',
      'Sandbox-Secret': '',
    });
    expect([picture.status, picture.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });
});
