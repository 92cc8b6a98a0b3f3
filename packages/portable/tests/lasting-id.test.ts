import { expect, test } from 'vitest';
import { isRandomId, lastingId } from '../src/index.ts';

test.each([
  ['7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11', true],
  ['64D1F0A27B3C9E0012AB34CD', true],
  ['00000000-0000-4000-8000-000000123456', false],
  ['00000000-0000-0000-0000-000000000000', false],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', false],
  ['000000000000000000001234', false],
  ['member-000000000000000001', false],
  ['aaaab', false],
  ['abcdefg', false],
  ['200001', false],
  ['m1', false],
  ['x64d1f0a27b3c9e0012ab34cd', false],
  ['', false],
])('the ID %j is a random one: %s', (id, expected) => {
  expect(isRandomId(id)).toBe(expected);
});

test.each([
  ['sheaf', null, 'm1', null, 'm1'],
  ['tupperbox', null, '#1', null, null],
  ['tupperbox', null, '$.groups[1]', null, null],
  ['pluralkit', null, 'aaaab', 'uuid', null],
  ['pluralkit', 'system', 'aaaab', null, null],
  ['pluralkit', 'system', 'aaaab', 'uuid', 'uuid'],
] as const)(
  'in a file of %s with the uuid %j the record %j with the uuid %j lasts as %j',
  (format, system, key, uuid, expected) => {
    expect(lastingId({ format, uuid: system }, { key, uuid })).toBe(expected);
  },
);
