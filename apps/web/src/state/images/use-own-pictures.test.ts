import { expect, test } from 'vitest';
import { isOwnPicture } from './use-own-pictures.ts';

const pageOrigin = 'http://127.0.0.1:4173';

test.each([
  ['http://127.0.0.1:4174/sandbox/images/a.png', 'http://127.0.0.1:4174', false, true],
  ['http://127.0.0.1:4175/sandbox/images/a.png', 'http://127.0.0.1:4174', false, false],
  ['http://127.0.0.1:4173/a.png', 'https://api.pluralkit.me', false, false],
  ['http://api.pluralkit.me/a.png', 'https://api.pluralkit.me', false, false],
  ['data:image/png;base64,AAAA', 'http://127.0.0.1:4174', false, false],
  ['data:image/svg+xml,x#a', 'https://api.pluralkit.me', true, true],
  ['http://127.0.0.1:4173/a.png', pageOrigin, true, false],
  ['no address', pageOrigin, false, false],
])('%s of the service at %s (inside the page: %s): %s', (url, serviceUrl, demo, expected) => {
  expect(isOwnPicture(url, { serviceUrl, pageOrigin, demo })).toBe(expected);
});
