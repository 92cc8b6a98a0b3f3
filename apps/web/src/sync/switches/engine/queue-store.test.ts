import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../persistence/database.ts';
import { withStoredViewer } from '../../../persistence/documents/viewer-field.ts';
import { createSafeStorage, memoryStorage } from '../../../platform/storage.ts';
import { createFakeClock, settlePromises } from '../../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../../testing/fake-database.ts';
import { fullArea } from '../../../testing/full-area.ts';
import { createQueueStore, type QueueStore } from './queue-store.ts';
import { emptySwitch, type QueuedSwitch } from './queued-switch.ts';

installFakeDatabase();

function makeSwitch(id: string): QueuedSwitch {
  return {
    ...emptySwitch('own', id),
    atMs: 1,
    timestamp: '1970-01-01T00:00:00.001Z',
    operations: [{ kind: 'record', id, members: [], tapMs: 1, isSent: false }],
  };
}

const put = (store: QueueStore, id: string) =>
  store.change(() => ({ put: [makeSwitch(id)], result: undefined }));
const remove = (store: QueueStore, id: string) => store.change(() => ({ remove: [id], result: undefined }));
const ids = (store: QueueStore) => store.change((queue) => ({ result: queue.map(({ id }) => id).sort() }));
const blocked = () => Promise.reject(new Error('The database is blocked.'));

beforeEach(async () => {
  await (await openDatabase()).clear('outbox');
});

test('stored operations are read by the next page, and unreadable ones do not stop it', async () => {
  const area = memoryStorage();
  const storage = () => createSafeStorage({ open: () => area });
  await put(createQueueStore(openDatabase, storage()), 'a');
  await (await openDatabase()).put('outbox', { id: 'of another release' });
  const next = createQueueStore(openDatabase, storage());
  expect(await ids(next)).toEqual(['a']);
  expect(next.isDurable).toBe(true);
  expect(await (await openDatabase()).count('outbox')).toBe(2);
});

test('without a database operations are in the storage, and move to the database when it works again', async () => {
  const area = memoryStorage();
  const storage = () => createSafeStorage({ open: () => area });
  await put(createQueueStore(openDatabase, storage()), 'old');
  const spare = createQueueStore(blocked, storage());
  await put(spare, 'new');
  await remove(spare, 'old');
  expect(spare.isDurable).toBe(true);
  expect(await ids(createQueueStore(openDatabase, storage()))).toEqual(['new']);
  expect(area.getItem('outbox')).toBeNull();
});

test.each([
  ['a copy that was cut off', '{"plans":[{"id":"cut'],
  ['a copy with a plan of another release', JSON.stringify({ plans: [{ id: 'strange' }], gone: [] })],
  ['a copy of another shape', '[1]'],
])('%s is set aside before it is written over, once', async (_what, text) => {
  const area = memoryStorage({ outbox: text });
  const storage = createSafeStorage({ open: () => area });
  const spare = createQueueStore(blocked, storage);
  expect(await ids(spare)).toEqual([]);
  await put(spare, 'new');
  expect(area.getItem('outbox.corrupt')).toBe(text);
  expect(storage.problem).toBe('corrupt');
  const later = createSafeStorage({ open: () => area });
  expect(await ids(createQueueStore(openDatabase, later))).toEqual(['new']);
  expect([later.problem, area.getItem('outbox.corrupt')]).toEqual([null, text]);
});

test('without room for a copy, no page deletes the damaged document', async () => {
  const damaged = JSON.stringify({
    plans: [withStoredViewer(makeSwitch('known')), { id: 'strange' }],
    gone: [],
  });
  const area = fullArea({ outbox: damaged });
  const storage = createSafeStorage({ open: () => area });
  const store = createQueueStore(blocked, storage);
  expect(await ids(store)).toEqual(['known']);
  // Counting what is unsent opens a separate store.
  expect(await ids(createQueueStore(openDatabase, storage))).toEqual(['known']);
  expect(area.getItem('outbox')).toBe(damaged);
});

test('operations that another tab stores while this one moves them to the database are not lost', async () => {
  const area = memoryStorage();
  const [mine, theirs] = [area, area].map((it) => createSafeStorage({ open: () => it }));
  if (mine === undefined || theirs === undefined) throw new Error('There are two.');
  const store = createQueueStore(openDatabase, mine);
  const spare = createQueueStore(blocked, theirs);
  await put(spare, 'early');
  await put(spare, 'taken back');
  await store.change(() => {
    void put(spare, 'late');
    void remove(spare, 'taken back');
    return { result: undefined };
  });
  expect(await ids(store)).toEqual(['early', 'late']);
  expect(area.getItem('outbox')).toBeNull();
});

test('without any storage operations are in memory, and the app says so', async () => {
  const storage = createSafeStorage({
    open: () => {
      throw new Error('forbidden');
    },
  });
  const store = createQueueStore(blocked, storage);
  await put(store, 'a');
  expect(await ids(store)).toEqual(['a']);
  expect([store.isDurable, storage.problem]).toEqual([false, 'blocked']);
});

test('changes of two tabs at once are not lost', async () => {
  const storage = createSafeStorage({ open: () => memoryStorage() });
  const [first, second] = [createQueueStore(openDatabase, storage), createQueueStore(openDatabase, storage)];
  await Promise.all([put(first, 'a'), put(second, 'b'), put(first, 'c')]);
  expect(await ids(second)).toEqual(['a', 'b', 'c']);
});

test('a database that recovers is used again, and its rows appear', async () => {
  const clock = createFakeClock();
  const storage = createSafeStorage({ open: () => memoryStorage() });
  await put(createQueueStore(openDatabase, storage), 'from an earlier visit');
  let isBroken = true;
  let returns = 0;
  const onReturn = () => {
    returns += 1;
  };
  const open = () => (isBroken ? blocked() : openDatabase());
  const store = createQueueStore(open, storage, { clock, mayStore: () => true, onReturn });
  await put(store, 'made meanwhile');
  expect(await ids(store)).toEqual(['made meanwhile']);
  await clock.advance(15_000);
  isBroken = false;
  await clock.advance(15_000);
  await settlePromises();
  expect(returns).toBe(1);
  expect(await ids(store)).toEqual(['from an earlier visit', 'made meanwhile']);
});

test('a transaction that is aborted while it reads starts again, and fails nowhere else', async () => {
  const storage = createSafeStorage({ open: () => memoryStorage() });
  const store = createQueueStore(openDatabase, storage);
  await put(store, 'waiting');
  const read = IDBObjectStore.prototype.getAll;
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (this: IDBObjectStore) {
    const request = read.call(this);
    this.transaction.abort();
    return request;
  });
  expect(await ids(store)).toEqual(['waiting']);
  expect(storage.get('outbox')).toBeNull();
});

test('waiting operations are written to the new database if the browser deletes the old one', async () => {
  const storage = createSafeStorage({ open: () => memoryStorage() });
  const store = createQueueStore(openDatabase, storage);
  await put(store, 'waiting');
  await store.change(() => ({
    put: [{ ...makeSwitch('settled'), known: { kind: 'already-so' } }],
    result: undefined,
  }));
  await deleteDB('frontboard');
  expect(await ids(store)).toEqual(['waiting']);
  await remove(store, 'waiting');
  expect(await ids(store)).toEqual([]);
});
