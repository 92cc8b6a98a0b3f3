import { describe, expect, it } from 'vitest';
import { presenceOf, type SeenFront, type SeenHistory } from './presence-of.ts';

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
    expect(presenceOf('luna', front, known, NOW)).toEqual({ kind: 'here', checkedAtMs: null });
    expect(presenceOf('luna', front, nothing, NOW)).toEqual({ kind: 'here', checkedAtMs: null });
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
    expect(presenceOf('luna', { ...front, atMs }, known, NOW)).toEqual({ kind: 'here', checkedAtMs: atMs });
    expect(presenceOf('ash', { ...front, atMs }, known, NOW)).toMatchObject({ checkedAtMs: atMs });
  });

  it('goes by the switches alone if the front is not known', () => {
    expect(presenceOf('luna', null, { ...known, last: { kind: 'now' } }, NOW)).toEqual({
      kind: 'here',
      checkedAtMs: null,
    });
    expect(presenceOf('luna', null, { ...known, checkedAtMs: null }, NOW)).toBeNull();
  });

  it('says since when a member was not here, and nothing of one who is not in the history', () => {
    const last = { kind: 'not-since', atMs: NOW - 9 * HOUR_MS } as const;
    expect(presenceOf('ash', front, { ...known, last }, NOW)).toEqual({ ...last, checkedAtMs: null });
    expect(presenceOf('ash', front, { ...known, last: { kind: 'never' } }, NOW)).toBeNull();
  });
});
