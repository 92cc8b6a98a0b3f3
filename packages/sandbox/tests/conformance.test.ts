import { describe, expect, it } from 'vitest';
import { Example, inShort, OTHER_TOKEN, property, type SendOptions, TOKEN, UUIDS } from './example.ts';

/**
 * The conformance vectors of docs/api-notes.md as a table: requests of one row are sent one after another to a fresh
 * world. `T` sends the token of exmpl, `O` that of zzzzzz, `BAD` one that nobody has; what follows the path is the body.
 * Expected: the status, with the code of the JSON error; `empty` without body, `text` for JSON sent as plain text.
 */
type Row = readonly [request: string, expected: string, ...more: string[]];

const name101 = 'x'.repeat(101);
const at = '2026-03-01T09:30:00.123456Z';

const rows: readonly Row[] = [
  // Ids and tokens
  ['GET /systems/EXMPL', '200'],
  ['GET /systems/ex-mpl', '200'],
  [`GET /systems/${UUIDS.exmpl.toUpperCase()}`, '200'],
  ['GET /systems/@me', '401/0'],
  ['BAD GET /systems/@me', '401/0'],
  ['BAD GET /systems/exmpl', '200'],
  ['GET /systems/nope1', '404/20001'],
  ['GET /systems/123', '404/20001'],
  ['GET /members/@me', '404/20002'],

  // Paths and methods
  ['GET /v2/nothing', '404 empty'],
  ['GET /v2/systems/exmpl/', '404 empty'],
  ['GET /v2/m/aaaaaa', '400 text Invalid path for API version'],
  ['GET /v1/s/exmpl', '410 text Unsupported API version'],
  ['GET /foo', '400 text Unsupported API version'],
  ['PUT /systems/exmpl', '405 empty'],
  ['OPTIONS /anything', '200 empty'],
  ['NOAGENT GET /systems/exmpl', '400 empty'],
  ['NOAGENT GET /systems/nope1', '404/20001'],

  // Editing a system
  ['PATCH /systems/exmpl {"name":"x"}', '403/0'],
  ['PATCH /systems/@me {"name":"x"}', '401/0'],
  ['T PATCH /systems/@me {}', '400/0'],
  ['T PATCH /systems/@me {"id":"x"}', '400/0'],
  ['T PATCH /systems/@me {"privacy":{}}', '400/0'],
  ['T PATCH /systems/@me []', '400/0'],
  ['T PATCH /systems/@me null', '400/0'],
  ['T PATCH /systems/@me {', '400/0'],
  [`T PATCH /systems/@me {"name":"${name101}","color":"#fff"}`, '400/40001'],
  ['T PATCH /systems/@me {"color":"AABBCC"}', '200'],
  [`T PATCH /systems/@me {"tag":"${'x'.repeat(79)}"}`, '200'],
  [`T PATCH /systems/@me {"tag":"${'x'.repeat(80)}"}`, '400/40001'],

  // Editing members
  ['T PATCH /members/aaaaaa {"name":"  "}', '400/40001'],
  ['T PATCH /members/aaaaaa {"privacy":{"visibility":"hidden"}}', '400/40001'],
  ['T PATCH /members/aaaaaa {"avatar_url":"http://a.b/c.png"}', '400/40001'],
  ['T PATCH /members/yyyyyy {"name":"x"}', '403/30006'],
  ['POST /members {"name":"x"}', '401/0'],
  ['POST /members {', '400/0'],
  ['T POST /members {}', '400/40001'],

  // Groups
  ['POST /groups/gggggg/members/add []', '400/0'],
  ['POST /groups/gggggg/members/add ["aaaaaa"]', '401/0'],
  ['T POST /groups/gggggg/members/add ["AAAAAA"]', '404/20003'],
  ['T POST /groups/gggggg/members/add ["yyyyyy"]', '404/20003'],
  ['T POST /members/aaaaaa/groups/add ["nope12"]', '404/20004'],
  ['T POST /members/aaaaaa/groups/remove ["nope12"]', '404/20005'],
  ['T POST /groups/gggggg/members/overwrite []', '204'],
  ['GET /systems/exmpl/groups?with_members=1', '400/0'],

  // Switches
  ['T POST /systems/@me/switches {"members":["aaaaaa"]}', '400/40004'],
  ['T POST /systems/@me/switches {"members":["aaaaaa","aaaaaa"]}', '400/40003'],
  [
    'T POST /systems/@me/switches {"members":["bbbbbb","aaaaaa"]}',
    '200',
    'T POST /systems/@me/switches {"members":["aaaaaa","bbbbbb"]}',
    '200',
  ],
  ['T POST /systems/@me/switches {}', '400/0'],
  ['T POST /systems/@me/switches {"members":null}', '400/0'],
  ['T POST /systems/@me/switches {"members":[],"timestamp":"2024-01-01T00:00:00+00:00"}', '400/0'],
  [
    'T POST /systems/@me/switches {"members":[]}',
    '200',
    'T POST /systems/@me/switches {"members":[]}',
    '400/40004',
  ],
  [`T POST /systems/@me/switches {"members":["nope12"],"timestamp":"${at}"}`, '400/40005'],
  ['T POST /systems/@me/switches {"members":["aaaaaa"],"timestamp":"2026-02-01T00:00:00Z"}', '200'],
  [`T PATCH /systems/@me/switches/${UUIDS.current} {"timestamp":"${at}"}`, '400/40005'],
  [`T PATCH /systems/@me/switches/${UUIDS.current} {}`, '400/40001'],
  [`GET /systems/exmpl/switches/${UUIDS.unknown}`, '404/20007'],
  ['GET /systems/exmpl/switches/not-a-uuid', '500/0'],
  [`GET /systems/zzzzzz/switches/${UUIDS.current}`, '404/20008'],
  ['GET /systems/exmpl/switches?limit=0', '200'],
  ['GET /systems/exmpl/switches?limit=500', '200'],
  ['GET /systems/exmpl/switches?limit=-1', '500/0'],
  ['GET /systems/exmpl/switches?limit=x', '400/0'],
  ['GET /systems/quiet/fronters', '204'],

  // Guilds, autoproxy, messages
  ['T GET /systems/@me/guilds/1', '404/20009'],
  ['T GET /systems/@me/guilds/abc', '400/0'],
  ['T GET /systems/@me/autoproxy', '501/50001'],
  ['T GET /systems/@me/autoproxy?guild_id=1&channel_id=2', '501/50001'],
  ['T GET /systems/@me/autoproxy?guild_id=1', '200'],
  ['T PATCH /systems/@me/autoproxy?guild_id=1 {"autoproxy_mode":"member"}', '400/40001'],
  ['T PATCH /systems/@me/autoproxy?guild_id=1 {}', '200'],
  [
    'T PATCH /systems/@me/autoproxy?guild_id=1 {"autoproxy_mode":"latch"}',
    '200',
    'T PATCH /systems/@me/autoproxy?guild_id=1 {}',
    '400/0',
  ],
  ['GET /messages/abc', '400/0'],
  ['GET /messages/1', '404/20006'],
];

describe('the conformance vectors', () => {
  it.each(rows.map((row) => [row.join('  →  '), row] as const))('%s', async (_, row) => {
    const example = new Example();
    for (let step = 0; step < row.length; step += 2) {
      expect(inShort(await sendLine(example, row[step] ?? ''))).toBe(row[step + 1]);
    }
  });

  it('PATCH /systems/@me as text/plain is 415 with a problem+json body', async () => {
    const answer = await new Example().send('PATCH', '/systems/@me', {
      token: TOKEN,
      body: '{"name":"x"}',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(answer.status).toBe(415);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
    expect(answer.json).toMatchObject({ title: 'Unsupported Media Type', status: 415 });
  });

  it('a name too long and a bad colour are reported together', async () => {
    const answer = await new Example().own('PATCH', '/systems/@me', { name: name101, color: '#fff' });
    expect(answer.json).toEqual({
      message: 'Error parsing JSON model',
      code: 40001,
      errors: {
        name: [{ message: 'Field name is too long.', actual_length: 101, max_length: 100 }],
        color: [{ message: 'Field color is invalid.' }],
      },
    });
  });

  it('a system keeps the case of its colour, a member loses it', async () => {
    const example = new Example();
    const system = await example.own('PATCH', '/systems/@me', { color: 'AABBCC' });
    const member = await example.own('PATCH', '/members/aaaaaa', { color: 'AABBCC' });
    expect([system.json, member.json]).toMatchObject([{ color: 'AABBCC' }, { color: 'aabbcc' }]);
  });

  it.each([
    ['PATCH', '/members/aaaaaa', { name: '  ' }, 'name', 'Member name can not be set to null.'],
    [
      'PATCH',
      '/members/aaaaaa',
      { avatar_url: 'http://a.b/c.png' },
      'avatar_url',
      'Field avatar_url is invalid.',
    ],
    [
      'PATCH',
      '/members/aaaaaa',
      { privacy: { visibility: 'hidden' } },
      'visibility',
      'Field visibility is invalid.',
    ],
    ['POST', '/members', {}, 'name', "Key 'name' is required when creating new member."],
    ['POST', '/groups', {}, 'name', "Key 'name' is required when creating new group."],
    ['PATCH', `/systems/@me/switches/${UUIDS.current}`, {}, 'timestamp', "Key 'timestamp' is required."],
    [
      'PATCH',
      '/systems/@me/autoproxy?guild_id=1',
      { autoproxy_mode: 'member' },
      'autoproxy_member',
      "An autoproxy member must be supplied for autoproxy mode 'member'",
    ],
  ])('%s %s %j complains about %s: %s', async (method, path, body, field, message) => {
    const answer = await new Example().own(method, path, body);
    expect(answer.json).toMatchObject({ code: 40001, errors: { [field]: [{ message }] } });
  });

  it('privacy null is public and an empty text is private', async () => {
    const answer = await new Example().own('PATCH', '/members/aaaaaa', {
      privacy: { visibility: null, name_privacy: '' },
    });
    expect(answer.json).toMatchObject({ privacy: { visibility: 'public', name_privacy: 'private' } });
  });

  it('a full system refuses new members and groups before it looks at the body', async () => {
    const example = new Example();
    const config = example.state.configs.get(UUIDS.exmpl);
    if (config !== undefined) Object.assign(config, { member_limit: 2, group_limit: 2 });
    expect(inShort(await example.own('POST', '/members', { name: name101 }))).toBe('400/40007');
    expect(inShort(await example.own('POST', '/groups', { name: name101 }))).toBe('400/40008');
  });

  it('an unknown reference in a list is echoed as it was written', async () => {
    const answer = await new Example().own('POST', '/groups/gggggg/members/add', ['AAAAAA']);
    expect(answer.json).toEqual({ message: "Member 'AAAAAA' not found.", code: 20003 });
  });

  it('overwriting with nothing empties the group', async () => {
    const example = new Example();
    await example.own('POST', '/groups/gggggg/members/overwrite', []);
    expect((await example.get('/groups/gggggg/members')).json).toEqual([]);
  });

  it('limit=0 lists nothing', async () => {
    expect((await new Example().get('/systems/exmpl/switches?limit=0')).json).toEqual([]);
  });

  it('autoproxy of an unused guild is off', async () => {
    expect((await new Example().own('GET', '/systems/@me/autoproxy?guild_id=1')).json).toEqual({
      autoproxy_mode: 'off',
      autoproxy_member: null,
      last_latch_timestamp: null,
    });
  });

  it('of four immediate writes to the own system two pass, the third has to wait 0 ms, the fourth about 333', async () => {
    const example = new Example({ rateLimit: true });
    const answers = [];
    for (const name of ['a', 'b', 'c', 'd'])
      answers.push(await example.own('PATCH', '/systems/@me', { name }));
    expect(answers.map(inShort)).toEqual(['200', '200', '429/0', '429/0']);
    expect(answers[2]?.json).toEqual({
      message: '429: too many requests',
      retry_after: 0,
      scope: 'generic_update',
      code: 0,
    });
    expect(answers[2]?.headers.get('X-RateLimit-Limit')).toBe('3');
    expect(answers[2]?.headers.get('X-RateLimit-Scope')).toBe('own_system_update');
    const waitMs = Number(property(answers[3]?.json, 'retry_after'));
    expect(waitMs).toBeGreaterThanOrEqual(333);
    expect(waitMs).toBeLessThanOrEqual(335);

    // The fourth was not counted: one slot after the third, the next but one is free.
    example.nowMs += 668;
    expect(inShort(await example.own('PATCH', '/systems/@me', { name: 'e' }))).toBe('200');
  });
});

async function sendLine(example: Example, line: string) {
  const match = /^(?:(T|O|BAD|NOAGENT) )?([A-Z]+) (\S+)(?: (.*))?$/s.exec(line);
  const [, who = '', method = '', path = '', body] = match ?? [];
  const options: SendOptions = {
    ...(who === 'T' ? { token: TOKEN } : {}),
    ...(who === 'O' ? { token: OTHER_TOKEN } : {}),
    ...(who === 'BAD' ? { token: 'wrong' } : {}),
    ...(who === 'NOAGENT' ? { headers: { 'User-Agent': null } } : {}),
    ...(body === undefined ? {} : { body }),
  };
  return example.send(method, path, options);
}
