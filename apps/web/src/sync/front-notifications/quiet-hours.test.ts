import { describe, expect, test } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00`);

describe('quiet hours', () => {
  test.each([
    ['22:00', '07:00', '21:59', false],
    ['22:00', '07:00', '22:00', true],
    ['22:00', '07:00', '00:00', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['09:00', '17:30', '08:59', false],
    ['09:00', '17:30', '17:29', true],
    ['09:00', '17:30', '17:30', false],
    ['08:00', '08:00', '07:59', true],
  ])('from %s to %s: at %s quiet is %s', (quietFrom, quietTo, time, expected) => {
    expect(isQuiet({ quietFrom, quietTo }, at(time))).toBe(expected);
  });
});
