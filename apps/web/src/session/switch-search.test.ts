import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoment } from './switch-moment.ts';
import { readSwitchSearch } from './switch-search.ts';

describe('readSwitchSearch', () => {
  it('reads texts, numbers and repeated parameters, and skips empty ones', () => {
    expect(readSwitchSearch({ members: ' luna,ash ', at: '2026-05-03T14:00Z' })).toEqual({
      members: 'luna,ash',
      at: '2026-05-03T14:00Z',
    });
    expect(readSwitchSearch({ members: ['luna', 'ash'], at: 2026 })).toEqual({
      members: 'luna,ash',
      at: '2026',
    });
    expect(readSwitchSearch({ front: ' work ' })).toEqual({ front: 'work' });
    expect(readSwitchSearch({ members: '', front: '', at: {}, other: 'x' })).toEqual({});
  });
});

describe('readMoment', () => {
  const instant = Date.UTC(2026, 4, 3, 14, 0);

  it.each([
    '2026-05-03T14:00:00Z',
    '2026-05-03T14:00Z',
    '2026-05-03T16:00+02:00',
    '2026-05-03T16:00 02:00',
    '2026-05-03T14:00:00.000000Z',
  ])('reads %s as an instant', (text) => expect(readMoment(text)).toBe(instant));

  it.each(['2026-05-03T14:00', '2026-05-03 14:00', '2026-05-03T14:00:00'])(
    'reads %s in the zone of the device',
    (text) => expect(readMoment(text)).toBe(new Date(2026, 4, 3, 14, 0).getTime()),
  );

  it('reads a day as its start', () => {
    expect(readMoment('2026-05-03')).toBe(new Date(2026, 4, 3).getTime());
  });

  it.each(['', 'yesterday', '2026', '2026-13-01', '2026-02-31T10:00', '14:00', '2026-05-03T25:00'])(
    'refuses %j',
    (text) => expect(readMoment(text)).toBeNull(),
  );

  it('never throws for any address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ms = readMoment(text);
        expect(ms === null || Number.isFinite(ms)).toBe(true);
      }),
    );
  });
});
