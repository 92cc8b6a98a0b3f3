import { brandId } from '@frontboard/model';
import { describe, expect, it } from 'vitest';
import { type Client, isApiError } from '../src/index.ts';
import { failure, openStub, type Received, TOKEN } from './support/stub-service.ts';

// As version 1 sent them (docs/api-notes.md): no uuids, flat privacy.
const system = {
  id: 'exmpl',
  name: 'Example',
  tz: 'UTC',
  description_privacy: 'private',
  front_privacy: 'public',
};
const member = {
  id: 'abcde',
  name: 'Ash',
  proxy_tags: [{ prefix: 'A:', suffix: null }],
  prefix: 'A:',
  visibility: 'public',
  privacy: 'public',
};
const me = brandId('SystemRef', '@me');
const hid = brandId('SystemRef', 'exmpl');
const account = brandId('SystemRef', '466378653216014359');

function open(reply: (received: Received) => Response | object = () => system) {
  return openStub(reply, { version: 1, token: TOKEN });
}

describe('version 1', () => {
  it.each<[string, (client: Client) => Promise<unknown>, string[]]>([
    ['the own system', (client) => client.systems.fetch(), ['GET /v1/s']],
    ['a system', (client) => client.systems.fetch(hid), ['GET /v1/s/exmpl']],
    ['an account', (client) => client.systems.fetch(account), ['GET /v1/a/466378653216014359']],
    [
      'whatever is longer than five',
      (client) => client.systems.fetch(brandId('SystemRef', 'abcdef')),
      ['GET /v1/a/abcdef'],
    ],
    ['a change of the system', (client) => client.systems.update({ name: 'x' }), ['PATCH /v1/s']],
    ['members', (client) => client.members.list(hid), ['GET /v1/s/exmpl/members']],
    ['own members', (client) => client.members.list(me), ['GET /v1/s', 'GET /v1/s/exmpl/members']],
    [
      'members of an account',
      (client) => client.members.list(account),
      ['GET /v1/a/466378653216014359', 'GET /v1/s/exmpl/members'],
    ],
    ['a member', (client) => client.members.fetch(brandId('MemberRef', 'abcde')), ['GET /v1/m/abcde']],
    ['a new member', (client) => client.members.create({ name: 'x' }), ['POST /v1/m']],
    [
      'a change of a member',
      (client) => client.members.update(brandId('MemberRef', 'abcde'), { name: 'x' }),
      ['PATCH /v1/m/abcde'],
    ],
    [
      'the end of a member',
      (client) => client.members.remove(brandId('MemberRef', 'abcde')),
      ['DELETE /v1/m/abcde'],
    ],
    ['fronters', (client) => client.fronters.fetch(hid), ['GET /v1/s/exmpl/fronters']],
    [
      'switches',
      (client) => client.switches.list(hid, { before: '2024-01-01T00:00:00.123456Z', limit: 5 }),
      ['GET /v1/s/exmpl/switches?before=2024-01-01T00%3A00%3A00.123456Z'],
    ],
    [
      'a new switch',
      (client) => client.switches.create({ members: [], timestamp: new Date() }),
      ['POST /v1/s/switches'],
    ],
    ['a message', (client) => client.messages.fetch('123'), ['GET /v1/msg/123']],
  ])('has a path for %s', async (_, call, expected) => {
    const list = ({ path }: Received) => path.includes('/members') || path.includes('switches');
    const { client, received, answer } = open((request) =>
      request.method === 'DELETE'
        ? new Response(null)
        : list(request) && request.method === 'GET'
          ? []
          : { ...system, timestamp: '2024-01-01T00:00:00Z', members: [] },
    );
    await answer(call(client));
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(expected);
  });

  it('does not ask for the own id when it is known', async () => {
    const { client, received, answer } = open(() => [member]);
    client.setOwnSystem({ id: 'exmpl', uuid: null });
    await answer(client.members.list(me));
    expect(received.map(({ path }) => path)).toEqual(['/v1/s/exmpl/members']);
  });

  it('reads its shapes', async () => {
    const { client, answer } = open(({ path }) => (path.includes('/m') ? member : system));
    const read = await answer(client.systems.fetch());
    expect(read).toMatchObject({ id: 'exmpl', uuid: null, privacy: { description_privacy: 'private' } });
    expect(await answer(client.members.fetch(brandId('MemberRef', 'abcde')))).toMatchObject({
      name: 'Ash',
      uuid: null,
      proxyTags: [{ prefix: 'A:', suffix: null }],
    });
  });

  it('gets flat privacy', async () => {
    const { client, received, answer } = open();
    await answer(client.systems.update({ privacy: { front_privacy: 'private' }, name: 'x' }));
    expect(received[0]?.body).toEqual({ front_privacy: 'private', name: 'x' });
  });

  it('answers a new switch with nothing, and ignores its time', async () => {
    const { client, received, answer } = open(() => new Response(null, { status: 204 }));
    const members = [brandId('MemberRef', 'ABCDE'), brandId('MemberRef', 'abcde')];
    const made = await answer(client.switches.create({ members, timestamp: '2024-01-01T00:00:00Z' }));
    expect(received[0]?.body).toEqual({ members: ['abcde'] });
    expect(made).toMatchObject({ id: null, memberIds: ['abcde'], members: null });
  });

  it('answers errors in plain text', async () => {
    const { client, answer } = open(() => failure(404, 'Member not found.'));
    const error = await answer(
      client.members.fetch(brandId('MemberRef', 'abcde')).catch((thrown: unknown) => thrown),
    );
    expect(isApiError(error) && error).toMatchObject({
      status: 404,
      code: null,
      message: 'Member not found.',
    });
  });

  it.each([
    [404, 'System has no registered switches.', 'never-switched'],
    [404, 'System not found.', 'not-found'],
    [403, 'Unauthorized to view fronter.', 'private'],
  ])('of fronters, %i "%s" means %s', async (status, text, state) => {
    const { client, answer } = open(() => failure(status, text));
    expect((await answer(client.fronters.fetch(hid))).state).toBe(state);
  });

  it('returns fronters without the id of the switch', async () => {
    const { client, answer } = open(() => ({ timestamp: '2024-01-01T00:00:00Z', members: [member] }));
    expect(await answer(client.fronters.fetch(hid))).toMatchObject({
      state: 'fronting',
      switchId: null,
      members: [{ id: 'abcde' }],
    });
  });
});
