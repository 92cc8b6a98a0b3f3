import { memberFromWire, systemFromWire, wireMemberSchema, wireSystemSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { cacheEntry, isExpired } from './cache-entry.ts';
import { type CachedFronters, toCachedMember, toCachedSystem } from './cached-records.ts';
import { EMPTY_CACHE, type PersistedCache, readPersistedCache } from './status-document.ts';

const NOW = 1_700_000_000_000;
const system = toCachedSystem(
  systemFromWire(parse(wireSystemSchema, { id: 'exmpl', webhook_url: 'secret', privacy: {} }), 'then'),
);
const member = toCachedMember(memberFromWire(parse(wireMemberSchema, { id: 'abcde', name: 'Ash' }), 'then'));
const fronters: CachedFronters = {
  system: 'exmpl',
  allowed: true,
  members: ['abcde'],
  lastSwitch: '2024-01-01T12:00:00.123456Z',
  lastUpdated: '2024-01-01T13:00:00.000Z',
};
const cache: PersistedCache = {
  version: 1,
  systems: { exmpl: cacheEntry(system, NOW) },
  members: { abcde: cacheEntry(member, NOW) },
  fronters: { exmpl: cacheEntry(fronters, NOW, 60) },
};

describe('readPersistedCache', () => {
  it('returns what was stored', () => {
    expect(readPersistedCache(JSON.parse(JSON.stringify(cache)))).toEqual({ cache, problems: [] });
  });

  it('nothing stored is empty and no problem', () => {
    expect(readPersistedCache(null)).toEqual({ cache: EMPTY_CACHE, problems: [] });
  });

  it.each([5, 'x', [], {}, { version: 2 }, { version: '1' }, { systems: {} }])('%j is rejected', (stored) => {
    const read = readPersistedCache(stored);
    expect(read).toMatchObject({ cache: EMPTY_CACHE });
    expect(read.problems).toHaveLength(1);
  });

  it('drops bad entries one by one', () => {
    const entry = cache.systems.exmpl;
    const read = readPersistedCache({
      ...cache,
      systems: {
        ...cache.systems,
        noEntry: 5,
        noId: { ...entry, value: { ...system, id: undefined } },
        wrongName: { ...entry, value: { ...system, name: 5 } },
        noTtl: { ...entry, ttl: '300' },
        negative: { ...entry, ttl: -1 },
      },
      members: null,
    });
    expect(read.cache).toEqual({ ...cache, members: {} });
    expect(read.problems).toHaveLength(6);
  });

  it('an entry named like a built-in property changes nothing else', () => {
    const text = JSON.stringify(cache).replace('"systems":{"exmpl"', '"systems":{"__proto__"');
    const read = readPersistedCache(JSON.parse(text));
    expect(Object.keys(read.cache.systems)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(read.cache.systems)).toBe(Object.prototype);
  });
});

describe('cached records', () => {
  it('contain no privacy settings and no unknown fields', () => {
    expect(Object.keys(system)).toEqual([
      'id',
      'uuid',
      'name',
      'description',
      'tag',
      'pronouns',
      'avatarUrl',
      'bannerUrl',
      'color',
      'createdAt',
      'updatedAt',
    ]);
    expect(member).not.toHaveProperty('privacy');
    expect(member).not.toHaveProperty('extra');
  });
});

describe('isExpired', () => {
  it.each([
    [0, false],
    [299_999, false],
    [300_000, true],
    [-1, true],
  ])('an entry of 300 seconds that is %i ms old: %s', (ageMs, expired) => {
    expect(isExpired(cacheEntry(system, NOW), NOW + ageMs)).toBe(expired);
  });
});
