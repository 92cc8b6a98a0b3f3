import { describe, expect, it } from 'vitest';
import { insertMember } from '../src/index.ts';
import { column, Example, inShort, makeMember, property, TOKEN, UUIDS } from './example.ts';

const members = async (example: Example, group = 'gggggg') =>
  column((await example.get(`/groups/${group}/members`)).json, 'id');
const groups = async (example: Example, member: string) =>
  column((await example.get(`/members/${member}/groups`)).json, 'id');

describe('the members of a group', () => {
  it('are added after those already there, who are skipped', async () => {
    const example = new Example();
    const answer = await example.own('POST', '/groups/gggggg/members/add', ['bbbbbb', 'aaaaaa']);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await members(example)).toEqual(['aaaaaa', 'bbbbbb']);
    expect(inShort(await example.own('POST', '/groups/gggggg/members/add', ['bbbbbb']))).toBe('204');
    expect(await groups(example, 'bbbbbb')).toEqual(['gggggg']);
  });

  it('are removed, strangers to the group and repeats ignored', async () => {
    const example = new Example();
    const refs = ['bbbbbb', 'aaaaaa', UUIDS.aaaaaa, 'aaaaaa'];
    expect(inShort(await example.own('POST', '/groups/gggggg/members/remove', refs))).toBe('204');
    expect(await members(example)).toEqual([]);
    expect(await groups(example, 'aaaaaa')).toEqual([]);
  });

  it('are overwritten, also with an empty list', async () => {
    const example = new Example();
    await example.own('POST', '/groups/gggggg/members/overwrite', ['bbbbbb', UUIDS.aaaaaa]);
    expect(await members(example)).toEqual(['bbbbbb', 'aaaaaa']);
    await example.own('POST', '/groups/gggggg/members/overwrite', []);
    expect(await members(example)).toEqual([]);
  });

  it('named twice make an add fail, which then adds nothing', async () => {
    const example = new Example();
    expect(
      inShort(await example.own('POST', '/groups/hhhhhh/members/add', ['aaaaaa', 'bbbbbb', 'bbbbbb'])),
    ).toBe('500/0');
    expect(await members(example, 'hhhhhh')).toEqual([]);
    // Of those already in the group a repeat does no harm.
    expect(inShort(await example.own('POST', '/groups/gggggg/members/add', ['aaaaaa', 'aaaaaa']))).toBe(
      '204',
    );
  });

  it('named twice make an overwrite fail after it has emptied the group', async () => {
    const example = new Example();
    const refs = ['aaaaaa', UUIDS.aaaaaa];
    expect(inShort(await example.own('POST', '/groups/gggggg/members/overwrite', refs))).toBe('500/0');
    expect(await members(example)).toEqual([]);
  });

  it('stay as they were when one reference is unknown', async () => {
    const example = new Example();
    for (const change of ['add', 'remove', 'overwrite']) {
      const path = `/groups/gggggg/members/${change}`;
      expect(inShort(await example.own('POST', path, ['bbbbbb', 'nope12']))).toBe('404/20003');
    }
    expect(await members(example)).toEqual(['aaaaaa']);
  });

  it.each(['add', 'remove'])(
    '%s checks the empty list, the token and the owner in this order',
    async (change) => {
      const example = new Example();
      const send = (path: string, body: unknown, token?: string) =>
        example.send('POST', path, { body, ...(token === undefined ? {} : { token }) }).then(inShort);
      expect(await send(`/groups/nope12/members/${change}`, [])).toBe('404/20004');
      expect(await send(`/groups/gggggg/members/${change}`, [])).toBe('400/0');
      expect(await send(`/groups/gggggg/members/${change}`, ['nope12'])).toBe('401/0');
      expect(await send(`/groups/iiiiii/members/${change}`, ['nope12'], TOKEN)).toBe('403/30007');
      expect(await send(`/members/yyyyyy/groups/${change}`, ['nope12'], TOKEN)).toBe('403/30006');
      expect(await send(`/members/aaaaaa/groups/${change}`, [])).toBe('400/0');
      expect(await send(`/members/aaaaaa/groups/${change}`, ['nope12'])).toBe('401/0');
    },
  );

  it('overwriting with nothing still needs the token and the owner', async () => {
    const example = new Example();
    expect(inShort(await example.send('POST', '/groups/gggggg/members/overwrite', { body: [] }))).toBe(
      '401/0',
    );
    expect(inShort(await example.own('POST', '/groups/iiiiii/members/overwrite', []))).toBe('403/30007');
  });
});

describe('the groups of a member', () => {
  it('are added, removed and overwritten', async () => {
    const example = new Example();
    await example.own('POST', '/members/aaaaaa/groups/add', ['hhhhhh', 'gggggg']);
    expect(await groups(example, 'aaaaaa')).toEqual(['gggggg', 'hhhhhh']);
    await example.own('POST', '/members/aaaaaa/groups/remove', [UUIDS.gggggg]);
    expect(await groups(example, 'aaaaaa')).toEqual(['hhhhhh']);
    await example.own('POST', '/members/aaaaaa/groups/overwrite', ['gggggg']);
    expect(await groups(example, 'aaaaaa')).toEqual(['gggggg']);
    expect(await members(example, 'hhhhhh')).toEqual([]);
    await example.own('POST', '/members/aaaaaa/groups/overwrite', []);
    expect(await groups(example, 'aaaaaa')).toEqual([]);
  });

  it('that are unknown or foreign are named by all changes but add', async () => {
    const example = new Example();
    const send = async (change: string, ref: string) =>
      (await example.own('POST', `/members/aaaaaa/groups/${change}`, [ref])).json;
    expect(await send('add', 'iiiiii')).toEqual({ message: 'Group not found.', code: 20004 });
    expect(await send('remove', 'iiiiii')).toEqual({ message: "Group 'iiiiii' not found.", code: 20005 });
    expect(await send('overwrite', 'HHHHHH')).toEqual({ message: "Group 'HHHHHH' not found.", code: 20005 });
  });

  it('named twice make the change fail as in a group', async () => {
    const example = new Example();
    const refs = ['hhhhhh', UUIDS.hhhhhh];
    expect(inShort(await example.own('POST', '/members/aaaaaa/groups/add', refs))).toBe('500/0');
    expect(await groups(example, 'aaaaaa')).toEqual(['gggggg']);
    expect(inShort(await example.own('POST', '/members/aaaaaa/groups/overwrite', refs))).toBe('500/0');
    expect(await groups(example, 'aaaaaa')).toEqual([]);
  });
});

describe('deleting', () => {
  it('a member takes it out of groups, switches, autoproxy and guild settings; its messages stay', async () => {
    const example = new Example();
    const autoproxy = '/systems/@me/autoproxy?guild_id=1';
    await example.own('PATCH', autoproxy, { autoproxy_mode: 'member', autoproxy_member: 'aaaaaa' });
    const gone = await example.own('DELETE', '/members/aaaaaa');
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect(inShort(await example.get('/members/aaaaaa'))).toBe('404/20002');
    expect(await members(example)).toEqual([]);
    const history = (await example.get('/systems/exmpl/switches')).json;
    expect(column(history, 'members')).toEqual([[], ['bbbbbb']]);
    expect((await example.get('/systems/exmpl/fronters')).json).toMatchObject({ members: [] });
    expect((await example.own('GET', autoproxy)).json).toMatchObject({
      autoproxy_mode: 'member',
      autoproxy_member: null,
    });
    const [message] = [...example.state.messages.keys()];
    expect((await example.get(`/messages/${message}`)).json).toMatchObject({ system: null, member: null });
  });

  it('the only fronter makes the switch a switch-out, which cannot be repeated', async () => {
    const example = new Example();
    await example.own('DELETE', '/members/aaaaaa');
    const answer = await example.own('POST', '/systems/@me/switches', { members: [] });
    expect(inShort(answer)).toBe('400/40004');
  });

  it('a group leaves its members', async () => {
    const example = new Example();
    expect(inShort(await example.own('DELETE', '/groups/gggggg'))).toBe('204');
    expect(inShort(await example.get('/groups/gggggg'))).toBe('404/20004');
    expect(await groups(example, 'aaaaaa')).toEqual([]);
    expect(inShort(await example.get('/members/aaaaaa'))).toBe('200');
  });

  it('needs the token, and the owner', async () => {
    const example = new Example();
    expect(inShort(await example.send('DELETE', '/members/aaaaaa'))).toBe('401/0');
    expect(inShort(await example.own('DELETE', '/members/yyyyyy'))).toBe('403/30006');
    expect(inShort(await example.send('DELETE', '/groups/gggggg'))).toBe('401/0');
    expect(inShort(await example.own('DELETE', '/groups/iiiiii'))).toBe('403/30007');
  });
});

describe('lists', () => {
  it('are in the order of creation, with updated ones last', async () => {
    const example = new Example();
    const uuid = UUIDS.unknown;
    insertMember(example.state, makeMember({ id: 'abcde', uuid, system: UUIDS.exmpl }));
    await example.own('PATCH', '/members/aaaaaa', { name: 'Zoe' });
    expect(column((await example.get('/systems/exmpl/members')).json, 'id')).toEqual([
      'bbbbbb',
      'abcde',
      'aaaaaa',
    ]);
  });

  it('of the members of a group, and of the groups of a member, put the updated ones last, too', async () => {
    const example = new Example();
    await example.own('POST', '/groups/gggggg/members/add', ['bbbbbb']);
    await example.own('PATCH', '/members/aaaaaa', { name: 'Zoe' });
    expect(column((await example.own('GET', '/groups/gggggg/members')).json, 'id')).toEqual([
      'bbbbbb',
      'aaaaaa',
    ]);
    await example.own('POST', '/groups/hhhhhh/members/add', ['aaaaaa']);
    await example.own('PATCH', '/groups/gggggg', { name: 'Zone' });
    expect(column((await example.own('GET', '/members/aaaaaa/groups')).json, 'id')).toEqual([
      'hhhhhh',
      'gggggg',
    ]);
    expect(column((await example.own('GET', '/systems/@me/groups')).json, 'id')).toEqual([
      'hhhhhh',
      'gggggg',
    ]);
  });

  it.each(['1', '', 'yes', '0'])('with_members=%s is 400', async (value) => {
    expect(inShort(await new Example().get(`/systems/exmpl/groups?with_members=${value}`))).toBe('400/0');
  });

  it.each(['true', 'True', 'FALSE', '%20true'])('with_members=%s is understood', async (value) => {
    expect(inShort(await new Example().get(`/systems/exmpl/groups?with_members=${value}`))).toBe('200');
  });

  it('with members name them by uuid', async () => {
    const answer = await new Example().get('/systems/exmpl/groups?with_members=true');
    expect(column(answer.json, 'members')).toEqual([[UUIDS.aaaaaa], []]);
    expect(property((answer.json as unknown[])[0], 'system')).toBe('exmpl');
  });
});
