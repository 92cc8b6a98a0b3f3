import { expect, test } from 'vitest';
import { upcoming } from './occasions.ts';
import { writeBirthdays } from './write-birthdays.ts';

test('a calendar has a whole day each year, no year of birth, and 29 February in every year', () => {
  const shared = { kind: 'birthday', pictureUrl: null, color: null, of: null, isOwn: true } as const;
  const next = upcoming(
    [
      { ...shared, key: 'a', name: 'Luna, the; first', month: 12, day: 3, year: 1999 },
      { ...shared, key: 'b', name: 'Leap', month: 2, day: 29, year: null },
    ],
    { year: 2026, month: 11, day: 30 },
  );
  const text = writeBirthdays(next, { now: '2026-11-30T12:00:00Z', say: ({ occasion }) => occasion.name });
  const lines = text.split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261203');
  expect(lines).toContain('RRULE:FREQ=YEARLY');
  expect(lines).toContain('SUMMARY:Luna\\, the\\; first');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270228');
  expect(lines).toContain('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1');
  expect(text).not.toContain('1999');
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:birthday-a@frontboard',
    'UID:birthday-b@frontboard',
  ]);
});
