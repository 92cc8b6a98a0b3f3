import { expect, test } from 'vitest';
import { drawAgain } from '../../testing/draw-again.tsx';
import { openSignedIn } from '../../testing/open-signed-in.ts';
import { memberQueries } from '../members/queries.ts';
import { useOwnMembers } from './use-own-lists.ts';

test('an own list is the same object while it is asked for again, and another once the answer differs', async () => {
  const { app, caller, viewer, during } = await openSignedIn();
  const list = { ...memberQueries(caller).list(viewer), staleTime: 0 };
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
