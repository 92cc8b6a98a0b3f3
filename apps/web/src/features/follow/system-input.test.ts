import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSystemInput } from './system-input.ts';

describe('readSystemInput', () => {
  it.each([
    ['exampl', 'exampl'],
    ['  EXA-MPL ', 'EXA-MPL'],
    ['466378653216014359', '466378653216014359'],
    ['<@466378653216014359>', '466378653216014359'],
    ['<@!466378653216014359>', '466378653216014359'],
    ['https://dash.pluralkit.me/profile/s/exampl', 'exampl'],
    ['dash.pluralkit.me/profile/s/exampl?view=list', 'exampl'],
    ['https://pk.mt/s/exampl', 'exampl'],
    ['https://api.pluralkit.me/v2/systems/exampl/fronters', 'exampl'],
    [
      'https://api.pluralkit.me/v2/systems/3b1f1f4e-6a0c-4a7f-9a3c-0d8b2f1e5c11',
      '3b1f1f4e-6a0c-4a7f-9a3c-0d8b2f1e5c11',
    ],
    ['https://example.org/#/lookup/system/exampl/fronters', 'exampl'],
    ['http://localhost:4173/lookup/system/exampl/members', 'exampl'],
    ['https://discord.com/users/466378653216014359', '466378653216014359'],
    ['not a reference', 'not a reference'],
    ['exa.mpl', 'exa.mpl'],
  ])('%j is about %j', (raw, text) => {
    expect(readSystemInput(raw)).toMatchObject({ kind: 'reference', text });
  });

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['https://dash.pluralkit.me/profile/m/abcde', 'member-link'],
    ['https://dash.pluralkit.me/profile/g/abcde', 'group-link'],
    ['https://dash.pluralkit.me/', 'unknown-link'],
    ['https://dash.pluralkit.me/profile/s/', 'unknown-link'],
    ['https://', 'unknown-link'],
    ['http://[', 'unknown-link'],
    ['https://example.org/constructor/x', 'unknown-link'],
  ])('%j is a %s', (raw, kind) => {
    expect(readSystemInput(raw)).toEqual({ kind });
  });

  it('survives whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ withFragments: true }), fc.constantFrom('https://a.b/s/%E0%A4%A')),
        (raw) => {
          expect(readSystemInput(raw).kind).toBeTypeOf('string');
        },
      ),
    );
  });
});
