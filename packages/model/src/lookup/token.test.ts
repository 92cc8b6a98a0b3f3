import { describe, expect, it } from 'vitest';
import { isToken, withoutTokensInText } from './token.ts';

const TOKEN = 'aB3+/'.repeat(13).slice(0, 64);

describe('isToken', () => {
  it.each([
    [TOKEN, true],
    [TOKEN.slice(1), false],
    [`${TOKEN}a`, false],
    [`"${TOKEN}"`, false],
  ])('%s: %s', (text, expected) => {
    expect(isToken(text)).toBe(expected);
  });
});

describe('withoutTokensInText', () => {
  const PLAIN = `Z${'x'.repeat(63)}`;

  it.each([
    [`my token is ${TOKEN}, and ${TOKEN}`, 'my token is  , and'],
    [TOKEN, ''],
    [`https://example.org/${TOKEN}`, 'https://example.org/'],
    [`https://example.org/a/${PLAIN}/b?c#${PLAIN}`, 'https://example.org/a/ /b?c#'],
    [`https://pk.mt/m/abcde?token=${TOKEN}&x=1`, 'https://pk.mt/m/abcde?token= &x=1'],
    [`https://example.org/?t=${encodeURIComponent(TOKEN)}`, 'https://example.org/?t='],
    [
      `https://example.org/?t=${encodeURIComponent(TOKEN).toLowerCase().replace('a', 'A')}`,
      'https://example.org/?t=',
    ],
  ])('removes what has the form of a token among words and in addresses: %s', (text, expected) => {
    expect(withoutTokensInText(text)).toBe(expected);
  });

  it.each([
    ` no token, https://pk.mt/m/abcde `,
    `${PLAIN}${PLAIN}`,
    `https://example.org/${'0123456789abcdef'.repeat(4)}`,
    'https://discord.com/channels/466707357099884544/466707357099884545/466707357099884546',
    'https://discord.com/channels/46670735709988454/466707357099884545/466707357099884546',
    'https://dash.pluralkit.me/profile/s/exampl/members/abcdef/groups/abcdef/what/else/there/is',
  ])('leaves what is none: %s', (text) => {
    expect(withoutTokensInText(text)).toBe(text);
  });

  it('ends on long texts of such characters', () => {
    for (const text of ['aB/'.repeat(3_000), '%2F'.repeat(3_000), 'aB%2'.repeat(3_000)])
      expect(withoutTokensInText(text).length).toBeLessThanOrEqual(text.length);
  });
});
