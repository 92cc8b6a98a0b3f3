import { groupFromWire, memberFromWire, wireGroupSchema, wireMemberSchema } from '@frontboard/model';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '../../persistence/database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { deleteLists, persistList, readPersistedList } from './persisted-lists.ts';

installFakeDatabase();

const NOW_MS = Date.UTC(2026, 0, 1);
const VIEWER = '00000000-0000-4000-8000-000000000000';
const OTHER = '00000000-0000-4000-8000-000000000001';

const luna = memberFromWire(
  wireMemberSchema.parse({
    id: 'abcde',
    uuid: '11111111-0000-4000-8000-000000000000',
    system: 'sysaa',
    name: 'Luna',
    color: 'aa33ff',
    proxy_tags: [{ prefix: 'L:', suffix: null }],
    privacy: null,
    wonder: { new: true },
  }),
  '2026-01-01T00:00:00.000Z',
);
const house = groupFromWire(
  wireGroupSchema.parse({
    id: 'ghjkn',
    uuid: '22222222-0000-4000-8000-000000000000',
    name: 'House',
    members: ['11111111-0000-4000-8000-000000000000'],
  }),
  '2026-01-01T00:00:00.000Z',
);

/** Puts any row where a list is kept. */
async function putRow(row: Record<string, unknown>): Promise<void> {
  await (await openDatabase()).put('lists', { ...row, viewer: VIEWER, kind: 'members' });
}

test('lists come back as they were, each for its own eyes', async () => {
  await persistList(VIEWER, 'members', { atMs: NOW_MS - 5_000, items: [luna] });
  await persistList(VIEWER, 'groups', { atMs: NOW_MS - 9_000, items: [house] });
  expect(await readPersistedList(VIEWER, 'members', NOW_MS)).toEqual({ atMs: NOW_MS - 5_000, items: [luna] });
  expect(await readPersistedList(VIEWER, 'groups', NOW_MS)).toEqual({ atMs: NOW_MS - 9_000, items: [house] });
  expect(await readPersistedList(OTHER, 'members', NOW_MS)).toBeNull();
});

test('a list that cannot be read as a whole is deleted: half of it would pass for the whole', async () => {
  await putRow({ atMs: NOW_MS, items: [luna, { ...luna, name: 5 }] });
  expect(await readPersistedList(VIEWER, 'members', NOW_MS)).toBeNull();
  expect(await (await openDatabase()).get('lists', [VIEWER, 'members'])).toBeUndefined();
});

test('a list from the future is of now', async () => {
  await putRow({ atMs: NOW_MS + 60_000, items: [luna] });
  expect((await readPersistedList(VIEWER, 'members', NOW_MS))?.atMs).toBe(NOW_MS);
});

test('what is kept of any shape is a list of members or nothing', async () => {
  const row = fc.record({ atMs: fc.oneof(fc.double(), fc.jsonValue()), items: fc.jsonValue() });
  await fc.assert(
    fc.asyncProperty(row, async (stored) => {
      await putRow(stored);
      const list = await readPersistedList(VIEWER, 'members', NOW_MS);
      expect(list === null || list.items.every(({ name }) => typeof name === 'string')).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('lists of accounts that are gone are deleted', async () => {
  await persistList(VIEWER, 'members', { atMs: NOW_MS, items: [luna] });
  await persistList(OTHER, 'members', { atMs: NOW_MS, items: [luna] });
  await deleteLists((viewer) => viewer !== OTHER);
  expect(await readPersistedList(VIEWER, 'members', NOW_MS)).toBeNull();
  expect(await readPersistedList(OTHER, 'members', NOW_MS)).not.toBeNull();
});
