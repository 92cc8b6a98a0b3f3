import { describe, expect, it } from 'vitest';
import { holdsToken, readLookupSearch } from './lookup-search.ts';
import { readSharedSearch } from './shared-search.ts';
import { toLookupSearch } from './to-lookup-search.ts';

const TOKEN = 'aB3+/'.repeat(13).slice(0, 64);

describe('readSharedSearch', () => {
  it.each([
    [
      { q: 'exmpl', kind: 'member' },
      { q: 'exmpl', kind: 'member' },
    ],
    [{ q: 12345 }, { q: '12345' }],
    [{ url: '', text: 'https://example.org/m/abcde', title: 'x' }, { q: 'https://example.org/m/abcde' }],
    [{ url: 'https://example.org/g/abcde', text: 'x' }, { q: 'https://example.org/g/abcde' }],
    [
      { title: 'A page', text: `${'Look at this: '.repeat(20)}https://dash.pluralkit.me/profile/s/exmpl` },
      { q: 'https://dash.pluralkit.me/profile/s/exmpl' },
    ],
    [
      { text: 'Seen at https://example.org/ (https://pk.mt/m/abcde), by Ash', title: 'https://example.org/' },
      { q: 'https://pk.mt/m/abcde' },
    ],
    [{ url: 'https://example.org/news', text: 'https://pk.mt/g/abcde' }, { q: 'https://pk.mt/g/abcde' }],
    [{ url: 'https://example.org/news', text: 'words' }, { q: 'https://example.org/news' }],
    [{ q: 'look at https://pk.mt/g/abcde' }, { q: 'look at https://pk.mt/g/abcde' }],
    [{ q: 'exmpl', text: 'x' }, { q: 'exmpl' }],
    [{ q: '  ' }, {}],
    [{ text: `my token is ${TOKEN}, keep it` }, { q: 'my token is  , keep it' }],
    [{ url: `https://example.org/?token=${TOKEN}` }, { q: 'https://example.org/?token=' }],
    [{ url: `https://example.org/${TOKEN}` }, { q: 'https://example.org/' }],
    [{ url: `https://pk.mt/m/abcde?t=${encodeURIComponent(TOKEN)}` }, { q: 'https://pk.mt/m/abcde?t=' }],
    [{ q: `https://pk.mt/m/abcde#${TOKEN}` }, { q: 'https://pk.mt/m/abcde#' }],
    [{ text: TOKEN }, {}],
    [{ text: `("${TOKEN}")` }, {}],
    [{ text: encodeURIComponent(TOKEN) }, {}],
    [
      { url: 'https://discord.com/channels/466707357099884544/466707357099884545/466707357099884546' },
      { q: 'https://discord.com/channels/466707357099884544/466707357099884545/466707357099884546' },
    ],
    [{ q: ['a', 'b'], kind: 'switch', other: 1 }, {}],
    [{ q: null, kind: 7 }, {}],
    [{ q: 'x'.repeat(10_000) }, { q: 'x'.repeat(2001) }],
  ])('%# reads what it knows and drops the rest', (search, expected) => {
    expect(readSharedSearch(search)).toEqual(expected);
  });
});

describe('holdsToken', () => {
  it.each([
    [{ q: TOKEN }, true],
    [{ other: `https://example.org/${TOKEN}` }, true],
    [{ url: ['a', { b: TOKEN }] }, true],
    [{ [TOKEN]: '' }, true],
    [{ q: `\n${TOKEN}` }, true],
    [{ q: `\t${TOKEN.slice(1)}` }, false],
    [{ q: 7 }, false],
    [{ q: 'exmpl', text: 'https://pk.mt/m/abcde' }, false],
    [{}, false],
  ])('%# knows a token in any part of an address', (search, expected) => {
    expect(holdsToken(search)).toBe(expected);
  });
});

describe('readLookupSearch', () => {
  it('reads what was typed, and nothing that was shared', () => {
    expect(readLookupSearch({ q: 12345, kind: 'group', text: 'x' })).toEqual({ q: '12345', kind: 'group' });
    expect(readLookupSearch({ text: 'x' })).toEqual({});
  });

  it('reads back what it writes', () => {
    expect(readLookupSearch({ ...toLookupSearch('exmpl', 'group') })).toEqual({ q: 'exmpl', kind: 'group' });
    expect(toLookupSearch('exmpl', 'any')).toEqual({ q: 'exmpl' });
    expect(toLookupSearch(null, 'any')).toEqual({});
  });
});
