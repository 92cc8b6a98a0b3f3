import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inZone } from '../../testing/in-zone.ts';
import {
  clockOf,
  fromLocalText,
  offsetText,
  textOfTime,
  timesOfLocal,
  toLocalText,
} from './local-time-text.ts';

describe('the text of a field for date and time', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
    'comes back to the same second in %s, also in the hour that is there twice',
    (zone) => {
      inZone(zone);
      const anySecond = fc.integer({ min: Date.UTC(2010, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 });
      const autumn = fc.integer({
        min: Date.UTC(2026, 9, 24, 22) / 1000,
        max: Date.UTC(2026, 9, 25, 3) / 1000,
      });
      fc.assert(
        fc.property(fc.oneof(anySecond, autumn), (second) => {
          expect(fromLocalText(toLocalText(second * 1000))).toBe(new Date(second * 1000).toISOString());
        }),
      );
    },
  );

  it.each([
    ['Europe/Berlin', '2026-10-25T02:30', ['2026-10-25T00:30', '2026-10-25T01:30'], '+02:00', '+01:00'],
    ['America/New_York', '2026-11-01T01:00', ['2026-11-01T05:00', '2026-11-01T06:00'], '-04:00', '-05:00'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', ['2026-04-04T14:45', '2026-04-04T15:15'], '+11:00', '+10:30'],
  ])('in %s names two times with %s, of which either can be chosen', (zone, text, times, first, second) => {
    inZone(zone);
    expect(timesOfLocal(text).map((ms) => new Date(ms).toISOString().slice(0, 16))).toEqual(times);
    expect(timesOfLocal(text).map(offsetText)).toEqual([first, second]);
    expect(fromLocalText(text)?.slice(0, 16)).toBe(times[0]);
    const later = textOfTime(text, 'second');
    expect([later, clockOf(later), textOfTime(later, 'first')]).toEqual([`${text}${second}`, text, text]);
    expect(fromLocalText(later)?.slice(0, 16)).toBe(times[1]);
  });

  it('names no time where the clocks are put forward, and counts as one that is as long after that', () => {
    inZone('Europe/Berlin');
    expect(timesOfLocal('2026-03-29T02:30')).toEqual([]);
    expect(fromLocalText('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(timesOfLocal('2026-03-29T03:30')).toHaveLength(1);
  });

  it('with an offset of another zone is a time in the zone of the device', () => {
    inZone('UTC');
    expect(fromLocalText('2026-10-25T02:30:00+01:00')).toBe('2026-10-25T02:30:00.000Z');
  });

  it.each(['', '2026-01-01', '2026-13-01T00:00:00', '2026-01-01T25:00', 'yesterday', '12026-01-01T00:00'])(
    '"%s" is not a moment',
    (text) => {
      expect(fromLocalText(text)).toBeNull();
    },
  );

  it('may omit zero seconds', () => {
    expect(fromLocalText('2026-01-01T10:00')).toBe(fromLocalText('2026-01-01T10:00:00'));
  });
});
