import { memberFromWire, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { isMadeWith } from './made-with.ts';

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

  it('knows the member again though the service has written some of it its own way', () => {
    expect(isMadeWith(member(made), patch)).toBe(true);
  });

  it('takes no other for it', () => {
    expect(isMadeWith(member({ ...made, name: 'ash' }), patch)).toBe(false);
    expect(isMadeWith(member({ ...made, pronouns: 'they/them' }), patch)).toBe(false);
    expect(isMadeWith(member({ ...made, proxy_tags: [] }), patch)).toBe(false);
  });
});
