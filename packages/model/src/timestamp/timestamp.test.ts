import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preciseTimestamp, serviceTimestamp } from './exact-timestamp.ts';
import { microsecondAfter, parseTimestamp, timestampSortKey } from './timestamp.ts';

describe('parseTimestamp', () => {
  it.each([
    ['2024-01-01T12:00:00Z', Date.UTC(2024, 0, 1, 12)],
    ['2024-01-01T12:00:00.5Z', Date.UTC(2024, 0, 1, 12, 0, 0, 500)],
    ['2024-01-01T12:00:00.123456Z', Date.UTC(2024, 0, 1, 12, 0, 0, 123)],
    ['2024-01-01T12:00:00.123456789Z', Date.UTC(2024, 0, 1, 12, 0, 0, 123)],
    ['2024-01-01T12:00:00+02:00', Date.UTC(2024, 0, 1, 10)],
  ])('%s is %i', (text, ms) => {
    expect(parseTimestamp(text)).toBe(ms);
  });

  it.each([null, undefined, '', 'yesterday', '2024-01-01', '2024-13-01T00:00:00Z', '1704110400000'])(
    '%j is not a timestamp',
    (text) => {
      expect(parseTimestamp(text)).toBeNull();
    },
  );

  it('reads what toISOString writes', () => {
    const ms = fc.integer({ min: 0, max: Date.UTC(9999, 0) });
    fc.assert(
      fc.property(ms, (time) => {
        expect(parseTimestamp(new Date(time).toISOString())).toBe(time);
      }),
    );
  });
});

describe('preciseTimestamp', () => {
  it('distinguishes microseconds, and orders instants by time', () => {
    const micros = fc.integer({ min: 0, max: 999_999 });
    const text = (second: number, micro: number) =>
      `2099-01-01T00:00:0${second}.${String(micro).padStart(6, '0')}Z`;
    fc.assert(
      fc.property(fc.nat(9), micros, fc.nat(9), micros, (second, micro, otherSecond, otherMicro) => {
        const [one, other] = [text(second, micro), text(otherSecond, otherMicro)];
        const order = Math.sign((preciseTimestamp(one) ?? 0) - (preciseTimestamp(other) ?? 0));
        expect(order).toBe(one < other ? -1 : one > other ? 1 : 0);
      }),
    );
    expect(preciseTimestamp('2024-01-01T12:00:00.5+02:00')).toBe(Date.UTC(2024, 0, 1, 10, 0, 0, 500));
    expect(preciseTimestamp('yesterday')).toBeNull();
    expect(preciseTimestamp('2024-13-01T00:00:00Z')).toBeNull();
  });
});

describe('timestampSortKey', () => {
  const sorted = [
    '0001-01-01T00:00:00Z',
    '2024-01-01T12:00:00Z',
    '2024-01-01T12:00:00.000001Z',
    '2024-01-01T12:00:00.12345Z',
    '2024-01-01T12:00:00.123456Z',
    '2024-01-01T12:00:00.123457Z',
    '2024-01-01T12:00:00.5Z',
    '2024-01-01T13:30:00+01:00',
    '2024-01-01T12:30:00.1Z',
    '9999-12-31T23:59:59.999999Z',
  ];

  it('distinguishes instants to the last digit and sorts by time', () => {
    const shuffled = [...sorted].reverse();
    const compare = (a: string, b: string) =>
      (timestampSortKey(a) ?? '') < (timestampSortKey(b) ?? '') ? -1 : 1;
    expect(shuffled.sort(compare)).toEqual(sorted);
  });

  it('is equal for one instant in any spelling', () => {
    expect(timestampSortKey('2024-01-01T14:00:00.50+02:00')).toBe(timestampSortKey('2024-01-01T12:00:00.5Z'));
  });

  it.each([null, undefined, '', 'yesterday', '0000-01-01T00:00:00+01:00'])('%j has none', (text) => {
    expect(timestampSortKey(text)).toBeNull();
  });
});

describe('serviceTimestamp', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00Z'],
    ['2026-01-01T00:00:00.500000Z', '2026-01-01T00:00:00.5Z'],
    ['2026-01-01T00:00:00.123456789Z', '2026-01-01T00:00:00.123456Z'],
    ['2026-01-01t02:00:00,5+02:00', '2026-01-01T00:00:00.5Z'],
    ['yesterday', null],
  ])('the service writes %s as %s', (text, written) => {
    expect(serviceTimestamp(text)).toBe(written);
  });
});

describe('microsecondAfter', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000001Z'],
    ['2026-01-01T00:00:00.5Z', '2026-01-01T00:00:00.500001Z'],
    ['2026-01-01T00:00:00.123456789Z', '2026-01-01T00:00:00.123457Z'],
    ['2026-01-01T02:00:00.000009+02:00', '2026-01-01T00:00:00.00001Z'],
    ['2026-12-31T23:59:59.999999Z', '2027-01-01T00:00:00Z'],
  ])('one microsecond after %s is %s', (timestamp, after) => {
    expect(microsecondAfter(timestamp)).toBe(after);
  });

  it.each(['yesterday', '9999-12-31T23:59:59.999999Z'])('nothing comes after %s', (text) => {
    expect(microsecondAfter(text)).toBe(text);
  });

  it('is later by exactly one microsecond, and written as the service writes it', () => {
    const time = fc.integer({ min: 0, max: Date.UTC(9999, 0) });
    fc.assert(
      fc.property(time, fc.nat(999), (ms, micro) => {
        const before = new Date(ms).toISOString().replace('Z', `${String(micro).padStart(3, '0')}Z`);
        const after = microsecondAfter(before);
        expect(serviceTimestamp(after)).toBe(after);
        const micros = (text: string) =>
          BigInt(parseTimestamp(text) ?? 0) * 1_000n + BigInt((timestampSortKey(text) ?? '').slice(23, 26));
        expect(micros(after) - micros(before)).toBe(1n);
      }),
    );
  });
});
