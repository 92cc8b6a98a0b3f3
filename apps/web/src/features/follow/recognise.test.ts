import { parseLookup } from '@frontboard/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recogniseSeveral, recogniseSystem } from './recognise.ts';

const UUID = '3b1f1f4e-6a0c-4a7f-9a3c-0d8b2f1e5c11';
const ACCOUNT = '466378653216014359';

describe('recognise', () => {
  it.each([
    ['exmpl brookk', ['exmpl', 'brookk']],
    [` EXM-PL,\n<@${ACCOUNT}>; https://dash.pluralkit.me/profile/s/brookk `, ['exmpl', ACCOUNT, 'brookk']],
    ['exmpl, EXMPL, brookk', ['exmpl', 'brookk']],
    // One system, or something else beside it.
    ['exmpl', null],
    ['exmpl exmpl', null],
    ['exmpl and brookk', null],
    ['exmpl https://dash.pluralkit.me/profile/m/wrennn', null],
    ['', null],
  ])('%j names the systems %j', (text, references) => {
    expect(recogniseSeveral(text)).toEqual(references);
  });

  it.each([
    ['exampl', 'exampl', 'Looks like a system ID'],
    [' EXA-MPL ', 'exampl', 'Looks like a system ID'],
    ['`exmpl`', 'exmpl', 'Looks like a system ID'],
    ['<exmpl>', 'exmpl', 'Looks like a system ID'],
    ['"exmpl"', 'exmpl', 'Looks like a system ID'],
    [ACCOUNT, ACCOUNT, 'Looks like a Discord ID'],
    [`<@!${ACCOUNT}>`, ACCOUNT, 'Looks like a Discord ID'],
    [UUID.toUpperCase().replaceAll('-', ''), UUID, 'Looks like a UUID'],
    ['@me', '@me', 'Looks like your own system'],
    ['https://dash.pluralkit.me/profile/s/EXAMPL', 'exampl', 'Looks like a system ID'],
    ['https://dash.pluralkit.me/dash/exmpl', 'exmpl', 'Looks like a system ID'],
    ['dash.pluralkit.me/dash/exmpl/members', 'exmpl', 'Looks like a system ID'],
    ['<https://pk.mt/s/exmpl>', 'exmpl', 'Looks like a system ID'],
    ['#/lookup/system/exmpl', 'exmpl', 'Looks like a system ID'],
    ['/lookup/system/exmpl/fronters', 'exmpl', 'Looks like a system ID'],
    [`https://discord.com/users/${ACCOUNT}`, ACCOUNT, 'Looks like a Discord ID'],
  ])('%j is taken as %s', (text, reference, says) => {
    expect(recogniseSystem(text)).toEqual({ reference, says, problem: null, isUnfinished: false });
  });

  it('waits for more letters', () => {
    expect(recogniseSystem('')).toMatchObject({ problem: null, isUnfinished: true });
    expect(recogniseSystem('exa')).toMatchObject({ reference: '', isUnfinished: true });
    expect(recogniseSystem('4663786532')).toMatchObject({ reference: '', isUnfinished: true });
  });

  it.each([
    [
      'https://example.org/s/exmpl',
      'This link leads to example.org, which isn’t a site Frontboard can read.',
    ],
    ['https://dash.pluralkit.me.example/profile/s/exmpl', 'leads to dash.pluralkit.me.example'],
    ['https://dash.pluralkit.me/', 'This link contains no ID.'],
    ['https://dash.pluralkit.me/profile/m/abcde', 'link to a member. You can only follow a system'],
    ['https://pk.mt/g/abcde', 'link to a group. You can only follow a system'],
    ['https://discord.com/channels/1/2/1236937000000000000', 'link to a message. You can only follow'],
    ['not a system!', 'A PluralKit ID has 5 or 6 letters'],
    ['aB3+/'.repeat(13).slice(0, 64), 'This looks like a PluralKit token.'],
  ])('says of %j why it can not be followed', (text, words) => {
    const { problem, reference, isUnfinished } = recogniseSystem(text);
    expect(problem).toContain(words);
    expect(reference).toBe('');
    expect(isUnfinished).toBe(false);
  });

  it('recognises the same systems as the lookup', () => {
    const part = fc.constantFrom(
      ...['https://', 'pk.mt/', 'dash.pluralkit.me/', 'example.org/', 'dash/', 'profile/', '#/lookup/'],
      ...['s/', 'm/', 'system/', 'v2/systems/', 'exmpl', 'EXA-MPL', UUID, ACCOUNT, '@me'],
      ...['<', '>', '`', '"', '?', '#', ' ', '/'],
    );
    const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string(), fc.webUrl({ withFragments: true })), (given) => {
        const lookup = parseLookup(given);
        const { reference, problem } = recogniseSystem(given);
        expect(reference).toBe(lookup.ok && lookup.kinds.includes('system') ? lookup.ref : '');
        if (lookup.ok) expect(problem === null).toBe(reference !== '');
      }),
      { numRuns: 1000 },
    );
  });

  it('asks for the token if it needs it to find the system', () => {
    expect(recogniseSystem('@me', false)).toEqual({
      reference: '',
      says: null,
      problem: 'To follow your own system like this, enter its PluralKit token in Settings first.',
      isUnfinished: false,
    });
    expect(recogniseSystem('exmpl', false).problem).toBeNull();
  });
});
