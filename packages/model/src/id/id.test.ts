import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { normaliseRef } from './normalise-ref.ts';
import { parseRef, type RefKind } from './parse-ref.ts';
import { randomUuid } from './random-uuid.ts';
import { formatId, InvalidIdError, normaliseId } from './short-id.ts';

const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';
const KINDS: readonly RefKind[] = ['system', 'member', 'group', 'switch'];
const HOSTILE = [
  '',
  '   ',
  '💥💥💥💥💥',
  'x'.repeat(10_000),
  'exmpl/',
  'exmpl//',
  '../exmpl',
  'exm pl',
  'abcd\u0000',
  '<b>a',
  '%2e%2e',
  '__proto__',
  'null',
];

describe('normaliseRef', () => {
  it.each([
    [' ExMpL ', 'exmpl'],
    ['EXA-MPL', 'exampl'],
    ['ex-mpl', 'exmpl'],
    [UUID.toUpperCase(), UUID],
    [UUID.replaceAll('-', ''), UUID],
    [`{${UUID}}`, UUID],
    ['466378653216014359', '466378653216014359'],
    ['@me', '@me'],
    ['@ME', '@me'],
    ['abc-def-', 'abc-def-'],
    ['Not An Id', 'not an id'],
  ])('%j becomes %j', (text, expected) => {
    expect(normaliseRef(text)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.uuid(),
      fc.stringMatching(/^[ A-Fa-f-]{4,40}$/),
    );
    fc.assert(
      fc.property(text, (ref) => {
        expect(normaliseRef(normaliseRef(ref))).toBe(normaliseRef(ref));
      }),
      { numRuns: 500 },
    );
  });
});

describe('parseRef', () => {
  it.each([
    ['system', 'EXA-MPL', 'id', 'exampl'],
    ['system', UUID, 'uuid', UUID],
    ['system', '466378653216014359', 'discord', '466378653216014359'],
    ['system', '@me', 'me', '@me'],
    ['member', 'abcde', 'id', 'abcde'],
    ['group', UUID, 'uuid', UUID],
    ['switch', UUID, 'uuid', UUID],
  ] as const)('for a %s, %j is taken as %s', (kind, text, form, ref) => {
    expect(parseRef(kind, text)).toEqual({ ok: true, form, ref });
  });

  it.each([
    ['system', '', 'empty'],
    ['system', 'abcd', 'too-short'],
    ['system', 'abcdefgh', 'too-long'],
    ['system', '1234', 'too-short'],
    ['system', '12345678901234567890', 'too-long'],
    ['system', 'abc12', 'malformed'],
    ['member', '@me', 'malformed'],
    ['member', '466378653216014359', 'malformed'],
    ['switch', 'abcde', 'malformed'],
  ] as const)('for a %s, %j is refused as %s', (kind, text, reason) => {
    expect(parseRef(kind, text)).toMatchObject({ ok: false, reason });
  });

  it('refuses hostile texts for every kind, in a sentence that does not repeat them', () => {
    for (const kind of KINDS) {
      for (const text of HOSTILE) {
        const parsed = parseRef(kind, text);
        expect(parsed.ok, `${kind} ${text.slice(0, 20)}`).toBe(false);
        if (!parsed.ok) {
          expect(parsed.message).toMatch(/^[A-Z].+\. Use .+\.$/);
          expect(parsed.message.length).toBeLessThan(160);
        }
      }
    }
  });

  it('only ever accepts what is safe in a path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), fc.string({ unit: 'binary', maxLength: 40 }), (kind, text) => {
        const parsed = parseRef(kind, text);
        if (parsed.ok) expect(parsed.ref).toMatch(/^(@me|[\da-z-]{5,36})$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('normaliseId', () => {
  it.each([
    ['exmpl', 'exmpl'],
    ['EXAMPL', 'exampl'],
    ['exa-mpl', 'exampl'],
    [' exmpl ', 'exmpl'],
  ])('%j is %j', (text, id) => {
    expect(normaliseId(text)).toBe(id);
  });

  it('raises an error for every other length and form', () => {
    for (const text of ['abcd', 'abcdefg', 'ab-cdef', 'abcd-ef', 'abcdefgh', UUID, ...HOSTILE]) {
      expect(() => normaliseId(text), text.slice(0, 20)).toThrow(InvalidIdError);
    }
  });

  it('every shown form reads back as the same id', () => {
    const id = fc.stringMatching(/^[a-z]{5,6}$/);
    fc.assert(
      fc.property(id, fc.boolean(), fc.boolean(), (hid, sep, caps) => {
        const shown = formatId(hid, { sep, caps });
        expect(normaliseRef(shown)).toBe(hid);
        expect(normaliseId(shown)).toBe(hid);
      }),
    );
  });
});

it('makes random uuids of version 4, also where the browser has no function for it', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 100 }, randomUuid);
  vi.unstubAllGlobals();
  expect(new Set(made).size).toBe(100);
  for (const uuid of made)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
