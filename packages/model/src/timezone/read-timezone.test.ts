import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateSystemConfig } from '../system-config/validate-system-config.ts';
import { readTimezone, timezoneResolver, timezoneToWire } from './read-timezone.ts';
import { listTimezones, timezoneIds } from './timezone.ts';

function idOf(text: string): string | null {
  const reading = readTimezone(text);
  return reading.kind === 'zone' ? reading.zone.id : null;
}

function meaningsOf(text: string): readonly string[] {
  const reading = readTimezone(text);
  return reading.kind === 'ambiguous' ? reading.ids : [];
}

describe('readTimezone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    [' EUROPE / BERLIN ', 'Europe/Berlin'],
    ['america/new york', 'America/New_York'],
    ['America/Port_au_Prince', 'America/Port-au-Prince'],
    ['Ｅｕｒｏｐｅ/Ｂｅｒｌｉｎ', 'Europe/Berlin'],
    ['us/eastern', 'US/Eastern'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['etc/gmt+5', 'Etc/GMT+5'],
    ['Etc/GMT−14', 'Etc/GMT-14'],
    ['est5edt', 'EST5EDT'],
    ['cet', 'CET'],
    ['EST', 'EST'],
    ['w-su', 'W-SU'],
    ['nz chat', 'NZ-CHAT'],
    ['UTC', 'UTC'],
    ['etc/utc', 'Etc/UTC'],
    ['gmt', 'UTC'],
    ['gmt0', 'GMT0'],
    ['UTC+05', 'UTC+05'],
    ['utc+5', 'UTC+05'],
    ['UTC +5:30', 'UTC+05:30'],
    ['+0530', 'UTC+05:30'],
    ['gmt−3', 'UTC-03'],
    ['UTC+00:00:30', 'UTC+00:00:30'],
    ['UTC+18', 'UTC+18'],
    ['+00:00', 'UTC'],
    ['PDT', 'America/Los_Angeles'],
    ['cest', 'Europe/Berlin'],
    ['EDT', 'America/New_York'],
    ['AKST', 'America/Anchorage'],
    ['aedt', 'Australia/Sydney'],
    ['JST', 'Asia/Tokyo'],
    ['Central European Time', 'Europe/Berlin'],
    ['central european summer time', 'Europe/Berlin'],
    ['pacific  time', 'America/Los_Angeles'],
    ['United Kingdom Time', 'Europe/London'],
  ])('%j is %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it.each([
    ['BST', ['Europe/London', 'Asia/Dhaka']],
    ['ist', ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem']],
    ['CST', ['America/Chicago', 'Asia/Shanghai']],
    ['PST', ['America/Los_Angeles', 'Asia/Manila']],
    ['GST', ['Asia/Dubai', 'Atlantic/South_Georgia']],
  ])('%j may be any of %j, which have different hours', (text, ids) => {
    expect(meaningsOf(text).slice(0, ids.length)).toEqual(ids);
  });

  it.each([
    '',
    '  ',
    'Mars/Olympus',
    'CETX',
    'UTC+19',
    'UTC+18:01',
    'UTC+5:60',
    '+',
    '💥',
    'x'.repeat(10_000),
  ])('%.20j is unknown', (text) => {
    expect(readTimezone(text)).toEqual({ kind: 'unknown' });
  });

  it('lists which other zones share a name and its hours', () => {
    expect(readTimezone('CET')).toMatchObject({ others: expect.arrayContaining(['Europe/Berlin']) });
    expect(readTimezone('EST')).toMatchObject({ others: expect.arrayContaining(['America/New_York']) });
    expect(readTimezone('Europe/Berlin')).toMatchObject({ others: [] });
  });

  it('knows half and quarter hours and the far end of the table', () => {
    const offsets = listTimezones().map(({ rawOffsetInMinutes }) => rawOffsetInMinutes);
    expect(offsets).toEqual(expect.arrayContaining([330, 345, 765, 840]));
  });

  it('gives every id of the database of zones in its exact spelling, whatever its case', () => {
    const ids = [...timezoneIds().keys()].filter((id) => id !== 'GMT');
    expect(ids.length).toBeGreaterThan(590);
    for (const id of ids) {
      expect(idOf(id)).toBe(id);
      expect(idOf(id.toLowerCase())).toBe(id);
      expect(idOf(id.toUpperCase().replaceAll('_', ' '))).toBe(id);
    }
  });

  it('understands every abbreviation and alternative name of the table', () => {
    for (const { abbreviation, dstAbbreviation = 'UTC', alternativeName } of listTimezones())
      for (const name of [abbreviation, dstAbbreviation, alternativeName])
        expect(readTimezone(name).kind, name).not.toBe('unknown');
  });

  it('never throws, and returns its own ids unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^(UTC|GMT)?[+-]\d{1,2}(:?\d\d){0,2}$/)),
        (text) => {
          const id = idOf(text);
          if (id !== null) expect(idOf(id)).toBe(id);
        },
      ),
    );
  });
});

describe('timezoneToWire', () => {
  it.each([
    ['Europe/Berlin', 'CET', 'Europe/Berlin'],
    ['Europe/London', 'UTC', 'Europe/London'],
    ['GMT', 'UTC', 'UTC'],
    ['UTC', 'UTC', 'UTC'],
    ['PDT', 'PST', 'America/Los_Angeles'],
    ['UTC+05:30', 'UTC+05:30', 'UTC+05:30'],
  ])('%s is stored as %s by version 1 and as %s by version 2', (text, first, second) => {
    const reading = readTimezone(text);
    expect(reading.kind === 'zone' && timezoneToWire(reading.zone, 1)).toBe(first);
    expect(reading.kind === 'zone' && timezoneToWire(reading.zone, 2)).toBe(second);
  });
});

describe('validateSystemConfig', () => {
  it('sends the zone in the form of the API version', () => {
    const validate = (timezone: unknown, apiVersion: 1 | 2) =>
      validateSystemConfig({ timezone }, { resolveTimezone: timezoneResolver(apiVersion) });
    expect(validate('europe/paris', 1)).toEqual({ ok: true, value: { timezone: 'CET' } });
    expect(validate('europe/paris', 2)).toEqual({ ok: true, value: { timezone: 'Europe/Paris' } });
    for (const wrong of ['Middle-earth', 'BST', '', null, 5]) {
      expect(validate(wrong, 2)).toMatchObject({ ok: false, message: 'Timezone must be valid' });
    }
  });
});
