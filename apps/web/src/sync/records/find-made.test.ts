import { createClient } from '@frontboard/client';
import { brandId, memberFromWire, validateGroup, validateMember, wireMemberSchema } from '@frontboard/model';
import { createSandbox } from '@frontboard/sandbox';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { isMadeWith, uuidsMadeWith } from './find-made.ts';

function member(fields: object) {
  return memberFromWire(parse(wireMemberSchema, { id: 'abcef', ...fields }), '');
}

describe('isMadeWith', () => {
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

  it('recognises the member although the service rewrites some values', () => {
    expect(isMadeWith(member(made), patch)).toBe(true);
  });

  it('recognises no other member as it', () => {
    expect(isMadeWith(member({ ...made, name: 'ash' }), patch)).toBe(false);
    expect(isMadeWith(member({ ...made, pronouns: 'they/them' }), patch)).toBe(false);
    expect(isMadeWith(member({ ...made, proxy_tags: [] }), patch)).toBe(false);
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
      const made = (await client.members.list(OWN)).filter((it) => isMadeWith(it, checked.value));
      expect(made).toHaveLength(1);
    });

    it(`is recognised as the service stores it: a group with ${what}`, async () => {
      const checked = validateGroup(input, { mode: 'create' });
      if (!checked.ok) throw new Error('The form would refuse it.');
      await client.groups.create({ ...checked.value, name: input.name });
      const { display_name = null, description = null } = checked.value;
      const fields = { name: input.name, displayName: display_name, description, color: null };
      expect(uuidsMadeWith(await client.groups.list(OWN), fields)).toHaveLength(1);
    });
  }
});
