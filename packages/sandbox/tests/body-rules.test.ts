import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseState, serialiseState } from '../src/index.ts';
import { Example, inShort, property } from './example.ts';

const MEMBER = '/members/aaaaaa';
const url = (length: number) => `https://a.b/${'x'.repeat(length - 12)}`;

async function patchMember(body: unknown) {
  const answer = await new Example().own('PATCH', MEMBER, body);
  return { answer, short: inShort(answer), json: answer.json };
}

describe('limits of texts', () => {
  it.each([
    ['/systems/@me', 'name', 100],
    ['/systems/@me', 'description', 1000],
    ['/systems/@me', 'tag', 79],
    ['/systems/@me', 'pronouns', 100],
    [MEMBER, 'name', 100],
    [MEMBER, 'display_name', 100],
    [MEMBER, 'description', 1000],
    [MEMBER, 'pronouns', 100],
    ['/groups/gggggg', 'name', 100],
    ['/groups/gggggg', 'display_name', 100],
    ['/groups/gggggg', 'description', 1000],
  ])('%s takes a %s of %i units, not one more', async (path, key, max) => {
    const example = new Example();
    const full = 'é'.repeat(max);
    const taken = await example.own('PATCH', path, { [key]: full });
    expect([inShort(taken), property(taken.json, key)]).toEqual(['200', full]);
    const refused = await example.own('PATCH', path, { [key]: `${full}x` });
    expect(property(refused.json, 'errors')).toEqual({
      [key]: [{ message: `Field ${key} is too long.`, actual_length: max + 1, max_length: max }],
    });
  });

  it('length is counted in UTF-16 units', async () => {
    expect((await patchMember({ name: '😀'.repeat(50) })).short).toBe('200');
    expect((await patchMember({ name: '😀'.repeat(51) })).short).toBe('400/40001');
  });

  it.each([
    ['/systems/@me', ['name', 'description', 'tag', 'pronouns', 'avatar_url', 'banner', 'color']],
    [MEMBER, ['display_name', 'description', 'pronouns', 'avatar_url', 'banner', 'color', 'birthday']],
    ['/groups/gggggg', ['display_name', 'description', 'icon', 'banner', 'color']],
  ])('%s stores null, empty and blank texts as null', async (path, keys) => {
    const example = new Example();
    for (const blank of [null, '', ' \n ']) {
      const body = Object.fromEntries(keys.map((key) => [key, blank]));
      const answer = await example.own('PATCH', path, body);
      expect(keys.map((key) => property(answer.json, key))).toEqual(keys.map(() => null));
    }
  });

  it('texts and names are stored untrimmed', async () => {
    const { json } = await patchMember({ name: '  A  ', display_name: ' B ' });
    expect(json).toMatchObject({ name: '  A  ', display_name: ' B ' });
  });

  it('a blank name that is also too long is reported twice', async () => {
    const { json } = await patchMember({ name: ' '.repeat(101) });
    expect(property(property(json, 'errors'), 'name')).toEqual([
      { message: 'Member name can not be set to null.' },
      { message: 'Field name is too long.', actual_length: 101, max_length: 100 },
    ]);
  });

  it('of a group it is reported once', async () => {
    const { json } = await new Example().own('PATCH', '/groups/gggggg', { name: ' '.repeat(101) });
    expect(property(property(json, 'errors'), 'name')).toEqual([
      { message: 'Group name can not be set to null.' },
    ]);
  });
});

describe('addresses of images', () => {
  it.each([
    ['https://a.b/c.png', true],
    ['HTTPS://a.b/c.png', true],
    ['<https://a.b/c.png>', true],
    [url(256), true],
    ['http://a.b/c.png', false],
    ['ftp://a.b/c.png', false],
    ['https://', false],
    ['https://a b/c.png', false],
    ['https://bücher.example/ä', true],
    ['https://a..b/', false],
    ['https://%41.com/', false],
    ['https:\\\\example.com\\a', false],
    ['/c.png', false],
    ['c.png', false],
    ['data:image/png;base64,AAAA', false],
  ])('%s: %s', async (value, isTaken) => {
    const { short, json } = await patchMember({ avatar_url: value });
    expect(short).toBe(isTaken ? '200' : '400/40001');
    // Stored as it came, angle brackets included.
    if (isTaken) expect(property(json, 'avatar_url')).toBe(value);
  });

  it('one that is too long and invalid gets both messages', async () => {
    const { json } = await patchMember({ banner: 'x'.repeat(257) });
    expect(property(property(json, 'errors'), 'banner')).toEqual([
      { message: 'Field banner is too long.', actual_length: 257, max_length: 256 },
      { message: 'Field banner is invalid.' },
    ]);
  });

  it('a webhook avatar that repeats the avatar of the same request is stored as null', async () => {
    const both = { avatar_url: 'https://a.b/c.png', webhook_avatar_url: 'https://a.b/c.png' };
    expect((await patchMember(both)).json).toMatchObject({ webhook_avatar_url: null });
    const example = new Example();
    await example.own('PATCH', MEMBER, { avatar_url: 'https://a.b/c.png' });
    const later = await example.own('PATCH', MEMBER, { webhook_avatar_url: 'https://a.b/c.png' });
    expect(property(later.json, 'webhook_avatar_url')).toBe('https://a.b/c.png');
  });

  it('a webhook avatar that repeats an invalid avatar is not reported', async () => {
    const bad = 'http://a.b/c.png';
    const repeated = await patchMember({ avatar_url: bad, webhook_avatar_url: bad });
    expect(Object.keys(property(repeated.json, 'errors') ?? {})).toEqual(['avatar_url']);
    const other = await patchMember({ avatar_url: bad, webhook_avatar_url: 'http://a.b/d.png' });
    expect(Object.keys(property(other.json, 'errors') ?? {})).toEqual(['avatar_url', 'webhook_avatar_url']);
  });
});

describe('colours and birthdays', () => {
  it.each(['#aabbcc', 'abc', 'gggggg', 'aabbccd', 'red'])('%s is not a colour', async (color) => {
    expect((await patchMember({ color })).short).toBe('400/40001');
  });

  it('a colour with a line feed passes the check and breaks the database', async () => {
    expect((await patchMember({ color: 'aabbcc\n' })).short).toBe('500/0');
  });

  it.each([
    ['2000-02-29', true],
    ['0004-02-29', true],
    ['0001-12-31', true],
    ['9999-12-31', true],
    ['0001-02-29', false],
    ['2001-02-29', false],
    ['2001-02-30', false],
    ['0000-01-01', false],
    ['2000-1-1', false],
    ['01-01', false],
    ['2000-01-01T00:00:00Z', false],
  ])('birthday %s: %s', async (birthday, isTaken) => {
    const { short, json } = await patchMember({ birthday });
    expect(short).toBe(isTaken ? '200' : '400/40001');
    if (isTaken) expect(property(json, 'birthday')).toBe(birthday);
  });
});

describe('types are coerced', () => {
  it.each([
    [{ description: 5 }, { description: '5' }],
    [{ description: 1.5 }, { description: '1.5' }],
    [{ description: 1e21 }, { description: '1E+21' }],
    [{ description: 1e-7 }, { description: '1E-07' }],
    [{ description: -0.000_025 }, { description: '-2.5E-05' }],
    [{ description: 0.0001 }, { description: '0.0001' }],
    [{ description: true }, { description: 'True' }],
    [{ description: false }, { description: 'False' }],
    [{ name: 7 }, { name: '7' }],
    [{ keep_proxy: 'TRUE' }, { keep_proxy: true }],
    [{ keep_proxy: 'false' }, { keep_proxy: false }],
    [{ keep_proxy: 0 }, { keep_proxy: false }],
    [{ tts: -3 }, { tts: true }],
    [{ tts: 0.5 }, { tts: true }],
  ])('%j gives %j', async (body, expected) => {
    expect((await patchMember(body)).json).toMatchObject(expected);
  });

  it.each([
    [{ description: {} }, '400/0'],
    [{ description: ['x'] }, '400/0'],
    [{ keep_proxy: null }, '500/0'],
    [{ keep_proxy: 'yes' }, '500/0'],
    [{ keep_proxy: '' }, '500/0'],
    [{ keep_proxy: {} }, '400/0'],
    [{ tts: [] }, '400/0'],
    [{ proxy_tags: null }, '500/0'],
    [{ proxy_tags: 'A:' }, '400/0'],
    [{ proxy_tags: {} }, '400/0'],
    [{ proxy_tags: 5 }, '400/0'],
    [{ proxy_tags: [{ prefix: {} }] }, '400/0'],
    [{ name: 'a\u0000b' }, '500/0'],
    [{ proxy_tags: [{ prefix: '\u0000' }] }, '500/0'],
  ])('%j is %s', async (body, expected) => {
    expect((await patchMember(body)).short).toBe(expected);
  });

  it.each([
    ['{"name":466707357099884544}', { name: '466707357099884544' }],
    ["{'name':466707357099884544}", { name: '466707357099884544' }],
    ['{"description":-9007199254740993}', { description: '-9007199254740993' }],
    ['{"proxy_tags":[{"prefix":466707357099884544}]}', { proxy_tags: [{ prefix: '466707357099884544' }] }],
    ['{"tts":466707357099884544}', { tts: true }],
  ])('every digit of a whole number counts: %s', async (body, expected) => {
    const example = new Example();
    expect((await example.own('PATCH', MEMBER, body)).json).toMatchObject(expected);
    // What is stored must be readable again.
    expect(() => parseState(serialiseState(example.state))).not.toThrow();
  });

  it('a text with many digits stays as it is, however long', async () => {
    const emoji = '<:wave:466707357099884544>';
    expect((await patchMember({ description: emoji })).json).toMatchObject({ description: emoji });
    const answer = await patchMember({ description: `${emoji}${' '.repeat(20_000_000)}` });
    expect(answer.short).toBe('400/40001');
  });

  it('half a surrogate pair is read as U+FFFD', async () => {
    const { json } = await patchMember({
      description: 'half \ud83d pair, \ude00',
      proxy_tags: [{ prefix: '\ud83d:' }],
      pronouns: 'a whole \ud83d\ude00',
    });
    expect(json).toMatchObject({
      description: 'half \ufffd pair, \ufffd',
      proxy_tags: [{ prefix: '\ufffd:', suffix: null }],
      pronouns: 'a whole \ud83d\ude00',
    });
  });

  it('blank is what .NET calls white space: U+0085 is, U+FEFF is not', async () => {
    expect((await patchMember({ display_name: ' \u0085\t' })).json).toMatchObject({ display_name: null });
    expect((await patchMember({ display_name: '\ufeff' })).json).toMatchObject({ display_name: '\ufeff' });
    expect((await patchMember({ display_name: ' '.repeat(20_000_000) })).json).toMatchObject({
      display_name: null,
    });
    expect((await patchMember({ name: '\u0085' })).short).toBe('400/40001');
    expect((await patchMember({ name: '\ufeff' })).short).toBe('200');
  });

  it('an impossible type wins over complaints about other fields', async () => {
    expect((await patchMember({ color: 'red', description: {} })).short).toBe('400/0');
    expect((await patchMember({ color: 'red', tts: null })).short).toBe('500/0');
  });

  it('of two impossible types the first in the order of the service decides, not of the body', async () => {
    expect((await patchMember({ proxy_tags: null, keep_proxy: {} })).short).toBe('400/0');
    expect((await patchMember({ proxy_tags: 'A:', tts: null })).short).toBe('500/0');
    expect((await patchMember({ keep_proxy: null, description: {} })).short).toBe('400/0');
  });

  it('complaints win over "nothing to set" and over what the database refuses', async () => {
    expect((await patchMember({ privacy: { visibility: 'hidden' } })).short).toBe('400/40001');
    expect((await patchMember({ name: 'a\u0000b', color: 'red' })).short).toBe('400/40001');
  });

  it('every JSON object is answered with 200, 400 or 500', async () => {
    const keys = [
      'name',
      'color',
      'birthday',
      'proxy_tags',
      'keep_proxy',
      'privacy',
      'avatar_url',
      '__proto__',
    ];
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), async (body) => {
        const example = new Example();
        for (const path of [MEMBER, '/systems/@me', '/groups/gggggg', '/systems/@me/settings']) {
          const answer = await example.own('PATCH', path, body);
          expect([200, 400, 500]).toContain(answer.status);
          expect(answer.json).toBeTypeOf('object');
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a patch merges', () => {
  it('what is absent stays, and read-only keys are ignored', async () => {
    const example = new Example();
    await example.own('PATCH', MEMBER, { display_name: 'A', pronouns: 'she/her' });
    const answer = await example.own('PATCH', MEMBER, {
      pronouns: null,
      id: 'zzzzzz',
      uuid: 'x',
      created: 'never',
      message_count: 9,
      autoproxy_enabled: false,
      system: 'zzzzzz',
    });
    expect(answer.json).toMatchObject({
      id: 'aaaaaa',
      display_name: 'A',
      pronouns: null,
      message_count: 0,
      autoproxy_enabled: true,
      created: '2022-01-02T03:04:05.6789Z',
    });
  });

  it.each([
    {},
    { id: 'x' },
    { message_count: 5 },
    { privacy: {} },
    { privacy: null },
    { privacy: { nonsense: 'private' } },
    { privacy: 'private' },
    { privacy: ['private'] },
    { privacy: 5 },
  ])('%j changes nothing of a member: 400', async (body) => {
    expect((await patchMember(body)).short).toBe('400/0');
  });

  it('a privacy that is not an object is ignored for members, and refused for systems and groups', async () => {
    const example = new Example();
    const send = (path: string, privacy: unknown) =>
      example.own('PATCH', path, { description: 'x', privacy }).then(inShort);
    for (const privacy of ['private', 5, ['private']]) {
      expect(await send(MEMBER, privacy)).toBe('200');
      expect(await send('/systems/@me', privacy)).toBe('400/0');
      expect(await send('/groups/gggggg', privacy)).toBe('400/0');
    }
    for (const path of [MEMBER, '/systems/@me', '/groups/gggggg']) expect(await send(path, null)).toBe('200');
  });

  it.each(['Private', 'PUBLIC', ' private', true, 1])('%j is not a privacy level', async (value) => {
    const { json } = await patchMember({ privacy: { name_privacy: value } });
    expect(json).toMatchObject({
      code: 40001,
      errors: { name_privacy: [{ message: 'Field name_privacy is invalid.' }] },
    });
  });

  it('a privacy key that is an object is 400', async () => {
    expect((await patchMember({ privacy: { visibility: {} } })).short).toBe('400/0');
  });

  it('privacy keys merge one by one', async () => {
    const example = new Example();
    await example.own('PATCH', '/systems/@me', { privacy: { front_privacy: 'private' } });
    const { json } = await example.own('PATCH', '/systems/@me', { privacy: { name_privacy: 'private' } });
    expect(property(json, 'privacy')).toMatchObject({
      front_privacy: 'private',
      name_privacy: 'private',
      avatar_privacy: 'public',
    });
  });
});

describe('proxy tags', () => {
  const tags = async (list: unknown) =>
    property((await patchMember({ proxy_tags: list })).json, 'proxy_tags');

  it('replace the whole list, in order, with duplicates', async () => {
    const list = [
      { prefix: 'A:', suffix: null },
      { prefix: 'A:', suffix: null },
      { prefix: null, suffix: '-a' },
    ];
    expect(await tags(list)).toEqual(list);
    expect(await tags([])).toEqual([]);
  });

  it('without both ends, and what is not an object, are dropped; white space counts', async () => {
    expect(await tags([{}, { prefix: '', suffix: '' }, 'A:', null, 5, { prefix: ' ' }])).toEqual([
      { prefix: ' ', suffix: null },
    ]);
  });

  it('may be 96 units long together', async () => {
    expect(await tags([{ prefix: 'x'.repeat(50), suffix: 'x'.repeat(46) }])).toHaveLength(1);
    const { json } = await patchMember({ proxy_tags: [{ prefix: 'x'.repeat(50), suffix: 'x'.repeat(47) }] });
    expect(json).toMatchObject({ errors: { proxy_tags: [{ message: 'Field proxy_tags is invalid.' }] } });
  });

  it('that are too long with only a suffix are dropped silently', async () => {
    expect(await tags([{ suffix: 'x'.repeat(97) }, { suffix: 'x'.repeat(96) }])).toHaveLength(1);
  });

  it('may be a hundred', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ prefix: `${index}:` }));
    expect(await tags([...many(100), {}])).toHaveLength(100);
    expect((await patchMember({ proxy_tags: many(101) })).short).toBe('400/40001');
  });
});

describe('creating', () => {
  it('a member starts with the defaults', async () => {
    const answer = await new Example().own('POST', '/members', { name: 'New' });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      system: 'exmpl',
      name: 'New',
      display_name: null,
      color: null,
      birthday: null,
      proxy_tags: [],
      keep_proxy: false,
      tts: false,
      autoproxy_enabled: true,
      message_count: 0,
      last_message_timestamp: null,
      webhook_avatar_url: null,
      privacy: { visibility: 'public', metadata_privacy: 'public', proxy_privacy: 'public' },
    });
    expect(property(answer.json, 'id')).toMatch(/^[abcefghjknoprstuvwxyz]{6}$/);
    expect(property(answer.json, 'uuid')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
    expect(property(answer.json, 'created')).toMatch(/^2026-03-01T12:00:00(\.\d{1,6})?Z$/);
  });

  it('a group starts with the defaults, and names need not be unique', async () => {
    const example = new Example();
    const body = { name: 'gggggg', color: 'AABBCC', privacy: { visibility: 'private' } };
    const answer = await example.own('POST', '/groups', body);
    expect(answer.json).toMatchObject({
      system: 'exmpl',
      name: 'gggggg',
      color: 'aabbcc',
      icon: null,
      privacy: { visibility: 'private', list_privacy: 'public' },
    });
    expect(Object.keys(answer.json ?? {})).not.toContain('members');
    expect(inShort(await example.get(`/groups/${String(property(answer.json, 'id'))}`))).toBe('200');
  });

  it('private defaults of a system do not apply to members created through the API', async () => {
    const example = new Example();
    await example.own('PATCH', '/systems/@me/settings', { member_default_private: true });
    const answer = await example.own('POST', '/members', { name: 'New' });
    expect(property(property(answer.json, 'privacy'), 'visibility')).toBe('public');
  });

  it('a missing name is reported with the other complaints, and null is another complaint', async () => {
    const example = new Example();
    const missing = await example.own('POST', '/members', { color: 'red' });
    expect(Object.keys(property(missing.json, 'errors') ?? {}).sort()).toEqual(['color', 'name']);
    const none = await example.own('POST', '/groups', { name: null });
    expect(property(none.json, 'errors')).toEqual({
      name: [{ message: 'Group name can not be set to null.' }],
    });
  });
});

describe('bodies', () => {
  it('may be UTF-16 when they say so', async () => {
    const text = '{"name":"Zoë"}';
    const bytes = new Uint8Array([...text].flatMap((c) => [c.charCodeAt(0) & 0xff, c.charCodeAt(0) >> 8]));
    const { sandbox } = new Example();
    const answer = await sandbox.fetch(
      new Request('http://sandbox.test/v2/systems/@me', {
        method: 'PATCH',
        headers: {
          Authorization: 'T'.repeat(64),
          'User-Agent': 'x',
          'Content-Type': 'application/json; charset=utf-16',
        },
        body: bytes,
      }),
      { ip: '192.0.2.1' },
    );
    expect(await answer.json()).toMatchObject({ name: 'Zoë' });
  });

  it.each([`{'name':'a'}`, '{name:"a"}', '{"name":"a",}', '// c\n{"name":"a"}'])(
    'may be in the dialect of the JSON library: %j',
    async (body) => {
      expect((await new Example().own('PATCH', MEMBER, body)).json).toMatchObject({ name: 'a' });
    },
  );

  it('with a byte order mark are 400', async () => {
    expect(inShort(await new Example().own('PATCH', MEMBER, '\ufeff{"name":"a"}'))).toBe('400/0');
  });

  it('that are truncated are 400, and not logged on the console', async () => {
    const complain = vi.spyOn(console, 'error');
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"name":'));
        controller.error(new Error('aborted'));
      },
    });
    const headers = { Authorization: 'T'.repeat(64), 'User-Agent': 'x', 'Content-Type': 'application/json' };
    const init: RequestInit & { duplex: 'half' } = { method: 'PATCH', headers, body, duplex: 'half' };
    const answer = await new Example().sandbox.fetch(new Request('http://sandbox.test/v2/systems/@me', init));
    expect(answer.status).toBe(400);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('may hold 32 objects and lists in one another, known keys or not', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const send = (levels: number) =>
      new Example().own('PATCH', MEMBER, `{"name":"x","else":${nested(levels)}}`).then(inShort);
    expect([await send(31), await send(32), await send(100_000)]).toEqual(['200', '400/0', '400/0']);
  });

  it.each(['', ' ', 'null', '"x"', '5', '[1', 'undefined'])('%j is 400', async (body) => {
    const example = new Example();
    expect(inShort(await example.own('PATCH', '/systems/@me', body))).toBe('400/0');
    expect(inShort(await example.own('POST', '/groups/gggggg/members/add', body))).toBe('400/0');
  });
});
