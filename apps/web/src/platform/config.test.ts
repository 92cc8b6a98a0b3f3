import { expect, test } from 'vitest';
import { readServiceUrl } from './config.ts';

const ORIGIN = 'http://localhost:4173';

test.each([
  ['self', ORIGIN],
  ['https://api.pluralkit.me', 'https://api.pluralkit.me'],
  ['https://api.pluralkit.me/', 'https://api.pluralkit.me'],
  ['https://api.pluralkit.me/v2', 'https://api.pluralkit.me'],
  ['https://api.pluralkit.me/v2/', 'https://api.pluralkit.me'],
  ['https://example.org/pk/v1', 'https://example.org/pk'],
  [' https://example.org ', 'https://example.org'],
  ['', 'https://api.pluralkit.me'],
  [null, 'https://api.pluralkit.me'],
  [undefined, 'https://api.pluralkit.me'],
])('the entry %j means %s', (content, url) => {
  expect(readServiceUrl(content, ORIGIN)).toBe(url);
});
