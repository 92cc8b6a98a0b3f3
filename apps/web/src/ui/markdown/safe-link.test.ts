import { describe, expect, it } from 'vitest';
import { namesHost, type SafeLink, shownAddress, toSafeLink } from './safe-link.ts';

function link(address: string): SafeLink {
  const safe = toSafeLink(address);
  if (safe === null) throw new Error(`No safe link: ${address}`);
  return safe;
}

describe('toSafeLink', () => {
  it.each([
    ['https://ok.example', 'https://ok.example/', 'ok.example'],
    ['HTTP://OK.example:8080/A?b#c', 'http://ok.example:8080/A?b#c', 'ok.example:8080'],
    ['https://dis\u0441ord.com', 'https://xn--disord-krf.com/', 'xn--disord-krf.com'],
    ['https://ok.example/ä', 'https://ok.example/%C3%A4', 'ok.example'],
    ['http://2130706433/', 'http://127.0.0.1/', '127.0.0.1'],
  ])('reads %j', (address, href, host) => {
    expect(toSafeLink(address)).toEqual({ href, host });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//ok.example',
    '/settings',
    'https:/ok.example',
    'https://',
    'https://user@ok.example',
    'https://:secret@ok.example',
    'https://ok.example/\u202ea',
    'https://ok\u200b.example',
    'https://ok.example/a b',
    'java\nscript:alert(1)',
    `https://ok.example/${'a'.repeat(2048)}`,
    '',
  ])('refuses %j', (address) => {
    expect(toSafeLink(address)).toBeNull();
  });
});

describe('shownAddress', () => {
  it.each([
    ['https://Ok.Example/a', 'https://Ok.Example/a'],
    ['https://dis\u0441ord.com/a', 'https://xn--disord-krf.com/a'],
    ['https://ok.example\\@evil.example', 'https://ok.example/@evil.example'],
  ])('shows %j as %j', (written, shown) => {
    expect(shownAddress(written, link(written))).toBe(shown);
  });
});

describe('namesHost', () => {
  const safe = link('https://ok.example/path');

  it.each(['ok.example', 'https://ok.example', 'OK.example/other', ' http://ok.example?x '])(
    'takes %j for the name of its host',
    (label) => {
      expect(namesHost(label, safe)).toBe(true);
    },
  );

  it.each([
    'ok',
    'ok.example.evil.example',
    'see ok.example',
    'ok.example evil.example',
    'evil.example/ok.example',
    '',
  ])('does not take %j for the name of its host', (label) => {
    expect(namesHost(label, safe)).toBe(false);
  });
});
