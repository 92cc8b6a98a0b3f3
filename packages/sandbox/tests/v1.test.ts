import { describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, column, Example, inShort, property, TOKEN, UUIDS } from './example.ts';

const old = () => new Example({ v1: true });

/** Status and plain text, which is what errors were. */
function text(answer: Answer): [number, string] {
  return [answer.status, answer.text];
}

describe('version 1', () => {
  it('is gone unless asked for', async () => {
    expect(inShort(await new Example().get('/v1/s/exmpl'))).toBe('410 text Unsupported API version');
    expect(inShort(await old().get('/v1/nothing'))).toBe('410 text Unsupported API version');
  });

  it('shows a system flat: no uuid, no pronouns, privacy for the owner', async () => {
    const example = old();
    const other = (await example.get('/v1/s/exmpl')).json;
    expect(other).toEqual({
      id: 'exmpl',
      name: 'Example',
      description: null,
      tag: '| EX',
      avatar_url: null,
      banner: null,
      color: null,
      created: '2021-11-07T18:03:21.512345Z',
      tz: 'UTC',
      description_privacy: null,
      member_list_privacy: null,
      group_list_privacy: null,
      front_privacy: null,
      front_history_privacy: null,
    });
    const own = (await example.get('/v1/s', TOKEN)).json;
    expect(own).toMatchObject({ id: 'exmpl', front_privacy: 'public' });
    expect((await example.get(`/v1/a/${ACCOUNT}`)).json).toEqual(other);
  });

  it('shows a member flat, with prefix and suffix of the first tag', async () => {
    const example = old();
    const body = { proxy_tags: [{ prefix: 'A:', suffix: null }, { suffix: '-a' }] };
    await example.own('PATCH', '/members/aaaaaa', body);
    const own = (await example.get('/v1/m/aaaaaa', TOKEN)).json;
    expect(own).toMatchObject({
      id: 'aaaaaa',
      prefix: 'A:',
      suffix: null,
      privacy: 'public',
      visibility: 'public',
    });
    for (const key of ['uuid', 'system', 'tts', 'webhook_avatar_url', 'autoproxy_enabled', 'message_count']) {
      expect(own).not.toHaveProperty(key);
    }
    const other = (await example.get('/v1/m/bbbbbb')).json;
    expect(other).toMatchObject({ privacy: null, visibility: null, metadata_privacy: null });
    expect(other).not.toHaveProperty('prefix');
  });

  it.each([
    ['GET', '/v1/s', undefined, [401, '']],
    ['GET', '/v1/s/nope1', undefined, [404, 'System not found.']],
    ['GET', `/v1/s/${UUIDS.exmpl}`, undefined, [404, 'System not found.']],
    ['GET', '/v1/a/466378653216014360', undefined, [404, 'Account not found.']],
    ['GET', '/v1/m/nope12', undefined, [404, 'Member not found.']],
    ['GET', '/v1/msg/1', undefined, [404, 'Message not found.']],
    ['GET', '/v1/s/quiet/fronters', undefined, [404, 'System has no registered switches.']],
    ['PATCH', '/v1/s', { name: 'x' }, [401, '']],
    ['DELETE', '/v1/m/aaaaaa', undefined, [401, '']],
  ] as const)('%s %s without token is plain text: %j %j', async (method, path, body, expected) => {
    const answer = await old().send(method, path, body === undefined ? {} : { body });
    expect(text(answer)).toEqual(expected);
  });

  it.each([
    ['POST', '/v1/m', {}, 'Member name must be specified.'],
    ['POST', '/v1/m', { name: ' ' }, 'Member name can not be set to null.'],
    ['POST', '/v1/m', { name: 'x'.repeat(101), color: 'red' }, 'Field name is too long (101 > 100).'],
    ['PATCH', '/v1/m/aaaaaa', { color: 'red' }, 'Field color is invalid.'],
    ['PATCH', '/v1/m/aaaaaa', { color: 'red', banner: 'x' }, 'Field banner is invalid.'],
    ['PATCH', '/v1/m/aaaaaa', { display_name: 'x'.repeat(101), birthday: 'x' }, 'Field birthday is invalid.'],
    ['PATCH', '/v1/s', { tag: 'x'.repeat(80) }, 'Field tag is too long (80 > 79).'],
    ['PATCH', '/v1/s', { tag: 'x'.repeat(80), front_privacy: 'x' }, 'Field front_privacy is invalid.'],
    ['PATCH', '/v1/m/aaaaaa', { color: 'red', visibility: 'x' }, 'Field visibility is invalid.'],
    ['POST', '/v1/s/switches', { members: ['aaaaaa', 'aaaaaa'] }, 'Duplicate members in member list.'],
    ['POST', '/v1/s/switches', { members: ['aaaaaa'] }, 'New members identical to existing fronters.'],
    ['POST', '/v1/s/switches', { members: ['yyyyyy'] }, "Cannot switch to member 'yyyyyy' not in system."],
    ['POST', '/v1/s/switches', { members: [UUIDS.aaaaaa] }, `Member '${UUIDS.aaaaaa}' not found.`],
  ])('%s %s %j is 400: %s', async (method, path, body, message) => {
    expect(text(await old().own(method, path, body))).toEqual([400, message]);
  });

  it.each([
    ['PATCH', '/v1/s', '{'],
    ['PATCH', '/v1/s', {}],
    ['POST', '/v1/s/switches', {}],
    ['PATCH', '/v1/m/nope12', '['],
    ['PATCH', '/v1/m/yyyyyy', 'null'],
    ['GET', '/v1/a/abc', undefined],
    ['GET', '/v1/s/nope1/switches?before=x', undefined],
  ])('%s %s %j is 400 in the JSON of version 2', async (method, path, body) => {
    const answer = await old().own(method, path, body);
    expect([answer.status, answer.json]).toEqual([400, { message: '400: Bad Request', code: 0 }]);
  });

  it('asks for the token before it reads the body', async () => {
    expect(text(await old().send('PATCH', '/v1/m/aaaaaa', { body: '{' }))).toEqual([401, '']);
  });

  it('refuses a foreign member, and what privacy guards, with a sentence', async () => {
    const example = old();
    expect(text(await example.own('PATCH', '/v1/m/yyyyyy', { name: 'x' }))).toEqual([
      403,
      "Member 'yyyyyy' is not part of your system.",
    ]);
    const keys = ['member_list_privacy', 'front_privacy', 'front_history_privacy'];
    await example.own('PATCH', '/v1/s', Object.fromEntries(keys.map((key) => [key, 'private'])));
    expect(text(await example.get('/v1/s/exmpl/members'))).toEqual([
      403,
      'Unauthorized to view member list.',
    ]);
    expect(text(await example.get('/v1/s/exmpl/fronters'))).toEqual([403, 'Unauthorized to view fronter.']);
    expect(text(await example.get('/v1/s/exmpl/switches'))).toEqual([
      403,
      'Unauthorized to view front history.',
    ]);
  });

  it('reports the count and the limit of members', async () => {
    const example = old();
    Object.assign(example.state.configs.get(UUIDS.exmpl) ?? {}, { member_limit: 2 });
    expect(text(await example.own('POST', '/v1/m', { name: 'x' }))).toEqual([
      400,
      'Member limit reached (2 / 2).',
    ]);
  });

  it('lists switches without ids, before exclusive', async () => {
    const example = old();
    expect((await example.get('/v1/s/exmpl/switches')).json).toEqual([
      { timestamp: '2026-03-01T09:30:00.123456Z', members: ['aaaaaa'] },
      { timestamp: '2026-02-28T08:00:00.5Z', members: ['bbbbbb', 'aaaaaa'] },
    ]);
    const page = await example.get('/v1/s/exmpl/switches?before=2026-03-01T09:30:00.123456Z');
    expect(page.json).toHaveLength(1);
    expect(Object.keys((await example.get('/v1/s/exmpl/fronters')).json ?? {})).toEqual([
      'timestamp',
      'members',
    ]);
  });

  it('records a switch without an answer, and ignores a timestamp', async () => {
    const example = old();
    const body = { members: ['bbbbbb'], timestamp: 'nonsense' };
    expect(text(await example.own('POST', '/v1/s/switches', body))).toEqual([204, '']);
    const { json } = await example.get('/v1/s/exmpl/fronters');
    expect(column(property(json, 'members'), 'id')).toEqual(['bbbbbb']);
  });

  it('writes members: one word of privacy for all keys, prefix before proxy_tags', async () => {
    const example = old();
    const made = await example.own('POST', '/v1/m', {
      name: 'New',
      prefix: 'N:',
      proxy_tags: [{ suffix: 'x' }],
      privacy: 'private',
    });
    expect(made.json).toMatchObject({
      proxy_tags: [{ prefix: 'N:', suffix: null }],
      privacy: 'private',
      visibility: 'private',
      metadata_privacy: 'private',
    });
    const path = `/v1/m/${String(property(made.json, 'id'))}`;
    const edited = await example.own('PATCH', path, { suffix: '-n', name_privacy: 'public' });
    expect(edited.json).toMatchObject({
      proxy_tags: [{ prefix: null, suffix: '-n' }],
      visibility: 'private',
      name_privacy: 'public',
    });
    expect(text(await example.own('DELETE', path))).toEqual([200, '']);
    expect(text(await example.get(path))).toEqual([404, 'Member not found.']);
  });

  it('shows messages with system and member of its own kind', async () => {
    const example = old();
    const [id] = [...example.state.messages.keys()];
    const { json } = await example.get(`/v1/msg/${id}`);
    expect(json).toMatchObject({ id, system: { id: 'exmpl', tz: 'UTC' }, member: { id: 'aaaaaa' } });
    expect(property(json, 'system')).not.toHaveProperty('uuid');
  });

  it('finds a message by the one that triggered it, too', async () => {
    const example = old();
    const [row] = [...example.state.messages.values()];
    const { json } = await example.get(`/v1/msg/${row?.original}`);
    expect(json).toMatchObject({ id: row?.id });
  });

  it('reports a foreign fronter before an unknown one', async () => {
    const body = { members: ['nope12', 'yyyyyy'] };
    expect(text(await old().own('POST', '/v1/s/switches', body))).toEqual([
      400,
      "Cannot switch to member 'yyyyyy' not in system.",
    ]);
  });

  it('accepts a number as a name, and repeats a foreign id as written', async () => {
    expect((await old().own('POST', '/v1/m', { name: 5 })).json).toMatchObject({ name: '5' });
    expect(text(await old().own('DELETE', '/v1/m/YYYYYY'))).toEqual([
      403,
      "Member 'YYYYYY' is not part of your system.",
    ]);
  });
});
