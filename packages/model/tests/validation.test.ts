import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toPriv,
  validateAutoproxy,
  validateGroup,
  validateImageUrl,
  validateMember,
  validateMemberGuild,
  validateSwitch,
  validateSystem,
  validateSystemConfig,
  validateSystemGuild,
} from '../src/index.ts';

const EDIT = { mode: 'edit' } as const;
const CREATE = { mode: 'create' } as const;
const CONFIG = { resolveTimezone: (text: string) => (text === 'CET' ? 'Europe/Berlin' : null) };
const PROXY_TAG_MESSAGE =
  "Proxy tags must be an array of objects containing 'prefix' and 'suffix' keys, and the combined prefix + 'text' + suffix must be less than 100 characters";
const x = (length: number) => 'x'.repeat(length);
const url = (length: number) => `https://cdn.example.net/${x(length - 24)}`;

describe('messages', () => {
  it.each([
    ['system', validateSystem({ name: x(101) }), 'Name must be 100 characters or less'],
    ['system', validateSystem({ description: x(1001) }), 'Description must be 1000 characters or less'],
    ['system', validateSystem({ pronouns: x(101) }), 'Pronouns must be 100 characters or less'],
    ['system', validateSystem({ tag: x(80) }), 'Tag must be 79 characters or less'],
    [
      'system',
      validateSystem({ avatar_url: 'x' }),
      'Avatar URL must be a valid image and less than 256 characters',
    ],
    [
      'system',
      validateSystem({ banner: url(257) }),
      'Banner URL must be a valid image and less than 256 characters',
    ],
    ['system', validateSystem({ color: 'red' }), 'Color must be a valid hex code'],
    ['system', validateSystem({ name: 5 }), 'Expected string, received number'],
    ['system', validateSystem(null), 'Expected object, received null'],
    ['system', validateSystem([]), 'Expected object, received array'],
    ['member', validateMember({}, CREATE), "Key name is required, but wasn't supplied"],
    ['member', validateMember({ name: '' }, CREATE), "Key name is required, but wasn't supplied"],
    ['member', validateMember({ name: null }, EDIT), "Key name is required, but wasn't supplied"],
    ['member', validateMember({ name: '  ' }, EDIT), "Key name is required, but wasn't supplied"],
    ['member', validateMember({ name: x(101) }, EDIT), 'Name must be 100 characters or less'],
    ['member', validateMember({ display_name: x(101) }, EDIT), 'Display name must be 100 characters or less'],
    ['member', validateMember({ pronouns: x(101) }, EDIT), 'Pronouns must be 100 characters or less'],
    ['member', validateMember({ description: x(1001) }, EDIT), 'Description must be 1000 characters or less'],
    ['member', validateMember({ birthday: 'someday' }, EDIT), 'Birthday must be a valid date'],
    ['member', validateMember({ birthday: 5 }, EDIT), 'Birthday must be a valid date'],
    ['member', validateMember({ color: '#12345' }, EDIT), 'Color must be a valid hex code'],
    [
      'member',
      validateMember({ webhook_avatar_url: 'http://x.net/a.png' }, EDIT),
      'Webhook avatar URL must be a valid image and less than 256 characters',
    ],
    ['member', validateMember({ proxy_tags: null }, EDIT), PROXY_TAG_MESSAGE],
    ['member', validateMember({ proxy_tags: [{ prefix: x(97) }] }, EDIT), PROXY_TAG_MESSAGE],
    ['member', validateMember({ proxy_tags: [{ prefix: 5 }] }, EDIT), PROXY_TAG_MESSAGE],
    ['member', validateMember({ proxy_tags: [{}] }, EDIT), PROXY_TAG_MESSAGE],
    ['member', validateMember({ proxy_tags: ['A:'] }, EDIT), PROXY_TAG_MESSAGE],
    ['member', validateMember({ keep_proxy: null }, EDIT), 'Keep proxy must be a boolean (true or false)'],
    ['member', validateMember({ tts: 'true' }, EDIT), 'TTS must be a boolean (true or false)'],
    [
      'member',
      validateMember({ autoproxy_enabled: 1 }, EDIT),
      'Autoproxy status must be a boolean (true or false)',
    ],
    ['group', validateGroup({}, CREATE), "Key name is required, but wasn't supplied"],
    ['group', validateGroup({ name: x(101) }, CREATE), 'Name must be 100 characters or less'],
    ['group', validateGroup({ display_name: x(101) }, EDIT), 'Display name must be 100 characters or less'],
    [
      'group',
      validateGroup({ icon: url(257) }, EDIT),
      'Icon URL must be a valid image and less than 256 characters',
    ],
    ['group', validateGroup({ description: x(1001) }, EDIT), 'Description must be 1000 characters or less'],
    ['group', validateGroup({ color: 'red' }, EDIT), 'Color must be a valid hex code'],
    ['group', validateGroup({ name: '' }, EDIT), "Key name is required, but wasn't supplied"],
    [
      'group',
      validateGroup({ banner: url(257) }, EDIT),
      'Banner URL must be a valid image and less than 256 characters',
    ],
    [
      'member',
      validateMember({ avatar_url: url(257) }, EDIT),
      'Avatar URL must be a valid image and less than 256 characters',
    ],
    [
      'member',
      validateMember({ banner: 'ftp://x.net/a.png' }, EDIT),
      'Banner URL must be a valid image and less than 256 characters',
    ],
    [
      'guild',
      validateSystemGuild({ avatar_url: 'x' }),
      'Avatar URL must be a valid image and less than 256 characters',
    ],
    [
      'guild',
      validateSystemGuild({ proxying_enabled: null }),
      'Proxying enabled must be a boolean (true or false)',
    ],
    ['guild', validateSystemGuild({ tag_enabled: 'yes' }), 'Tag enabled must be a boolean (true or false)'],
    ['guild', validateMemberGuild({ display_name: x(101) }), 'Display name must be 100 characters or less'],
    [
      'guild',
      validateMemberGuild({ avatar_url: url(257) }),
      'Avatar URL must be a valid image and less than 256 characters',
    ],
    ['guild', validateSystemGuild({ tag: x(80) }), 'Server tag must be 79 characters or less'],
    ['guild', validateSystemGuild({ display_name: x(101) }), 'Display name must be 100 characters or less'],
    ['guild', validateMemberGuild({ keep_proxy: null }), 'Keep proxy must be a boolean (true or false)'],
    [
      'autoproxy',
      validateAutoproxy({ autoproxy_mode: 'on' }),
      'Invalid mode provided. Valid autoproxy mode values: off, front, latch, member',
    ],
    [
      'autoproxy',
      validateAutoproxy({ autoproxy_mode: 'member' }),
      'Autoproxy member MUST be supplied if mode is set to "member"',
    ],
    [
      'autoproxy',
      validateAutoproxy({ autoproxy_mode: 'member', autoproxy_member: '' }),
      'Autoproxy member MUST be supplied if mode is set to "member"',
    ],
    ['settings', validateSystemConfig({ timezone: 'x' }, CONFIG), 'Timezone must be valid'],
    ['settings', validateSystemConfig({ latch_timeout: '5' }, CONFIG), 'Latch timeout must be a number'],
    [
      'switch',
      validateSwitch({ timestamp: '2024-01-01T00:00:00Z' }),
      "Key members is required, but wasn't supplied",
    ],
    ['switch', validateSwitch({ members: [] }), "Key timestamp is required, but wasn't supplied"],
    [
      'switch',
      validateSwitch({ members: 'abcde' }, { timestamp: 'optional' }),
      'Must provide an array of members.',
    ],
  ])('%s: %j', (_, result, message) => {
    expect(result).toMatchObject({ ok: false, message });
  });

  it('of all fields are joined by newlines, and listed by wire name', () => {
    const result = validateMember(
      { display_name: x(101), color: '?', tts: 0, privacy: { visibility: 'x' } },
      CREATE,
    );
    expect(result).toEqual({
      ok: false,
      fields: {
        name: ["Key name is required, but wasn't supplied"],
        display_name: ['Display name must be 100 characters or less'],
        color: ['Color must be a valid hex code'],
        tts: ['TTS must be a boolean (true or false)'],
        visibility: ['Visibility must be public or private'],
      },
      message: [
        "Key name is required, but wasn't supplied",
        'Display name must be 100 characters or less',
        'Color must be a valid hex code',
        'TTS must be a boolean (true or false)',
        'Visibility must be public or private',
      ].join('\n'),
    });
  });

  it('of a switch name both keys that are missing', () => {
    expect(validateSwitch({})).toMatchObject({
      message: "Key timestamp is required, but wasn't supplied\nKey members is required, but wasn't supplied",
    });
  });
});

describe('limits are inclusive', () => {
  it.each([
    validateSystem({
      name: x(100),
      description: x(1000),
      tag: x(79),
      pronouns: x(100),
      avatar_url: url(256),
    }),
    validateMember(
      { name: x(100), display_name: x(100), proxy_tags: [{ prefix: x(48), suffix: x(48) }] },
      CREATE,
    ),
    validateGroup({ name: x(100), description: x(1000), icon: url(256), banner: url(256) }, CREATE),
    validateSystemGuild({ tag: x(79), display_name: x(100) }),
    validateMemberGuild({ display_name: x(100) }),
  ])('case %#', (result) => {
    expect(result.ok).toBe(true);
  });
});

describe('what is sent', () => {
  it('only what was given and can be written, in the form of the service', () => {
    const input = {
      id: 'abcde',
      name: ' Ash ',
      display_name: '',
      color: '#FA0',
      birthday: 'March 5',
      avatar_url: ' <https://cdn.example.net/a.png> ',
      banner: null,
      description: undefined,
      proxy_tags: [{ prefix: 'A:' }, { prefix: '', suffix: null }, { prefix: ' ', suffix: '-a' }],
      privacy: { visibility: false, name_privacy: true, proxy_privacy: 'private', unheard_of: true },
      message_count: 5,
    };
    expect(validateMember(input, EDIT)).toEqual({
      ok: true,
      value: {
        name: ' Ash ',
        display_name: null,
        color: 'ffaa00',
        birthday: '2004-03-05',
        avatar_url: 'https://cdn.example.net/a.png',
        banner: null,
        proxy_tags: [
          { prefix: 'A:', suffix: null },
          { prefix: ' ', suffix: '-a' },
        ],
        privacy: { visibility: 'private', name_privacy: 'public', proxy_privacy: 'private' },
      },
    });
  });

  it('no null character, on which the service fails, and U+FFFD for half a surrogate pair', () => {
    const input = {
      name: 'A\0sh',
      description: '\ud83dHi \u{1f600}\0',
      pronouns: '\0',
      proxy_tags: [{ prefix: 'a\0:', suffix: '\0' }],
    };
    expect(validateMember(input, EDIT)).toEqual({
      ok: true,
      value: {
        name: 'Ash',
        description: '\ufffdHi \u{1f600}',
        pronouns: null,
        proxy_tags: [{ prefix: 'a:', suffix: null }],
      },
    });
    expect(validateSystem({ tag: '\0| A' })).toEqual({ ok: true, value: { tag: '| A' } });
    expect(validateSystem({ avatar_url: 'https://example.com/\ude00\0' })).toEqual({
      ok: true,
      value: { avatar_url: 'https://example.com/\ufffd' },
    });
    expect(validateSystemConfig({ description_templates: ['\ud83d\0'] }, CONFIG)).toEqual({
      ok: true,
      value: { description_templates: ['\ufffd'] },
    });
  });

  it('a birthday that a form built for "no year" passes unchanged', () => {
    expect(validateMember({ birthday: '0004-02-29' }, EDIT)).toEqual({
      ok: true,
      value: { birthday: '0004-02-29' },
    });
  });

  it('autoproxy: no member with the modes that refuse one', () => {
    expect(validateAutoproxy({ autoproxy_mode: 'front', autoproxy_member: 'abcde' })).toEqual({
      ok: true,
      value: { autoproxy_mode: 'front' },
    });
    expect(validateAutoproxy({ autoproxy_mode: 'member', autoproxy_member: 'ABC-DEF' })).toEqual({
      ok: true,
      value: { autoproxy_mode: 'member', autoproxy_member: 'abcdef' },
    });
  });

  it('settings: whole seconds, and no more than three templates', () => {
    expect(
      validateSystemConfig({ timezone: 'CET', latch_timeout: 1.6, description_templates: ['a'] }, CONFIG),
    ).toEqual({
      ok: true,
      value: { timezone: 'Europe/Berlin', latch_timeout: 2, description_templates: ['a'] },
    });
    for (const wrong of [['', '', '', ''], [null], [x(1001)], 'a']) {
      expect(validateSystemConfig({ description_templates: wrong }, CONFIG).ok).toBe(false);
    }
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31]) {
      expect(validateSystemConfig({ latch_timeout: wrong }, CONFIG).ok).toBe(false);
    }
  });

  it('switches: exact references, and timestamps to the last digit', () => {
    const timestamp = '2024-01-01T12:00:00.123456Z';
    expect(validateSwitch({ timestamp, members: ['ABC-DEF', { id: 'hjkno' }] })).toEqual({
      ok: true,
      value: { timestamp, members: ['abcdef', 'hjkno'] },
    });
    expect(validateSwitch({ timestamp: '2024-01-01T12:00:00+02:00', members: [] })).toEqual({
      ok: true,
      value: { timestamp: '2024-01-01T10:00:00.000Z', members: [] },
    });
    expect(validateSwitch({ members: [] }, { timestamp: 'optional' })).toEqual({
      ok: true,
      value: { members: [] },
    });
    for (const members of [['abcde', 'ABCDE'], [null], ['@me'], ['x']]) {
      expect(validateSwitch({ timestamp, members }).ok).toBe(false);
    }
  });
});

describe('privacy values', () => {
  it.each([
    [true, 'public'],
    [false, 'private'],
    ['public', 'public'],
    ['private', 'private'],
    ['', null],
    [null, null],
    [1, null],
  ])('%j is %j', (value, expected) => {
    expect(toPriv(value)).toBe(expected);
  });
});

describe('validateImageUrl', () => {
  it.each([
    'http://example.net/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https:example.net',
    'https://',
    'https:///a',
    'https://exa mple.net',
    '//example.net/a.png',
    'https://[',
    'https://a..b/',
    'https://%41.com/',
    'https://1.2.3.4.5/',
    5,
    {},
  ])('%j is refused', (value) => {
    expect(validateImageUrl(value, 'Icon')).toEqual({
      ok: false,
      messages: ['Icon URL must be a valid image and less than 256 characters'],
    });
  });

  it.each([
    'https://bücher.example/ä',
    'https://exa_mple.com/a',
    'https://example.com/a b.png',
    'https://user:pw@example.com/',
    'https://[::1]/x',
  ])('%s is taken, as the service takes it', (value) => {
    expect(validateImageUrl(value)).toEqual({ ok: true, value });
  });

  it.each([null, '', '  '])('%j is not a picture', (value) => {
    expect(validateImageUrl(value)).toEqual({ ok: true, value: null });
  });
});

describe('any input', () => {
  it('is checked without throwing, and a valid result is valid again', () => {
    const key = fc.constantFrom(
      'name',
      'color',
      'birthday',
      'avatar_url',
      'proxy_tags',
      'privacy',
      'tts',
      'description',
    );
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.anything({ maxDepth: 2 }),
      fc.webUrl(),
      fc.date(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(key, value), value), (input) => {
        const result = validateMember(input, EDIT);
        if (result.ok) expect(validateMember(result.value, EDIT)).toEqual(result);
        else expect(result.message).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
