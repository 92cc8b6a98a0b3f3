import { createClient } from '@frontboard/client';
import { expect, test } from 'vitest';
import { DEFAULT_CACHE_TTL_SECONDS } from '../../persistence/documents/cache-entry.ts';
import { systemLookups } from './lookup-queries.ts';

test('a looked-up system and its fronters are fresh for the same time, the cache’s time to live', () => {
  const lookups = systemLookups({ client: createClient(), viewer: 'public', call: {} });
  const ttlMs = DEFAULT_CACHE_TTL_SECONDS * 1_000;
  expect([lookups.system('exmpl').staleTime, lookups.front('exmpl').staleTime]).toEqual([ttlMs, ttlMs]);
});
