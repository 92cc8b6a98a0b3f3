import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTypedName } from './is-typed-name.ts';

describe('isTypedName', () => {
  it.each([
    ['Luna', 'luna'],
    [' luna ', 'Luna'],
    ['juniper', 'Juniper 🌿'],
    ['Zoe\u0308', 'Zoë'],
    ['night owls', 'Night-Owls!'],
    ['strasse', 'Straße'],
    ['luna', 'ʟᴜɴᴀ'],
    ['♡', '♡'],
  ])('takes %j for %j', (typed, name) => {
    expect(isTypedName(typed, [name])).toBe(true);
  });

  it.each([
    ['', 'Luna'],
    ['Lun', 'Luna'],
    ['', '♡'],
    ['♥', '♡'],
    ['', ''],
    ['x', null],
  ])('does not take %j for %j', (typed, name) => {
    expect(isTypedName(typed, [name])).toBe(false);
  });

  it('accepts any name as it is written, and rejects an empty text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        expect(isTypedName(name, [name])).toBe(name.trim() !== '');
        expect(isTypedName('', [name])).toBe(false);
      }),
    );
  });
});
