import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inZone } from '../../testing/in-zone.ts';
import { splitWhen, whenMeant } from './parse-when.ts';

const MINUTE = 60_000;
const NOON = new Date(2026, 5, 10, 12, 0, 30).getTime();

function moment(text: string): number | null {
  const { when } = splitWhen(text, 'en');
  return when === null ? null : (whenMeant(when, NOON).times[0] ?? null);
}

describe('splitWhen', () => {
  it.each([
    ['luna 10m ago', 'luna', 10],
    ['luna, ash 2h ago', 'luna, ash', 120],
    ['luna 1h 30m ago', 'luna', 90],
    ['luna, 1 hour 5 minutes ago', 'luna', 65],
    ['out 2 days ago', 'out', 2 * 24 * 60],
  ])('"%s" is "%s", %i minutes before', (text, rest, minutes) => {
    expect(splitWhen(text, 'en').rest).toBe(rest);
    expect(moment(text)).toBe(NOON - minutes * MINUTE);
  });

  it.each([
    ['luna at 9:05', [10, 9, 5]],
    ['luna @ 9.05', [10, 9, 5]],
    ['luna at 14:30', [9, 14, 30]],
    ['luna at 2:30pm', [9, 14, 30]],
    ['luna at 12am', [10, 0, 0]],
    ['luna yesterday at 9:00', [9, 9, 0]],
  ] as const)('"%s" is the latest such time that is over', (text, [day, hours, minutes]) => {
    expect(moment(text)).toBe(new Date(2026, 5, day, hours, minutes).getTime());
  });

  it.each([
    ['luna vor 10 min', 'luna', 10],
    ['luna, ash vor 2 Std', 'luna, ash', 120],
    ['luna vor 1 Stunde und 30 Minuten', 'luna', 90],
    ['luna vor 1 Std. 30 Min.', 'luna', 90],
    ['aus vor 2 Tagen', 'aus', 2 * 24 * 60],
    ['luna um 9:05', 'luna', 175.5],
    ['luna um 9 Uhr', 'luna', 180.5],
    ['luna gestern um 21.30 Uhr', 'luna', 870.5],
    ['luna gestern @ 21:30', 'luna', 870.5],
    ['luna 10m ago', 'luna', 10],
    ['luna at 9:05', 'luna', 175.5],
  ])('in German, "%s" is "%s", %d minutes before', (text, rest, minutes) => {
    const { rest: left, when } = splitWhen(text, 'de');
    expect(left).toBe(rest);
    expect(when && whenMeant(when, NOON).times[0]).toBe(NOON - minutes * MINUTE);
  });

  it.each(['luna um 9', 'luna um 25 Uhr', 'luna vor', 'vor der Tür'])(
    'in German, "%s" has no time',
    (text) => {
      expect(splitWhen(text, 'de')).toEqual({ rest: text, when: null });
    },
  );

  it('in English, German words may be names', () => {
    expect(splitWhen('luna vor 10 min', 'en').when).toBeNull();
  });

  it('yesterday has the time of day that the clock change skips today', () => {
    inZone('Europe/Berlin');
    const when = { kind: 'clock', hours: 2, minutes: 30, isYesterday: true } as const;
    expect(whenMeant(when, Date.parse('2026-03-29T10:00Z')).times).toEqual([Date.parse('2026-03-28T01:30Z')]);
  });

  it('a time of day that is there twice may be either, but not one in the future', () => {
    inZone('Europe/Berlin');
    const when = { kind: 'clock', hours: 2, minutes: 30, isYesterday: false } as const;
    const [first, second] = [Date.parse('2026-10-25T00:30Z'), Date.parse('2026-10-25T01:30Z')];
    expect(whenMeant(when, Date.parse('2026-10-25T10:00Z'))).toEqual({
      times: [first, second],
      isSkipped: false,
    });
    expect(whenMeant(when, Date.parse('2026-10-25T01:00Z')).times).toEqual([first]);
  });

  it('a time of day that the clock change skips is said to be another', () => {
    inZone('Europe/Berlin');
    const when = { kind: 'clock', hours: 2, minutes: 30, isYesterday: false } as const;
    expect(whenMeant(when, Date.parse('2026-03-29T10:00Z'))).toEqual({
      times: [Date.parse('2026-03-29T01:30Z')],
      isSkipped: true,
    });
  });

  it.each(['luna', 'Section 9', 'at 9', 'luna at 25:00', 'luna at 9:75', 'Kat 12:30', '10m', 'ago'])(
    '"%s" says no time and stays as it is',
    (text) => {
      expect(splitWhen(text, 'en')).toEqual({ rest: text, when: null });
    },
  );

  it('never throws, never invents letters, and is never in the future', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { rest, when } = splitWhen(text, 'en');
        expect(text.trim().startsWith(rest)).toBe(true);
        if (when === null) return;
        const { times } = whenMeant(when, NOON);
        expect(times.length).toBeGreaterThan(0);
        for (const atMs of times) expect(atMs).toBeLessThanOrEqual(NOON);
      }),
    );
  });
});
