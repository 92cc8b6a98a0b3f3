import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { PUBLIC } from '../../session/viewer.ts';
import { createQueryClient } from '../query-client.ts';
import { type SwitchNews, subscribeSwitchNews } from '../switches/switch-news.ts';
import { frontKey, systemKey } from '../system-keys.ts';
import { invalidateTouched, touchedBy } from './touched.ts';

test.each([
  ['POST', '/v2/members', ['members']],
  ['PATCH', '/v2/members/abcdef', ['members']],
  ['DELETE', '/v2/members/abcdef', ['members', 'groups', 'switches']],
  ['POST', '/v2/members/abcdef/groups/add', ['members', 'groups']],
  ['PATCH', '/v2/members/abcdef/guilds/466707357099884544', ['servers']],
  ['POST', '/v2/groups', ['groups']],
  ['POST', '/v2/groups/abcdef/members/remove', ['members', 'groups']],
  ['DELETE', '/v2/groups/abcdef', ['members', 'groups']],
  ['PATCH', '/v2/systems/@me', ['system']],
  ['PATCH', '/v2/systems/@me/settings', ['settings']],
  ['PATCH', '/v2/systems/@me/guilds/466707357099884544', ['servers']],
  ['PATCH', '/v2/systems/@me/autoproxy?guild_id=466707357099884544', ['servers']],
  ['POST', '/v2/systems/@me/switches', ['switches']],
  ['PATCH', '/v2/systems/@me/switches/5e0c7f4b-2a1d-4e8f-9b6c-1d2e3f4a5b6c/members', ['switches']],
] as const)('%s %s touches %j', (method, path, touched) => {
  expect(touchedBy({ method, path })).toEqual(touched);
});

test.each([
  ['switches', frontKey({ viewer: 'own' }, 'own')],
  ['system', systemKey({ viewer: 'own' }, 'own')],
  ['members', ['own', 'members', 'list', 'own']],
  ['servers', ['own', 'guilds', 'own']],
] as const)('a write of unknown outcome to %s makes %j stale, for that viewer alone', (touched, queryKey) => {
  const queryClient = createQueryClient();
  const others = [PUBLIC, ...queryKey.slice(1)];
  for (const key of [queryKey, others]) queryClient.setQueryData(key, {});
  invalidateTouched(queryClient, 'own', [touched]);
  const isStale = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect([isStale(queryKey), isStale(others)]).toEqual([true, false]);
});

test('what is shown is fetched again at once, or later by the caller', async () => {
  const queryClient = createQueryClient();
  const queryKey = ['own', 'members', 'list', 'own'];
  let fetched = 0;
  const queryFn = () => {
    fetched += 1;
    return fetched;
  };
  queryClient.setQueryData(queryKey, 0);
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY });
  const stop = observer.subscribe(() => {});
  invalidateTouched(queryClient, 'own', ['members'], true);
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' });
  invalidateTouched(queryClient, 'own', ['members']);
  expect(queryClient.getQueryState(queryKey)?.fetchStatus).toBe('fetching');
  await expect.poll(() => fetched).toBe(1);
  stop();
});

test('only switches are news for those who show them', () => {
  const queryClient = createQueryClient();
  const news: SwitchNews[] = [];
  const stop = subscribeSwitchNews(queryClient, (one) => news.push(one));
  invalidateTouched(queryClient, 'own', ['members', 'servers']);
  expect(news).toEqual([]);
  invalidateTouched(queryClient, 'own', ['members', 'switches']);
  expect(news).toEqual([{ kind: 'stale', viewer: 'own' }]);
  stop();
});
