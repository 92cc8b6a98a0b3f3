import { timezoneIds } from '@frontboard/model/timezone';
import { describe, expect, it } from 'vitest';
import { isTimeZone } from './time-zone.ts';

describe('time zones', () => {
  it('every zone this machine knows is one, and none of them in another case', () => {
    for (const id of Intl.supportedValuesOf('timeZone')) {
      expect([id, isTimeZone(id)]).toEqual([id, true]);
      expect([id, isTimeZone(id.toLowerCase())]).toEqual([id, false]);
    }
  });

  it('every id that the app knows is one', () => {
    expect([...timezoneIds().keys()].filter((id) => !isTimeZone(id))).toEqual([]);
  });

  it.each([
    'UTC',
    'Etc/UTC',
    'Etc/GMT+5',
    'Etc/GMT-14',
    'GMT',
    'GMT0',
    'EST5EDT',
    'US/Eastern',
    'US/East-Indiana',
    'Asia/Calcutta',
    'Asia/Kolkata',
    'Europe/Isle_of_Man',
    'America/Port-au-Prince',
    'America/Argentina/ComodRivadavia',
    'Antarctica/DumontDUrville',
    'Africa/Dar_es_Salaam',
    'W-SU',
    'NZ-CHAT',
    'GB-Eire',
    'UTC+05',
    'UTC-03:30',
    'UTC+18:00',
    'UTC+00:00:30',
  ])('%s is one', (id) => {
    expect(isTimeZone(id)).toBe(true);
  });

  it.each([
    '',
    'utc',
    'Europe/berlin',
    'EUROPE/BERLIN',
    'Europe/Atlantis',
    'CEST',
    'PST',
    'IST',
    '+05:00',
    'UTC+5',
    'UTC+19',
    'UTC+18:01',
    'UTC+05:3',
    'GMT+5',
    'Etc/Gmt+5',
    ' UTC',
    'SystemV/PST8',
    'Systemv/Pst8',
    'US/Pacific-New',
    'Canada/East-Saskatchewan',
  ])('%j is none', (id) => {
    expect(isTimeZone(id)).toBe(false);
  });
});
