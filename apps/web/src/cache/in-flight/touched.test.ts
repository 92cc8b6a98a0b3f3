import { expect, test } from 'vitest';
import { PUBLIC } from '../../session/viewer.ts';
import { createQueryClient } from '../query-client.ts';
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
] as const)('a write of unknown outcome to %s makes %j stale, for that viewer alone', (touched, queryKey) => {
  const queryClient = createQueryClient();
  const others = [PUBLIC, ...queryKey.slice(1)];
  for (const key of [queryKey, others]) queryClient.setQueryData(key, {});
  invalidateTouched(queryClient, 'own', [touched]);
  const isStale = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect([isStale(queryKey), isStale(others)]).toEqual([true, false]);
});
