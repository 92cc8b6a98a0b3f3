import { expect, test } from 'vitest';
import { drawAgain } from '../../testing/draw-again.tsx';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import type { Account } from '../account/account.ts';
import { systemLookups } from '../systems/lookup-queries.ts';
import { useOwnFront } from './use-own-front.ts';

test('the own front is the same object while it is asked for again, and another when somebody else is in front', async () => {
  const clock = createFakeClock();
  const app = openApp({ world: openSmallWorld(1, clock), clock });
  const during = async <T,>(work: Promise<T>): Promise<T> => {
    await clock.advance(2_000);
    return work;
  };
  await during(app.session.setToken(tokenOf(0)));
  const viewer = systemUuidOf(0);
  const account: Account = { client: app.client, viewer, call: { as: viewer } };
  const fronters = { ...systemLookups(account).fronters(viewer), staleTime: 0 };
  const told = await during(app.queryClient.fetchQuery(fronters));

  let asking: Promise<unknown> | undefined;
  const [first, again] = drawAgain(app, useOwnFront, () => {
    asking = app.queryClient.fetchQuery(fronters);
  });
  expect(first.members.map(({ name }) => name)).toEqual(['Member 0']);
  expect(app.queryClient.isFetching()).toBe(1);
  expect(again).toBe(first);

  const [, after] = drawAgain(app, useOwnFront, () => {
    app.queryClient.setQueryData(fronters.queryKey, { ...told, members: [] });
  });
  expect(after.members).toEqual([]);
  await during(Promise.resolve(asking));
  app.close();
});
