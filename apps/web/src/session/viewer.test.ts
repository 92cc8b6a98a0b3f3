import { systemFromWire, wireSystemSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { isOwnSystem, PUBLIC, viewerOf } from './viewer.ts';

const UUID = '5f3c1a9e-0b6d-4a52-9c1f-1d2e3f4a5b6c';
const own = systemFromWire(
  parse(wireSystemSchema, { id: 'exmpl', uuid: UUID, name: 'Example' }),
  '2026-01-01T00:00:00Z',
);

test.each([
  ['@me', true],
  ['exmpl', true],
  [UUID, true],
  ['other', false],
  ['', false],
])('the reference "%s" names the own system: %s', (ref, isOwn) => {
  expect(isOwnSystem(own, ref)).toBe(isOwn);
  expect(viewerOf(own, ref)).toBe(isOwn ? UUID : PUBLIC);
  expect(isOwnSystem(null, ref)).toBe(false);
  expect(viewerOf(null, ref)).toBe(PUBLIC);
});
