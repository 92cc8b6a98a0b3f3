import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recogniseLookup } from './recognise.ts';
import type { KindChoice } from './words.ts';

const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';
const ACCOUNT = '466378653216014359';

describe('recognise', () => {
  it.each([
    ['EXM-PL', 'any', 'exmpl', 'Looks like the ID of a system, a member or a group'],
    ['exmpl', 'member', 'exmpl', 'Looks like the ID of a member'],
    [UUID, 'group', UUID, 'Looks like the UUID of a group'],
    [ACCOUNT, 'any', ACCOUNT, 'Looks like a Discord ID, of an account or a message'],
    [ACCOUNT, 'message', ACCOUNT, 'Looks like the ID of a message'],
    ['@me', 'any', '@me', 'Looks like your own system'],
    ['https://pk.mt/m/abcde', 'any', 'abcde', 'Looks like a link to a member'],
  ] satisfies [string, KindChoice, string, string][])('%j as %s is %s: %s', (text, choice, ref, says) => {
    expect(recogniseLookup(text, choice)).toMatchObject({ wanted: { ref }, says, problem: null });
  });

  it.each([
    ['abc', '2 letters missing: an ID has 5 or 6'],
    ['abcd', 'One letter missing: an ID has 5 or 6'],
    ['4663786532160143', 'One digit missing: a Discord ID has 17 to 19'],
    [UUID.slice(0, 30), '6 characters missing: a UUID has 32, not counting dashes'],
  ])('%j says what is missing, and calls it a problem only once it is finished', (text, says) => {
    expect(recogniseLookup(text, 'any')).toMatchObject({
      wanted: null,
      says,
      problem: `${says}.`,
      isUnfinished: true,
    });
  });

  it.each(['abc1', 'abcdefgh', 'https://example.org/', 'https://pk.mt/s/', '💥', 'x'.repeat(10_000)])(
    'a text that more typing cannot complete is a problem at once (%#)',
    (text) => {
      const { wanted, problem, isUnfinished } = recogniseLookup(text, 'any');
      expect(wanted).toBeNull();
      expect(problem).toMatch(/\.$/);
      expect(isUnfinished).toBe(false);
    },
  );

  it('the kind of a link overrides the chosen kind', () => {
    expect(recogniseLookup('https://pk.mt/g/abcde', 'system')).toMatchObject({
      wanted: { kinds: ['group'] },
      linkKind: 'group',
    });
  });

  it('an ID that cannot be of the chosen kind is not looked up', () => {
    expect(recogniseLookup(ACCOUNT, 'member')).toMatchObject({
      wanted: null,
      possible: ['system', 'message'],
      problem: 'This is a Discord ID: it can lead to a system or a message.',
    });
  });

  it('a token is neither looked up nor shown', () => {
    const token = 'aB3+/'.repeat(13).slice(0, 64);
    const recognition = recogniseLookup(token, 'any');
    expect(recognition.wanted).toBeNull();
    expect(JSON.stringify(recognition)).not.toContain(token);
  });

  it('looks up no text with a problem, and sends three requests at most', () => {
    const choice = fc.constantFrom<KindChoice>('any', 'system', 'member', 'group', 'message');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), choice, (text, chosen) => {
        const { wanted, problem } = recogniseLookup(text, chosen);
        expect(wanted === null).toBe(problem !== null);
        expect(wanted?.kinds.length ?? 0).toBeLessThanOrEqual(3);
      }),
    );
  });
});
