import { expect, test } from 'vitest';
import { proxiedName, tagInServer } from './proxied-message.ts';

const parts = { name: 'luna', displayName: 'Luna', tag: '| Lantern', format: null };

test.each([
  ['the display name and the tag by default', parts, 'Luna | Lantern'],
  ['the name where there is no display name', { ...parts, displayName: null }, 'luna | Lantern'],
  ['no room for a missing tag', { ...parts, tag: null }, 'Luna'],
  ['a format of the system', { ...parts, format: '[{tag}] {name}' }, '[| Lantern] Luna'],
  ['a format with neither', { ...parts, format: 'someone' }, 'someone'],
  ['what looks like a place in a name as it is', { ...parts, displayName: '{tag}' }, '{tag} | Lantern'],
])('the name above a message has %s', (_, given, expected) => {
  expect(proxiedName(given)).toBe(expected);
});

test.each([
  ['is the usual one outside a server', null, '| Lantern'],
  ['is the usual one where the server has none', { tag: null, tagEnabled: true }, '| Lantern'],
  ['is that of the server', { tag: '(Chess)', tagEnabled: true }, '(Chess)'],
  ['is none where it is switched off', { tag: '(Chess)', tagEnabled: false }, null],
])('the tag in a server %s', (_, there, expected) => {
  expect(tagInServer('| Lantern', there)).toBe(expected);
});
