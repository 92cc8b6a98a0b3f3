import { describe, expect, it } from 'vitest';
import { insertMember, insertSystem } from '../src/index.ts';
import { ACCOUNT, Example, inShort, makeMember, makeSystem, property, TOKEN, UUIDS } from './example.ts';

const bare = (uuid: string) => uuid.replaceAll('-', '');

describe('references in paths', () => {
  it.each([
    ['exmpl'],
    ['EXMPL'],
    ['ex-mpl'],
    ['E-X-MPL'],
    [UUIDS.exmpl],
    [UUIDS.exmpl.toUpperCase()],
    [bare(UUIDS.exmpl)],
    [`{${UUIDS.exmpl}}`],
    [ACCOUNT],
    [`0${ACCOUNT}`],
  ])('%s is the system', async (ref) => {
    const answer = await new Example().get(`/systems/${encodeURIComponent(ref)}`);
    expect(property(answer.json, 'uuid')).toBe(UUIDS.exmpl);
  });

  it.each([
    ['/systems/@ME', '404/20001'],
    ['/systems/nope1', '404/20001'],
    ['/systems/exmp', '404/20001'],
    ['/systems/466378653216014360', '404/20001'],
    ['/systems/466378653216014361', '404/20001'],
    ['/systems/4663786532160143', '404/20001'],
    [`/systems/urn:uuid:${UUIDS.exmpl}`, '404/20001'],
    [`/systems/(${UUIDS.exmpl})`, '404/20001'],
    [`/systems/{${bare(UUIDS.exmpl)}}`, '404/20001'],
    [`/systems/%20${UUIDS.exmpl}`, '404/20001'],
    [`/members/${ACCOUNT}`, '404/20002'],
    ['/members/@me', '404/20002'],
    ['/groups/@me', '404/20004'],
    ['/members/exmpl', '404/20002'],
    ['/groups/aaaaaa', '404/20004'],
  ])('%s is %s', async (path, expected) => {
    expect(inShort(await new Example().get(path, TOKEN))).toBe(expected);
  });

  it('the same short id may name a system, a member and a group', async () => {
    const example = new Example();
    insertMember(example.state, makeMember({ id: 'exmpl', uuid: UUIDS.unknown, system: UUIDS.exmpl }));
    expect(inShort(await example.get('/members/exmpl'))).toBe('200');
    expect(inShort(await example.get('/systems/exmpl'))).toBe('200');
    expect(inShort(await example.get('/groups/exmpl'))).toBe('404/20004');
  });

  it('switches go by uuid in any spelling, and by nothing else', async () => {
    const example = new Example();
    const read = (ref: string) =>
      example.get(`/systems/exmpl/switches/${encodeURIComponent(ref)}`).then(inShort);
    expect(await read(UUIDS.current)).toBe('200');
    expect(await read(bare(UUIDS.current).toUpperCase())).toBe('200');
    expect(await read(`{${UUIDS.current}}`)).toBe('200');
    expect(await read('current')).toBe('500/0');
    expect(await read(UUIDS.unknown)).toBe('404/20007');
  });

  it('a malformed switch id is 400 when asked for', async () => {
    const example = new Example({ malformedSwitchId: 400 });
    const answer = await example.get('/systems/exmpl/switches/current');
    expect(answer.json).toEqual({ message: 'Invalid switch ID.', code: 40006 });
  });

  it('the gateway cuts longer references to six letters, what is behind it refuses them', async () => {
    const example = new Example({ rateLimit: true });
    insertSystem(example.state, makeSystem({ id: 'abcdef', uuid: UUIDS.unknown }));
    const behind = await example.get('/systems/abcdefgh');
    expect(inShort(behind)).toBe('404/20001');
    expect(behind.headers.get('X-RateLimit-Limit')).toBe('10');
    expect(inShort(await example.get('/systems/abcdefgh/settings'))).toBe('200');
    expect(inShort(await example.get('/systems/abcdxfgh/settings'))).toBe('404/20001');
    const groups = await example.get('/members/aaaaaaaa/groups');
    expect(groups.json).toEqual({ message: "Member 'aaaaaaaa' not found.", code: 20003 });
    expect(inShort(await example.get('/members/aaaaaaaa'))).toBe('404/20002');
  });

  it('a deletion looks up the record before it checks the token, a change afterwards', async () => {
    const example = new Example();
    expect(inShort(await example.send('DELETE', '/members/aaaaaaaa'))).toBe('404/20002');
    expect(inShort(await example.send('DELETE', '/groups/gggggggg'))).toBe('404/20004');
    expect(inShort(await example.send('PATCH', '/members/aaaaaaaa', { body: {} }))).toBe('401/0');
    expect(inShort(await example.send('DELETE', '/members/aaaaaa'))).toBe('401/0');
  });
});

describe('references in bodies', () => {
  it.each([
    ['aaaaaa', '200'],
    [UUIDS.aaaaaa, '200'],
    ['AAAAAA', '404/20003'],
    ['aaa-aaa', '404/20003'],
    [UUIDS.aaaaaa.toUpperCase(), '404/20003'],
    [bare(UUIDS.aaaaaa), '404/20003'],
    ['yyyyyy', '404/20003'],
    [UUIDS.yyyyyy, '404/20003'],
    ['', '404/20003'],
  ])('a new switch with %j is %s', async (ref, expected) => {
    const example = new Example();
    const body = { members: ['bbbbbb', ref] };
    expect(inShort(await example.own('POST', '/systems/@me/switches', body))).toBe(expected);
  });

  it.each([
    ['AAAAAA', '200'],
    ['a-a-a-a-a-a-', '200'],
    [UUIDS.aaaaaa.toUpperCase(), '200'],
    [bare(UUIDS.aaaaaa), '200'],
    [`{${UUIDS.aaaaaa}}`, '200'],
    [` (${UUIDS.aaaaaa})`, '200'],
    [' aaaaaa', '404/20003'],
    ['yyyyyy', '403/30008'],
    ['nope12', '404/20003'],
    ['', '404/20003'],
  ])('the members of a switch edited to %j are %s', async (ref, expected) => {
    const path = `/systems/@me/switches/${UUIDS.older}/members`;
    expect(inShort(await new Example().own('PATCH', path, [ref]))).toBe(expected);
  });

  it.each([
    ['AAA-AAA', '200'],
    [UUIDS.aaaaaa.toUpperCase(), '200'],
    ['yyyyyy', '403/0'],
    ['nope12', '400/40001'],
  ])('an autoproxy member %j is %s', async (ref, expected) => {
    const body = { autoproxy_mode: 'member', autoproxy_member: ref };
    const answer = await new Example().own('PATCH', '/systems/@me/autoproxy?guild_id=1', body);
    expect(inShort(answer)).toBe(expected);
  });

  it.each([
    [5, "Member '5' not found."],
    [true, "Member 'True' not found."],
    [null, "Member '' not found."],
  ])('%j in a list of references is taken as text', async (value, message) => {
    const answer = await new Example().own('POST', '/groups/gggggg/members/add', [value]);
    expect(answer.json).toEqual({ message, code: 20003 });
  });

  it('a number in a list of references is named with all its digits', async () => {
    const example = new Example();
    const message = "Member '466707357099884544' not found.";
    const { older } = UUIDS;
    for (const [method, path, body] of [
      ['POST', '/groups/gggggg/members/add', '[466707357099884544]'],
      ['POST', '/systems/@me/switches', '{"members":[466707357099884544]}'],
      ['PATCH', `/systems/@me/switches/${older}/members`, '[466707357099884544]'],
    ] as const) {
      expect((await example.own(method, path, body)).json).toEqual({ message, code: 20003 });
    }
  });

  it('an object in a list of references is 400', async () => {
    const example = new Example();
    expect(inShort(await example.own('POST', '/groups/gggggg/members/add', [{}]))).toBe('400/0');
    expect(inShort(await example.own('POST', '/systems/@me/switches', { members: [{}] }))).toBe('400/0');
  });
});
