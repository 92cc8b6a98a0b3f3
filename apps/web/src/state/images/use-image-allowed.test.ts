import { describe, expect, it } from 'vitest';
import { isImageAllowed } from './use-image-allowed.ts';

const OWN = ['http://localhost:4173'];
const HOSTS = ['chosen.example'];

describe('isImageAllowed', () => {
  it.each([
    ['https://cdn.pluralkit.me/a.webp', 'trusted'],
    ['https://cdn.discordapp.com/a.png', 'trusted'],
    ['https://media.discordapp.net/a.png', 'trusted'],
    ['https://pictures.example/a.png', 'all'],
    ['https://chosen.example/a.png', 'trusted'],
    ['http://localhost:4173/a.svg', 'trusted'],
    ['data:image/png;base64,AAAA', 'trusted'],
  ] as const)('%s is loaded when %s pictures are', (url, preference) => {
    expect(isImageAllowed(url, { preference, hosts: HOSTS, ownOrigins: OWN })).toBe(true);
  });

  it.each([
    ['https://cdn.pluralkit.me/a.webp', 'none'],
    ['http://localhost:4173/a.svg', 'none'],
    ['https://pictures.example/a.png', 'trusted'],
    ['https://chosen.example/a.png', 'none'],
    ['https://other.chosen.example/a.png', 'trusted'],
    ['http://chosen.example/a.png', 'trusted'],
    ['https://notpluralkit.me/a.png', 'trusted'],
    ['https://pluralkit.me.example/a.png', 'trusted'],
    ['http://pictures.example/a.png', 'all'],
    ['javascript:alert(1)', 'all'],
    ['not a url', 'all'],
    ['https://', 'all'],
    ['http://localhost:4173@pictures.example/a.png', 'all'],
    ['http://localhost:41730/a.png', 'all'],
    ['', 'all'],
  ] as const)('%s is not loaded when %s pictures are', (url, preference) => {
    expect(isImageAllowed(url, { preference, hosts: HOSTS, ownOrigins: OWN })).toBe(false);
  });
});
