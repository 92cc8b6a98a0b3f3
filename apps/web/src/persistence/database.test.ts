import { afterEach, expect, test, vi } from 'vitest';
import { installFakeDatabase } from '../testing/fake-database.ts';

installFakeDatabase();

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The module as a page loads it: it keeps the database that it has opened, also for the next test file of the same thread. */
function loadPage() {
  vi.resetModules();
  return import('./database.ts');
}

test('after a refused database, the next call tries again', async () => {
  const { openDatabase } = await loadPage();
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await expect(openDatabase()).rejects.toThrow('forbidden');
  expect((await openDatabase()).name).toBe('frontboard');
});

test('sample data opens no database', async () => {
  vi.stubGlobal('window', { sessionStorage: { getItem: () => '1' } });
  const page = await loadPage();
  await expect(page.openDatabase()).rejects.toThrow('not stored');
});

test('a page that the browser puts aside leaves no transaction running, and stores nothing until it is shown again', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', Object.assign(page, { sessionStorage: { getItem: () => null } }));
  const database = await (await loadPage()).openDatabase();
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
});
