import { describe, expect, it } from 'vitest';
import { validateSystemConfig } from '../system-config/validate-system-config.ts';
import { findTimezone, listTimezones, timezoneResolver, timezoneToWire } from './timezone.ts';

describe('findTimezone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    [' US/Pacific ', 'America/Los_Angeles'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['CET', 'Europe/Berlin'],
    ['est', 'America/New_York'],
    ['CST', 'America/Chicago'],
    ['IST', 'Asia/Kolkata'],
    ['Central European Time', 'Europe/Berlin'],
    ['pacific  time', 'America/Los_Angeles'],
    ['China Time', 'Asia/Shanghai'],
    ['utc', 'UTC'],
    ['UTC', 'UTC'],
    ['gmt', 'UTC'],
    ['Etc/UTC', 'UTC'],
  ])('%j is %s', (text, name) => {
    expect(findTimezone(text)?.name).toBe(name);
  });

  it.each(['', '  ', 'Mars/Olympus', 'CETX', '+02:00', '💥', 'x'.repeat(10_000)])(
    '%.20j is unknown',
    (text) => {
      expect(findTimezone(text)).toBeNull();
    },
  );

  it('knows half and quarter hours and the far end of the table', () => {
    const offsets = listTimezones().map(({ rawOffsetInMinutes }) => rawOffsetInMinutes);
    expect(offsets).toEqual(expect.arrayContaining([330, 345, 765, 840]));
  });

  it('finds every zone of the table by its name, and something for all its other names', () => {
    for (const zone of listTimezones()) {
      expect(findTimezone(zone.name)).toBe(zone);
      for (const name of [...zone.group, zone.abbreviation, zone.alternativeName]) {
        expect(findTimezone(name), name).not.toBeNull();
      }
    }
  });
});

describe('timezoneToWire', () => {
  it.each([
    ['Europe/Berlin', 'CET', 'Europe/Berlin'],
    ['Europe/London', 'UTC', 'Europe/London'],
    ['GMT', 'UTC', 'UTC'],
    ['UTC', 'UTC', 'UTC'],
    ['PST', 'PST', 'America/Los_Angeles'],
  ])('%s is stored as %s by version 1 and as %s by version 2', (text, first, second) => {
    const zone = findTimezone(text);
    expect(zone && timezoneToWire(zone, 1)).toBe(first);
    expect(zone && timezoneToWire(zone, 2)).toBe(second);
  });
});

describe('validateSystemConfig', () => {
  it('sends the zone in the form of the API version', () => {
    const validate = (timezone: unknown, apiVersion: 1 | 2) =>
      validateSystemConfig({ timezone }, { resolveTimezone: timezoneResolver(apiVersion) });
    expect(validate('cet', 1)).toEqual({ ok: true, value: { timezone: 'CET' } });
    expect(validate('cet', 2)).toEqual({ ok: true, value: { timezone: 'Europe/Berlin' } });
    for (const wrong of ['Middle-earth', '', null, 5]) {
      expect(validate(wrong, 2)).toMatchObject({ ok: false, message: 'Timezone must be valid' });
    }
  });
});
