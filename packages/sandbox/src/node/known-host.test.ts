import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isKnownHost } from './known-host.ts';

test.each([
  ['127.0.0.1:4173', '127.0.0.1', true],
  ['localhost', '127.0.0.1', true],
  ['app.localhost:80', '127.0.0.1', true],
  ['[::1]:4173', '::1', true],
  ['192.168.0.2:4173', '0.0.0.0', true],
  ['Kitchen.Local:4173', 'kitchen.local', true],
  [`${hostname()}:4173`, '0.0.0.0', true],
  ['evil.example:4173', '127.0.0.1', false],
  ['evil.example', '0.0.0.0', false],
  ['localhost.evil.example', '127.0.0.1', false],
  ['evil.example/127.0.0.1', '127.0.0.1', false],
  ['evil@127.0.0.1', '127.0.0.1', false],
  ['', '127.0.0.1', false],
  [undefined, '127.0.0.1', false],
])('%s at a server that listens on %s: %s', (host, listening, expected) => {
  expect(isKnownHost(host, listening)).toBe(expected);
});
