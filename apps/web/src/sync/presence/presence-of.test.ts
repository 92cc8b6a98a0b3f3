import { describe, expect, it, test } from 'vitest';
import { ageOf, presenceOf, type SeenFront, type SeenHistory, seenFront } from './presence-of.ts';

const NOW = 100_000_000;
const HOUR_MS = 3_600_000;
const front: SeenFront = { memberIds: ['luna'], sinceMs: NOW - HOUR_MS, atMs: NOW - 1_000 };
const nothing: SeenHistory = { last: null, newestMs: null, checkedAtMs: null };
const known: SeenHistory = {
  last: { kind: 'at', atMs: NOW - 5 * HOUR_MS },
  newestMs: NOW - HOUR_MS,
  checkedAtMs: NOW - 1_000,
};

describe('presenceOf', () => {
  it('is here as the front says, whatever the switches say', () => {
    expect(presenceOf('luna', front, known, NOW)).toEqual({
      kind: 'here',
      sinceMs: front.sinceMs,
      checkedAtMs: null,
    });
    expect(presenceOf('luna', front, nothing, NOW)).toEqual({
      kind: 'here',
      sinceMs: front.sinceMs,
      checkedAtMs: null,
    });
  });

  it('was last here as the switches say, which have the switch of the front', () => {
    expect(presenceOf('ash', front, known, NOW)).toEqual({
      kind: 'last',
      atMs: NOW - 5 * HOUR_MS,
      checkedAtMs: null,
    });
  });

  it('says nothing if the front began after the newest known switch', () => {
    expect(presenceOf('ash', front, { ...known, newestMs: NOW - 2 * HOUR_MS }, NOW)).toBeNull();
    expect(presenceOf('ash', front, nothing, NOW)).toBeNull();
  });

  it('says when it was checked if that is a while ago', () => {
    const atMs = NOW - HOUR_MS / 2;
    expect(presenceOf('luna', { ...front, atMs }, known, NOW)).toEqual({
      kind: 'here',
      sinceMs: front.sinceMs,
      checkedAtMs: atMs,
    });
    expect(presenceOf('ash', { ...front, atMs }, known, NOW)).toMatchObject({ checkedAtMs: atMs });
  });

  it('goes by the switches alone if the front is not known', () => {
    expect(presenceOf('luna', null, { ...known, last: { kind: 'now' } }, NOW)).toEqual({
      kind: 'here',
      sinceMs: known.newestMs,
      checkedAtMs: null,
    });
    expect(presenceOf('luna', null, { ...known, checkedAtMs: null }, NOW)).toBeNull();
  });

  it('says since when a member was not here, and nothing of one who is not in the history', () => {
    const last = { kind: 'not-since', atMs: NOW - 48 * HOUR_MS } as const;
    expect(presenceOf('ash', front, { ...known, last }, NOW)).toEqual({ ...last, checkedAtMs: null });
    expect(presenceOf('ash', front, { ...known, last: { kind: 'never' } }, NOW)).toBeNull();
    expect(presenceOf('ash', front, { ...known, last: { ...last, atMs: NOW - 1 } }, NOW)).toBeNull();
  });

  it.each(['private', 'gone'] as const)(
    'says nothing of a system that is %s, whatever the switches say',
    (state) => {
      const seen = seenFront({ state, members: [], lastSwitch: null }, NOW - 1_000);
      expect(presenceOf('luna', seen, { ...known, last: { kind: 'now' } }, NOW)).toBeNull();
      expect(presenceOf('ash', seen, known, NOW)).toBeNull();
    },
  );

  it('goes by the switches, with their age, if they were checked later and have a later switch', () => {
    const older = { ...front, atMs: NOW - 540_000 };
    const newer = { ...known, newestMs: NOW - 120_000, checkedAtMs: NOW - 60_000 };
    const last = { kind: 'at', atMs: NOW - 120_000 } as const;
    expect(presenceOf('luna', older, { ...newer, last }, NOW)).toEqual({
      kind: 'last',
      atMs: NOW - 120_000,
      checkedAtMs: null,
    });
    expect(presenceOf('moss', { ...older, sinceMs: null }, { ...newer, last: { kind: 'now' } }, NOW)).toEqual(
      {
        kind: 'here',
        sinceMs: newer.newestMs,
        checkedAtMs: null,
      },
    );
    const longAgo = { ...newer, last, newestMs: NOW - HOUR_MS / 2, checkedAtMs: NOW - HOUR_MS / 3 };
    expect(presenceOf('luna', { ...older, atMs: NOW - HOUR_MS / 2 }, longAgo, NOW)).toMatchObject({
      kind: 'last',
      checkedAtMs: NOW - HOUR_MS / 3,
    });
    // The front was fetched after the later switch was deleted.
    expect(presenceOf('luna', { ...front, atMs: NOW }, { ...newer, last }, NOW)).toMatchObject({
      kind: 'here',
    });
  });

  it('does not go by what was fetched before the clock was set back', () => {
    const ahead = { ...front, atMs: NOW + HOUR_MS };
    const last = { kind: 'at', atMs: NOW - 120_000 } as const;
    expect(presenceOf('luna', ahead, { ...known, last }, NOW)).toMatchObject({ kind: 'last' });
    expect(presenceOf('luna', ahead, { ...known, last, checkedAtMs: NOW + HOUR_MS }, NOW)).toBeNull();
    expect(presenceOf('luna', { ...front, atMs: NOW + 59_000 }, known, NOW)).toMatchObject({ kind: 'here' });
  });
});

test.each([
  [-2, 'current'],
  [10, 'current'],
  [10.1, 'old'],
  [-2.1, 'unknown'],
])('what was fetched %d minutes ago is %s', (minutesAgo, age) => {
  expect(ageOf(NOW - minutesAgo * 60_000, NOW)).toBe(age);
});
