import { expect, it } from 'vitest';
import { Problem } from './problem.mjs';
import { readServiceUrl } from './service-url.mjs';

it.each([
  ['https://api.pluralkit.me', 'https://api.pluralkit.me'],
  ['https://api.pluralkit.me/', 'https://api.pluralkit.me'],
  ['https://api.pluralkit.me/v2', 'https://api.pluralkit.me'],
  ['https://API.PluralKit.me/v2/', 'https://api.pluralkit.me'],
  ['http://127.0.0.1:4174/v1', 'http://127.0.0.1:4174'],
  ['https://example.org/pluralkit/v2//', 'https://example.org/pluralkit'],
])('%s is the service %s', (text, service) => {
  expect(readServiceUrl(text)).toBe(service);
});

it.each([
  'api.pluralkit.me',
  'ftp://api.pluralkit.me',
  'javascript:alert(1)',
  '',
  'https://',
  'https://user:secret@api.pluralkit.me',
  'https://api.pluralkit.me/?key=1',
  'https://api.pluralkit.me/#v2',
])('%j is refused in a sentence', (text) => {
  expect(() => readServiceUrl(text)).toThrow(Problem);
});
