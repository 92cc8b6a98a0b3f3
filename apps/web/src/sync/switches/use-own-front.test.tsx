import { expect, test } from 'vitest';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { drawAgain } from '../../testing/draw-again.tsx';
import { openSignedIn } from '../../testing/open-signed-in.ts';
import { useOwnFront } from './use-own-front.ts';

test('the own front is the same object while it is fetched again, and another when the front changes', async () => {
  const { app, caller, viewer, during } = await openSignedIn();
  const fronters = { ...systemLookups(caller).front(viewer), staleTime: 0 };
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
