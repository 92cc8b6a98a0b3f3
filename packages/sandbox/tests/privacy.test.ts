import { GROUP_PRIVACY_KEYS, MEMBER_PRIVACY_KEYS, SYSTEM_PRIVACY_KEYS } from '@frontboard/model';
import { describe, expect, it } from 'vitest';
import { privacyOf } from '../src/index.ts';
import { column, Example, inShort, OTHER_TOKEN, property, TOKEN, UUIDS } from './example.ts';

/** The example with every field of the three entities set and everything private. */
function guarded(): Example {
  const example = new Example();
  const { state } = example;
  Object.assign(state.systems.get(UUIDS.exmpl) ?? {}, {
    description: 'd',
    pronouns: 'they/them',
    avatar_url: 'https://cdn.example.net/a.png',
    banner: 'https://cdn.example.net/b.png',
    color: 'AABBCC',
    webhook_url: 'https://hook.example.net/',
    privacy: privacyOf(SYSTEM_PRIVACY_KEYS, 'private'),
  });
  Object.assign(state.members.get(UUIDS.aaaaaa) ?? {}, {
    display_name: 'Ali',
    color: 'ff88aa',
    birthday: '0004-02-29',
    pronouns: 'she/her',
    avatar_url: 'https://cdn.example.net/m.png',
    webhook_avatar_url: 'https://cdn.example.net/w.png',
    banner: 'https://cdn.example.net/n.png',
    description: 'hello',
    message_count: 12,
    last_message_timestamp: '2024-05-06T07:08:09.123456Z',
    proxy_tags: [{ prefix: 'A:', suffix: null }],
    keep_proxy: true,
    tts: true,
    privacy: privacyOf(MEMBER_PRIVACY_KEYS, 'private'),
  });
  Object.assign(state.groups.get(UUIDS.gggggg) ?? {}, {
    display_name: 'The G',
    description: 'about',
    icon: 'https://cdn.example.net/i.png',
    banner: 'https://cdn.example.net/j.png',
    color: '00ff00',
    privacy: privacyOf(GROUP_PRIVACY_KEYS, 'private'),
  });
  return example;
}

/** Which keys of the owner's view others do not get as they are. */
async function hidden(example: Example, path: string): Promise<string[]> {
  const own: unknown = (await example.get(path, TOKEN)).json;
  const other: unknown = (await example.get(path)).json;
  expect((await example.get(path, OTHER_TOKEN)).json).toEqual(other);
  return Object.keys(own ?? {}).filter(
    (key) => JSON.stringify(property(own, key)) !== JSON.stringify(property(other, key)),
  );
}

describe('a private system', () => {
  it('hides its texts and images, but not id, tag, colour and date', async () => {
    const example = guarded();
    expect(await hidden(example, '/systems/exmpl')).toEqual([
      'name',
      'description',
      'pronouns',
      'avatar_url',
      'banner',
      'webhook_url',
      'privacy',
    ]);
    const { json } = await example.get('/systems/exmpl');
    expect(json).toMatchObject({
      name: null,
      description: null,
      pronouns: null,
      banner: null,
      privacy: null,
    });
    expect(Object.keys(json ?? {})).not.toContain('webhook_url');
  });

  it.each([
    ['name_privacy', ['name']],
    ['avatar_privacy', ['avatar_url']],
    ['description_privacy', ['description']],
    ['banner_privacy', ['banner']],
    ['pronoun_privacy', ['pronouns']],
    ['member_list_privacy', []],
    ['front_privacy', []],
  ] as const)('%s alone hides %j', async (key, fields) => {
    const example = guarded();
    const system = example.state.systems.get(UUIDS.exmpl);
    if (system !== undefined)
      system.privacy = { ...privacyOf(SYSTEM_PRIVACY_KEYS, 'public'), [key]: 'private' };
    expect(await hidden(example, '/systems/exmpl')).toEqual([...fields, 'webhook_url', 'privacy']);
  });

  it.each([
    ['/systems/exmpl/members', '403/30001', 'Unauthorized to view member list'],
    ['/systems/exmpl/groups', '403/30002', 'Unauthorized to view group list'],
    ['/members/aaaaaa/groups', '403/30002', 'Unauthorized to view group list'],
    ['/groups/gggggg/members', '403/30003', 'Unauthorized to view group member list'],
    ['/systems/exmpl/fronters', '403/30004', 'Unauthorized to view current fronters.'],
    ['/systems/exmpl/switches', '403/30005', 'Unauthorized to view front history.'],
    [
      `/systems/exmpl/switches/${UUIDS.current}`,
      '404/20008',
      'Switch not found, switch associated with different system, or unauthorized to view front history.',
    ],
  ])(
    '%s is %s for others, also with an unknown token, and answered to the owner',
    async (path, expected, message) => {
      const example = guarded();
      for (const token of [undefined, OTHER_TOKEN, 'unknown']) {
        const answer = await example.get(path, token);
        expect([inShort(answer), property(answer.json, 'message')]).toEqual([expected, message]);
      }
      expect(inShort(await example.get(path, TOKEN))).toBe('200');
    },
  );

  it('shows one switch though its current fronters are private', async () => {
    const example = new Example();
    await example.own('PATCH', '/systems/@me', { privacy: { front_privacy: 'private' } });
    expect(inShort(await example.get(`/systems/exmpl/switches/${UUIDS.current}`))).toBe('200');
  });
});

describe('a private member', () => {
  it('hides everything but id, system, colour, keep_proxy and tts; its name becomes the display name', async () => {
    const example = guarded();
    expect(await hidden(example, '/members/aaaaaa')).toEqual([
      'name',
      'display_name',
      'birthday',
      'pronouns',
      'avatar_url',
      'webhook_avatar_url',
      'banner',
      'description',
      'created',
      'autoproxy_enabled',
      'message_count',
      'last_message_timestamp',
      'proxy_tags',
      'privacy',
    ]);
    expect((await example.get('/members/aaaaaa')).json).toMatchObject({
      name: 'Ali',
      display_name: null,
      proxy_tags: [],
      autoproxy_enabled: null,
      privacy: null,
      keep_proxy: true,
      tts: true,
      system: 'exmpl',
    });
  });

  it.each([
    ['name_privacy', ['name', 'display_name']],
    ['description_privacy', ['description']],
    ['banner_privacy', ['banner']],
    ['birthday_privacy', ['birthday']],
    ['pronoun_privacy', ['pronouns']],
    ['avatar_privacy', ['avatar_url', 'webhook_avatar_url']],
    ['metadata_privacy', ['created', 'message_count', 'last_message_timestamp']],
    ['proxy_privacy', ['proxy_tags']],
    ['visibility', []],
  ] as const)('%s alone hides %j', async (key, fields) => {
    const example = guarded();
    const member = example.state.members.get(UUIDS.aaaaaa);
    if (member !== undefined)
      member.privacy = { ...privacyOf(MEMBER_PRIVACY_KEYS, 'public'), [key]: 'private' };
    const seen = await hidden(example, '/members/aaaaaa');
    expect(seen.sort()).toEqual([...fields, 'autoproxy_enabled', 'privacy'].sort());
  });

  it('without display name shows the real one', async () => {
    const example = new Example();
    await example.own('PATCH', '/members/aaaaaa', { privacy: { name_privacy: 'private' } });
    expect((await example.get('/members/aaaaaa')).json).toMatchObject({ name: 'Alice', display_name: null });
  });

  it('of private visibility is missing from lists, and from nothing else', async () => {
    const example = new Example();
    await example.own('PATCH', '/members/aaaaaa', { privacy: { visibility: 'private' } });
    const ids = async (path: string, token?: string) => column((await example.get(path, token)).json, 'id');
    expect(await ids('/systems/exmpl/members')).toEqual(['bbbbbb']);
    expect(await ids('/systems/exmpl/members', TOKEN)).toEqual(['bbbbbb', 'aaaaaa']);
    expect(await ids('/groups/gggggg/members')).toEqual([]);
    expect(await ids('/groups/gggggg/members', TOKEN)).toEqual(['aaaaaa']);
    expect(inShort(await example.get('/members/aaaaaa'))).toBe('200');
    expect(inShort(await example.get('/members/aaaaaa/groups'))).toBe('200');
    const fronters = await example.get('/systems/exmpl/fronters');
    expect(column(property(fronters.json, 'members'), 'id')).toEqual(['aaaaaa']);
    const [latest] = (await example.get('/systems/exmpl/switches')).json as unknown[];
    expect(property(latest, 'members')).toEqual(['aaaaaa']);
    const withMembers = await example.get('/systems/exmpl/groups?with_members=true');
    expect(column(withMembers.json, 'members')).toEqual([[], []]);
  });
});

describe('a private group', () => {
  it('hides its texts, icon, banner and date, but not its colour', async () => {
    expect(await hidden(guarded(), '/groups/gggggg')).toEqual([
      'name',
      'display_name',
      'description',
      'icon',
      'banner',
      'created',
      'privacy',
    ]);
  });

  it('is missing from lists for others, and still found by its id', async () => {
    const example = new Example();
    await example.own('PATCH', '/groups/gggggg', { privacy: { visibility: 'private' } });
    const ids = async (path: string, token?: string) => column((await example.get(path, token)).json, 'id');
    expect(await ids('/systems/exmpl/groups')).toEqual(['hhhhhh']);
    expect(await ids('/systems/exmpl/groups', TOKEN)).toEqual(['hhhhhh', 'gggggg']);
    expect(await ids('/members/aaaaaa/groups')).toEqual([]);
    expect(await ids('/members/aaaaaa/groups', TOKEN)).toEqual(['gggggg']);
    expect(inShort(await example.get('/groups/gggggg'))).toBe('200');
  });

  it('with a private list looks empty in lists with members, and does not hide from its members', async () => {
    const example = new Example();
    await example.own('PATCH', '/groups/gggggg', { privacy: { list_privacy: 'private' } });
    const members = async (token?: string) =>
      column((await example.get('/systems/exmpl/groups?with_members=TRUE', token)).json, 'members');
    expect(await members()).toEqual([[], []]);
    expect(await members(TOKEN)).toEqual([[], [UUIDS.aaaaaa]]);
    expect(column((await example.get('/members/aaaaaa/groups')).json, 'id')).toEqual(['gggggg']);
  });

  it('has a members key in lists asked for with members only', async () => {
    const example = new Example();
    const keys = async (path: string) => Object.keys(((await example.get(path)).json as object[])[0] ?? {});
    expect(await keys('/systems/exmpl/groups')).not.toContain('members');
    expect(await keys('/systems/exmpl/groups?with_members=false')).not.toContain('members');
    expect(await keys('/members/aaaaaa/groups')).not.toContain('members');
    expect(await keys('/systems/exmpl/groups?with_members=true')).toContain('members');
    expect(Object.keys((await example.get('/groups/gggggg')).json ?? {})).not.toContain('members');
  });
});

describe('image addresses', () => {
  const proxied =
    'https://media.discordapp.net/attachments/466707357099884544/466707357099884545/a.png?width=10';
  const direct = 'https://cdn.discordapp.com/attachments/466707357099884544/466707357099884545/a.png';

  it("of Discord's media proxy are shown as its CDN, except in group banners and guild settings", async () => {
    const example = new Example();
    const { json: system } = await example.own('PATCH', '/systems/@me', {
      avatar_url: proxied,
      banner: proxied,
    });
    expect(system).toMatchObject({ avatar_url: direct, banner: direct });
    const { json: member } = await example.own('PATCH', '/members/aaaaaa', {
      avatar_url: direct,
      webhook_avatar_url: proxied,
      banner: proxied,
    });
    expect(member).toMatchObject({ avatar_url: direct, webhook_avatar_url: direct, banner: direct });
    const { json: group } = await example.own('PATCH', '/groups/gggggg', { icon: proxied, banner: proxied });
    expect(group).toMatchObject({ icon: direct, banner: proxied });
  });

  it.each([
    'https://media.discordapp.net/attachments/1/2/a.png',
    'https://media.discordapp.net/attachments/466707357099884544/466707357099884545/a.gif',
    'https://media.discordapp.net.example.org/attachments/466707357099884544/466707357099884545/a.png',
  ])('%s is left alone', async (url) => {
    const answer = await new Example().own('PATCH', '/members/aaaaaa', { avatar_url: url });
    expect(property(answer.json, 'avatar_url')).toBe(url);
  });
});
