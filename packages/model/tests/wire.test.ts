import fc from 'fast-check';
import { type GenericSchema, parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  autoproxyFromWire,
  frontSwitchFromWire,
  groupFromWire,
  memberFromWire,
  memberGuildFromWire,
  messageFromWire,
  readList,
  readWireError,
  systemConfigFromWire,
  systemFromWire,
  systemGuildFromWire,
  wireAutoproxySchema,
  wireGroupSchema,
  wireMemberGuildSchema,
  wireMemberSchema,
  wireMessageSchema,
  wireSettingsSchema,
  wireSwitchIdsSchema,
  wireSwitchSchema,
  wireSystemGuildSchema,
  wireSystemSchema,
} from '../src/index.ts';
import * as examples from './fixtures/service-examples.ts';

const RECEIVED = '2026-01-01T00:00:00.000Z';

describe('wire schemas on the examples of the service', () => {
  it.each([
    ['system', wireSystemSchema, examples.systemExample],
    ['member', wireMemberSchema, examples.memberExample],
    ['group', wireGroupSchema, examples.groupExample],
    ['switch', wireSwitchSchema, examples.switchExample],
    ['switch with ids', wireSwitchIdsSchema, examples.switchIdsExample],
    ['message', wireMessageSchema, examples.messageExample],
    ['settings', wireSettingsSchema, examples.settingsExample],
    ['public settings', wireSettingsSchema, examples.publicSettingsExample],
    ['patched settings', wireSettingsSchema, examples.patchedSettingsExample],
    ['system guild', wireSystemGuildSchema, examples.systemGuildExample],
    ['member guild', wireMemberGuildSchema, examples.memberGuildExample],
    ['autoproxy', wireAutoproxySchema, examples.autoproxyExample],
  ] as const)('a %s comes out as it went in', (_, schema, example) => {
    expect(parse<GenericSchema>(schema, example)).toEqual(example);
  });

  it('an error is read unchanged', () => {
    expect(readWireError(examples.validationErrorExample)).toEqual(examples.validationErrorExample);
  });

  it('the angle brackets around a picture’s address are removed', () => {
    const wrapped = { id: 'abcde', avatar_url: '<https://a.b/c.png>', icon: '<https://a.b/c.png>' };
    const member = memberFromWire(parse(wireMemberSchema, wrapped), RECEIVED);
    const group = groupFromWire(parse(wireGroupSchema, wrapped), RECEIVED);
    const half = parse(wireSystemSchema, { ...wrapped, avatar_url: '<https://a.b' });
    const system = systemFromWire(half, RECEIVED);
    const urls = [member.avatarUrl, member.bannerUrl, group.iconUrl, system.avatarUrl];
    expect(urls).toEqual(['https://a.b/c.png', null, 'https://a.b/c.png', '<https://a.b']);
  });

  it('an unknown field stays on the wire and in the record', () => {
    const wire = parse(wireMemberSchema, { ...examples.memberExample, horoscope: { sign: 'fish' } });
    expect(memberFromWire(wire, RECEIVED).extra).toEqual({ horoscope: { sign: 'fish' } });
  });
});

describe('version 1 and older exports', () => {
  it('flat privacy of a system becomes its privacy object, and `tz` stays', () => {
    const system = systemFromWire(parse(wireSystemSchema, examples.systemV1Example), RECEIVED);
    expect(system).toMatchObject({ uuid: null, pronouns: null, extra: { tz: 'UTC' } });
    expect(system.privacy).toMatchObject({ description_privacy: 'private', front_privacy: 'public' });
  });

  it('flat privacy of null, as others get it, sets no privacy', () => {
    const wire = parse(wireSystemSchema, { id: 'exmpl', description_privacy: null, front_privacy: null });
    expect(wire.privacy).toBeNull();
  });

  it('a member has all proxy tags once, and its privacy text causes no error', () => {
    const member = memberFromWire(parse(wireMemberSchema, examples.memberV1Example), RECEIVED);
    expect(member.proxyTags).toEqual(examples.memberV1Example.proxy_tags);
    expect(member.privacy).toMatchObject({
      visibility: 'private',
      metadata_privacy: 'private',
      name_privacy: 'public',
    });
    expect(member.extra).toEqual({});
  });

  it('a proxy tag without either side, which version 1 stored, is none', () => {
    const tags = [
      { prefix: null, suffix: null },
      { prefix: '', suffix: null },
      { prefix: null, suffix: '-a' },
    ];
    expect(parse(wireMemberSchema, { id: 'abcde', name: 'A', proxy_tags: tags }).proxy_tags).toEqual([
      { prefix: null, suffix: '-a' },
    ]);
  });

  it('the prefix and suffix of the oldest exports become a proxy tag', () => {
    expect(parse(wireMemberSchema, { id: 'abcde', name: 'A', prefix: '[', suffix: ']' }).proxy_tags).toEqual([
      { prefix: '[', suffix: ']' },
    ]);
  });

  it('a switch without an id is read', () => {
    const wire = parse(wireSwitchIdsSchema, { timestamp: '2020-01-01T00:00:00Z', members: ['abcde'] });
    expect(frontSwitchFromWire(wire, RECEIVED)).toMatchObject({
      id: null,
      memberIds: ['abcde'],
      members: null,
    });
  });
});

describe('fields of a wrong type', () => {
  it('are dropped, and the record is read', () => {
    const wire = parse(wireSystemSchema, {
      ...examples.systemExample,
      description: 7,
      color: {},
      privacy: 'x',
    });
    expect(wire).toEqual({ ...examples.systemExample, description: null, color: null, privacy: null });
  });

  it.each([{}, { id: null }, { id: '' }, { id: 5 }, null, [], 'exmpl', 5])('%j is not a system', (value) => {
    expect(safeParse(wireSystemSchema, value).success).toBe(false);
  });

  it('a record is read with any value in every field except its id', () => {
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(Object.keys(examples.memberExample).map((key) => [key, fc.anything()])),
          {
            requiredKeys: [],
          },
        ),
        (junk) => {
          const wire = parse(wireMemberSchema, { ...junk, id: 'abcde' });
          const member = memberFromWire(wire, RECEIVED);
          expect(member.id).toBe('abcde');
          expect(typeof member.name).toBe('string');
          expect(Array.isArray(member.proxyTags)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('an unknown privacy value is read as private', () => {
    const wire = parse(wireGroupSchema, {
      id: 'grpabc',
      privacy: { visibility: 'friends', icon_privacy: null },
    });
    expect(wire.privacy).toMatchObject({ visibility: 'private', icon_privacy: 'public' });
  });
});

describe('lists', () => {
  it('one invalid item does not remove the others', () => {
    const read = readList(wireMemberSchema, [
      examples.memberExample,
      { name: 'no id' },
      null,
      { id: 'hjknop' },
    ]);
    expect(read.items.map(({ id }) => id)).toEqual(['abcefg', 'hjknop']);
    expect(read.rejected).toEqual([
      { index: 1, problems: ['id: Required'] },
      { index: 2, problems: ['Invalid type: Expected Object but received null'] },
    ]);
  });

  it.each([null, undefined, {}, 'abc', 5])('%j is said to be no list', (value) => {
    expect(readList(wireMemberSchema, value)).toEqual({ isList: false, items: [], rejected: [] });
  });

  it('a switch whose members can not be read at all is an error, not a switch-out', () => {
    const broken = { ...examples.switchExample, members: [{ name: 'no id' }] };
    expect(safeParse(wireSwitchSchema, broken).success).toBe(false);
    expect(safeParse(wireSwitchSchema, { ...broken, members: null }).success).toBe(false);
    expect(parse(wireSwitchSchema, { ...broken, members: [] }).members).toEqual([]);
    expect(parse(wireSwitchSchema, { ...broken, members: [{}, { id: 'abcde' }] }).members).toHaveLength(1);
  });
});

describe('error bodies', () => {
  it.each([
    ['System not found.', { message: 'System not found.', code: 0 }],
    ['', { message: 'Unknown error.', code: 0 }],
    [null, { message: 'Unknown error.', code: 0 }],
    [[1, 2], { message: 'Unknown error.', code: 0 }],
    [{}, { message: 'Unknown error.', code: 0 }],
    [
      { message: {}, code: '40001' },
      { message: 'Unknown error.', code: 40001 },
    ],
    [
      { message: '429: too many requests', retry_after: 19, scope: 'generic_get', code: 0 },
      { message: '429: too many requests', retry_after: 19, scope: 'generic_get', code: 0 },
    ],
    [
      { title: 'Unsupported Media Type', status: 415 },
      { message: 'Unsupported Media Type', code: 0, title: 'Unsupported Media Type', status: 415 },
    ],
    [
      { message: 'm', code: 1, errors: { name: 'too long', tag: [{ message: 'x' }, 3] } },
      { message: 'm', code: 1, errors: { name: [{ message: 'too long' }], tag: [{ message: 'x' }] } },
    ],
  ])('%j is read', (body, expected) => {
    expect(readWireError(body)).toEqual(expected);
  });

  it('a body of any shape causes no exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(readWireError(body).message).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});

describe('domain records', () => {
  it('a system has the names of the app, its own timestamps, and a colour for CSS', () => {
    expect(systemFromWire(parse(wireSystemSchema, examples.systemExample), RECEIVED)).toEqual({
      id: 'exmpl',
      uuid: '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11',
      name: 'Example',
      description: 'hi',
      tag: '| EX',
      pronouns: 'they/them',
      avatarUrl: 'https://cdn.example.net/a.png',
      bannerUrl: null,
      color: '#aabbcc',
      createdAt: '2021-11-07T18:03:21.512345Z',
      updatedAt: RECEIVED,
      privacy: examples.systemExample.privacy,
      extra: { webhook_url: null },
    });
  });

  it('a member keeps microseconds', () => {
    const member = memberFromWire(parse(wireMemberSchema, examples.memberExample), RECEIVED);
    expect(member).toMatchObject({
      systemId: 'exmpl',
      displayName: 'Alice ✨',
      color: '#ff88aa',
      lastMessageAt: '2024-05-06T07:08:09.123456Z',
      messageCount: 12,
      autoproxyEnabled: true,
    });
  });

  it('an invalid colour is null, so that it is in no style', () => {
    const wire = parse(wireMemberSchema, { id: 'abcde', color: 'red;background:url(x)' });
    expect(memberFromWire(wire, RECEIVED).color).toBeNull();
  });

  it('a group distinguishes "not fetched" from "no members"', () => {
    const read = (members: unknown) =>
      groupFromWire(parse(wireGroupSchema, { id: 'grpabc', members }), RECEIVED);
    expect(read(undefined).memberRefs).toBeNull();
    expect(read([]).memberRefs).toEqual([]);
    expect(read(examples.groupExample.members).memberRefs).toEqual(examples.groupExample.members);
  });

  it('a switch-out has no members, and a whole switch both members and their ids', () => {
    const out = frontSwitchFromWire({ id: 'x', timestamp: 't', members: [] }, RECEIVED);
    expect(out).toMatchObject({ memberIds: [], members: [] });
    const whole = frontSwitchFromWire(parse(wireSwitchSchema, examples.switchExample), RECEIVED);
    expect(whole.memberIds).toEqual(['abcefg']);
    expect(whole.members?.[0]?.displayName).toBe('Alice ✨');
  });

  it('a member that is twice in a switch is read once, at the first place', () => {
    const members = ['bbbbbb', 'aaaaaa', 'bbbbbb'];
    const ids = frontSwitchFromWire({ id: 'x', timestamp: 't', members }, RECEIVED);
    expect(ids).toMatchObject({ memberIds: ['bbbbbb', 'aaaaaa'], members: null });
    const whole = parse(wireSwitchSchema, { timestamp: 't', members: members.map((id) => ({ id })) });
    const front = frontSwitchFromWire(whole, RECEIVED);
    expect(front.memberIds).toEqual(['bbbbbb', 'aaaaaa']);
    expect(front.members?.map(({ id }) => id)).toEqual(['bbbbbb', 'aaaaaa']);
  });

  it('the member of a message belongs to the system of the message', () => {
    const message = messageFromWire(parse(wireMessageSchema, examples.messageExample), RECEIVED);
    expect(message.member?.systemId).toBe('exmpl');
    expect(
      messageFromWire({ ...examples.messageExample, original: '', system: null, member: null }, RECEIVED),
    ).toMatchObject({
      originalId: null,
      system: null,
      member: null,
    });
  });

  it('public settings have null for what only the owner sees', () => {
    const config = systemConfigFromWire(parse(wireSettingsSchema, examples.publicSettingsExample));
    expect(config).toMatchObject({
      timezone: null,
      memberLimit: null,
      pingsEnabled: true,
      latchTimeoutSeconds: null,
    });
  });

  it('server settings and autoproxy contain their server', () => {
    expect(systemGuildFromWire(parse(wireSystemGuildSchema, {}), '1')).toMatchObject({
      guildId: '1',
      proxyingEnabled: true,
    });
    expect(memberGuildFromWire(parse(wireMemberGuildSchema, {}), 'abcde', '1')).toMatchObject({
      memberRef: 'abcde',
    });
    const autoproxy = parse(wireAutoproxySchema, { autoproxy_mode: 'psychic', autoproxy_member: 'abcde' });
    expect(autoproxyFromWire(autoproxy, '1')).toMatchObject({ mode: 'off', memberId: 'abcde', guildId: '1' });
  });
});
