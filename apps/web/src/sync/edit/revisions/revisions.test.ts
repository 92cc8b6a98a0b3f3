import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../../platform/storage.ts';
import { addRevision, purgeText, type Revision, revisionsStores, withinBounds } from './revisions.ts';

const DAY_MS = 24 * 3_600_000;
const place = () => createSafeStorage({ open: () => memoryStorage() });
const revision = (id: string, given: Partial<Revision> = {}): Revision => ({
  id,
  form: 'member:one',
  atMs: 0,
  before: { name: 'Old' },
  after: { name: 'New' },
  ...given,
});

test('revisions are stored, the newest first, and read again', () => {
  const storage = place();
  const store = revisionsStores(storage)('viewer');
  addRevision(store, revision('a', { atMs: 1 }));
  addRevision(store, revision('b', { atMs: 2 }));
  expect(
    revisionsStores(storage)('viewer')
      .getState()
      .map(({ id }) => id),
  ).toEqual(['b', 'a']);
  expect(revisionsStores(storage)('other').getState()).toEqual([]);
});

test('revisions older than 90 days are deleted, and the oldest if they take too much room', () => {
  const old = revision('old', { atMs: 0 });
  const young = revision('young', { atMs: 91 * DAY_MS });
  expect(withinBounds([young, old], 91 * DAY_MS)).toEqual([young]);
  const large = Array.from({ length: 500 }, (_, index) =>
    revision(String(index), { before: { description: 'x'.repeat(1_000) }, after: { description: '' } }),
  );
  const within = withinBounds(large, 0);
  expect(within.length).toBeGreaterThan(100);
  expect(JSON.stringify(within).length).toBeLessThan(310_000);
  expect(within[0]?.id).toBe('0');
});

test('purging a name removes it from all revisions at once, in every field that contains it', () => {
  const storage = place();
  const store = revisionsStores(storage)('viewer');
  addRevision(store, revision('name'));
  addRevision(
    store,
    revision('text', {
      form: 'system',
      before: { description: 'with old "friends"', tag: '| A' },
      after: { description: 'x', tag: '| B' },
    }),
  );
  addRevision(store, revision('other', { before: { name: 'Elsewhere' }, after: { name: 'x' } }));
  purgeText(store, ' OLD ');
  expect(store.getState().map(({ id, before }) => [id, before])).toEqual([
    ['other', { name: 'Elsewhere' }],
    ['text', { tag: '| A' }],
  ]);
  expect(storage.get(revisionsStores.keyOf('viewer'))).not.toMatch(/old/i);
  purgeText(store, ' ');
  expect(store.getState()).toHaveLength(2);
});

test('a value with quotation marks is purged like others', () => {
  const store = revisionsStores(place())('viewer');
  addRevision(store, revision('a', { before: { name: 'The "one"\n' }, after: { name: 'x' } }));
  purgeText(store, 'the "one"');
  expect(store.getState()).toEqual([]);
});
