import { expect, test, vi } from 'vitest';
import { installFakeDatabase } from '../testing/fake-database.ts';
import { openDatabase } from './database.ts';

installFakeDatabase();

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
