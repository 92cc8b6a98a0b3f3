import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { LOOKED_UP } from './shared.ts';

test('what was looked up is asked for anew 300 seconds after its answer, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const queryClient = createQueryClient();
  const queryFn = vi.fn(() => Promise.resolve('answer'));
  const read = () => queryClient.fetchQuery({ ...LOOKED_UP, queryKey: ['looked-up'], queryFn });
  await read();
  vi.setSystemTime(Date.now() + 299_999);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(2);
  queryClient.clear();
  vi.useRealTimers();
});
