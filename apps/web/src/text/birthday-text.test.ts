import { birthdayToWire, parseBirthday } from '@frontboard/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdayTextToWire, birthdayToText } from './birthday-text.ts';

describe('birthdayTextToWire', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['5 March', '0004-03-05'],
    ['03-05', '0004-03-05'],
    ['29 February', '0004-02-29'],
    ['5 March 1999', '1999-03-05'],
    ['5 March 2004', '2004-03-05'],
    ['2004-03-05', '2004-03-05'],
    ['0004-03-05', '0004-03-05'],
    ['soon', 'soon'],
    ['30 February', '30 February'],
  ])('%j is sent as %j', (text, wire) => {
    expect(birthdayTextToWire(text)).toBe(wire);
  });
});

describe('birthdayToText', () => {
  it.each([
    [null, ''],
    ['0004-02-29', '29 February'],
    ['0001-03-05', '5 March'],
    ['1999-03-05', '5 March 1999'],
    ['0950-03-05', '0950-03-05'],
    ['not a date', 'not a date'],
  ])('%j is shown as %j', (wire, text) => {
    expect(birthdayToText(wire)).toBe(text);
  });

  it('gives a text that reads back as the same birthday', () => {
    const anyDay = fc.record({
      year: fc.option(fc.integer({ min: 2, max: 9999 })),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    });
    fc.assert(
      fc.property(anyDay, (birthday) => {
        const wire = birthdayToWire(birthday);
        if (wire === null) return;
        const sent = birthdayTextToWire(birthdayToText(wire));
        expect(parseBirthday(sent ?? '')).toEqual(parseBirthday(wire));
      }),
    );
  });

  it.each([
    ['0004-02-29', '29.2.'],
    ['1999-03-05', '5.3.1999'],
  ])('%j is %j in German, which reads back the same', (wire, text) => {
    expect(birthdayToText(wire, 'de')).toBe(text);
    expect(birthdayTextToWire(text)).toBe(wire);
  });
});
