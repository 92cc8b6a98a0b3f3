import { createClient } from '@frontboard/client';
import { brandId, memberFromWire, validateGroup, validateMember, wireMemberSchema } from '@frontboard/model';
import { createSandbox } from '@frontboard/sandbox';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { findMade, namesakesAmong } from './find-made.ts';

function member(fields: object) {
  return memberFromWire(parse(wireMemberSchema, { id: 'abcef', ...fields }), '');
}

describe('findMade', () => {
  const patch = {
    name: 'Ash',
    color: 'FF88AA',
    avatar_url: 'https://media.discordapp.net/a.png',
    proxy_tags: [{ prefix: 'A:', suffix: null }],
  };
  const made = {
    name: 'Ash',
    color: 'ff88aa',
    avatar_url: 'https://cdn.discordapp.com/a.png',
    proxy_tags: [{ prefix: 'A:', suffix: null }],
  };

  const isFound = (fields: object, before: readonly string[] = []) =>
    findMade([member(fields)], { kind: 'member', fields: patch, before }) !== null;

  it('recognises the member although the service rewrites some values', () => {
    expect(isFound(made)).toBe(true);
    expect(isFound({ ...made, description: ' ' })).toBe(true);
  });

  it('recognises no other member as it', () => {
    expect(isFound({ ...made, name: 'ash' })).toBe(false);
    expect(isFound({ ...made, pronouns: 'they/them' })).toBe(false);
    expect(isFound({ ...made, proxy_tags: [] })).toBe(false);
    const uuid = '11111111-1111-4111-8111-111111111111';
    expect(isFound({ ...made, uuid })).toBe(true);
    expect(isFound({ ...made, uuid }, [uuid])).toBe(false);
  });

  it('recognises it although the service leaves out blank sides of proxy tags', () => {
    const tags = [
      { prefix: 'A:', suffix: '' },
      { prefix: '', suffix: null },
    ];
    const sent = { kind: 'member', fields: { ...patch, proxy_tags: tags }, before: [] } as const;
    expect(findMade([member(made)], sent)).not.toBeNull();
  });

  it('takes records of the same name for earlier ones, whatever else they have', () => {
    const uuid = '11111111-1111-4111-8111-111111111111';
    expect(
      namesakesAmong([member({ ...made, uuid, pronouns: 'they' }), member({ name: 'ash' })], 'Ash'),
    ).toEqual([uuid]);
  });
});

describe('a record whose answer was lost', () => {
  const sandbox = createSandbox({ world: 'demo', rateLimit: false });
  const token = sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  const client = createClient({ token, fetch: (request) => sandbox.fetch(request) });
  const OWN = brandId('SystemRef', '@me');

  for (const [what, text] of [
    ['blanks at its ends', ' Ash \n'],
    ['a blank of its own kind', '\u0085'],
    ['an invisible mark', '\ufeff'],
  ] as const) {
    const input = { name: ` ${what} `, display_name: text, description: text };

    it(`is recognised as the service stores it: a member with ${what}`, async () => {
      const checked = validateMember({ ...input, pronouns: text }, { mode: 'create' });
      if (!checked.ok) throw new Error('The form would refuse it.');
      await client.members.create({ ...checked.value, name: input.name });
      const sent = { kind: 'member', fields: { ...checked.value }, before: [] } as const;
      expect(findMade(await client.members.list(OWN), sent)?.name).toBe(input.name);
    });

    it(`is recognised as the service stores it: a group with ${what}`, async () => {
      const checked = validateGroup(input, { mode: 'create' });
      if (!checked.ok) throw new Error('The form would refuse it.');
      await client.groups.create({ ...checked.value, name: input.name });
      const sent = { kind: 'group', fields: { ...checked.value }, before: [] } as const;
      expect(findMade(await client.groups.list(OWN), sent)?.name).toBe(input.name);
    });
  }
});
