import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from './graphemes.ts';
import { initials } from './initials.ts';
import { groupLabel, memberLabel, systemLabel } from './label.ts';
import { parsePronouns } from './pronouns.ts';
import { sortByLabel } from './sort-by-label.ts';

describe('parsePronouns', () => {
  it.each([
    ['Luna (she/her)', 'Luna', 'she/her'],
    ['Luna (she/they/it)', 'Luna', 'she/they/it'],
    ['Luna [they/them]', 'Luna', 'they/them'],
    ['(she/her) Luna', 'Luna', 'she/her'],
    ['(she/her) | Luna', 'Luna', 'she/her'],
    ['Luna | [they/them]', 'Luna', 'they/them'],
    ['Luna - (xe/xem)', 'Luna', 'xe/xem'],
    ['луна (она/её)', 'луна', 'она/её'],
    ['月（彼女／彼）', '月', '彼女／彼'],
    ['Ash (he / him)', 'Ash', 'he / him'],
    ['Ash (he/him, they/them)', 'Ash', 'he/him, they/them'],
    ['Luna (she/her) ✨', 'Luna ✨', 'she/her'],
    ['Luna | (she/her) | ✨', 'Luna | ✨', 'she/her'],
    ['~ Luna ~ (she/her)', '~ Luna ~', 'she/her'],
    ['-Luna- (she/her)', '-Luna-', 'she/her'],
    ['Luna (hir/hir) [host]', 'Luna [host]', 'hir/hir'],
    ['Uma {xe/xem}', 'Uma', 'xe/xem'],
    ['<it/its> Fen', 'Fen', 'it/its'],
    ['月｛彼女／彼｝', '月', '彼女／彼'],
    ['Ash ＜he/him＞ ✨', 'Ash ✨', 'he/him'],
  ])('%j is %j with %j', (text, name, pronouns) => {
    expect(parsePronouns(text)).toEqual({ name, pronouns });
  });

  it.each([
    'Luna',
    'Luna (host)',
    'Luna she/her',
    'Luna (she/her',
    'Luna (18/5)',
    'Luna <3',
    'Luna <:moon/star:123456789012345678>',
    '(she/her)',
    '| (she/her) |',
    '',
    '()',
    '(/)',
  ])('%j is left as it is', (text) => {
    expect(parsePronouns(text)).toBeNull();
  });

  it('finishes on texts that make a backtracking search run forever', () => {
    for (const text of [
      `(${'a/'.repeat(200)}`,
      `${'('.repeat(200)}${'a/b'.repeat(60)}`,
      `${'|, '.repeat(130)}(a/b)`,
      '(a/b, '.repeat(60),
    ]) {
      expect(() => parsePronouns(text)).not.toThrow();
    }
  });
});

describe('memberLabel', () => {
  const label = (displayName: string | null, pronouns: string | null, detectPronouns = true) =>
    memberLabel({ name: 'Internal', displayName, pronouns }, { detectPronouns });

  it('shows the display name before the name', () => {
    expect(label('Luna', null).name).toBe('Luna');
    expect(label(null, null).name).toBe('Internal');
    expect(label('   ', null).name).toBe('Internal');
  });

  it('moves pronouns out of the name when none are set', () => {
    expect(label('Luna (she/her)', null)).toEqual({
      name: 'Luna',
      pronouns: 'she/her',
      fullName: 'Luna (she/her)',
    });
  });

  it.each(['She/Her', 'they/them', 'ask'])('shows %j, if set, instead of those in the name', (pronouns) => {
    expect(label('Uma (she / her)', pronouns)).toEqual({
      name: 'Uma',
      pronouns,
      fullName: 'Uma (she / her)',
    });
  });

  it('changes nothing if detection is off', () => {
    expect(label('Luna (she/her)', null, false)).toMatchObject({ name: 'Luna (she/her)', pronouns: null });
  });

  it('keeps a name that is nothing but pronouns', () => {
    expect(label('(they/them)', null)).toMatchObject({ name: '(they/them)', pronouns: null });
  });

  it('never takes pronouns from an internal name that is not shown', () => {
    const member = { name: 'Old (he/him)', displayName: 'New', pronouns: null };
    expect(memberLabel(member, { detectPronouns: true })).toEqual({
      name: 'New',
      pronouns: null,
      fullName: 'New',
    });
  });

  it('preserves every letter, digit and symbol of a name and of the pronouns that are set', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '(she/her)',
        '[they/them]',
        '（彼／彼女）',
        ' ',
        ' | ',
        ' - ',
        '~',
        '·',
        '(',
        ']',
        '/',
        '✨',
        '(it/its, xe/xem)',
        '{xe/xem}',
        '<',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    );
    const name = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    const pronouns = fc.option(fc.constantFrom('she/her', 'any', 'they/them'), { nil: null });
    fc.assert(
      fc.property(name, pronouns, (displayName, own) => {
        const shown = memberLabel({ name: 'x', displayName, pronouns: own }, { detectPronouns: true });
        const found = parsePronouns(shown.fullName);
        expect(lettersOf(`${shown.name}${found?.pronouns ?? ''}`)).toBe(lettersOf(shown.fullName));
        expect(shown.pronouns).toBe(own ?? found?.pronouns ?? null);
      }),
      { numRuns: 500 },
    );
  });
});

describe('systemLabel', () => {
  it('is null for a system without a name, and keeps its pronouns', () => {
    expect(systemLabel({ name: null, pronouns: 'they/them' }, { detectPronouns: true })).toEqual({
      name: null,
      pronouns: 'they/them',
    });
  });

  it('finds pronouns in a name', () => {
    expect(systemLabel({ name: 'The Sea [we/us]', pronouns: null }, { detectPronouns: true })).toEqual({
      name: 'The Sea',
      pronouns: 'we/us',
    });
  });
});

describe('groupLabel', () => {
  it.each([
    ['Inner', 'Shown', 'Shown'],
    ['Inner', ' ', 'Inner'],
    [' Inner ', null, 'Inner'],
    ['', null, ''],
  ])('a group %j displayed as %j is shown as %j', (name, displayName, shown) => {
    expect(groupLabel({ name, displayName })).toBe(shown);
  });
});

describe('sortByLabel', () => {
  const sort = (labels: (string | null)[], locale?: string) => sortByLabel(labels, (label) => label, locale);

  it('sorts numbers by value and letters by the language', () => {
    expect(sort(['Ash 10', 'ash 2', 'Élan', 'Zoe', 'eve'], 'en')).toEqual([
      'ash 2',
      'Ash 10',
      'Élan',
      'eve',
      'Zoe',
    ]);
    expect(sort(['z', 'ä', 'a'], 'sv')).toEqual(['a', 'z', 'ä']);
    expect(sort(['z', 'ä', 'a'], 'de')).toEqual(['a', 'ä', 'z']);
  });

  it('sorts unnamed items last and accepts an invalid locale', () => {
    expect(sort([null, 'b', '  ', 'a'], 'not a locale')).toEqual(['a', 'b', null, '  ']);
  });

  it('does not change the given list', () => {
    const labels = ['b', 'a'];
    sort(labels);
    expect(labels).toEqual(['b', 'a']);
  });
});

describe('initials', () => {
  it.each([
    ['Luna', 'L'],
    ['luna moon', 'LM'],
    ['Ash of the Sea', 'AS'],
    ['✨ Luna', 'L'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['🇩🇪🇫🇷', '🇩🇪'],
    ['e\u0301va', 'E\u0301'],
    ['ßa', 'ß'],
    ['木村 太郎', '木太'],
    ['', ''],
    ['   ', ''],
  ])('%j gives %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('never takes more than two characters nor half of one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(graphemes(initials(name)).length).toBeLessThanOrEqual(2);
        expect(initials(name)).not.toMatch(/\p{Surrogate}/u);
      }),
      { numRuns: 300 },
    );
  });
});

/** Everything but blanks, brackets and separators, in a fixed order. */
function lettersOf(text: string): string {
  return [...text.toLowerCase().replaceAll(/[\s\p{P}|｜~<>＜＞]/gu, '')].sort().join('');
}

describe('discreet labels', () => {
  const options = { detectPronouns: true, isDiscreet: true };

  it('show initials in place of names, and unchanged pronouns', () => {
    expect(memberLabel({ name: 'x', displayName: 'Luna Mae (she/her)', pronouns: null }, options)).toEqual({
      name: 'LM',
      pronouns: 'she/her',
      fullName: 'LM',
    });
    expect(systemLabel({ name: 'Tidal House', pronouns: null }, options).name).toBe('TH');
    expect(groupLabel({ name: 'Night shift', displayName: null }, options)).toBe('NS');
  });
});
