import { describe, expect, it } from 'vitest';
import { insertMessage, putMemberGuild, putSystemGuild } from '../src/index.ts';
import {
  ACCOUNT,
  Example,
  GUILD,
  inShort,
  OTHER_TOKEN,
  property,
  snowflakeAt,
  TOKEN,
  UUIDS,
} from './example.ts';

const SETTINGS = '/systems/@me/settings';

const publicDefaults = {
  pings_enabled: true,
  latch_timeout: null,
  case_sensitive_proxy_tags: true,
  proxy_error_message_enabled: true,
  hid_display_split: false,
  hid_display_caps: false,
  hid_list_padding: 'off',
  proxy_switch: 'off',
  name_format: '{name} {tag}',
};

const defaults = {
  ...publicDefaults,
  timezone: 'UTC',
  member_default_private: false,
  group_default_private: false,
  show_private_info: true,
  member_limit: 1000,
  group_limit: 250,
  description_templates: [],
};

describe('settings', () => {
  it('are whole for the owner and public for anyone else', async () => {
    const example = new Example();
    expect((await example.get(SETTINGS, TOKEN)).json).toEqual(defaults);
    expect((await example.get('/systems/exmpl/settings', TOKEN)).json).toEqual(defaults);
    expect((await example.get('/systems/exmpl/settings')).json).toEqual(publicDefaults);
    expect((await example.get('/systems/exmpl/settings', OTHER_TOKEN)).json).toEqual(publicDefaults);
    expect(inShort(await example.get(SETTINGS))).toBe('401/0');
  });

  it('answered to a PATCH have a key more, and no name format when none is set', async () => {
    const example = new Example();
    const answer = await example.own('PATCH', SETTINGS, { pings_enabled: false });
    expect(answer.json).toEqual({
      ...defaults,
      pings_enabled: false,
      name_format: null,
      card_show_color_hex: false,
    });
    expect(property((await example.get(SETTINGS, TOKEN)).json, 'pings_enabled')).toBe(false);
  });

  it('contain the limits set for the system', async () => {
    const example = new Example();
    Object.assign(example.state.configs.get(UUIDS.exmpl) ?? {}, { member_limit: 2000, group_limit: 500 });
    expect((await example.get(SETTINGS, TOKEN)).json).toMatchObject({ member_limit: 2000, group_limit: 500 });
  });

  it.each([
    [{ timezone: 'Europe/Berlin' }, { timezone: 'Europe/Berlin' }],
    [{ timezone: 'UTC+05:30' }, { timezone: 'UTC+05:30' }],
    [{ latch_timeout: 0 }, { latch_timeout: 0 }],
    [{ latch_timeout: -5 }, { latch_timeout: -5 }],
    [{ latch_timeout: '600' }, { latch_timeout: 600 }],
    [{ latch_timeout: 2.5 }, { latch_timeout: 2 }],
    [{ latch_timeout: 3.5 }, { latch_timeout: 4 }],
    [{ latch_timeout: true }, { latch_timeout: 1 }],
    [{ latch_timeout: null }, { latch_timeout: null }],
    [{ proxy_switch: 'new' }, { proxy_switch: 'new' }],
    [{ proxy_switch: 'add' }, { proxy_switch: 'add' }],
    [{ proxy_switch: 'New' }, { proxy_switch: 'off' }],
    [{ proxy_switch: null }, { proxy_switch: 'off' }],
    [{ proxy_switch: 5 }, { proxy_switch: 'off' }],
    [{ name_format: '' }, { name_format: '' }],
    [{ name_format: 'x'.repeat(5000) }, { name_format: 'x'.repeat(5000) }],
    [{ description_templates: ['a', 'b', 'c'] }, { description_templates: ['a', 'b', 'c'] }],
    [{ card_show_color_hex: true }, { card_show_color_hex: true }],
    [{ case_sensitive_proxy_tags: 'false' }, { case_sensitive_proxy_tags: false }],
  ])('%j is stored as %j', async (body, expected) => {
    expect((await new Example().own('PATCH', SETTINGS, body)).json).toMatchObject(expected);
  });

  it.each([
    [{}, '400/0'],
    [{ show_private_info: false }, '400/0'],
    [{ hid_list_padding: 'left' }, '400/0'],
    [{ member_limit: 5000, group_limit: 5000 }, '400/0'],
    [{ timezone: null }, '500/0'],
    [{ timezone: '' }, '400/40001'],
    [{ timezone: 'europe/berlin' }, '400/40001'],
    [{ timezone: 'CEST' }, '400/40001'],
    [{ pings_enabled: null }, '500/0'],
    [{ hid_display_caps: 'maybe' }, '500/0'],
    [{ hid_display_split: {} }, '400/0'],
    [{ latch_timeout: 'soon' }, '500/0'],
    [{ latch_timeout: 2_147_483_648 }, '500/0'],
    ['{"latch_timeout":466707357099884544}', '500/0'],
    [{ latch_timeout: [] }, '400/0'],
    [{ proxy_switch: {} }, '400/0'],
    [{ description_templates: null }, '500/0'],
    [{ description_templates: [null] }, '500/0'],
    [{ description_templates: 'a' }, '400/0'],
    [{ description_templates: ['a', 'b', 'c', 'd'] }, '400/40001'],
    [{ name_format: '\u0000' }, '500/0'],
  ])('%j is %s', async (body, expected) => {
    expect(inShort(await new Example().own('PATCH', SETTINGS, body))).toBe(expected);
  });

  it.each([
    [{ latch_timeout: {}, hid_display_caps: null }, '400/0'],
    [{ latch_timeout: 'soon', description_templates: 'a' }, '500/0'],
    [{ description_templates: 'a', case_sensitive_proxy_tags: null }, '400/0'],
    [{ pings_enabled: null, timezone: {} }, '400/0'],
  ])('of %j the first in the order of the service decides: %s', async (body, expected) => {
    expect(inShort(await new Example().own('PATCH', SETTINGS, body))).toBe(expected);
  });

  it('report templates with the numbers of a long one swapped', async () => {
    const long = 'x'.repeat(1001);
    const answer = await new Example().own('PATCH', SETTINGS, {
      description_templates: ['a', long, 'b', long],
    });
    expect(property(answer.json, 'errors')).toEqual({
      description_templates: [
        { message: 'Field description_templates is too long.', actual_length: 4, max_length: 3 },
      ],
      'description_templates[1]': [
        { message: 'Field description_templates[1] is too long.', actual_length: 1000, max_length: 1001 },
        { message: 'Field description_templates[1] is too long.', actual_length: 1000, max_length: 1001 },
      ],
    });
  });

  it('of another system cannot be changed', async () => {
    const example = new Example();
    expect(inShort(await example.own('PATCH', '/systems/zzzzzz/settings', { timezone: 'x' }))).toBe('403/0');
    expect(inShort(await example.own('PATCH', '/systems/zzzzzz/settings', '{'))).toBe('400/0');
  });
});

describe('guild settings of a system', () => {
  const path = `/systems/@me/guilds/${GUILD}`;

  function withRow(): Example {
    const example = new Example();
    putSystemGuild(example.state, {
      system: UUIDS.exmpl,
      guild: GUILD,
      proxying_enabled: true,
      tag: null,
      tag_enabled: true,
      avatar_url: null,
      display_name: null,
      name_format: null,
    });
    return example;
  }

  it('show six keys and merge what is sent', async () => {
    const example = withRow();
    const row = {
      proxying_enabled: true,
      tag: null,
      tag_enabled: true,
      avatar_url: null,
      display_name: null,
      name_format: null,
    };
    expect((await example.own('GET', path)).json).toEqual(row);
    const patch = { tag: '| G', tag_enabled: false, name_format: 'x'.repeat(3000) };
    expect((await example.own('PATCH', path, patch)).json).toEqual({ ...row, ...patch });
    expect((await example.own('PATCH', path, { tag: ' ', name_format: '' })).json).toEqual({
      ...row,
      tag_enabled: false,
    });
  });

  it('ignore null for the two switches, which alone changes nothing', async () => {
    const example = withRow();
    const nulls = { proxying_enabled: null, tag_enabled: null };
    expect(inShort(await example.own('PATCH', path, nulls))).toBe('400/0');
    expect(inShort(await example.own('PATCH', path, { ...nulls, tag: 'x' }))).toBe('200');
    expect(inShort(await example.own('PATCH', path, { tag_enabled: 'maybe' }))).toBe('500/0');
    expect(inShort(await example.own('PATCH', path, { tag_enabled: 'maybe', avatar_url: {} }))).toBe('500/0');
  });

  it('check in order: id, body, owner, row, fields', async () => {
    const example = withRow();
    const bad = { tag: 'x'.repeat(80) };
    expect(inShort(await example.own('PATCH', '/systems/zzzzzz/guilds/abc', '{}'))).toBe('400/0');
    expect(inShort(await example.own('PATCH', `/systems/zzzzzz/guilds/${GUILD}`, bad))).toBe('403/0');
    expect(inShort(await example.own('PATCH', '/systems/@me/guilds/1', bad))).toBe('404/20009');
    expect(inShort(await example.own('PATCH', path, bad))).toBe('400/40001');
    expect(inShort(await example.own('PATCH', path, {}))).toBe('400/0');
    expect(inShort(await example.send('PATCH', `/systems/exmpl/guilds/${GUILD}`, { body: bad }))).toBe(
      '403/0',
    );
  });

  it.each(['-1', '18446744073709551616', '1.5', 'abc', '0x10'])('id %s is 400', async (id) => {
    expect(inShort(await withRow().own('GET', `/systems/@me/guilds/${id}`))).toBe('400/0');
  });

  it('are created on the first access on request, where the account wrote', async () => {
    const example = new Example({ autoCreateGuildRows: true });
    expect(inShort(await example.own('GET', '/systems/@me/guilds/1'))).toBe('404/20009');
    expect(inShort(await example.own('GET', path))).toBe('200');
    expect(
      (await example.own('PATCH', `/members/bbbbbb/guilds/${GUILD}`, { keep_proxy: true })).json,
    ).toEqual({
      display_name: null,
      avatar_url: null,
      keep_proxy: true,
    });
    expect(inShort(await new Example().own('GET', path))).toBe('404/20009');
  });
});

describe('guild settings of a member', () => {
  const path = `/members/aaaaaa/guilds/${GUILD}`;

  function withRow(): Example {
    const example = new Example();
    putMemberGuild(example.state, {
      member: UUIDS.aaaaaa,
      guild: GUILD,
      display_name: null,
      avatar_url: null,
      keep_proxy: null,
    });
    return example;
  }

  it('show three keys and merge what is sent', async () => {
    const example = withRow();
    expect((await example.own('GET', path)).json).toEqual({
      display_name: null,
      avatar_url: null,
      keep_proxy: null,
    });
    const patch = { display_name: 'A', keep_proxy: true };
    expect((await example.own('PATCH', path, patch)).json).toEqual({ ...patch, avatar_url: null });
  });

  it('cannot set keep_proxy back to null', async () => {
    expect(inShort(await withRow().own('PATCH', path, { keep_proxy: null }))).toBe('500/0');
  });

  it('check in order: member, id, token, owner, row, fields', async () => {
    const example = withRow();
    expect(inShort(await example.get('/members/nope12/guilds/abc'))).toBe('404/20002');
    expect(inShort(await example.get('/members/aaaaaa/guilds/abc'))).toBe('400/0');
    expect(inShort(await example.get('/members/yyyyyy/guilds/1'))).toBe('401/0');
    expect(inShort(await example.own('GET', '/members/yyyyyy/guilds/1'))).toBe('403/30006');
    expect(inShort(await example.own('GET', '/members/aaaaaa/guilds/1'))).toBe('404/20010');
    expect(inShort(await example.own('PATCH', path, { display_name: 'x'.repeat(101) }))).toBe('400/40001');
    expect(inShort(await example.own('PATCH', path, {}))).toBe('400/0');
  });
});

describe('autoproxy', () => {
  const path = `/systems/@me/autoproxy?guild_id=${GUILD}`;
  const patch = (example: Example, body: unknown) => example.own('PATCH', path, body);

  it('follows the table of modes and members', async () => {
    const example = new Example();
    expect((await patch(example, { autoproxy_mode: 'latch' })).json).toMatchObject({
      autoproxy_mode: 'latch',
    });
    expect((await patch(example, { autoproxy_member: 'aaaaaa' })).json).toMatchObject({
      autoproxy_mode: 'latch',
      autoproxy_member: 'aaaaaa',
    });
    expect((await patch(example, { autoproxy_mode: 'member' })).json).toMatchObject({
      autoproxy_mode: 'member',
      autoproxy_member: 'aaaaaa',
    });
    expect((await patch(example, { autoproxy_member: UUIDS.bbbbbb })).json).toMatchObject({
      autoproxy_member: 'bbbbbb',
    });
  });

  it('null as mode is off, null as member is not a change', async () => {
    const example = new Example();
    await patch(example, { autoproxy_mode: 'member', autoproxy_member: 'aaaaaa' });
    expect(inShort(await patch(example, { autoproxy_member: null }))).toBe('400/0');
    expect((await patch(example, { autoproxy_mode: 'latch', autoproxy_member: null })).json).toMatchObject({
      autoproxy_member: 'aaaaaa',
    });
    expect((await patch(example, { autoproxy_mode: null })).json).toMatchObject({ autoproxy_mode: 'off' });
  });

  it('shows the member before when the mode was just set to off; a read shows none', async () => {
    const example = new Example();
    await patch(example, { autoproxy_mode: 'member', autoproxy_member: 'aaaaaa' });
    expect((await patch(example, { autoproxy_mode: 'off' })).json).toMatchObject({
      autoproxy_member: 'aaaaaa',
    });
    expect((await example.own('GET', path)).json).toMatchObject({ autoproxy_member: null });
  });

  it('never shows a member in mode front', async () => {
    const example = new Example();
    await patch(example, { autoproxy_mode: 'member', autoproxy_member: 'aaaaaa' });
    expect((await patch(example, { autoproxy_mode: 'front' })).json).toMatchObject({
      autoproxy_member: null,
    });
  });

  const disabled = "Cannot update autoproxy member if autoproxy is disabled or set to 'front' mode";
  const missing = "An autoproxy member must be supplied for autoproxy mode 'member'";

  it.each([
    [{ autoproxy_member: 'aaaaaa' }, { autoproxy_member: [disabled] }],
    [{ autoproxy_mode: 'front', autoproxy_member: 'aaaaaa' }, { autoproxy_member: [disabled] }],
    [
      { autoproxy_mode: 'member', autoproxy_member: 'nope12' },
      { autoproxy_member: ['Member not found.', missing] },
    ],
    [
      { autoproxy_mode: 'off', autoproxy_member: 'nope12' },
      { autoproxy_member: ['Member not found.', disabled] },
    ],
    [{ autoproxy_mode: 'on' }, { autoproxy_mode: ['Field autoproxy_mode is invalid.'] }],
    [{ autoproxy_mode: 5 }, { autoproxy_mode: ['Field autoproxy_mode is invalid.'] }],
    [{ autoproxy_mode: 'Off' }, { autoproxy_mode: ['Field autoproxy_mode is invalid.'] }],
  ])('%j complains: %j', async (body, complaints) => {
    const { json } = await patch(new Example(), body);
    const errors = Object.entries(complaints).map(([key, list]) => [
      key,
      list.map((message) => ({ message })),
    ]);
    expect(json).toEqual({
      message: 'Error parsing JSON model',
      code: 40001,
      errors: Object.fromEntries(errors),
    });
  });

  it('checks in order: query, body, owner, guild', async () => {
    const example = new Example();
    const send = (method: string, query: string, body?: unknown) =>
      example.own(method, `/systems/zzzzzz/autoproxy${query}`, body).then(inShort);
    expect(await send('GET', '?guild_id=abc')).toBe('400/0');
    expect(await send('GET', '?guild_id=1&channel_id=abc')).toBe('400/0');
    expect(await send('PATCH', '?guild_id=1', '{')).toBe('400/0');
    expect(await send('GET', '')).toBe('403/0');
    expect(inShort(await example.own('GET', '/systems/@me/autoproxy?guild_id=&channel_id='))).toBe(
      '501/50001',
    );
    expect(inShort(await example.own('GET', '/systems/@me/autoproxy?guild_id=0&channel_id='))).toBe('200');
  });

  it('refuses a member of another system at once', async () => {
    const body = { autoproxy_mode: 'nonsense', autoproxy_member: 'yyyyyy' };
    expect(inShort(await patch(new Example(), body))).toBe('403/0');
  });

  it('never changes last_latch_timestamp', async () => {
    const answer = await patch(new Example(), {
      autoproxy_mode: 'latch',
      last_latch_timestamp: '2020-01-01T00:00:00Z',
    });
    expect(property(answer.json, 'last_latch_timestamp')).toBeNull();
  });
});

describe('messages', () => {
  it('are shown with system and member for the viewer', async () => {
    const example = new Example();
    const [id] = [...example.state.messages.keys()];
    const { json } = await example.get(`/messages/${id}`);
    expect(json).toMatchObject({
      id,
      timestamp: '2026-03-01T11:55:00Z',
      sender: ACCOUNT,
      guild: GUILD,
      system: { id: 'exmpl', privacy: null },
      member: { id: 'aaaaaa', privacy: null },
    });
    expect(Object.keys(property(json, 'member') ?? {})).not.toContain('system');
    const own = await example.get(`/messages/${id}`, TOKEN);
    expect(own.json).toMatchObject({ system: { webhook_url: null }, member: { autoproxy_enabled: true } });
  });

  it('are found by the message before them for thirty minutes', async () => {
    const example = new Example();
    const [row] = [...example.state.messages.values()];
    const read = async () => property((await example.get(`/messages/${row?.original}`)).json, 'id');
    expect(await read()).toBe(row?.id);
    example.nowMs += 25 * 60_000;
    expect(await read()).toBe(row?.id);
    example.nowMs += 1;
    expect(await read()).toBeUndefined();
    expect(property((await example.get(`/messages/${row?.id}`)).json, 'original')).toBe(row?.original);
  });

  it('whose original is unknown say an empty text, whose guild is unknown null', async () => {
    const example = new Example();
    const id = snowflakeAt(Date.UTC(2020, 0, 1));
    insertMessage(example.state, {
      id,
      original: null,
      sender: '1',
      channel: '2',
      guild: null,
      member: null,
    });
    expect((await example.get(`/messages/${id}`)).json).toEqual({
      timestamp: '2020-01-01T00:00:00Z',
      id,
      original: '',
      sender: '1',
      channel: '2',
      guild: null,
      system: null,
      member: null,
    });
  });
});
