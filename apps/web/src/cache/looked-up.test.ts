import { ApiError } from '@frontboard/client';
import { expect, test, vi } from 'vitest';
import { LOOKED_UP, shared } from './looked-up.ts';
import { createQueryClient } from './query-client.ts';

test('a looked-up answer is fetched again after 300 seconds, and not before', async () => {
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

test.each([
  ['PluralKit’s own 403', 403, 30001, 'application/json', 'private'],
  ['PluralKit’s own 404', 404, 20001, 'application/json', 'not-found'],
  ['a 403 of a service like it', 403, null, 'application/json; charset=utf-8', 'private'],
  ['a 404 of a service like it', 404, null, 'application/problem+json', 'not-found'],
  ['a network’s page with 403', 403, null, 'text/html', 'refused'],
  ['a proxy’s text with 403, such as “error code: 1020”', 403, null, 'text/plain; charset=UTF-8', 'refused'],
  ['a 403 to whoever asks, with code 0', 403, 0, 'application/json', 'refused'],
  ['an address without a service', 404, null, null, 'refused'],
  ['an error of the service', 500, 0, 'application/json', 'refused'],
])('%s means what it says and no more', async (_what, status, code, type, meaning) => {
  const headers = type === null ? {} : { 'content-type': type };
  const error = new ApiError({ method: 'GET', path: '/v2/systems/exmpl', status, code, headers });
  const answer = shared(Promise.reject(error));
  if (meaning === 'refused') await expect(answer).rejects.toBe(error);
  else expect(await answer).toEqual({ state: meaning });
});
