import { brandId } from '@frontboard/model';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from '../src/index.ts';
import { failure, openStub, TOKEN } from './support/stub-service.ts';

const uuid = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';
const own = brandId('SystemRef', 'exmpl');
const ownByUuid = brandId('SystemRef', uuid.toUpperCase());
const other = brandId('SystemRef', 'others');
const member = brandId('MemberRef', 'abcdef');
const group = brandId('GroupRef', 'ghijkl');
const frontSwitch = brandId('SwitchId', uuid);

type Call = (client: Client) => Promise<unknown>;

async function sentWith(call: Call, options: { own?: boolean } = {}): Promise<string | undefined> {
  const { client, received, answer } = openStub(() => [], { token: TOKEN });
  if (options.own !== false) client.setOwnSystem({ id: 'exmpl', uuid });
  // What the answer is read as does not matter here.
  await answer(call(client).catch(() => {}));
  expect(received).toHaveLength(1);
  return received[0]?.headers.authorization;
}

describe('the token', () => {
  it.each<[string, Call]>([
    ['the own system', (client) => client.systems.fetch()],
    ['the own system by its id', (client) => client.systems.fetch(own)],
    ['the own system by its uuid', (client) => client.systems.fetch(ownByUuid)],
    ['its fronters', (client) => client.fronters.fetch(own)],
    ['its members', (client) => client.members.list(own)],
    ['its settings', (client) => client.settings.fetch(own)],
    ['its switches', (client) => client.switches.list(own)],
    ['a member, who may be its own', (client) => client.members.fetch(member)],
    ['the groups of a member', (client) => client.members.groups(member)],
    ['a group, which may be its own', (client) => client.groups.fetch(group)],
    ['a message, which may be its own', (client) => client.messages.fetch('1')],
    ['a write', (client) => client.switches.remove(frontSwitch)],
  ])('goes along for %s', async (_, call) => {
    expect(await sentWith(call)).toBe(TOKEN);
  });

  it.each<[string, Call]>([
    ['system', (client) => client.systems.fetch(other)],
    ['fronters', (client) => client.fronters.fetch(other)],
    ['members', (client) => client.members.list(other)],
    ['groups', (client) => client.groups.list(other)],
    ['switches', (client) => client.switches.list(other)],
    ['single switch', (client) => client.switches.fetch(other, frontSwitch)],
    ['settings', (client) => client.settings.fetch(other)],
  ])("stays at home for another's %s", async (_, call) => {
    expect(await sentWith(call)).toBeUndefined();
  });

  it('is not sent for an id that is not known as the own system', async () => {
    expect(await sentWith((client) => client.systems.fetch(own), { own: false })).toBeUndefined();
  });

  it.each<[string, (client: Client) => void]>([
    ['another', (client) => client.setOwnSystem({ id: 'others', uuid: null })],
    ['nobody', (client) => client.setOwnSystem(null)],
  ])('of %s is not sent with a call that is meant for the former account', async (_, change) => {
    const { client, received, answer } = openStub(() => [], { token: TOKEN });
    client.setOwnSystem({ id: 'exmpl', uuid });
    await answer(client.members.list(own, { as: uuid }));
    change(client);
    const calls: readonly Call[] = [
      (it) => it.systems.update({ name: 'x' }, { as: uuid }),
      (it) => it.members.remove(member, { as: uuid.toUpperCase() }),
      (it) => it.members.list(own, { as: uuid }),
    ];
    for (const call of calls) {
      await expect(answer(call(client))).rejects.toThrow(
        'The account was changed meanwhile, so nothing was sent.',
      );
    }
    expect(received).toHaveLength(1);
  });

  it('of a single call is always sent, and null omits it', async () => {
    expect(await sentWith((client) => client.systems.fetch(other, { token: ' Other-Token ' }))).toBe(
      'Other-Token',
    );
    expect(await sentWith((client) => client.members.fetch(member, { token: null }))).toBeUndefined();
  });

  it('can be set, changed and taken away', async () => {
    const { client, received, answer } = openStub(() => ({ id: 'exmpl' }));
    expect(client.hasToken()).toBe(false);
    client.setToken(' One ');
    await answer(client.systems.fetch());
    client.setToken('Two');
    await answer(client.systems.fetch());
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['One', 'Two']);
    client.setToken(' ');
    expect(client.hasToken()).toBe(false);
  });

  it('is never shared between accounts: the same read with another token is another request', async () => {
    const { client, received, answer } = openStub(() => ({ id: 'exmpl' }));
    await answer(
      Promise.all([
        client.systems.fetch(null, { token: 'One' }),
        client.systems.fetch(null, { token: 'Two' }),
      ]),
    );
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['One', 'Two']);
  });

  it('is in no error and no event', async () => {
    const echo = { message: `401: ${TOKEN}`, code: 0, errors: { name: [{ message: TOKEN }] } };
    const breaks: (() => Response | object | string)[] = [
      () => failure(401, echo),
      () => failure(500, `<html>${TOKEN}</html>`),
      () => failure(400, TOKEN),
      () => new Response(TOKEN),
      () => {
        throw new TypeError(`Cannot send Authorization: ${TOKEN}`, { cause: new Error(TOKEN) });
      },
      () => new Response('', { status: 429, headers: { 'Retry-After': '0', Date: TOKEN } }),
    ];
    for (const reply of breaks) {
      const { client, answer } = openStub(reply, { token: TOKEN });
      const error: unknown = await answer(
        client.members.update(member, { name: 'x' }).catch((thrown) => thrown),
      );
      expect(error).toBeInstanceOf(Error);
      const seen = new Set<unknown>();
      for (let each = error; each instanceof Error && !seen.has(each); each = each.cause) {
        seen.add(each);
        expect(`${JSON.stringify(each)} ${each.message} ${each.stack}`).not.toContain(TOKEN);
      }
      expect(JSON.stringify(client.queue.getSnapshot())).not.toContain(TOKEN);
    }
  });
});

describe('a refusal because of privacy', () => {
  const notShared = () => failure(403, { message: 'Unauthorized to view group member list', code: 30003 });

  it.each<[string, number, Call]>([
    ['of the own members', 30001, (client) => client.members.list(ownByUuid)],
    ['of the own groups', 30002, (client) => client.groups.list(ownByUuid)],
    ['of the members of a group', 30003, (client) => client.groups.members(group)],
    ['of who is fronting', 30004, (client) => client.fronters.fetch(own)],
    ['of the own history', 30005, (client) => client.switches.list(ownByUuid)],
  ])('%s is a refused token, if the service does not know the token', async (_, code, call) => {
    const { client, received, answer } = openStub(
      ({ path }) =>
        path === '/v2/systems/@me' ? failure(401) : failure(403, { message: 'Unauthorized', code }),
      { token: TOKEN },
    );
    client.setOwnSystem({ id: 'exmpl', uuid });
    await expect(answer(call(client))).rejects.toMatchObject({ status: 401, hasToken: true });
    expect(received).toHaveLength(2);
    expect(received[1]?.headers.authorization).toBe(TOKEN);
  });

  it('stays what it is if the token is good, or if none was sent', async () => {
    const { client, received, answer } = openStub(
      ({ path }) => (path === '/v2/systems/@me' ? { id: 'exmpl' } : notShared()),
      { token: TOKEN },
    );
    await expect(answer(client.groups.members(group))).rejects.toMatchObject({ code: 30003 });
    expect(received).toHaveLength(2);
    await expect(answer(client.groups.members(group, { token: null }))).rejects.toMatchObject({
      code: 30003,
    });
    expect(received).toHaveLength(3);
  });

  it('says nothing about privacy as long as the token can’t be checked', async () => {
    const { client, answer } = openStub(
      ({ path }) => (path === '/v2/systems/@me' ? failure(500) : notShared()),
      { token: TOKEN },
    );
    await expect(answer(client.groups.members(group))).rejects.toMatchObject({ status: 500 });
  });
});

describe('what goes over the wire', () => {
  it('is a simple request in the sense of CORS for a read without a token', async () => {
    const { client, received, answer } = openStub(() => ({ id: 'others' }), { token: TOKEN });
    await answer(client.systems.fetch(other));
    expect(received[0]?.headers).toEqual({});
    expect(received[0]?.request).toMatchObject({ method: 'GET', credentials: 'omit', cache: 'no-store' });
  });

  it('has no headers but Authorization and Content-Type, and the name of the program when one is given', async () => {
    const write: Call = (client) => client.members.update(member, { name: 'x' });
    const { client, received, answer } = openStub(() => ({ id: 'abcdef' }), { token: TOKEN });
    await answer(write(client));
    expect(received[0]?.headers).toEqual({ authorization: TOKEN, 'content-type': 'application/json' });
    const named = openStub(() => ({ id: 'abcdef' }), { token: TOKEN, userAgent: 'test (mail@example.test)' });
    await named.answer(write(named.client));
    expect(named.received[0]?.headers['user-agent']).toBe('test (mail@example.test)');
  });

  it('does not follow the service to another origin with the token or a write', async () => {
    const { client, received, answer } = openStub(() => ({ id: 'abcdef' }), { token: TOKEN });
    await answer(Promise.all([client.members.fetch(member), client.members.update(member, { name: 'x' })]));
    expect(received.map(({ request }) => request.redirect)).toEqual(['error', 'error']);
  });

  it.each([
    'https://example.test',
    'https://example.test/',
    'https://example.test/v2',
    'https://example.test/v2/',
  ])('goes to the version under %s', async (baseUrl) => {
    const { client, received, answer } = openStub(() => ({ id: 'others' }), { baseUrl });
    await answer(client.systems.fetch(other));
    expect(received[0]?.request.url).toBe('https://example.test/v2/systems/others');
  });

  it('uses the platform’s fetch, sends nothing when created, and uses a fetch that is replaced later', async () => {
    const before = globalThis.fetch;
    const client = createClient();
    try {
      globalThis.fetch = async (input) => Response.json({ id: 'others', name: new Request(input).url });
      expect((await client.systems.fetch(other)).name).toBe('https://api.pluralkit.me/v2/systems/others');
    } finally {
      globalThis.fetch = before;
    }
  });
});
