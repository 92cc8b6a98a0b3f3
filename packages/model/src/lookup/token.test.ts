import { describe, expect, it } from 'vitest';
import { isToken, withoutTokensAmongWords } from './token.ts';

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

describe('withoutTokensAmongWords', () => {
  it.each([
    [`my token is ${TOKEN}, and ${TOKEN}`, 'my token is  , and'],
    [TOKEN, ''],
    [` no token, https://example.org/${TOKEN} `, ` no token, https://example.org/${TOKEN} `],
    [`${TOKEN}${TOKEN}`, `${TOKEN}${TOKEN}`],
  ])('removes what has the form of a token, except in an address: %s', (text, expected) => {
    expect(withoutTokensAmongWords(text)).toBe(expected);
  });
});
