import { describe, expect, it } from 'vitest';
import { column, Example, inShort, OTHER_TOKEN, property, TOKEN, UUIDS } from './example.ts';

/** The checklist of quirks in docs/api-notes.md, by its numbers. The rules behind them are tested whole elsewhere. */

const SWITCHES = '/systems/@me/switches';
const FRONTERS = '/systems/exmpl/fronters';

describe('what a client must handle', () => {
  it('1: no switch ever is 204, switched out is 200 without members', async () => {
    const example = new Example();
    await example.own('POST', SWITCHES, { members: [] });
    expect(inShort(await example.get('/systems/quiet/fronters'))).toBe('204');
    expect((await example.get(FRONTERS)).json).toMatchObject({ members: [] });
  });

  it('2: creating is 200, deleting and membership are 204', async () => {
    const example = new Example();
    expect((await example.own('POST', '/members', { name: 'x' })).status).toBe(200);
    expect((await example.own('POST', '/groups', { name: 'x' })).status).toBe(200);
    expect((await example.own('POST', SWITCHES, { members: [] })).status).toBe(200);
    expect((await example.own('POST', '/groups/gggggg/members/add', ['aaaaaa'])).status).toBe(204);
    expect((await example.own('DELETE', '/groups/gggggg')).status).toBe(204);
  });

  it('3: errors come as JSON, as JSON called text, as problem+json and without a body', async () => {
    const example = new Example();
    const type = async (path: string) => (await example.get(path)).headers.get('Content-Type');
    expect(await type('/systems/nope1')).toBe('application/json');
    expect(await type('/v1/s')).toBe('text/plain; charset=utf-8');
    expect(await type('/nothing')).toBeNull();
    const plain = await example.send('POST', '/members', {
      headers: { 'Content-Type': 'text/plain' },
      body: 'x',
    });
    expect(plain.headers.get('Content-Type')).toContain('application/problem+json');
  });

  it('4: retrying after retry_after is one slot too early; the reset is in seconds and now', async () => {
    const example = new Example({ rateLimit: true });
    const write = () => example.own('PATCH', '/systems/@me', { name: 'x' });
    for (let count = 0; count < 3; count += 1) await write();
    const refused = await write();
    expect(refused.headers.get('X-RateLimit-Reset')).toBe(String(example.nowMs / 1000));
    example.nowMs += Number(property(refused.json, 'retry_after'));
    expect(inShort(await write())).toBe('429/0');
  });

  it('5: two writes or eight reads pass at once, and polling against the limit starves', async () => {
    const example = new Example({ rateLimit: true });
    let served = 0;
    for (let count = 0; count < 40; count += 1) {
      if ((await example.own('PATCH', '/systems/@me', { name: 'x' })).status === 200) served += 1;
      example.nowMs += 50;
    }
    // Two seconds at three a second would be six; hammering gets the burst and nothing more.
    expect(served).toBeLessThanOrEqual(3);
  });

  it('6: POST /members, POST /groups and GET /messages use the budget of the address', async () => {
    const example = new Example({ rateLimit: true });
    const scope = async (method: string, path: string) =>
      (await example.own(method, path)).headers.get('X-RateLimit-Scope');
    expect(await scope('POST', '/members')).toBe('generic_update');
    expect(await scope('POST', '/groups')).toBe('generic_update');
    expect(await scope('GET', '/messages/1')).toBe('generic_get');
    expect(await scope('GET', '/systems/@me')).toBe('own_system_get');
  });

  it('7: a bad token is not an error on public reads, only on @me', async () => {
    const example = new Example();
    expect((await example.get('/systems/exmpl', 'wrong')).json).toMatchObject({ privacy: null });
    expect(inShort(await example.get('/systems/@me', 'wrong'))).toBe('401/0');
  });

  it('8: a write to a concrete own system without token is 403', async () => {
    const example = new Example();
    expect(inShort(await example.send('PATCH', '/systems/exmpl', { body: { name: 'x' } }))).toBe('403/0');
  });

  it('9: lists are not sorted by name', async () => {
    const example = new Example();
    await example.own('PATCH', '/members/aaaaaa', { name: 'Zoe' });
    expect(column((await example.get('/systems/exmpl/members')).json, 'name')).toEqual(['Bob', 'Zoe']);
    await example.own('PATCH', '/members/bbbbbb', { pronouns: 'any' });
    expect(column((await example.get('/systems/exmpl/members')).json, 'name')).toEqual(['Zoe', 'Bob']);
  });

  it('9: the members of a listed switch are not in front order', async () => {
    const example = new Example();
    for (const members of [
      ['aaaaaa', 'bbbbbb'],
      ['bbbbbb', 'aaaaaa'],
    ]) {
      const { json } = await example.own('POST', SWITCHES, { members });
      expect(column(property(json, 'members'), 'id')).toEqual(members);
      const [listed] = column((await example.get('/systems/exmpl/switches')).json, 'members');
      expect(listed).toEqual(['bbbbbb', 'aaaaaa']);
    }
  });

  it('10: a spelling that works in a path does not work in a list of a body', async () => {
    const example = new Example();
    expect(inShort(await example.get('/members/AAA-AAA'))).toBe('200');
    const body = { members: ['bbbbbb', 'AAA-AAA'] };
    expect(inShort(await example.own('POST', SWITCHES, body))).toBe('404/20003');
  });

  it('11: a member named twice breaks a membership write, and an overwrite loses data', async () => {
    const example = new Example();
    const refs = ['bbbbbb', 'bbbbbb'];
    expect(inShort(await example.own('POST', '/groups/gggggg/members/overwrite', refs))).toBe('500/0');
    expect((await example.get('/groups/gggggg/members')).json).toEqual([]);
  });

  it('12: null for flags, proxy_tags, timezone and description_templates is 500', async () => {
    const example = new Example();
    const settings = '/systems/@me/settings';
    expect(inShort(await example.own('PATCH', '/members/aaaaaa', { keep_proxy: null }))).toBe('500/0');
    expect(inShort(await example.own('PATCH', '/members/aaaaaa', { proxy_tags: null }))).toBe('500/0');
    expect(inShort(await example.own('PATCH', settings, { timezone: null }))).toBe('500/0');
    expect(inShort(await example.own('PATCH', settings, { description_templates: null }))).toBe('500/0');
  });

  it('13: a patch of nothing is 400, so are the same instant and the same fronters', async () => {
    const example = new Example();
    const path = `${SWITCHES}/${UUIDS.current}`;
    const timestamp = '2026-03-01T09:30:00.123456Z';
    expect(inShort(await example.own('PATCH', '/systems/@me', {}))).toBe('400/0');
    expect(inShort(await example.own('PATCH', path, { timestamp }))).toBe('400/40005');
    expect(inShort(await example.own('PATCH', `${path}/members`, ['aaaaaa']))).toBe('400/40004');
  });

  it('14: the same fronters in another order are a new switch', async () => {
    const example = new Example();
    await example.own('POST', SWITCHES, { members: ['bbbbbb', 'aaaaaa'] });
    expect(inShort(await example.own('POST', SWITCHES, { members: ['aaaaaa', 'bbbbbb'] }))).toBe('200');
  });

  it('15: privacy "" is private, null is public', async () => {
    const body = { privacy: { front_privacy: '', name_privacy: null } };
    expect((await new Example().own('PATCH', '/systems/@me', body)).json).toMatchObject({
      privacy: { front_privacy: 'private', name_privacy: 'public' },
    });
  });

  it('16: images must be https and at most 256 long', async () => {
    const example = new Example();
    const patch = (banner: string) => example.own('PATCH', '/groups/gggggg', { banner }).then(inShort);
    expect(await patch('http://a.b/c.png')).toBe('400/40001');
    expect(await patch(`https://a.b/${'x'.repeat(244)}`)).toBe('200');
    expect(await patch(`https://a.b/${'x'.repeat(245)}`)).toBe('400/40001');
  });

  it('17: a system keeps the case of its colour, members and groups lose it', async () => {
    const example = new Example();
    const color = async (path: string) =>
      property((await example.own('PATCH', path, { color: 'AbCdEf' })).json, 'color');
    expect(await color('/systems/@me')).toBe('AbCdEf');
    expect(await color('/members/aaaaaa')).toBe('abcdef');
    expect(await color('/groups/gggggg')).toBe('abcdef');
  });

  it('18: groups name members by uuid, switches by short id', async () => {
    const example = new Example();
    const groups = (await example.get('/systems/exmpl/groups?with_members=true')).json;
    expect(column(groups, 'members')[0]).toEqual([UUIDS.aaaaaa]);
    expect(column((await example.get('/systems/exmpl/switches')).json, 'members')[0]).toEqual(['aaaaaa']);
  });

  it('19: a switch may name members that the list does not have', async () => {
    const example = new Example();
    await example.own('PATCH', '/members/aaaaaa', { privacy: { visibility: 'private' } });
    expect(column((await example.get('/systems/exmpl/members')).json, 'id')).not.toContain('aaaaaa');
    const { json } = await example.get(FRONTERS);
    expect(column(property(json, 'members'), 'id')).toEqual(['aaaaaa']);
  });

  it('20: the name may be the display name, which then is null', async () => {
    const example = new Example();
    await example.own('PATCH', '/members/aaaaaa', { display_name: 'Ali', privacy: { name_privacy: '' } });
    expect((await example.get('/members/aaaaaa')).json).toMatchObject({ name: 'Ali', display_name: null });
  });

  it('21: a message whose original is unknown says "", and its time has no fraction', async () => {
    const example = new Example();
    const [row] = [...example.state.messages.values()];
    if (row !== undefined) row.original = null;
    const { json } = await example.get(`/messages/${row?.id}`);
    expect(json).toMatchObject({ original: '', timestamp: expect.stringMatching(/T\d\d:\d\d:\d\dZ$/) });
  });

  it('22: settings differ between GET and PATCH, two keys cannot be set, a wrong proxy_switch is off', async () => {
    const example = new Example();
    const path = '/systems/@me/settings';
    const patched = await example.own('PATCH', path, { proxy_switch: 'neww', hid_list_padding: 'left' });
    expect(patched.json).toMatchObject({ proxy_switch: 'off', hid_list_padding: 'off', name_format: null });
    expect(patched.json).toHaveProperty('card_show_color_hex');
    const read = (await example.get(path, TOKEN)).json;
    expect(read).not.toHaveProperty('card_show_color_hex');
    expect(read).toMatchObject({ name_format: '{name} {tag}' });
  });

  it('23: setting autoproxy off still shows the member, a read does not', async () => {
    const example = new Example();
    const path = '/systems/@me/autoproxy?guild_id=5';
    await example.own('PATCH', path, { autoproxy_mode: 'member', autoproxy_member: 'aaaaaa' });
    const off = await example.own('PATCH', path, { autoproxy_mode: 'off' });
    expect(property(off.json, 'autoproxy_member')).toBe('aaaaaa');
    expect(property((await example.own('GET', path)).json, 'autoproxy_member')).toBeNull();
  });

  it('24: guild settings are 404 until the bot made them; autoproxy makes its own', async () => {
    const example = new Example();
    expect(inShort(await example.own('PATCH', '/systems/@me/guilds/5', { tag: 'x' }))).toBe('404/20009');
    expect(inShort(await example.own('GET', '/systems/@me/guilds/5'))).toBe('404/20009');
    expect(inShort(await example.own('GET', '/systems/@me/autoproxy?guild_id=5'))).toBe('200');
  });

  it('25: timestamps carry up to six digits, an echo up to nine', async () => {
    const example = new Example();
    const timestamp = '2026-02-01T00:00:00.123456789Z';
    const made = await example.own('POST', SWITCHES, { members: [], timestamp });
    expect(property(made.json, 'timestamp')).toBe(timestamp);
    const read = await example.get(`/systems/exmpl/switches/${String(property(made.json, 'id'))}`);
    expect(property(read.json, 'timestamp')).toBe('2026-02-01T00:00:00.123456Z');
  });

  it('26: an offset is refused when a switch is made, and read when it is moved', async () => {
    const example = new Example();
    const timestamp = '2026-02-01T01:00:00+01:00';
    expect(inShort(await example.own('POST', SWITCHES, { members: [], timestamp }))).toBe('400/0');
    const moved = await example.own('PATCH', `${SWITCHES}/${UUIDS.current}`, { timestamp });
    expect(property(moved.json, 'timestamp')).toBe('2026-02-01T00:00:00Z');
  });

  it('27: a future switch is the front and not in the list', async () => {
    const example = new Example();
    const made = await example.own('POST', SWITCHES, { members: [], timestamp: '2030-01-01T00:00:00Z' });
    const id = property(made.json, 'id');
    expect(property((await example.get(FRONTERS)).json, 'id')).toBe(id);
    expect(column((await example.get('/systems/exmpl/switches')).json, 'id')).not.toContain(id);
  });

  it('28: browsers may send Authorization, Content-Type and User-Agent, without credentials', async () => {
    const { headers } = await new Example().send('OPTIONS', '/members');
    expect(headers.get('Access-Control-Allow-Headers')).toBe(
      'Content-Type, Authorization, sentry-trace, User-Agent',
    );
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('29: a suffix that is too long is dropped without an error', async () => {
    const body = { proxy_tags: [{ suffix: 'x'.repeat(97) }, { prefix: 'A:' }] };
    const answer = await new Example().own('PATCH', '/members/aaaaaa', body);
    expect(property(answer.json, 'proxy_tags')).toEqual([{ prefix: 'A:', suffix: null }]);
  });

  it('30: a deleted member vanishes from history', async () => {
    const example = new Example();
    await example.own('DELETE', '/members/bbbbbb');
    expect(column((await example.get('/systems/exmpl/switches')).json, 'members')).toEqual([
      ['aaaaaa'],
      ['aaaaaa'],
    ]);
  });
});

describe('what a sandbox must get right besides', () => {
  it('31: 404 before 401 before user agent before 429 before 405 before 415 before the handler', async () => {
    const example = new Example({ rateLimit: true });
    const send = (path: string, headers: Record<string, string | null> = {}, method = 'PATCH') =>
      example.send(method, path, { headers, body: '{' }).then((answer) => answer.status);
    const bare = { 'User-Agent': null, 'Content-Type': 'text/plain' };
    expect(await send(`/systems/@me/switches/${UUIDS.unknown}`, bare, 'PUT')).toBe(401);
    expect(await send('/systems/nope1/autoproxy', bare, 'PUT')).toBe(404);
    expect(await send('/systems/exmpl', bare, 'PUT')).toBe(400);
    expect(await send('/systems/exmpl', { 'Content-Type': 'text/plain' }, 'PUT')).toBe(405);
    expect(await send('/systems/exmpl', { 'Content-Type': 'text/plain' })).toBe(415);
    expect(await send('/systems/exmpl', { 'Content-Type': 'text/plain' }, 'PUT')).toBe(429);
    example.nowMs += 2000;
    expect(await send('/systems/exmpl')).toBe(400);
    const early = await example.send('PUT', '/systems/nope1');
    expect(early.headers.get('X-RateLimit-Limit')).toBeNull();
    expect(inShort(await example.send('OPTIONS', '/systems/nope1'))).toBe('200 empty');
  });

  it('32: an empty list to add or remove is 400 without a token, once the group is found', async () => {
    const example = new Example();
    const send = (path: string) => example.send('POST', path, { body: [] }).then(inShort);
    expect(await send('/groups/gggggg/members/remove')).toBe('400/0');
    expect(await send('/groups/nope12/members/remove')).toBe('404/20004');
    expect(await send('/members/nope12/groups/add')).toBe('404/20002');
  });

  it('33: a full system is refused before its fields are checked', async () => {
    const example = new Example();
    Object.assign(example.state.configs.get(UUIDS.exmpl) ?? {}, { member_limit: 0, group_limit: 0 });
    expect(inShort(await example.own('POST', '/members', { color: 'red' }))).toBe('400/40007');
    expect(inShort(await example.own('POST', '/groups', { color: 'red' }))).toBe('400/40008');
  });

  it('34: group_list_privacy also guards the groups of a member, list_privacy does not', async () => {
    const example = new Example();
    await example.own('PATCH', '/groups/gggggg', { privacy: { list_privacy: 'private' } });
    expect(inShort(await example.get('/members/aaaaaa/groups'))).toBe('200');
    expect(column((await example.get('/systems/exmpl/groups?with_members=true')).json, 'members')[0]).toEqual(
      [],
    );
    await example.own('PATCH', '/systems/@me', { privacy: { group_list_privacy: 'private' } });
    expect(inShort(await example.get('/members/aaaaaa/groups'))).toBe('403/30002');
  });

  it('35: others get no webhook_url, and null for privacy and autoproxy_enabled', async () => {
    const example = new Example();
    expect((await example.get('/systems/exmpl')).json).not.toHaveProperty('webhook_url');
    expect((await example.get('/systems/exmpl', TOKEN)).json).toHaveProperty('webhook_url', null);
    expect((await example.get('/members/aaaaaa')).json).toMatchObject({
      privacy: null,
      autoproxy_enabled: null,
    });
  });

  it('36: three messages have no period at the end', async () => {
    const example = new Example();
    await example.own('PATCH', '/systems/@me', { privacy: { member_list_privacy: '', front_privacy: '' } });
    const message = async (path: string) => property((await example.get(path)).json, 'message');
    expect(await message('/systems/exmpl/members')).toBe('Unauthorized to view member list');
    expect(await message(FRONTERS)).toBe('Unauthorized to view current fronters.');
  });

  it("37: another system's settings are 200 with the public part", async () => {
    const answer = await new Example().get('/systems/exmpl/settings', OTHER_TOKEN);
    expect(Object.keys(answer.json ?? {})).toHaveLength(9);
  });

  it('38: a switch that privacy hides is 404, not 403', async () => {
    const example = new Example();
    await example.own('PATCH', '/systems/@me', { privacy: { front_history_privacy: 'private' } });
    expect(inShort(await example.get(`/systems/exmpl/switches/${UUIDS.current}`))).toBe('404/20008');
  });
});
