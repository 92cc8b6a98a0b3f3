import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdayToWire, formatBirthday, parseBirthday } from './birthday.ts';
import { parseBirthdayInput } from './parse-birthday-input.ts';

describe('parseBirthday', () => {
  it.each([
    ['1999-03-05', { year: 1999, month: 3, day: 5 }],
    ['0004-02-29', { year: null, month: 2, day: 29 }],
    ['0001-12-31', { year: null, month: 12, day: 31 }],
    ['2004-03-05', { year: 2004, month: 3, day: 5 }],
  ])('%s is read', (text, birthday) => {
    expect(parseBirthday(text)).toEqual(birthday);
  });

  it.each(['', '0001-02-29', '2023-02-29', '1999-00-05', '1999-3-5', '0000-01-01', 'March 5'])(
    '%j is none',
    (text) => {
      expect(parseBirthday(text)).toBeNull();
    },
  );
});

describe('birthdayToWire', () => {
  it('sends the year 0004 for a birthday without a year, which has a 29 February', () => {
    expect(birthdayToWire({ year: null, month: 2, day: 29 })).toBe('0004-02-29');
  });

  it('is null for a day that does not exist', () => {
    expect(birthdayToWire({ year: 2023, month: 2, day: 29 })).toBeNull();
    expect(birthdayToWire({ year: null, month: 13, day: 1 })).toBeNull();
    expect(birthdayToWire({ year: 12_345, month: 1, day: 1 })).toBeNull();
  });

  it('reads back as the same birthday', () => {
    const year = fc.option(fc.integer({ min: 5, max: 9999 }), { nil: null });
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (y, month, day) => {
        const birthday = { year: y, month, day };
        expect(parseBirthday(birthdayToWire(birthday) ?? '')).toEqual(birthday);
      }),
    );
  });
});

describe('formatBirthday', () => {
  it('shows no year for a birthday without one', () => {
    expect(formatBirthday({ year: null, month: 2, day: 29 }, 'en')).toBe('February 29');
    expect(formatBirthday({ year: 1999, month: 3, day: 5 }, 'en')).toBe('March 5, 1999');
    expect(formatBirthday({ year: 1999, month: 3, day: 5 }, 'de')).toBe('5. März 1999');
    expect(formatBirthday({ year: 50, month: 3, day: 5 }, 'en', 'short')).toBe('Mar 5, 50');
  });

  it('accepts an invalid locale', () => {
    expect(formatBirthday({ year: null, month: 2, day: 29 }, '??')).toContain('29');
  });
});

describe('parseBirthdayInput', () => {
  it.each([
    ['1999-03-05', '1999-03-05'],
    ['0004-02-29', '0004-02-29'],
    ['1999/3/5', '1999-03-05'],
    ['1999-03-05T00:00:00.000Z', '1999-03-05'],
    ['1999-03-05 00:00', '1999-03-05'],
    ['5-Mar-1999', '1999-03-05'],
    ['Friday, March 5, 1999', '1999-03-05'],
    ['03-05', '2004-03-05'],
    ['2/29', '2004-02-29'],
    ['3/5/1999', '1999-03-05'],
    ['25/12/1999', '1999-12-25'],
    ['5.3.1999', '1999-03-05'],
    ['5.3.', '2004-03-05'],
    ['March 5', '2004-03-05'],
    ['march 5th, 1999', '1999-03-05'],
    ['5 Mar 1999', '1999-03-05'],
    ['the 5th of March', '2004-03-05'],
    ['Sept. 1 2001', '2001-09-01'],
    ['may 1', '2004-05-01'],
    ['5. März 1999', '1999-03-05'],
    ['1. Mai', '2004-05-01'],
    ['24. Dez. 2001', '2001-12-24'],
  ])('%j is %s', (text, date) => {
    expect(parseBirthdayInput(text)).toBe(date);
  });

  it.each([
    '',
    'tomorrow',
    'March',
    'March 32',
    '2/30',
    '13/13',
    '1999',
    'Sunday',
    '31 feb',
    'mayor 3',
    'ma 3',
    '5 5 March',
    '1/2/99',
    'x'.repeat(999),
  ])('%.20j is not a date', (text) => {
    expect(parseBirthdayInput(text)).toBeNull();
  });

  it('gives a date that the service takes, or null', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/. ]\d{1,2}([-/. ]\d{1,4})?$/));
    fc.assert(
      fc.property(text, (input) => {
        const date = parseBirthdayInput(input);
        if (date !== null) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
      }),
      { numRuns: 500 },
    );
  });
});
