import { expect, test } from 'vitest';
import { drawAgain } from '../../testing/draw-again.tsx';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import type { Account } from '../account/account.ts';
import { memberQueries } from '../members/queries.ts';
import { useOwnMembers } from './use-own-lists.ts';

test('an own list is the same object while it is asked for again, and another when it was told anew', async () => {
  const clock = createFakeClock();
  const app = openApp({ world: openSmallWorld(1, clock), clock });
  const during = async <T,>(work: Promise<T>): Promise<T> => {
    await clock.advance(2_000);
    return work;
  };
  await during(app.session.setToken(tokenOf(0)));
  const viewer = systemUuidOf(0);
  const account: Account = { client: app.client, viewer, call: { as: viewer } };
  const list = { ...memberQueries(account).list(viewer), staleTime: 0 };
  await during(app.queryClient.fetchQuery(list));

  let asking: Promise<unknown> | undefined;
  const [first, again] = drawAgain(app, useOwnMembers, () => {
    asking = app.queryClient.fetchQuery(list);
  });
  expect(first.items?.map(({ name }) => name)).toEqual(['Member 0']);
  expect(app.queryClient.isFetching()).toBe(1);
  expect(again).toBe(first);

  const [before, after] = drawAgain(app, useOwnMembers, () => {
    app.queryClient.setQueryData(list.queryKey, { state: 'private' });
  });
  expect([before.state, after.state]).toEqual(['loaded', 'failed']);
  await during(Promise.resolve(asking));
  app.close();
});
