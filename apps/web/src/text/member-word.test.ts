import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withMemberWord } from './member-word.ts';

const HEADMATE = { one: 'headmate', many: 'headmates' };
const ALTER = { one: 'alter', many: 'alters' };
const FAMILY = { one: 'family member', many: 'family members' };

const word = fc.stringMatching(/^[\p{L} ]{1,12}$/u).filter((text) => text.trim() === text);
const memberWord = fc.record({ one: word, many: word });

describe('withMemberWord', () => {
  it.each([
    ['Members', 'Headmates'],
    ['1 member', '1 headmate'],
    ['Your members couldn’t be loaded', 'Your headmates couldn’t be loaded'],
    ['Members’ names, a member’s groups', 'Headmates’ names, a headmate’s groups'],
    ['In the server, pk;member abcdef servername', 'In the server, pk;member abcdef servername'],
    [
      'https://dash.pluralkit.me/profile/m/member/abcdef',
      'https://dash.pluralkit.me/profile/m/member/abcdef',
    ],
    ['autoproxy_member', 'autoproxy_member'],
    ['Remember what I look up', 'Remember what I look up'],
  ])('says "%s" as "%s"', (text, said) => {
    expect(withMemberWord(text, HEADMATE)).toBe(said);
  });

  it('fits the article', () => {
    expect(withMemberWord('A member is found by an ID', ALTER)).toBe('An alter is found by an ID');
    expect(withMemberWord('Looks like a member or a group', ALTER)).toBe('Looks like an alter or a group');
    expect(withMemberWord('a member', HEADMATE)).toBe('a headmate');
  });

  it('does not change text that a person wrote', () => {
    expect(withMemberWord('Member One is a member now', HEADMATE, ['Member One'])).toBe(
      'Member One is a headmate now',
    );
    expect(withMemberWord('m is a member now', HEADMATE, ['m'])).toBe('m is a headmate now');
  });

  it('replaces a word that contains "member" once', () => {
    const once = withMemberWord('Members and a member', FAMILY);
    expect(once).toBe('Family members and a family member');
    expect(withMemberWord(once, FAMILY)).toBe(once);
    expect(withMemberWord(`With ${'Family members'.toLowerCase()}`, FAMILY)).toBe('With family members');
  });

  it('changes nothing for the word "member"', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withMemberWord(text, { one: 'member', many: 'members' })).toBe(text);
      }),
    );
  });

  it('changes no text without the noun, and changes nothing the second time', () => {
    const text = fc
      .array(fc.oneof(fc.string(), fc.constantFrom('member', ' Members ', ' a member', 'pk;member')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, memberWord, (written, chosen) => {
        const said = withMemberWord(written, chosen);
        if (!/member/i.test(written)) expect(said).toBe(written);
        expect(withMemberWord(said, chosen)).toBe(said);
      }),
    );
  });

  it('preserves every name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), memberWord, (name, chosen) => {
        expect(withMemberWord(`Open ${name}: it is among your members`, chosen, [name])).toContain(
          `Open ${name}: `,
        );
      }),
    );
  });
});
