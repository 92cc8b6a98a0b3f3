import { openDB } from 'idb';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { installFakeDatabase } from '../testing/fake-database.ts';
import { openDatabase, writeOverCaches } from './database.ts';

installFakeDatabase();
// The next file shares the modules.
afterAll(() => void vi.resetModules());

test('after a refused database, the next call tries again', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await expect(openDatabase()).rejects.toThrow('forbidden');
  expect((await openDatabase()).name).toBe('frontboard');
});

test('sample data opens no database', async () => {
  vi.stubGlobal('window', { sessionStorage: { getItem: () => '1' } });
  vi.resetModules();
  const page = await import('./database.ts');
  await expect(page.openDatabase()).rejects.toThrow('not stored');
  vi.unstubAllGlobals();
});

test('a page that the browser puts aside leaves no transaction running, and stores nothing until it is shown again', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', Object.assign(page, { sessionStorage: { getItem: () => null } }));
  vi.resetModules();
  const database = await (await import('./database.ts')).openDatabase();
  const announce = (type: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));

  const kept = database.transaction('outbox', 'readwrite');
  announce('pagehide', false);
  await kept.store.put({ id: 'kept' });
  await kept.done;

  const left = database.transaction('outbox', 'readwrite');
  const isAborted = expect(left.done).rejects.toThrow();
  const put = left.store.put({ id: 'left' }).catch(() => 'not stored');
  announce('pagehide', true);
  await isAborted;
  expect(await put).toBe('not stored');
  await expect(database.getAll('outbox')).rejects.toThrow('The page was left.');

  announce('pageshow', true);
  expect(await database.getAllKeys('outbox')).toEqual(['kept']);
  vi.unstubAllGlobals();
});

/** The module as the next page loads it. */
async function nextPage() {
  vi.resetModules();
  return import('./database.ts');
}

test('a database is known as new on the page that created it, and is not on the next one', async () => {
  installFakeDatabase();
  const first = await nextPage();
  const database = await first.openDatabase();
  expect(first.wasCreated(database)).toBe(true);
  expect([...database.objectStoreNames]).toEqual([
    'documents',
    'history',
    'lists',
    'outbox',
    'restore',
    'runs',
  ]);
  const second = await nextPage();
  expect(second.wasCreated(await second.openDatabase())).toBe(false);
});

test.each([1, 2])(
  'a database of version %i keeps what is in it and gets the stores of later ones',
  async (version) => {
    installFakeDatabase();
    const old = await openDB('frontboard', version, {
      upgrade(database) {
        database.createObjectStore('outbox', { keyPath: 'id' });
        if (version > 1) database.createObjectStore('history', { keyPath: ['viewer', 'part'] });
      },
    });
    await old.put('outbox', { id: 'kept' });
    old.close();
    const page = await nextPage();
    const database = await page.openDatabase();
    expect(page.wasCreated(database)).toBe(false);
    expect(await database.getAllKeys('outbox')).toEqual(['kept']);
    await database.put('history', { viewer: 'me', part: 'info' });
    await database.put('runs', { run: 'run', part: -1, viewer: 'me' });
    expect(await database.getAllKeysFromIndex('runs', 'viewer', 'me')).toEqual([['run', -1]]);
  },
);

test('the database of a newer release is opened as it is: forgetting an account must find its data', async () => {
  installFakeDatabase();
  const newer = await openDB('frontboard', 9, {
    upgrade: (database) => void database.createObjectStore('outbox', { keyPath: 'id' }),
  });
  await newer.put('outbox', { id: 'kept' });
  newer.close();
  const page = await nextPage();
  expect(await (await page.openDatabase()).getAllKeys('outbox')).toEqual(['kept']);
});

test('a page gives way to a newer release that changes the database, and opens it again when it needs it', async () => {
  installFakeDatabase();
  const page = await nextPage();
  const database = await page.openDatabase();
  expect(await page.openDatabase()).toBe(database);
  const newer = await openDB('frontboard', 9);
  newer.close();
  const again = await page.openDatabase();
  expect(again).not.toBe(database);
  expect(again.version).toBe(9);
});

test('a database that does not open, here because an old page keeps it, is waited for 4 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  installFakeDatabase();
  const old = await openDB('frontboard', 1);
  onTestFinished(() => old.close());
  const page = await nextPage();
  const outcome = page.openDatabase().then(
    () => 'open',
    (error: Error) => error,
  );
  await vi.advanceTimersByTimeAsync(3_999);
  expect(await Promise.race([outcome, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  const error = await outcome;
  expect(error).toMatchObject({ message: 'The browser does not open its database.' });
  expect(page.isNoDatabase(error)).toBe(false);
});

test('a page that stood still while its database opened uses it, and does not give up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  installFakeDatabase();
  const page = await nextPage();
  const opening = page.openDatabase();
  // However long it stood still: a timer that is due runs first, before the answer is delivered.
  vi.advanceTimersToNextTimer();
  expect((await opening).name).toBe('frontboard');
});

test('a browser without a database has none, which is not the fault of the device', async () => {
  const page = await nextPage();
  vi.stubGlobal('indexedDB', undefined);
  const error = await page.openDatabase().catch((it: unknown) => it);
  vi.unstubAllGlobals();
  expect(page.isNoDatabase(error)).toBe(true);
  expect(page.isNoDatabase(new Error('another'))).toBe(false);
});

describe('a write on a full device', () => {
  const full = new DOMException('full', 'QuotaExceededError');

  /** Writes on a device that is full `times` times. Returns the outcome, and which caches are left. */
  async function writeWhenFull(times: number, error: Error = full) {
    const database = await openDatabase();
    await database.put('lists', { viewer: 'me', kind: 'own-members' });
    await database.put('history', { viewer: 'me', part: 'info' });
    let attempts = 0;
    const outcome = await writeOverCaches(database, async () => {
      attempts += 1;
      if (attempts <= times) throw error;
      return 'written';
    }).catch((it: unknown) => it);
    return [outcome, await database.count('lists'), await database.count('history')];
  }

  test.each([
    [0, ['written', 1, 1]],
    [1, ['written', 0, 1]],
    [2, ['written', 0, 0]],
    [3, [full, 0, 0]],
  ])('that is refused %i times deletes the lists first, and the history last', async (times, expected) => {
    expect(await writeWhenFull(times)).toEqual(expected);
  });

  // As Chromium says it when the disk is full.
  test.each(['UnknownError', 'DataError'])('that is refused with %s makes room, too', async (name) => {
    expect(await writeWhenFull(1, new DOMException('Internal error.', name))).toEqual(['written', 0, 1]);
  });

  test('that cannot delete caches either is refused for its own reason', async () => {
    const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('Internal error.', 'UnknownError');
    });
    onTestFinished(() => clear.mockRestore());
    expect(await writeWhenFull(3)).toEqual([full, 1, 1]);
  });

  test.each([new DOMException('broken', 'InvalidStateError'), new Error('broken')])(
    'deletes nothing if the device refuses for another reason',
    async (error) => {
      expect(await writeWhenFull(1, error)).toEqual([error, 1, 1]);
    },
  );
});

test('a page that the browser puts aside before it has used its database stores nothing either', async () => {
  installFakeDatabase();
  await (await nextPage()).openDatabase();
  const page = new EventTarget();
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', Object.assign(page, { sessionStorage: { getItem: () => null } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const database = await (await nextPage()).openDatabase();
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  await expect(database.getAll('outbox')).rejects.toThrow('The page was left.');
});
