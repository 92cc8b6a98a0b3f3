import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_AGE_MS } from '../../persistence/documents/cache-entry.ts';
import { EMPTY_CACHE } from '../../persistence/documents/status-document.ts';
import { createSafeStorage, memoryStorage, type StorageArea } from '../../platform/storage.ts';
import { expiredTasks } from '../../sync/refresher/expired-tasks.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { makeCachedMember, makeCachedSystem } from '../../testing/samples.ts';
import { createQueryClient } from '../query-client.ts';
import { createCacheWriter, WRITE_DELAY_MS } from './cache-writer.ts';
import {
  collect,
  hydrate,
  LARGEST_CACHE,
  loadPersistedCache,
  PERSISTED_CACHE_KEY,
} from './persisted-cache.ts';
import { createStatusCache, UNDATED_AT_MS } from './status-cache.ts';
import type { Front } from './types.ts';

const NOW_MS = Date.UTC(2026, 0, 1);
const ASH = makeCachedMember();
const LUNA = makeCachedMember({ id: 'ghjkn', uuid: null, name: 'Luna' });
const FRONTING: Front = { state: 'fronting', members: [ASH, LUNA], lastSwitch: '2025-12-31T00:00:00Z' };
const TIMES = { systems: 300, fronters: 300 };
/** Another system. */
const OTHER = { id: 'other', uuid: '00000000-0000-4000-8000-000000000008' };
const PRIVATE: Front = { state: 'private', members: [], lastSwitch: null };

function openCache(clock = createFakeClock(NOW_MS)) {
  return createStatusCache(createQueryClient(), clock, () => null);
}

function openWriter(area: StorageArea, followed: readonly string[]) {
  const clock = createFakeClock(NOW_MS);
  const cache = openCache(clock);
  const storage = createSafeStorage({ open: () => area });
  const writer = createCacheWriter({ cache, storage, clock, followed: () => followed, times: () => TIMES });
  return { cache, clock, storage, writer };
}

/** A storage that holds at most `limit` characters per text. */
function limited(limit: number): StorageArea {
  const area = memoryStorage();
  return {
    ...area,
    setItem(key, text) {
      if (text.length > limit) throw new DOMException('full', 'QuotaExceededError');
      area.setItem(key, text);
    },
  };
}

describe('the stored cache', () => {
  test.each([
    FRONTING,
    PRIVATE,
    { state: 'switched-out', members: [], lastSwitch: '2025-12-31T00:00:00Z' },
    { state: 'never-switched', members: [], lastSwitch: null },
  ] satisfies Front[])('comes back as it was, as old as it was: $state', (front) => {
    const before = openCache();
    before.writeSystem('exmpl', { value: makeCachedSystem(), atMs: NOW_MS - 5_000 });
    before.writeFront('exmpl', { value: front, atMs: NOW_MS - 9_000 });
    const text = JSON.stringify(collect(before, ['exmpl'], NOW_MS, TIMES));
    const storage = createSafeStorage({ open: () => memoryStorage({ [PERSISTED_CACHE_KEY]: text }) });
    const after = openCache();
    hydrate(after, loadPersistedCache(storage, NOW_MS), NOW_MS);
    expect(after.readSystem('exmpl')).toEqual({ value: makeCachedSystem(), atMs: NOW_MS - 5_000 });
    expect(after.readFront('exmpl')).toEqual({ value: front, atMs: NOW_MS - 9_000 });
  });

  test('is stored in the form of the specification', () => {
    const cache = openCache();
    cache.writeFront('exmpl', { value: FRONTING, atMs: NOW_MS });
    expect(collect(cache, ['exmpl'], NOW_MS, TIMES)).toEqual({
      version: 1,
      systems: {},
      members: {
        [ASH.uuid ?? '']: { ttl: 300, createdAt: NOW_MS, value: ASH },
        ghjkn: { ttl: 300, createdAt: NOW_MS, value: LUNA },
      },
      fronters: {
        exmpl: {
          ttl: 300,
          createdAt: NOW_MS,
          value: {
            system: 'exmpl',
            allowed: true,
            members: [ASH.uuid, 'ghjkn'],
            lastSwitch: FRONTING.lastSwitch,
            lastUpdated: '2026-01-01T00:00:00.000Z',
          },
        },
      },
    });
  });

  test('stores with each entry how long it is fresh, by the intervals that the person has chosen', () => {
    const cache = openCache();
    cache.writeSystem('exmpl', { value: makeCachedSystem(), atMs: NOW_MS });
    cache.writeFront('exmpl', { value: FRONTING, atMs: NOW_MS });
    const times = { systems: 3_600, fronters: 60 };
    const { systems, fronters, members } = collect(cache, ['exmpl'], NOW_MS, times);
    const all = [...Object.values(systems), ...Object.values(fronters), ...Object.values(members)];
    expect(all.map(({ ttl }) => ttl)).toEqual([3_600, 60, 60, 60]);
  });

  test('is expired by the time to live of each entry', () => {
    const system = (ttl: number, ageMs: number) => ({
      ttl,
      createdAt: NOW_MS - ageMs,
      value: makeCachedSystem(),
    });
    const systems = { fresh: system(10, 9_999), old: system(10, 10_000), ahead: system(10, -1) };
    expect(expiredTasks({ ...EMPTY_CACHE, systems }, NOW_MS)).toEqual([
      { id: 'old', kind: 'system' },
      { id: 'ahead', kind: 'system' },
    ]);
  });

  test('a front with a missing member is not shown', () => {
    const cache = openCache();
    cache.writeFront('exmpl', { value: FRONTING, atMs: NOW_MS });
    const stored = collect(cache, ['exmpl'], NOW_MS, TIMES);
    const after = openCache();
    hydrate(after, { ...stored, members: { ghjkn: { ttl: 300, createdAt: NOW_MS, value: LUNA } } }, NOW_MS);
    expect(after.readFront('exmpl')).toBeNull();
  });

  test('entries past their maximum age are deleted at the start, and no others', () => {
    const entry = { ttl: 300, createdAt: NOW_MS - 1_000, value: makeCachedSystem() };
    const old = { ...entry, createdAt: NOW_MS - LONGEST_AGE_MS };
    const text = JSON.stringify({ ...EMPTY_CACHE, systems: { exmpl: entry, other: old } });
    const area = memoryStorage({ [PERSISTED_CACHE_KEY]: text });
    loadPersistedCache(createSafeStorage({ open: () => area }), NOW_MS);
    expect(JSON.parse(area.getItem(PERSISTED_CACHE_KEY) ?? 'null').systems).toEqual({ exmpl: entry });
  });

  test('an entry dated in the future is shown with an unknown age', () => {
    const before = openCache();
    before.writeSystem('exmpl', { value: makeCachedSystem(), atMs: NOW_MS });
    before.writeFront('exmpl', { value: FRONTING, atMs: NOW_MS });
    const after = openCache();
    hydrate(after, collect(before, ['exmpl'], NOW_MS, TIMES), NOW_MS - 3_600_000);
    expect(after.readSystem('exmpl')).toEqual({ value: makeCachedSystem(), atMs: UNDATED_AT_MS });
    expect(after.readFront('exmpl')?.value.members).toEqual(FRONTING.members);
  });

  test('a system that alone fills the storage is left out, and the others are stored', () => {
    const cache = openCache();
    const description = 'x'.repeat(LARGEST_CACHE);
    cache.writeSystem('exmpl', { value: makeCachedSystem({ description }), atMs: NOW_MS });
    cache.writeSystem('other', { value: makeCachedSystem(OTHER), atMs: NOW_MS - 1 });
    const stored = collect(cache, ['exmpl', 'other'], NOW_MS, TIMES);
    expect(Object.keys(stored.systems)).toEqual(['other']);
    expect(JSON.stringify(stored).length).toBeLessThan(LARGEST_CACHE);
  });

  test('unfollowed systems and very old entries are not stored', () => {
    const cache = openCache();
    cache.writeSystem('exmpl', { value: makeCachedSystem(), atMs: NOW_MS - LONGEST_AGE_MS });
    cache.writeSystem('other', { value: makeCachedSystem(OTHER), atMs: NOW_MS });
    expect(collect(cache, ['exmpl'], NOW_MS, TIMES).systems).toEqual({});
  });

  test.each(['null', '[]', '5', '""', '{', ''])('as %j is deleted', (text) => {
    const area = memoryStorage({ [PERSISTED_CACHE_KEY]: text });
    loadPersistedCache(createSafeStorage({ open: () => area }), NOW_MS);
    expect(area.getItem(PERSISTED_CACHE_KEY)).toBeNull();
  });

  test('an unusable entry is deleted, and the rest is used', () => {
    const entry = { ttl: 300, createdAt: NOW_MS, value: makeCachedSystem() };
    const text = JSON.stringify({ ...EMPTY_CACHE, systems: { exmpl: entry, other: { ...entry, ttl: 'x' } } });
    const area = memoryStorage({ 'persisted-cache': text });
    expect(loadPersistedCache(createSafeStorage({ open: () => area }), NOW_MS).systems).toEqual({
      exmpl: entry,
    });
    expect(area.getItem('persisted-cache')).toBeNull();
  });

  test('data of any shape never stops the start, and an unusable store is deleted', () => {
    const near = fc.record({
      version: fc.oneof(fc.constant(1), fc.integer(), fc.string()),
      systems: fc.dictionary(fc.string(), fc.jsonValue()),
      members: fc.oneof(fc.jsonValue(), fc.constant({})),
      fronters: fc.dictionary(
        fc.string(),
        fc.record({
          ttl: fc.oneof(fc.nat(), fc.string()),
          createdAt: fc.oneof(fc.nat(), fc.constant(NOW_MS), fc.double()),
          value: fc.record({
            system: fc.string(),
            allowed: fc.oneof(fc.boolean(), fc.string()),
            members: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
            lastSwitch: fc.oneof(fc.string(), fc.constant(null)),
            lastUpdated: fc.string(),
          }),
        }),
      ),
    });
    const texts = fc.oneof(
      near.map((value) => JSON.stringify(value)),
      fc.json(),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const area = memoryStorage({ [PERSISTED_CACHE_KEY]: text });
        const storage = createSafeStorage({ open: () => area });
        const cache = openCache();
        const loaded = loadPersistedCache(storage, NOW_MS);
        hydrate(cache, loaded, NOW_MS);
        // Used, without expired entries, or unusable and deleted.
        expect([text, JSON.stringify(loaded), null]).toContain(area.getItem(PERSISTED_CACHE_KEY));
        expect(storage.problem).toBeNull();
        // Everything taken over can be stored again and read back.
        const again = JSON.stringify(collect(cache, ['exmpl'], NOW_MS, TIMES));
        loadPersistedCache(
          createSafeStorage({ open: () => memoryStorage({ [PERSISTED_CACHE_KEY]: again }) }),
          NOW_MS,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('writing', () => {
  test('waits for more changes, and then writes once', async () => {
    const area = memoryStorage();
    const { cache, clock } = openWriter(area, ['exmpl']);
    cache.writeSystem('exmpl', { value: makeCachedSystem(), atMs: NOW_MS });
    await clock.advance(WRITE_DELAY_MS - 1);
    expect(area.getItem(PERSISTED_CACHE_KEY)).toBeNull();
    await clock.advance(1);
    expect(JSON.parse(area.getItem(PERSISTED_CACHE_KEY) ?? '{}').systems.exmpl.value.name).toBe('Example');
  });

  test('does not wait when the page is about to close', () => {
    const area = memoryStorage();
    const { cache, writer } = openWriter(area, ['exmpl']);
    writer.flush();
    expect(area.getItem(PERSISTED_CACHE_KEY)).toBeNull();
    cache.writeSystem('exmpl', { value: makeCachedSystem(), atMs: NOW_MS });
    writer.flush();
    expect(area.getItem(PERSISTED_CACHE_KEY)).toContain('Example');
  });

  test('members of a front that became private leave the device at once', () => {
    const area = memoryStorage();
    const { cache, writer } = openWriter(area, ['exmpl']);
    cache.writeFront('exmpl', { value: FRONTING, atMs: NOW_MS });
    writer.flush();
    expect(area.getItem(PERSISTED_CACHE_KEY)).toContain('Luna');
    cache.writeFront('exmpl', { value: PRIVATE, atMs: NOW_MS + 1 });
    expect(area.getItem(PERSISTED_CACHE_KEY)).not.toContain('Luna');
  });

  test('a system that is gone leaves the device at once, wherever it was seen', () => {
    const area = memoryStorage();
    const queryClient = createQueryClient();
    const clock = createFakeClock(NOW_MS);
    const cache = createStatusCache(queryClient, clock, () => null);
    const storage = createSafeStorage({ open: () => area });
    const writer = createCacheWriter({
      cache,
      storage,
      clock: createFakeClock(NOW_MS),
      followed: () => ['exmpl'],
      times: () => TIMES,
    });
    const { uuid } = makeCachedSystem();
    queryClient.setQueryData(['public', 'systems', 'looked-up', uuid], 'seen by its uuid');
    queryClient.setQueryData(['public', 'systems', 'fronters', 'exmpl'], 'seen by its id');
    queryClient.setQueryData(['public', 'systems', 'looked-up', 'other'], 'another');
    cache.writeSystem('exmpl', { value: makeCachedSystem(), atMs: NOW_MS });
    cache.writeFront('exmpl', { value: FRONTING, atMs: NOW_MS });
    writer.flush();
    cache.forget('exmpl');
    expect(area.getItem(PERSISTED_CACHE_KEY)).not.toMatch(/Example|Luna|Ash/);
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ).toEqual(['another']);
  });

  test('a system that is followed by its uuid is known by no short id after it is forgotten, unless another has that by now', () => {
    const queryClient = createQueryClient();
    const cache = createStatusCache(queryClient, createFakeClock(NOW_MS), () => null);
    const { uuid } = OTHER;
    cache.writeSystem('abcde', { value: makeCachedSystem({ id: 'abcde', uuid }), atMs: NOW_MS });
    expect(cache.readSystem(uuid)).toEqual(cache.readSystem('abcde'));
    cache.forget(uuid);
    expect(cache.readSystem('abcde')).toBeNull();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);

    cache.writeSystem(uuid, { value: makeCachedSystem({ id: 'exmpl', uuid }), atMs: NOW_MS });
    cache.writeSystem('exmpl', { value: makeCachedSystem(), atMs: NOW_MS });
    cache.forget(uuid);
    expect(cache.readSystem(uuid)).toBeNull();
    expect(cache.readSystem('exmpl')).not.toBeNull();
  });

  test('without room, the oldest entries are deleted', () => {
    const followed = Array.from({ length: 8 }, (_, index) => `sys${'abcdefgh'[index]}x`);
    const area = limited(1_500);
    const { cache, storage, writer } = openWriter(area, followed);
    followed.forEach((id, index) => {
      cache.writeSystem(id, { value: makeCachedSystem({ id }), atMs: NOW_MS - index * 1_000 });
    });
    writer.flush();
    const kept = Object.keys(JSON.parse(area.getItem(PERSISTED_CACHE_KEY) ?? '{}').systems);
    expect(kept).toEqual(followed.slice(0, 3));
    expect(storage.problem).toBeNull();
  });

  test('without any room, the stored cache is deleted, so that no deleted entry stays', () => {
    const area = limited(0);
    const { cache, storage, writer } = openWriter(area, ['exmpl']);
    cache.writeSystem('exmpl', { value: makeCachedSystem(), atMs: NOW_MS });
    writer.flush();
    expect(area.getItem(PERSISTED_CACHE_KEY)).toBeNull();
    expect(storage.problem).toBe('full');
    expect(cache.readSystem('exmpl')).not.toBeNull();
  });
});

test('an older answer never replaces a newer one', () => {
  const cache = openCache();
  cache.writeSystem('exmpl', { value: makeCachedSystem({ name: 'New' }), atMs: NOW_MS });
  cache.writeSystem('exmpl', { value: makeCachedSystem({ name: 'Old' }), atMs: NOW_MS - 1 });
  expect(cache.readSystem('exmpl')?.value.name).toBe('New');
});

test('after the clock is set back, new answers still replace older ones', () => {
  const cache = openCache();
  cache.writeSystem('exmpl', { value: makeCachedSystem({ name: 'Old' }), atMs: NOW_MS + 3_600_000 });
  cache.writeSystem('exmpl', { value: makeCachedSystem({ name: 'New' }), atMs: NOW_MS });
  expect(cache.readSystem('exmpl')?.value.name).toBe('New');
});

test('entries that no screen shows stay', () => {
  const queryClient = createQueryClient();
  const cache = createStatusCache(queryClient, createFakeClock(NOW_MS), () => null);
  cache.writeSystem('exmpl', { value: makeCachedSystem(), atMs: NOW_MS });
  cache.writeFront('exmpl', { value: FRONTING, atMs: NOW_MS });
  const lifetimes = queryClient
    .getQueryCache()
    .getAll()
    .map(({ options }) => options.gcTime);
  expect(lifetimes).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});
