import { hashKey, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createFlag } from '../testing/fake-browser.ts';
import { createQueryClient, hashOf } from './query-client.ts';

afterEach(() => {
  onlineManager.setEventListener(() => undefined);
  onlineManager.setOnline(true);
});

test('back online, only failed queries are fetched again', async () => {
  const client = createQueryClient();
  client.mount();
  const answers = {
    failing: vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('news'),
    fine: vi.fn().mockResolvedValue('known'),
  };
  const observers = Object.entries(answers).map(
    ([name, queryFn]) => new QueryObserver(client, { queryKey: [name], queryFn }),
  );
  for (const observer of observers) observer.subscribe(() => {});
  await expect
    .poll(() => observers.map((observer) => observer.getCurrentResult().status))
    .toEqual(['error', 'success']);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => client.getQueryData(['failing'])).toBe('news');
  expect(answers.failing).toHaveBeenCalledTimes(2);
  expect(answers.fine).toHaveBeenCalledTimes(1);
  client.unmount();
});

test('failed queries are fetched again also if the network failed before the first screen', async () => {
  const online = createFlag(true);
  const client = createQueryClient(online);
  online.set(false);
  client.mount();
  const queryFn = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('news');
  const observer = new QueryObserver(client, { queryKey: ['failing'], queryFn });
  observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  online.set(true);
  await expect.poll(() => client.getQueryData(['failing'])).toBe('news');
  client.unmount();
});

test('an entry is found by its hash, which is the one of the library for a flat key', () => {
  const client = createQueryClient();
  const queryKey = ['public', 'systems', 'front', 'exm"pl', 3];
  client.setQueryData(queryKey, 'front');
  expect(hashOf(queryKey)).toBe(hashKey(queryKey));
  expect(client.getQueryCache().get(hashOf(queryKey))?.state.data).toBe('front');
});
