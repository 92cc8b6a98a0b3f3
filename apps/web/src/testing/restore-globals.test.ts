import { onlineManager, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import { createFlag } from './fake-browser.ts';
import { restoreGlobals } from './restore-globals.ts';

test('a file that ends offline does not keep the queries of the next file waiting', async () => {
  const online = createFlag(true);
  createQueryClient(online);
  online.set(false);
  expect(onlineManager.isOnline()).toBe(false);
  restoreGlobals();
  expect(await new QueryClient().fetchQuery({ queryKey: ['any'], queryFn: () => 'answer' })).toBe('answer');
});
