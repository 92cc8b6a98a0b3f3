import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../persistence/documents/settings.ts';
import { formatInterval, INTERVALS_S, intervalChoices } from './intervals.ts';

describe('formatDuration', () => {
  it.each([
    [10, '10 seconds'],
    [60, '1 minute'],
    [300, '5 minutes'],
    [3600, '1 hour'],
    [5400, '1 hour 30 minutes'],
    [86_400, '1 day'],
    [90_061, '1 day 1 hour 1 minute 1 second'],
    [0, '0 seconds'],
  ])('%d is "%s"', (seconds, words) => {
    expect(formatInterval(seconds)).toBe(words);
  });
});

describe('intervalChoices', () => {
  it('runs from ten seconds to a day and has the defaults', () => {
    expect(INTERVALS_S.at(0)).toBe(10);
    expect(INTERVALS_S.at(-1)).toBe(86_400);
    expect(INTERVALS_S).toContain(DEFAULT_SETTINGS.systemUpdateInterval);
    expect(INTERVALS_S).toContain(DEFAULT_SETTINGS.fronterUpdateInterval);
  });

  it('lists an interval that was set elsewhere, in order', () => {
    const choices = intervalChoices(45);
    expect(choices).toContain(45);
    expect(choices).toEqual([...choices].sort((a, b) => a - b));
    expect(intervalChoices(300)).toHaveLength(INTERVALS_S.length);
  });
});
