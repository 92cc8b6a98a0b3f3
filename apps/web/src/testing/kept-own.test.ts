import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import { restoreOwnProfile } from '../cache/persisted/restore-own.ts';
import { systemLookups } from '../cache/systems/lookup-queries.ts';
import type { Caller } from '../session/caller.ts';
import { createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { installFakeDatabase } from './fake-database.ts';
import { openApp } from './open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from './small-world.ts';

installFakeDatabase();

test('the own profile and the settings in the service are there after a restart, as old as they are', async () => {
  const clock = createFakeClock(Date.now() + 60_000);
  const world = openSmallWorld(1, clock);
  const origin = createOrigin();
  const open = () => openApp({ world, clock, origin, latencyMs: 0 });
  const during = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false;
    const end = work.finally(() => {
      isDone = true;
    });
    while (!isDone) await clock.advance(10);
    return end;
  };
  const ref = systemUuidOf(0);
  const first = open();
  await during(first.session.setToken(tokenOf(0)));
  await during(restoreOwnProfile(first));
  const account: Caller = { client: first.client, viewer: ref, call: {} };
  const profile = systemLookups(account).system(ref);
  await during(first.queryClient.fetchQuery(profile));
  const config = await during(first.client.settings.fetch(brandId('SystemRef', ref)));
  first.queryClient.setQueryData([ref, 'settings', ref], { state: 'shared', value: config });
  const told = first.queryClient.getQueryState(profile.queryKey);
  await new Promise((resolve) => setTimeout(resolve, 20));
  first.close();

  const second = open();
  await during(restoreOwnProfile(second));
  const brought = second.queryClient.getQueryState(profile.queryKey);
  expect(brought?.data).toEqual(told?.data);
  expect(brought?.data).toMatchObject({ value: { privacy: { front_privacy: 'public' } } });
  expect(brought?.dataUpdatedAt).toBe(told?.dataUpdatedAt);
  expect(brought?.isInvalidated).toBe(true);
  expect(second.queryClient.getQueryData([ref, 'settings', ref])).toEqual({ state: 'shared', value: config });
  second.close();
});
